import { namesOf } from '../contract/journey'
import type { Theme } from '../host/look/theme'
import type { CodeBrand, CodeOptions } from '../npm/public'
import type { AnyPlugin } from '../contract/plugin'
import type { Answers } from '../scenes/network'
import type { VenueBody } from '../scenes/bodies'
import type { Device } from './clock'
import type { SceneName } from '../scenes/scene'

/** The options of `init` (`venueId`, `journey`, `date`, `time`, `guests`, …), and those of a test. */
export interface RenderOptions extends Partial<
  Omit<CodeOptions, 'brand' | 'container' | 'inline' | 'fetch' | 'preload'>
> {
  /** The brand's plugins, and the one that is tested: `[start, booking, mine]`. */
  readonly plugins: readonly AnyPlugin[]
  /**
   * The brand without its plugins; what it leaves out is the default brand's. Its journeys are by default those of the plugins.
   */
  readonly brand?: Partial<Omit<CodeBrand, 'plugins'>>
  /** What the back end is like: a name of `tavola/scenes`. By default "a free evening". */
  readonly scene?: SceneName
  /** Answers instead of the scene's, by pattern: `{ 'POST /api/bookings/create': status(500) }`. */
  readonly answers?: Answers
  /** The chain's restaurants instead of the scene's invented ones. */
  readonly restaurants?: readonly VenueBody[]
  /** The moment at which the clock stands. By default Friday, 20 November 2026, at 9 in the morning in Dublin. */
  readonly now?: Date | string
  /** The diner's device. By default it is in Dublin and in English: `{ timeZone: 'Europe/Dublin', language: 'en-IE' }`. */
  readonly device?: Partial<Device>
  /**
   * Where the test begins. `step 1` by default. `details`: restaurant, day and time are chosen (the options', or the scene's first
   * restaurant on Saturday, 28 November 2026, at 19:30), and Continue is pressed. `complete`: the details are filled in too, and
   * the button that sends is there.
   */
  readonly at?: Beginning
  /** In a popup that is open, instead of in the page. */
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
  const brought = plugins.flatMap(({ journey }) => (journey ? [journey] : []))
  const known = brought.flatMap(namesOf)
  // The test's own journeys need a button too, although the default brand doesn't have them.
  const own = brought.map(({ name }) => name).filter((name) => ![...journeys, groupJourney].includes(name))
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
