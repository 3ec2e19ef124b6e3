import { dayAt, timeAt } from '../dates/plain-date'
import type { VenueBody } from './bodies'
import * as creates from './creates'
import { english, type Definition, type Stage, type Words } from './definition'
import * as extremes from './extremes'
import { freeEvening } from './free-evening'
import * as lines from './lines'
import { createNetwork, type Answers, type Network } from './network'
import { restaurants as milano } from './restaurants'
import * as tables from './tables'

/** All scenes by the names that developers pass to `scene`, in the order of the list in the docs. */
const definitions = [
  [
    'a free evening',
    {
      description: 'There is a table at nearly every time, and everything goes well.',
      answers: () => ({}),
    },
  ],
  ['full with alternatives', tables.fullWithAlternatives],
  ['all full', tables.allFull],
  ['closed until a date', tables.closedUntil],
  ['enquiry fallback', tables.enquiryFallback],
  ['a group', tables.group],
  ['a menu to choose', tables.menus],
  ['age and news asked', tables.ageAndNews],
  ['guarantee needed', creates.guaranteeNeeded],
  ['guarantee refused', creates.guaranteeRefused],
  ['400 with fields', creates.refusedFields],
  ['500', creates.serverError],
  ['answer lost after the create', creates.answerLost],
  ['never answered', creates.neverAnswered],
  ['slow', lines.slow],
  ['a shaky line', lines.shaky],
  ['offline', lines.offline],
  ['a captive portal', lines.captivePortal],
  ['the times fail', lines.timesFail],
  ['the check fails', lines.checkFails],
  ['hostile texts', extremes.hostileTexts],
  ['five thousand venues', extremes.manyVenues],
] as const satisfies readonly (readonly [string, Definition])[]

export type SceneName = (typeof definitions)[number][0]

/** A mock of the back end: a function for the option `fetch`, with the requests it received. */
export interface Scene extends Pick<Network, 'requests' | 'sent' | 'answer'> {
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response>
}

export interface SceneOptions {
  /** The current time for the scene's dates. The real one by default. */
  readonly now?: Date
  /** The chain's restaurants instead of the invented ones. The scene is about the first. */
  readonly restaurants?: readonly VenueBody[]
  /** The back end's own messages, in the chain's language. */
  readonly words?: Partial<Words>
}

/** All scenes with their descriptions. */
export const scenes: readonly { readonly name: SceneName; readonly description: string }[] = definitions.map(
  ([name, { description }]) => ({ name, description }),
)

const byName = new Map<string, Definition>(definitions)

/**
 * Creates a mock of the nine calls, for `Tavola.init({ fetch: scene('all full'), … })`. A mock shares no state with others, and gives
 * the same answers on every day.
 *
 * @param name one of {@link scenes}
 * @param over answers that override the scene's, by pattern: "GET /api/venues/search/*"
 * @throws TypeError if there is no scene of that name; the message lists all names
 */
export function scene(name: SceneName, over: Answers = {}, options: SceneOptions = {}): Scene {
  const { fetch, requests, sent, answer } = createNetwork(over, ...answersOf(name, options))
  return Object.assign(fetch, { requests, sent, answer })
}

/** A scene's own answers, then those of a free evening for all other calls. */
export function answersOf(
  name: SceneName,
  { now = new Date(), restaurants = milano, words }: SceneOptions = {},
): Answers[] {
  const definition = byName.get(name)
  if (!definition) throw new TypeError(unknown(name))
  const [first, ...others] = restaurants
  if (!first) throw new TypeError('A scene needs at least one restaurant.')
  const stage: Stage = {
    today: dayAt(now),
    time: Number(timeAt(now).replace(':', '')),
    restaurants: [first, ...others],
    words: { ...english, ...words },
  }
  return [definition.answers(stage), freeEvening(stage)]
}

const unknown = (name: string) =>
  `There is no scene "${name}". Expected one of: ${scenes.map((one) => one.name).join(', ')}.`
