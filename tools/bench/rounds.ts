export const log = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)

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
export function medianOf<Value>(rounds: readonly Value[], read: (value: Value) => number): number {
  const sorted = rounds.map(read).sort((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
}
