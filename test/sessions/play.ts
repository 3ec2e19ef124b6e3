import * as fc from 'fast-check'
import { moveArb } from './moves'
import { type Move, Session } from './session'
import { setupArb, type Setup } from './setup'
import { problems } from './invariants'
import { destroys } from './moves/surroundings'
import type { Fetch, Stage } from './stage/stage'

/** A session before it is played. */
export interface Plan {
  readonly setup: Setup
  readonly moves: readonly Move[]
}

/** About half of these are possible when their turn comes. */
const length = { minLength: 10, maxLength: 40, size: 'max' } as const
const planArb: fc.Arbitrary<Plan> = fc.noBias(
  fc.record({ setup: setupArb, moves: fc.array(moveArb, length) }),
)

/** The plan of a seed. */
export const planOf = (seed: number): Plan => fc.sample(planArb, { seed, numRuns: 1 })[0]!

export type CreateStage = (fetch: Fetch) => Promise<Stage>

export interface Run {
  readonly sessions: number
  /** Of the first session; each next one has the next number. */
  readonly seed: number
}

/** A session that failed: its seed, and its shortest story. */
export interface Failed {
  readonly seed: number
  readonly story: string
}

/**
 * Plays random sessions up to the first that fails, whose shortest story is found; null where none does.
 *
 * @param mayMiss which part of them may fail and not fail again: where not all is on the faked clock, a look may come
 *   before what it looks for
 */
export async function playSeeds(
  createStage: CreateStage,
  { sessions, seed }: Run,
  mayMiss = 0,
): Promise<Failed | null> {
  let missed = 0
  for (let next = seed; next < seed + sessions; next++) {
    const plan = planOf(next)
    const first = await playOne(createStage, plan)
    if (first === null) continue
    const { story, isRepeated } = await shorten(plan, first, (shorter) => playOne(createStage, shorter))
    if (isRepeated || ++missed > sessions * mayMiss) return { seed: next, story }
  }
  return null
}

/** Plays one session. Returns what was wrong, with its story; null where nothing was. */
async function playOne(createStage: CreateStage, { setup, moves }: Plan): Promise<string | null> {
  const session = await Session.begin(setup, createStage)
  try {
    await looks(session)
    for (const move of [...moves, ...ending]) {
      if (!move.can(session)) continue
      await move.run(session)
      await session.settles()
      await looks(session)
    }
    return null
  } catch (error) {
    return told(session, error)
  } finally {
    await session.stage.ends()
  }
}

/** Longer than anything may take, in milliseconds: by then all is decided, and everywhere is a way on. */
const allOver = 60_000

const minutePasses: Move = {
  name: 'a minute passes',
  can: ({ destroyed }) => !destroyed,
  async run(session) {
    session.logs('A minute passes.')
    await session.stage.waits(allOver)
    await session.settles()
    if (!session.isQuiet) session.wrong.push('It is still busy after a minute.')
  },
}
const ending = [minutePasses, destroys]

class Wrong extends Error {}

async function looks(session: Session): Promise<void> {
  const found = await problems(session)
  if (found.length > 0) throw new Wrong(found.join('\n'))
}

/** The story in plain sentences; what the back end did stands under the move that led to it. */
function told({ story }: Session, error: unknown): string {
  const what = error instanceof Wrong ? error.message : `The driver itself failed: ${(error as Error).stack}`
  const lines = story.map((line) => (line.startsWith(' ') ? `     ${line.trim()}` : `   - ${line}`))
  return `${what}\n\nThe story:\n${lines.join('\n')}`
}

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
async function shorten(
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
