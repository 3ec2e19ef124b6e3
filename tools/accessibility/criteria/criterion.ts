export type Level = 'A' | 'AA'

/** A success criterion of WCAG 2.2 and the tests that show whether the widget meets it. */
export interface Criterion {
  /** Its number: `1.4.10`. */
  readonly id: string
  readonly name: string
  readonly level: Level
  /**
   * Titles of tests, alone or behind those of their suites; `*` stands for anything. A test whose title cites the
   * criterion ("WCAG 1.4.10") need not be listed.
   */
  readonly tests?: readonly string[]
  /** What the widget has none of, where the criterion is about nothing else. Tests check that it has none. */
  readonly absent?: string
  /** A sentence about what its tests leave out: "Only its first step is tested." It partially supports the criterion. */
  readonly untested?: string
  /** What only a person can judge: "whether each label is clear". Until one has, the widget partially supports it. */
  readonly people?: string
  /** How the widget meets it, what tests cannot see, and what the page has to do. */
  readonly remark?: string
}

/** The criteria of a file beside this one, by number. */
export type Criteria = Readonly<Record<string, Omit<Criterion, 'id'>>>
