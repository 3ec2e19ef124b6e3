/* eslint-disable no-console -- The widget's lines in the console are heard here. */
/** What the widget tells developers in the console, as a test hears it. */
export interface Problems {
  /** All lines so far. */
  readonly told: readonly string[]
  tell(line: string): void
  /** Takes those that match as expected, and returns them. */
  expects(pattern: RegExp): readonly string[]
  unexpected(): readonly string[]
  stop(): void
}

const mark = '[Tavola] '

export function hearProblems(): Problems {
  const { error: log } = console
  const told: string[] = []
  const expected = new Set<string>()
  console.error = (...values: unknown[]) => {
    const [line, cause] = values
    if (typeof line !== 'string' || !line.startsWith(mark)) return log.apply(console, values)
    told.push(line.slice(mark.length) + (cause === undefined ? '' : ` ${String(cause)}`))
  }
  return {
    told,
    tell: (line) => void told.push(line),
    expects(pattern) {
      const matching = told.filter((line) => pattern.test(line))
      if (matching.length === 0)
        throw new Error(`The widget told of no problem that matches ${String(pattern)}. ${listOf(told)}`)
      for (const line of matching) expected.add(line)
      return matching
    },
    unexpected: () => told.filter((line) => !expected.has(line)),
    stop: () => void (console.error = log),
  }
}

const listOf = (lines: readonly string[]) =>
  lines.length === 0 ? 'It told of none.' : `It told of:\n${lines.map((line) => `- ${line}`).join('\n')}`

/** For a test that expected none of them. */
export const unexpectedProblems = (lines: readonly string[]) =>
  new Error(
    `The widget told of problems that the test did not expect. Cure them, or name them: diner.expectsProblem(/…/). ${listOf(lines)}`,
  )
