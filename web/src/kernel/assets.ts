/** What is fetched for the kernel: made by tools/build_kernel.py, served beside the page. */
import wasm from 'kernel-built/kernel.wasm?url'
import tables from 'kernel-built/tables.bin?url'

import { valuesAddress } from './values'

/** The compiled program and the tables of the rules: whoever has both has a kernel. */
export interface Parts {
  module: WebAssembly.Module
  tables: ArrayBuffer
}

let parts: Promise<Parts> | null = null

/** Fetch and compile the kernel, once for the page; again if that failed. */
export function fetchParts(): Promise<Parts> {
  if (!parts) {
    parts = fetchAnew()
    parts.catch(() => (parts = null))
  }
  return parts
}

async function fetchAnew(): Promise<Parts> {
  const [module, numbers] = await Promise.all([compiled(fetched(wasm)), fetched(tables)])
  return { module, tables: await numbers.arrayBuffer() }
}

/** The learned values of a setting, fetched once. */
export function fetchValues(setting: string): Promise<ArrayBuffer> {
  let numbers = VALUES.get(setting)
  if (!numbers) {
    numbers = fetched(valuesAddress(setting)).then((answer) => answer.arrayBuffer())
    VALUES.set(setting, numbers)
    numbers.catch(() => VALUES.delete(setting))
  }
  return numbers
}
const VALUES = new Map<string, Promise<ArrayBuffer>>()

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer
}

async function compiled(answer: Promise<Response>): Promise<WebAssembly.Module> {
  // It is compiled while it arrives, unless a host calls it something else.
  const program = await answer
  return program.headers.get('content-type')?.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(program)
    : WebAssembly.compile(await program.arrayBuffer())
}
