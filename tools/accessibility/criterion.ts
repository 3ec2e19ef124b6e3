export type Level = 'A' | 'AA'

/** One success criterion of WCAG 2.2, and what says whether the widget holds it. */
export interface Criterion {
  /** Its number: `1.4.10`. */
  readonly id: string
  readonly name: string
  readonly level: Level
  /**
   * Titles of tests, as the rows of test/specification have them; `*` stands for anything. A test whose title cites the
   * criterion ("WCAG 1.4.10") need not be named.
   */
  readonly tests?: readonly string[]
  /** What the widget has nothing of, where the criterion is about nothing else. Tests hold that it has none. */
  readonly absent?: string
  /** How the widget does it, what tests cannot see of it, and what is the page's part. */
  readonly remark: string
}

/** A criterion in the files beside this one, under its number. */
export type Criteria = Readonly<Record<string, Omit<Criterion, 'id'>>>
