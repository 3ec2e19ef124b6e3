import { setTimeout as pause } from 'node:timers/promises'

/** In milliseconds: ends what never comes to its end. */
const hang = 60_000

/** Waits for a condition that the page itself does not wait for: what a server has seen, or a field's value. */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + hang
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`)
    await pause(10)
  }
}
