import { dayAt } from '../dates/plain-date'
import type { Answers } from './answers'
import type { VenueBody } from './bodies'
import { definitions } from './definitions'
import type { Definition, Stage } from './definition'
import { freeEvening } from './free-evening'
import { createNetwork, type Network } from './network'
import { restaurants as milano } from './restaurants'
import { english, type Words } from './words'

export type SceneName = (typeof definitions)[number][0]

/** A back end in the page: a function for the option `fetch`, and what was asked of it. */
export interface Scene extends Pick<Network, 'requests' | 'sent' | 'answer'> {
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response>
}

export interface SceneOptions {
  /** The moment that dates are counted from; the clock's own by default. */
  readonly now?: Date
  /** The chain's own restaurants in place of the made-up ones; the scene happens at the first. */
  readonly restaurants?: readonly VenueBody[]
  /** What the back end says by itself, in the chain's language. */
  readonly words?: Partial<Words>
}

/** Each scene's name, with what a diner meets in it. */
export const scenes: readonly { readonly name: SceneName; readonly description: string }[] = definitions.map(
  ([name, { description }]) => ({ name, description }),
)

const byName = new Map<string, Definition>(definitions)

/**
 * The nine calls of a back end as an in-page mock, for `Tavola.init({ fetch: scene('all full'), … })`. Each call of
 * this function makes a back end of its own, which answers alike on any day and keeps nothing from one to the next.
 *
 * @param name one of {@link scenes}
 * @param over answers over the scene's own, by "GET /api/venues/search/*"
 * @throws TypeError where there is no scene of that name; it lists those there are
 */
export function scene(name: SceneName, over: Answers = {}, options: SceneOptions = {}): Scene {
  const { fetch, requests, sent, answer } = createNetwork(over, ...answersOf(name, options))
  return Object.assign(fetch, { requests, sent, answer })
}

/** A scene's own answers, and those of a free evening that it leaves as they are. */
export function answersOf(
  name: SceneName,
  { now = new Date(), restaurants = milano, words }: SceneOptions = {},
): Answers[] {
  const definition = byName.get(name)
  if (!definition) throw new TypeError(unknown(name))
  const [first, ...others] = restaurants
  if (!first) throw new TypeError('A scene needs at least one restaurant.')
  const stage: Stage = { today: dayAt(now), restaurants: [first, ...others], words: { ...english, ...words } }
  return [definition.answers(stage), freeEvening(stage)]
}

const unknown = (name: string) =>
  `There is no scene "${name}". Expected one of: ${scenes.map((one) => one.name).join(', ')}.`
