/** A deliberate fault. The tests should notice it. */
export interface Fault {
  /** The file that it is planted in. */
  readonly file: string
  /** What a diner, a host's developer or a plugin's author would see. */
  readonly what: string
  /** A text that the file contains exactly once, and the text that replaces it. */
  readonly from: string
  readonly to: string
  /** The folder under `test` with its nearest tests, where that isn't the one with the file's own name. */
  readonly near?: string
}
