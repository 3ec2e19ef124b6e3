import { addDays, dayAt, type PlainDate } from '../../src/dates/plain-date'
import type { Answers, SceneName } from '../../src/scenes'
import { journeysOf, pluginsOf, type GalleryBrand } from './brands'
import type { Recipe } from './scripts/recipe'
import type { Walk } from './walks'

export interface Picture {
  /** As in the gallery's addresses. */
  readonly id: string
  readonly title: string
  readonly scene: SceneName
  /** The journey that leads here; shown only in brands that have it. */
  readonly journey: keyof typeof journeys
  /** Further plugins that it needs. */
  readonly needs?: readonly string[]
  /** Plugins that are added where the brand lacks them. */
  readonly adds?: readonly string[]
  /** Plugins that are left out where the brand has them. */
  readonly drops?: readonly string[]
  /** The plugin of a page of the docs, by the page's short name. */
  readonly recipe?: Recipe
  /** Not shown in brands with these plugins. */
  readonly without?: readonly string[]
  /** The fewest journeys that the brand must offer. */
  readonly choices?: number
  /** Options of init over those that all pictures share: a restaurant, a day ten days ahead. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Options of plugins, by their name. */
  readonly plugins?: Readonly<Record<string, object>>
  /** Answers over the scene's. */
  readonly answers?: Answers
  /** In the popup instead of inline. */
  readonly popup?: boolean
  /** Leads to the picture. Fails if an element doesn't appear. */
  readonly walk: Walk
  /** If set, the page reloads after `walk`, and this waits for the picture. */
  readonly again?: Walk
}

/** The gallery's headings of the journeys. */
export const journeys = {
  Booking: 'Book a table',
  Enquiry: 'Groups and questions',
  KidsPartyEnquiry: 'Kids’ party',
  AdultsPartyEnquiry: 'Adults’ party',
} as const

/** The plugin of each journey. */
const pluginOf = {
  Booking: 'booking',
  Enquiry: 'enquiry',
  KidsPartyEnquiry: 'kids-party',
  AdultsPartyEnquiry: 'adults-party',
} as const

/** The plugins in the picture. */
export const pluginsIn = ({ adds = [], drops = [] }: Picture, brand: GalleryBrand): readonly string[] =>
  [...new Set([...pluginsOf(brand), ...adds])].filter((id) => !drops.includes(id))

/** Whether a brand can show it. */
export function fits(picture: Picture, brand: GalleryBrand): boolean {
  const { journey, needs = [], without = [], choices = 0 } = picture
  const plugins = pluginsOf(brand)
  return (
    !without.some((id) => plugins.includes(id)) &&
    [pluginOf[journey], ...needs].every((id) => plugins.includes(id)) &&
    journeysOf(brand).length >= choices
  )
}

/** Days from today: after any closure, and far enough for a party. */
const ahead = 10

/** The selected day at the start of each picture. */
export const firstDay = (): PlainDate => addDays(dayAt(new Date()), ahead)
