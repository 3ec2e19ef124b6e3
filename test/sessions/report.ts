import type { Failed, Run } from './play'

/**
 * Throws an error that tells the story of a failed session, and how to play it again.
 *
 * @param again the command for it, without the seed
 */
export function reportFailure(failed: Failed | null, { sessions, seed }: Run, again: string): void {
  if (!failed) return
  const count = `Session ${failed.seed - seed + 1} of ${sessions}, seed ${failed.seed}.`
  throw new Error(`${failed.story}\n\n${count} Again: SEED=${failed.seed} SESSIONS=1 ${again}`)
}
