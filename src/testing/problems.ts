/* eslint-disable no-console -- Records the widget's lines in the console. */
/** What the widget reports to developers in the console. */
export interface Problems {
  /** All lines so far. */
  readonly lines: readonly string[]
  add(line: string): void
  /** Takes those that match as expected, and returns them. */
  expects(pattern: RegExp): readonly string[]
  unexpected(): readonly string[]
  stop(): void
}

const mark = '[Tavola] '

export function recordProblems(): Problems {
  const { error: log } = console
  const lines: string[] = []
  const expected = new Set<string>()
  console.error = (...values: unknown[]) => {
    const [line, cause] = values
    if (typeof line !== 'string' || !line.startsWith(mark)) return log.apply(console, values)
    lines.push(line.slice(mark.length) + (cause === undefined ? '' : ` ${String(cause)}`))
  }
  return {
    lines,
    add: (line) => void lines.push(line),
    expects(pattern) {
      const matching = lines.filter((line) => pattern.test(line))
      if (matching.length === 0)
        throw new Error(`The widget reported no problem that matches ${String(pattern)}. ${listOf(lines)}`)
      for (const line of matching) expected.add(line)
      return matching
    },
    unexpected: () => lines.filter((line) => !expected.has(line)),
    stop: () => void (console.error = log),
  }
}

const listOf = (lines: readonly string[]) =>
  lines.length === 0 ? 'It reported none.' : `It reported:\n${lines.map((line) => `- ${line}`).join('\n')}`

/** For a test that expected none of them. */
export const unexpectedProblems = (lines: readonly string[]) =>
  new Error(
    `The widget reported problems that the test did not expect. Fix them, or expect them: diner.expectsProblem(/…/). ${listOf(lines)}`,
  )
