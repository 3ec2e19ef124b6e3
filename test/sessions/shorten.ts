import type { Plan } from './plan'

export interface Shortest {
  readonly story: string
  /** It failed when it was played again. */
  readonly isRepeated: boolean
}

/**
 * Finds the shortest plan that still fails, by leaving out moves: halves at first, in the end single ones. What is chosen
 * by a move depends on the screen, so a shorter plan may fail in another way; that counts too. fast-check's own shrinking
 * of commands left twenty moves where five were enough.
 */
export async function shorten(
  plan: Plan,
  first: string,
  fails: (plan: Plan) => Promise<string | null>,
): Promise<Shortest> {
  const again = (await fails(plan)) ?? (await fails(plan))
  if (again === null) return { story: `${first}\n\nPlayed again it did not fail.`, isRepeated: false }
  let failure = again
  let best = plan
  let tries = 1
  const attempt = async (shorter: Plan) => {
    tries++
    const found = await fails(shorter)
    if (found === null) return
    failure = found
    best = shorter
  }
  for (let size = Math.ceil(best.moves.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // From the end: what comes after the failure is not needed at all.
    for (let at = best.moves.length - size; at > -size && tries < most; at -= size) {
      const from = Math.max(0, at)
      await attempt({ ...best, moves: best.moves.filter((_, index) => index < from || index >= at + size) })
    }
  }
  for (const name of optional) {
    const { [name]: said, ...host } = best.setup.host
    if (said !== undefined && tries < most) await attempt({ ...best, setup: { ...best.setup, host } })
  }
  return { story: failure, isRepeated: true }
}

/** Long enough for forty moves. */
const most = 300

const optional = ['venueId', 'readOnlyLocation', 'journey', 'date', 'guests'] as const
