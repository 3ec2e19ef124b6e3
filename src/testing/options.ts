import { namesOf } from '../contract/journey'
import type { Theme } from '../host/look/theme'
import type { CodeBrand, CodeOptions } from '../npm/public'
import type { AnyPlugin } from '../contract/plugin'
import type { Answers } from '../scenes/network'
import type { VenueBody } from '../scenes/bodies'
import type { Device } from './clock'
import type { SceneName } from '../scenes/scene'

/** The options of `init` (`venueId`, `journey`, `date`, `time`, `guests`, …), and a test's own. */
export interface RenderOptions extends Partial<
  Omit<CodeOptions, 'brand' | 'container' | 'inline' | 'fetch' | 'preload'>
> {
  /** The brand's plugins, and the tested one: `[start, booking, mine]`. */
  readonly plugins: readonly AnyPlugin[]
  /** The brand without its plugins. Missing settings are the default brand's, and missing journeys those of the plugins. */
  readonly brand?: Partial<Omit<CodeBrand, 'plugins'>>
  /** The back end's scene, by its name in `tavola/scenes`. By default "a free evening". */
  readonly scene?: SceneName
  /** Answers instead of the scene's, by pattern: `{ 'POST /api/bookings/create': status(500) }`. */
  readonly answers?: Answers
  /** The chain's restaurants instead of the scene's invented ones. */
  readonly restaurants?: readonly VenueBody[]
  /** The moment of the stopped clock. By default Friday, 20 November 2026, at 9 in the morning in Dublin. */
  readonly now?: Date | string
  /** The diner's device. By default it is in Dublin and in English: `{ timeZone: 'Europe/Dublin', language: 'en-IE' }`. */
  readonly device?: Partial<Device>
  /**
   * The beginning of the test, `step 1` by default. `details`: restaurant, day and time are chosen, and Continue is pressed. By default
   * it is the scene's first restaurant on Saturday, 28 November 2026, at 19:30. `complete`: the details are filled in too, and the
   * button that sends is shown.
   */
  readonly at?: Beginning
  /** Opens a popup instead of a widget in the page. */
  readonly popup?: boolean
}

export type Beginning = 'step 1' | 'details' | 'complete'

export type TestBrand = CodeBrand & Required<Pick<CodeBrand, 'journeys' | 'locale'>>

/** The brand of a test: the default one with the test's changes, and a button for each journey of its plugins. */
export function brandOf({ plugins, brand }: RenderOptions, theme: Theme): TestBrand {
  if (!Array.isArray(plugins) || plugins.length === 0)
    throw new TypeError('renderWidget: "plugins" must be a list of plugins, as in [start, booking, mine].')
  const look = brand?.theme ?? theme
  const { title, journeys, groupJourney, locale, links } = look.brand
  const ofPlugins = plugins.flatMap(({ journey }) => (journey ? [journey] : []))
  const known = ofPlugins.flatMap(namesOf)
  // The default brand has no button for the test's own journeys.
  const own = ofPlugins.map(({ name }) => name).filter((name) => ![...journeys, groupJourney].includes(name))
  return {
    locale,
    title,
    links,
    journeys: [...journeys.filter((name) => known.includes(name)), ...own],
    ...brand,
    theme: look,
    plugins,
  }
}
