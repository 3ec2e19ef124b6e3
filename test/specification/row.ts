/** One rule of the documents that the product is built from, and the tests that hold it. */
export interface Row {
  /** Where it stands: `section 5, "Validation rules"`, `decisions, "Step 1"`, `complaints, "Also seen"`. */
  readonly section: string
  readonly rule: string
  /** Titles of tests, alone or behind those of their suites; `*` stands for anything. */
  readonly tests: readonly string[]
}

/** The rows of one section, in its order. */
export const rowsOf = (section: string, rules: Readonly<Record<string, readonly string[]>>): Row[] =>
  Object.entries(rules).map(([rule, tests]) => ({ section, rule, tests }))
