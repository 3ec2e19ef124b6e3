import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { max, median, min } from 'simple-statistics'
import { versionsOf, writePage } from '../write-pages'
import { draw, type Chart } from './plot'

/** Reads `--rounds 3` and `--quick`. */
export function readFlags(defaultRounds: number): { readonly rounds: number; readonly quick: boolean } {
  const { values } = parseArgs({ options: { rounds: { type: 'string' }, quick: { type: 'boolean' } } })
  const { quick = false, rounds = String(quick ? 1 : defaultRounds) } = values
  if (!/^[1-9]\d*$/.test(rounds)) throw new Error(`--rounds must be a whole number from 1, not "${rounds}".`)
  return { rounds: Number(rounds), quick }
}

export const log = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)

/** A chart, and the name of its file in the folder of the page's pictures. */
export interface Picture {
  readonly file: string
  readonly chart: Chart
}

/** Prints docs/<name>.md and writes it, with its pictures in docs/<name>. */
export async function writeResults(
  name: string,
  text: string,
  pictures: readonly Picture[] = [],
): Promise<void> {
  console.log(text)
  await writePage(`docs/${name}.md`, text)
  if (pictures.length === 0) return
  rmSync(`docs/${name}`, { recursive: true, force: true })
  mkdirSync(`docs/${name}`, { recursive: true })
  for (const { file, chart } of pictures) writeFileSync(`docs/${name}/${file}.svg`, draw(chart))
}

/** Measurements by the name of what was measured, one for each round. */
export type Samples<Value> = ReadonlyMap<string, readonly Value[]>

/**
 * Measures each task once a round, one after another, so that other work of the machine affects all alike. A first round
 * isn't counted: the first visit to a site has its server compress its files.
 */
export async function inRounds<Value>(
  rounds: number,
  tasks: ReadonlyMap<string, () => Promise<Value>>,
): Promise<Samples<Value>> {
  const samples = new Map<string, Value[]>([...tasks.keys()].map((name) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, task] of tasks) {
      log(`round ${round} of ${rounds}: ${name}`)
      const value = await task()
      if (round > 0) samples.get(name)!.push(value)
    }
  }
  return samples
}

/** The median of what `read` reads from the rounds. */
export const medianOf = <Value>(rounds: readonly Value[], read: (value: Value) => number) =>
  median(rounds.map(read))

/** The median relative to another one, and the least and the greatest of a round. */
export interface Ratio {
  readonly typical: number
  readonly least: number
  readonly greatest: number
}

export function ratio(values: readonly number[], base: readonly number[]): Ratio {
  const each = values.map((value, round) => value / base[round]!)
  return { typical: median([...values]) / median([...base]), least: min(each), greatest: max(each) }
}

/** The machine and the versions that were measured, in a sentence. */
export function machine(engine: string, packages: readonly string[], loadBefore?: number): string {
  const versions = Object.entries(versionsOf(packages)).map((one) => one.join(' '))
  const processor = cpus()[0]?.model.trim() ?? 'an unnamed processor'
  const before = loadBefore === undefined ? '' : `${loadBefore.toFixed(1)} before and `
  return `Node.js ${process.versions.node}, ${engine}, ${versions.join(', ')}; ${availableParallelism()} × ${processor}, load ${before}${loadavg()[0]!.toFixed(1)} at the end.`
}
