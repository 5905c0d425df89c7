/** For the page's own tests, which have no server: what the kernel fetches is part of the build. */
import wasm from 'kernel-built/kernel.wasm?inline'
import tables from 'kernel-built/tables.bin?inline'

const fetched = globalThis.fetch

globalThis.fetch = (address, asked) => {
  const name = typeof address === 'string' ? address : ''
  return fetched(name.endsWith('.wasm') ? wasm : name.endsWith('tables.bin') ? tables : address, asked)
}
