/** Whatever is refused, by the server or by the kernel in the page: a code that the page words. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, unknown>,
  ) {
    super(code)
  }
}
