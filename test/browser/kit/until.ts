import { setTimeout as pause } from 'node:timers/promises'
import { pace } from '../../kit/pace'

/** Waits for a condition outside the page: what a server has seen. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + 10_000 * pace
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`)
    await pause(10)
  }
}
