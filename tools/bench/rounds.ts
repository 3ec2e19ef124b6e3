import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { median } from 'simple-statistics'
import { versionsOf, writePage } from '../write-pages'

export interface Flags {
  readonly rounds: number
  readonly quick: boolean
  /** The names to measure, if not all. */
  readonly only: readonly string[] | undefined
  /** The words of a condition. */
  readonly condition: readonly string[]
}

/** Reads `--rounds 3`, `--quick`, `--only "one name, another"` and `--in "HTTP/2, 6x"`. */
export function readFlags(defaultRounds: number): Flags {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      quick: { type: 'boolean' },
      only: { type: 'string' },
      in: { type: 'string' },
    },
  })
  const { quick = false, rounds = String(quick ? 1 : defaultRounds), only } = values
  if (!/^[1-9]\d*$/.test(rounds)) throw new Error(`--rounds must be a whole number from 1, not "${rounds}".`)
  const listed = (text: string) => text.split(/,\s+/)
  return {
    rounds: Number(rounds),
    quick,
    only: only === undefined ? undefined : listed(only),
    condition: values.in === undefined ? [] : listed(values.in),
  }
}

export const log = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)

/** Prints docs/<name>.md and writes it, with its pictures (SVG by file name) in docs/<name>. */
export async function writeResults(
  name: string,
  text: string,
  pictures: Readonly<Record<string, string>> = {},
): Promise<void> {
  console.log(text)
  await writePage(`docs/${name}.md`, text)
  for (const [file, svg] of Object.entries(pictures)) writeFileSync(`docs/${name}/${file}.svg`, svg)
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

/** The machine and the versions that were measured, in a sentence. */
export function machine(engine: string, packages: readonly string[]): string {
  const versions = Object.entries(versionsOf(packages)).map((one) => one.join(' '))
  const processor = cpus()[0]?.model.trim() ?? 'an unnamed processor'
  return `Node.js ${process.versions.node}, ${engine}, ${versions.join(', ')}; ${availableParallelism()} × ${processor}, load ${loadavg()[0]!.toFixed(1)} at the end.`
}
