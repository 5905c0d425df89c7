/**
 * Compiles the kernel of `cpp/` to WebAssembly: `node compile_kernel.js FOLDER` makes
 * `FOLDER/kernel.wasm`, unless what is there was made from the same sources.
 *
 * The compiler is a package like any other, itself WebAssembly: nothing is to be installed by hand.
 * A source belongs to the kernel of the page if its header is reached from `page/wasm.cpp`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const CPP = new URL('../cpp/', import.meta.url)
const ENTRY = 'page/wasm.cpp'
const FLAGS = [
  '--target=wasm32-wasip1',
  '-std=c++20',
  '-I.',
  // As fast as -O2, and 20 KB less to download.
  '-Os',
  // As in every other build: each step is rounded, so that all of them think alike.
  '-ffp-contract=off',
  '-fno-exceptions',
  '-fno-rtti',
  '-Wall',
  '-Wextra',
  '-Werror',
  // It is called again and again. Lists of all moves of a position are kept on the stack.
  '-mexec-model=reactor',
  '-Wl,--strip-all',
  '-Wl,-z,stack-size=262144',
]

const read = (name) => readFileSync(new URL(name, CPP), 'utf-8')

const SOURCES = readdirSync(CPP, { recursive: true }).filter((name) => name.endsWith('.cpp'))

/** The sources of a header: `parse.cpp` and `parse_position.cpp` belong to `parse.hpp`. */
function sourcesOf(header) {
  const stem = header.replace('.hpp', '')
  return SOURCES.filter((name) => name === `${stem}.cpp` || name.startsWith(`${stem}_`))
}

/** Every file that is reached from a source: by its includes, and from a header to its sources. */
function reached(name, found = {}) {
  if (name in found) return found
  found[name] = read(name)
  for (const [, header] of found[name].matchAll(/^#include "(.+)"$/gm)) reached(header, found)
  if (name.endsWith('.hpp')) for (const source of sourcesOf(name)) reached(source, found)
  return found
}

/** What the result depends on, in short. */
function digest(files) {
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', import.meta.url), 'utf-8'))
  const hash = createHash('sha256').update(readFileSync(new URL(import.meta.url)))
  hash.update(lock.packages['node_modules/@yowasp/clang'].version)
  for (const name of Object.keys(files).sort()) hash.update(`\n${name}\n${files[name]}`)
  return hash.digest('hex')
}

/** Files by their paths, as folders of files. */
function inFolders(files) {
  const folders = {}
  for (const [path, content] of Object.entries(files)) {
    const [folder, name] = path.split('/')
    folders[folder] = { ...folders[folder], [name]: content }
  }
  return folders
}

async function compile(files) {
  const { runClang, runLLVM } = await import('@yowasp/clang')
  await runLLVM(null, {}, { fetchProgress: () => undefined }) // reads itself from the disk
  const sources = Object.keys(files).filter((name) => name.endsWith('.cpp'))
  // In one piece, so that the headers are read once.
  const piece = sources.map((name) => `#include "${name}"\n`).join('')
  const given = { ...inFolders(files), 'kernel.cpp': piece }
  const { 'kernel.wasm': built } = await runClang(
    ['clang++', ...FLAGS, 'kernel.cpp', '-o', 'kernel.wasm'],
    given,
  )
  // The page gives it a clock and hears it; whatever else the library would need is none of its business.
  const asked = WebAssembly.Module.imports(new WebAssembly.Module(built))
  const foreign = asked.filter(({ module }) => module !== 'page').map(({ name }) => name)
  if (foreign.length)
    throw new Error(`The kernel asks for ${foreign.join(', ')}: see operator new in wasm.cpp.`)
  return built
}

const [, , folder] = process.argv
const [target, stamp] = [`${folder}/kernel.wasm`, `${folder}/kernel.sources`]
const files = reached(ENTRY)
const made = existsSync(target) && existsSync(stamp) ? readFileSync(stamp, 'utf-8') : ''
if (made !== digest(files)) {
  console.error('Compiling the kernel for the page ...')
  const built = await compile(files)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${target}.new`, built)
  renameSync(`${target}.new`, target)
  writeFileSync(stamp, digest(files))
}
