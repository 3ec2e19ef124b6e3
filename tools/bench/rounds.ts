/** What was measured, by the name of what it was measured of: one value for each round. */
export type Samples<Value> = ReadonlyMap<string, readonly Value[]>

/**
 * Measures everything once a round, one after another: what the machine does beside hits all alike. Each first once more,
 * unnoted: the first visit to a site has its server compress its files.
 */
export async function inRounds<Value>(
  rounds: number,
  tasks: ReadonlyMap<string, () => Promise<Value>>,
  say: (text: string) => void,
): Promise<Samples<Value>> {
  const samples = new Map<string, Value[]>([...tasks.keys()].map((name) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, task] of tasks) {
      say(`round ${round} of ${rounds}: ${name}`)
      const value = await task()
      if (round > 0) samples.get(name)!.push(value)
    }
  }
  return samples
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** A median against another one, and the least and the greatest of any round. */
export interface Ratio {
  readonly typical: number
  readonly least: number
  readonly greatest: number
}

export function ratio(values: readonly number[], base: readonly number[]): Ratio {
  const each = values.map((value, round) => value / base[round]!)
  return { typical: median(values) / median(base), least: Math.min(...each), greatest: Math.max(...each) }
}
