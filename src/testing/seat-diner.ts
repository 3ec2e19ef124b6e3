import type { Scene } from '../scenes/scene'
import { createDiner, type Diner } from './diner'
import { createDomDriver } from './dom-driver'
import { englishNames } from './journey'
import { widgetRoots } from './page'
import { settle } from './settle'
import type { Surroundings } from './surroundings'
import type { TestBrand } from './options'
import { createUserActions } from './user-actions'

export interface SeatParts extends Surroundings {
  readonly handle: Diner['handle']
  readonly back: Scene
  readonly brand: TestBrand
  /** YYYY-MM-DD: the day that is chosen where a test names none. */
  readonly anyDay: string
  readonly leaves: () => Promise<void>
}

/** The diner of the published kit: at the widget that `init` has put into the page. */
export function seatDiner(parts: SeatParts): Diner {
  const { clock, page, libraries, problems, events, handle, back, brand, anyDay, leaves } = parts
  const driver = createDomDriver({
    dom: libraries.dom,
    told: problems.lines,
    roots: reachable,
    hand: createUserActions(libraries.user, libraries.paste),
    settle: () => settle(clock, page, () => back.requests.length),
    wait: (milliseconds) => clock.advance(milliseconds),
  })
  const journey = firstJourney(brand)
  const diner = createDiner(driver, {
    ...(journey !== undefined && { names: { ...englishNames, journey } }),
    locale: brand.locale,
    day: anyDay,
    isConfirmed: () => events.some(({ name }) => name.endsWith('-confirmed')),
  })
  return {
    ...diner,
    async sees(happen) {
      await happen()
      await driver.settles()
    },
    api: { requests: back.requests, sent: back.sent, answer: back.answer },
    events,
    problems: problems.lines,
    expectsProblem: problems.expects,
    handle,
    get root() {
      return rootElements()[0]!
    },
    leaves,
  }
}

/** Of the brand's first journey, the label of its button. */
function firstJourney({ journeys: [first] = [], plugins }: TestBrand): string | undefined {
  const label = plugins.find(({ journey }) => journey?.name === first)?.messages?.label
  return typeof label === 'string' ? label : undefined
}

const rootElements = (): readonly HTMLElement[] =>
  widgetRoots().flatMap(
    ({ children }) => [...children].filter((one) => one.matches('.root')) as HTMLElement[],
  )

/** Of each widget: an open dialog makes all else inert, the last one the others too. */
const reachable = (): readonly HTMLElement[] =>
  rootElements().map((root) => [...root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? root)
