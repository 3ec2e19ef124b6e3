/** A line of the console as the docs describe it (docs/troubleshooting/codes.md). Diners never fetch these descriptions. */
export interface DescribedLine {
  /** A few words, as its heading. */
  readonly name: string
  /** What the line looks like, without "[Tavola]" and the code. */
  readonly example: string
  /** Why it is written. Markdown. */
  readonly cause: string
  /** What to do. Markdown; the doctor says it too. */
  readonly cure: string
}

export type DescribedLines = Readonly<Record<`T${number}`, DescribedLine>>
