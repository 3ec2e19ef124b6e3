import * as fc from 'fast-check'
import { scenes, type SceneName } from '../../src/scenes/scene'
import type { Journey } from './model/state'
import type { HostOptions } from './stage/stage'
import { addDays, saturday } from '../browser/kit/time'

/** The start of a session: the host's options and the back end. */
export interface Setup {
  readonly scene: SceneName
  readonly host: HostOptions
  readonly journeys: readonly Journey[]
  readonly offersMenus: boolean
  readonly hasKey: boolean
}

/** Too slow to play: five thousand restaurants are other tests' matter. */
const playable = scenes.map(({ name }) => name).filter((name) => name !== 'five thousand venues')

/** Scenes in which a create goes through are played as often as all others. */
const sceneArb: fc.Arbitrary<SceneName> = fc.oneof(
  fc.constantFrom<SceneName>(
    'a free evening',
    'a menu to choose',
    'guarantee needed',
    'full with alternatives',
  ),
  fc.constantFrom(...playable),
)

const buttons: readonly (readonly Journey[])[] = [
  ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'],
  ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry', 'Enquiry'],
  ['Booking', 'Enquiry'],
  ['Booking'],
]

const optional = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 })

export const setupArb: fc.Arbitrary<Setup> = fc
  .record({
    scene: sceneArb,
    journeys: fc.constantFrom(...buttons),
    inline: fc.boolean(),
    venueId: optional(['cork', 'kinsale']),
    readOnlyLocation: fc.boolean(),
    journey: optional<Journey>(['Booking', 'AdultsPartyEnquiry', 'KidsPartyEnquiry', 'Enquiry']),
    date: optional([saturday, addDays(saturday, 7)]),
    guests: optional([4, -1]),
    offersMenus: fc.boolean(),
    hasKey: fc.boolean(),
    search: fc.constantFrom('both', 'search', 'searchnearby'),
    theme: fc.constantFrom('milano', 'Notte', 'Zaytuna'),
  })
  .map(({ scene, journeys, offersMenus, hasKey, search, theme, inline, ...host }) => ({
    scene,
    journeys,
    offersMenus,
    hasKey,
    host: {
      inline,
      ...defined({ ...host, readOnlyLocation: host.readOnlyLocation && host.venueId !== undefined }),
      brand: {
        title: theme === 'milano' ? 'Milano restaurants' : `${theme} restaurants`,
        journeys,
        options: { start: { search }, menus: { offer: offersMenus } },
        links: { terms: '/terms', privacy: '/privacy' },
        ...(hasKey && { idempotencyHeader: 'Idempotency-Key' }),
      },
    },
  }))

type Defined<Values> = { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> }

const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>
