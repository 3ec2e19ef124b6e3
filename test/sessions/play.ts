import { problems } from './invariants'
import type { Move } from './moves/move'
import { destroys } from './moves/surroundings'
import { planOf, type Plan } from './plan'
import { Session } from './session'
import { shorten } from './shorten'
import type { Fetch, Stage } from './stage/stage'

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

/**
 * Throws an error that tells the story of a failed session, and how to play it again.
 *
 * @param again the command for it, without the seed
 */
export function tell(failed: Failed | null, { sessions, seed }: Run, again: string): void {
  if (!failed) return
  const count = `Session ${failed.seed - seed + 1} of ${sessions}, seed ${failed.seed}.`
  throw new Error(`${failed.story}\n\n${count} Again: SEED=${failed.seed} SESSIONS=1 ${again}`)
}

/** Plays one session. Returns what was wrong, with its story; null where nothing was. */
export async function playOne(createStage: CreateStage, { setup, moves }: Plan): Promise<string | null> {
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
    session.tells('A minute passes.')
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
