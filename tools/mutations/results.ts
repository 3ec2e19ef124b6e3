import { readFileSync } from 'node:fs'
import { writePage } from '../write-pages'

/** A mutant that no test has noticed. */
export interface Survivor {
  readonly file: string
  readonly line: number
  readonly from: string
  readonly to: string
  /** No test runs the code. */
  readonly isReached?: false
}

/** Of a room. */
export interface Result {
  readonly folder: string
  readonly date: string
  /** The mutants with which a test failed, or did not end. */
  readonly noticed: number
  /** Those without a meaning (ignored.js). */
  readonly ignored: number
  readonly survivors: readonly Survivor[]
}

/** The score that is aimed at, in percent. */
export const goal = 85

const file = 'tools/mutations/results.json'

export const readResults = () => JSON.parse(readFileSync(file, 'utf8')) as readonly Result[]

export const writeResults = (results: readonly Result[]) => writePage(file, JSON.stringify(results))

/** In percent. */
export function scoreOf(results: readonly Result[]): number {
  const noticed = results.reduce((sum, one) => sum + one.noticed, 0)
  const all = results.reduce((sum, one) => sum + one.noticed + one.survivors.length, 0)
  return all === 0 ? 100 : (noticed / all) * 100
}
