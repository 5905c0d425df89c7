/** What is fetched for the kernel: made by tools/build_kernel.py, served beside the page. */
import wasm from 'kernel-built/kernel.wasm?url'
import tables from 'kernel-built/tables.bin?url'

/** The compiled program and the tables of the rules: whoever has both has a kernel. */
export interface Parts {
  module: WebAssembly.Module
  tables: ArrayBuffer
}

/** Fetch and compile the kernel. */
export async function fetchParts(): Promise<Parts> {
  const [module, numbers] = await Promise.all([compiled(fetched(wasm)), fetched(tables)])
  return { module, tables: await numbers.arrayBuffer() }
}

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
