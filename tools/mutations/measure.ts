import { mkdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import type { MutantResult } from '@stryker-mutator/api/core'
import { today } from '../write-pages'
import type { Result, Survivor } from './results'
import type { Room } from './rooms'

const folder = '.cache/mutations'
/** In milliseconds: a test that takes longer has failed. It is long enough for a busy machine. */
const patience = 20_000

/** Tries all mutants of a room. `isFresh`: also those whose code and tests are as they were at the last time on this machine. */
export async function measure({ folder: name, mutate, tests }: Room, isFresh: boolean): Promise<Result> {
  mkdirSync(folder, { recursive: true })
  const stryker = new Stryker({
    mutate: [...mutate],
    testRunner: 'tavola',
    plugins: ['./tools/mutations/mocha-runner.js', './tools/mutations/ignored.js'],
    ignorers: ['without-meaning'],
    ignorePatterns: ['dist', 'lib', '.cache', 'docs/.site', '.data', '.wireit', 'tools/*/dist'],
    tempDirName: `${folder}/sandbox`,
    incremental: true,
    incrementalFile: `${folder}/${name.replaceAll('/', '-')}.json`,
    force: isFresh,
    // A process keeps the documents of its tests.
    maxTestRunnerReuse: 200,
    concurrency: Number(process.env.JOBS ?? 2),
    timeoutMS: patience,
    reporters: [],
    logLevel: 'error' as never,
    warnings: { unknownOptions: false } as never,
    tavola: { tests, sources: mutate, patience },
  } as ConstructorParameters<typeof Stryker>[0])
  const mutants = await stryker.runMutationTest()
  const count = (...statuses: readonly MutantResult['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  return {
    folder: name,
    date: today(),
    noticed: count('Killed', 'Timeout'),
    ignored: count('Ignored'),
    survivors: mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(survivorOf),
  }
}

/** A mutant that no test has noticed. */
function survivorOf({ fileName, location, replacement = '', status }: MutantResult): Survivor {
  const { start, end } = location
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1)
  lines[0] = lines[0]!.slice(start.column - 1)
  return {
    file: relative('', fileName),
    line: start.line,
    from: shortened(lines.join(' ')),
    to: shortened(replacement),
    ...(status === 'NoCoverage' && { isReached: false }),
  }
}

const shortened = (code: string) => {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length > 70 ? `${line.slice(0, 69)}…` : line
}
