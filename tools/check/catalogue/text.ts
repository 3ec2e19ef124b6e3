export type Need = 'write' | 'key'

/** What a check says whatever came of it. */
export interface CheckText {
  readonly title: string
  /** Where the rule stands: the specification's section, the contract's, or the decisions'. */
  readonly section: string
  readonly expected: string
  /** What a diner meets where it fails. */
  readonly widget: string
  /** How to mend it, in one line. */
  readonly mend: string
  /** What the command must be asked for first: --write, --idempotency-header. */
  readonly needs?: readonly Need[]
}

export type CheckTexts = Readonly<Record<string, CheckText>>
