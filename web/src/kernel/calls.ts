/** Calls into the compiled kernel: texts go in through its memory, JSON comes back. */

/** What `cpp/wasm.cpp` exports. Sizes of texts are counted in bytes. */
interface Exports {
  memory: WebAssembly.Memory
  _initialize(): void
  room(bytes: number): number
  answer_length(): number
  take_tables(count: number): number
}

/** An argument of a verb: texts are handed over in the kernel's memory, numbers as they are. */
export type Argument = string | number | bigint

type Verb = (...given: (number | bigint)[]) => number

/** The kernel in this thread, with its tables; its answers are plain data. */
export class Calls {
  private readonly exports: Exports & Record<string, unknown>
  private readonly encoder = new TextEncoder()
  private readonly decoder = new TextDecoder()

  constructor(module: WebAssembly.Module, tables: ArrayBuffer) {
    // It asks for nothing: what it needs comes with each call.
    this.exports = new WebAssembly.Instance(module, {}).exports as unknown as typeof this.exports
    this.exports._initialize()
    const wrong = this.exports.take_tables(this.write(new Uint8Array(tables)) / Int32Array.BYTES_PER_ELEMENT)
    if (wrong) throw new Error(`The tables of the rules do not fit the kernel: ${this.answer(wrong)}`)
  }

  /** What the kernel answers. */
  ask(verb: string, ...given: Argument[]): unknown {
    const texts = given.filter((argument) => typeof argument === 'string')
    const written = texts.map((text) => this.encoder.encode(text))
    this.write(...written)
    const sizes = written.map((bytes) => bytes.length)
    const numbers = given.map((argument) =>
      typeof argument === 'string' ? (sizes.shift() ?? 0) : argument,
    )
    return JSON.parse(this.answer((this.exports[verb] as Verb)(...numbers)))
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
