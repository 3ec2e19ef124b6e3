import { setTimeout as pause } from 'node:timers/promises'
import { pace } from '../../kit/pace'

/** Waits for a condition that the page itself does not wait for: what a server has seen, or a field's value. */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + 10_000 * pace
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`)
    await pause(10)
  }
}
