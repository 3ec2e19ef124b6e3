import type { Scene } from '../scenes/scene'
import type { Diner } from './diner'
import { createFinder } from './find'
import { createHands } from './hands'
import { createJourneyWays } from './journey-ways'
import { widgetRoots } from './page'
import { settle } from './settle'
import type { Surroundings } from './surroundings'
import type { TestBrand } from './test-brand'

export interface DinerParts extends Surroundings {
  readonly handle: Diner['handle']
  readonly back: Scene
  readonly brand: TestBrand
  /** YYYY-MM-DD: the day that is chosen where a test names none. */
  readonly anyDay: string
  readonly leaves: () => Promise<void>
}

export function createDiner(parts: DinerParts): Diner {
  const { clock, page, libraries, problems, events, handle, back, leaves } = parts
  const settles = () => settle(clock, page, () => back.requests.length)
  const hands = createHands({
    libraries,
    finderOf: (roots) => createFinder(libraries.dom, problems.told, roots),
    roots: reachable,
    settle: settles,
  })
  const actions = {
    ...hands,
    async waits(milliseconds = 0) {
      // What is on its way comes before the time passes, and what the time brings comes after.
      if (milliseconds > 0) await settles()
      await clock.advance(milliseconds)
      await settles()
    },
    async presses(keys: string) {
      await libraries.user.keyboard(keys)
      await settles()
    },
    async sees(happen: () => unknown) {
      await happen()
      await settles()
    },
  }
  return {
    ...actions,
    ...createJourneyWays(actions, { ...parts, settles }),
    api: { requests: back.requests, sent: back.sent, answer: back.answer },
    events,
    problems: problems.told,
    expectsProblem: problems.expects,
    handle,
    get root() {
      return rootElements()[0]!
    },
    leaves,
  }
}

const rootElements = (): readonly HTMLElement[] =>
  widgetRoots().flatMap(
    ({ children }) => [...children].filter((one) => one.matches('.root')) as HTMLElement[],
  )

/** Of each widget: an open dialog makes all else inert, the last one the others too. */
const reachable = (): readonly HTMLElement[] =>
  rootElements().map((root) => [...root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? root)
