/** The description of a console line (docs/troubleshooting/codes.md). Only developers fetch it. */
export interface DescribedLine {
  /** A heading of a few words. */
  readonly name: string
  /** The line without "[Tavola]" and its code. */
  readonly example: string
  /** Why it is written. Markdown. */
  readonly cause: string
  /** How to fix it. Markdown; the doctor shows it too. */
  readonly cure: string
}

export type DescribedLines = Readonly<Record<`T${number}`, DescribedLine>>
