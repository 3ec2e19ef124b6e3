import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { formatted, table } from '../write-pages'
import { rows, type HostRow } from './rows'

/** When an example was last tried, and when a table was last booked in it. */
export interface Run {
  readonly result: 'passed' | 'failed'
  readonly date: string
  /** What it was last green with: "Next.js 16.4.6". */
  readonly versions: readonly string[]
  readonly lastPassed: string | null
}

type Runs = Readonly<Record<string, Run>>

const file = 'docs/hosts/runs.json'

const readRuns = (): Runs => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Runs) : {})

/** A failed run, without versions, keeps those of the last one that passed, and its date. */
export const nextRun = (before: Run | undefined, date: string, versions: readonly string[] | null): Run =>
  versions
    ? { result: 'passed', date, versions, lastPassed: date }
    : {
        result: 'failed',
        date,
        versions: before?.versions ?? [],
        lastPassed: before?.lastPassed ?? null,
      }

export async function noteRun(name: string, date: string, versions: readonly string[] | null): Promise<void> {
  const runs = readRuns()
  const run = nextRun(runs[name], date, versions)
  const all = Object.entries({ ...runs, [name]: run }).sort(([one], [other]) => one.localeCompare(other))
  writeFileSync(file, await formatted(JSON.stringify(Object.fromEntries(all)), file))
}

/** The table of docs/hosts/index.md. */
export function runsSection(all: readonly HostRow[] = rows, runs: Runs = readRuns()): string {
  const cells = all.map(({ host, page, command }) => {
    const run = runs[page]
    return [`[${host}](${page}.md)`, `\`${command}\``, ...resultCells(run)]
  })
  return table(['host', 'run it', 'tried with', 'last result', 'last passed'], cells)
}

const resultCells = (run: Run | undefined): string[] =>
  run
    ? [run.versions.join(', '), `${run.result}, ${run.date}`, run.lastPassed ?? 'never']
    : ['', 'not tried yet', 'never']
