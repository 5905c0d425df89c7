/** Calls into the compiled kernel: texts go in through its memory, JSON comes back. */

/** What `cpp/page/wasm.cpp` exports. Sizes of texts are counted in bytes. */
interface Exports {
  memory: WebAssembly.Memory
  _initialize(): void
  room(bytes: number): number
  answer_start(): number
  answer_length(): number
  take_tables(count: number): number
  take_values(count: number): number
}

/** The bytes of a number. */
const NUMBER = 4

/** An argument of a verb: texts and bytes are handed over in the kernel's memory, numbers as they are. */
export type Argument = string | Uint8Array | number | bigint

/** Why something is refused, as data. */
export interface RefusalData {
  code: string
  arguments: Record<string, unknown>
}

/** Whether an answer says why something is refused. */
export function isRefused(answer: unknown): answer is { error: RefusalData } {
  return typeof answer === 'object' && answer !== null && 'error' in answer
}

type Verb = (...given: (number | bigint)[]) => number

/** The kernel in this thread, with its tables; its answers are plain data. */
export class Calls {
  private readonly exports: Exports & Record<string, unknown>
  private readonly encoder = new TextEncoder()
  private readonly decoder = new TextDecoder()

  /** While it thinks, `report` hears what it knows so far. */
  constructor(module: WebAssembly.Module, tables: ArrayBuffer, report?: (soFar: unknown) => void) {
    const page = {
      now: () => performance.now(),
      report: () => report?.(JSON.parse(this.answer(this.exports.answer_start()))),
    }
    this.exports = new WebAssembly.Instance(module, { page }).exports as unknown as typeof this.exports
    this.exports._initialize()
    this.take('take_tables', tables)
  }

  /** Take over the learned values of a setting. */
  takeValues(values: ArrayBuffer): void {
    this.take('take_values', values)
  }

  /** How much memory it has taken: it never gives any back. */
  get bytes(): number {
    return this.exports.memory.buffer.byteLength
  }

  /** What the kernel answers. */
  ask(verb: string, ...given: Argument[]): unknown {
    const written: Uint8Array[] = []
    const numbers = given.map((argument) => {
      if (typeof argument === 'number' || typeof argument === 'bigint') return argument
      const bytes = typeof argument === 'string' ? this.encoder.encode(argument) : argument
      written.push(bytes)
      return bytes.length
    })
    this.write(...written)
    return JSON.parse(this.answer((this.exports[verb] as Verb)(...numbers)))
  }

  /** Hand over a file of numbers of four bytes each. */
  private take(what: 'take_tables' | 'take_values', numbers: ArrayBuffer): void {
    const wrong = this.exports[what](this.write(new Uint8Array(numbers)) / NUMBER)
    if (wrong) throw new Error(`${what}: ${this.answer(wrong)}`)
  }

  /** Write pieces one after the other where the kernel reads them; returns their size. */
  private write(...pieces: Uint8Array[]): number {
    const size = pieces.reduce((sum, piece) => sum + piece.length, 0)
    let at = this.exports.room(size)
    for (const piece of pieces) {
      // The memory may have grown, so it is looked up anew.
      new Uint8Array(this.exports.memory.buffer).set(piece, at)
      at += piece.length
    }
    return size
  }

  private answer(at: number): string {
    return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, at, this.exports.answer_length()))
  }
}
