/** A part of `npm test`: one of package.json's scripts. */
export interface Job {
  readonly script: string
  /** Scripts that have gone well before this one begins. */
  readonly needs?: readonly string[]
  /** How many processors it uses; one where it does not say. */
  readonly lanes?: number
}

export interface Result {
  readonly script: string
  readonly seconds: number
  /** `skipped`: what it needs has failed. */
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly output: string
}

/** Runs one script. */
export type Run = (script: string) => Promise<{ readonly passed: boolean; readonly output: string }>

/** Runs jobs beside each other, in their order as far as their needs and the lanes allow. */
export async function runAll(
  jobs: readonly Job[],
  lanes: number,
  run: Run,
  onResult: (result: Result) => void = () => undefined,
): Promise<readonly Result[]> {
  const waiting = [...jobs]
  const results = new Map<string, Result>()
  const running = new Map<string, Promise<void>>()
  let free = lanes
  const lanesOf = (job: Job) => Math.min(job.lanes ?? 1, lanes)
  const stateOf = (script: string) => results.get(script)?.state

  const finishes = (result: Result) => {
    results.set(result.script, result)
    onResult(result)
  }
  const begins = (job: Job) => {
    free -= lanesOf(job)
    const start = performance.now()
    const ends = run(job.script).then(({ passed, output }) => {
      free += lanesOf(job)
      running.delete(job.script)
      const seconds = Math.round((performance.now() - start) / 1000)
      finishes({ script: job.script, seconds, state: passed ? 'passed' : 'failed', output })
    })
    running.set(job.script, ends)
  }

  while (waiting.length > 0 || running.size > 0) {
    const before = waiting.length
    for (const job of [...waiting]) {
      const needs = job.needs ?? []
      const isLost = needs.some((script) => ['failed', 'skipped'].includes(stateOf(script) ?? ''))
      const isReady = needs.every((script) => stateOf(script) === 'passed') && lanesOf(job) <= free
      if (!isLost && !isReady) continue
      waiting.splice(waiting.indexOf(job), 1)
      if (isLost) finishes({ script: job.script, seconds: 0, state: 'skipped', output: '' })
      else begins(job)
    }
    if (running.size > 0) await Promise.race(running.values())
    else if (waiting.length > 0 && waiting.length === before)
      throw new Error(`"${waiting[0]!.script}" needs a script that is not run.`)
  }
  return jobs.map(({ script }) => results.get(script)!)
}

/** How many tests mocha says have passed and failed; a job that failed without saying so counts as one. */
export function countsOf({ output, state }: Result): { readonly passed: number; readonly failed: number } {
  const count = (word: string) => Number(new RegExp(`^\\s+(\\d+) ${word}\\b`, 'm').exec(output)?.[1] ?? 0)
  const failed = count('failing')
  return { passed: count('passing'), failed: failed || (state === 'passed' ? 0 : 1) }
}

/** A line for each job, and one for all of them. */
export function summary(results: readonly Result[]): string {
  const counts = results.map(countsOf)
  const sum = (key: 'passed' | 'failed') => counts.reduce((all, one) => all + one[key], 0)
  const lines = results.map(({ script, seconds, state }, index) => {
    const { passed } = counts[index]!
    return `${script.padEnd(18)} ${state.padEnd(8)} ${`${seconds} s`.padStart(6)}${passed ? `  ${passed} tests passed` : ''}`
  })
  return [...lines, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n')
}
