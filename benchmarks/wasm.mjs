/** How fast the page's kernel searches, and when its first candidate is known.
 *
 *     node benchmarks/wasm.mjs [--against OTHER/build/kernel]
 *
 * The top level thinks about positions of every setting, in Node, which compiles WebAssembly like
 * Chromium does. With `--against` another version's kernel, built by `make play` there, is asked in
 * turns with this one, and the ratio is taken within the run. Reported for a second of processor
 * time: iterations, and new positions. A search that has read a small tree to its ends repeats itself
 * quickly, so that its many iterations say little; the time in which a tree grows says more. And how
 * long after the question the first candidates are told.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = resolve(import.meta.dirname, '..')
const ITERATIONS = 3_000
/** A tree of so many positions, or what is found of it by so many iterations at most. */
const TREE = 3_000
const MOST_ITERATIONS = 50_000
const TURNS = 10
const NODES = 1_000_000
const CANDIDATES = 6
/** So many moves of the first round are made before. */
const MOVES = 2
const SECONDS = 0.3

const { values: given } = parseArgs({ options: { against: { type: 'string' } } })

/** The page's own calls into the kernel, without their types. */
async function pageCalls() {
  const typescript = createRequire(join(ROOT, 'web', 'package.json'))('typescript')
  const source = readFileSync(join(ROOT, 'web', 'src', 'kernel', 'calls.ts'), 'utf8')
  const options = { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2023 }
  const plain = typescript.transpile(source, options)
  return (await import(`data:text/javascript,${encodeURIComponent(plain)}`)).Calls
}

const Calls = await pageCalls()
const bytes = (path) => new Uint8Array(readFileSync(path)).buffer
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]

/** A kernel with the values of a setting; `heard` is when it told something first. */
function assembled(folder, setting) {
  const kernel = { heard: null }
  const module = new WebAssembly.Module(bytes(join(folder, 'kernel.wasm')))
  kernel.calls = new Calls(module, bytes(join(folder, 'tables.bin')), () => {
    kernel.heard ??= performance.now()
  })
  kernel.calls.takeValues(bytes(join(folder, `values_${setting}.bin`)))
  return kernel
}

/** Another position of the first round for each seed. */
function position(kernel, mode, players, seed) {
  const { calls } = kernel
  let at = calls.ask('start', mode, players, 0, 0)
  at = calls.ask('deal', at, calls.ask('draw', at, BigInt(seed)))
  for (let move = 0; move < MOVES; ++move)
    at = calls.ask('play', at, think(kernel, at, 0, 300, seed).candidates[0].move)
  return at
}

function think({ calls }, at, seconds, iterations, seed, nodes = NODES) {
  return calls.ask('think', at, 'top', seconds, iterations, BigInt(seed), nodes, CANDIDATES)
}

/** What is done, and the microseconds of a processor that it takes. */
const WORK = {
  iterations: (kernel, at, seed) => think(kernel, at, 0, ITERATIONS, seed).iterations,
  'new positions': (kernel, at, seed) => (think(kernel, at, 0, MOST_ITERATIONS, seed, TREE), TREE),
}
function timed(kernel, work, at, seed) {
  const before = process.cpuUsage()
  const done = work(kernel, at, seed)
  const { user, system } = process.cpuUsage(before)
  return [done, user + system]
}

function firstCandidate(kernel, at, seed) {
  kernel.heard = null
  const asked = performance.now()
  think(kernel, at, SECONDS, 0, seed)
  return (kernel.heard ?? performance.now()) - asked
}

const folders = [join(ROOT, 'build', 'kernel'), ...(given.against ? [resolve(given.against)] : [])]
for (const mode of ['classic', 'expert'])
  for (const players of [2, 3, 4]) {
    const kernels = folders.map((folder) => assembled(folder, `${mode}_${players}`))
    const sums = Object.entries(WORK).map(([what, work]) => [what, work, kernels.map(() => [0, 0])])
    const firsts = []
    for (let turn = 0; turn <= TURNS; ++turn) {
      const at = position(kernels[0], mode, players, turn)
      for (const [, work, sum] of sums) {
        const measured = kernels.map((kernel) => timed(kernel, work, at, turn))
        // The first time the compiler is still at work.
        if (turn) measured.forEach((one, number) => one.forEach((more, part) => (sum[number][part] += more)))
      }
      firsts.push(firstCandidate(kernels[0], at, turn))
    }
    const told = sums.map(([what, , sum]) => {
      const [own, other] = sum.map(([done, spent]) => (done * 1e6) / spent)
      return `${own.toFixed(0)} ${what}/s${other ? ` (${((100 * own) / other).toFixed(0)}% of the other's)` : ''}`
    })
    const first = `${median(firsts).toFixed(1)} ms (at most ${Math.max(...firsts).toFixed(1)})`
    console.log(`${mode} ${players}: ${told.join(', ')}; first candidate after ${first}`)
  }
