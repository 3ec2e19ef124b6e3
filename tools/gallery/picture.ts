import { addDays, dayAt, type PlainDate } from '../../src/dates/plain-date'
import type { Answers, SceneName } from '../../src/scenes'
import { journeysOf, pluginsOf, type Customer, type GalleryBrand } from './brands'
import type { Walker } from './scripts/walker'

/** What a walk is given besides its walker. */
export interface Visit {
  readonly customer: Customer
  /** What to type to find the first restaurant. */
  readonly town: string
  /** The first restaurant's name. */
  readonly restaurant: string
  /** Step 1 has chips in place of hour and minute. */
  readonly glance: boolean
  /** The details have "Complete Booking" in place of Continue. */
  readonly atOnce: boolean
  /** The brand has several journeys and asks for one. */
  readonly asked: boolean
}

export interface Picture {
  /** As in the gallery's addresses. */
  readonly id: string
  readonly title: string
  /** What is to be seen, in a line. */
  readonly caption: string
  readonly scene: SceneName
  /** The journey that leads here; shown only in brands that have it. */
  readonly journey: 'Booking' | 'KidsPartyEnquiry' | 'AdultsPartyEnquiry' | 'Enquiry'
  /** Further plugins that it needs. */
  readonly needs?: readonly string[]
  /** Plugins that it shows in brands without them too: those that the default brand leaves out. */
  readonly adds?: readonly string[]
  /** Plugins that it stands without. */
  readonly without?: readonly string[]
  /** Only in brands with so many journeys to choose from. */
  readonly choices?: number
  /** Options of init over those that all pictures share: a restaurant, a day ten days ahead. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Options of plugins, by their name. */
  readonly plugins?: Readonly<Record<string, object>>
  /** Answers over the scene's. */
  readonly answers?: Answers
  /** In the popup instead of in the page. */
  readonly popup?: boolean
  /** What is to be seen fills the window, and ends with it. */
  readonly screenful?: boolean
  /** Leads to what is to be seen, and fails where it does not come. */
  readonly walk: (walker: Walker, visit: Visit) => Promise<unknown>
  /** The page is loaded anew after the walk, and this waits for what is to be seen then. */
  readonly again?: (walker: Walker, visit: Visit) => Promise<unknown>
}

/** A booking on a free evening, unless it names another scene or journey. */
export type PictureEntry = Omit<Picture, 'scene' | 'journey'> & Partial<Pick<Picture, 'scene' | 'journey'>>

/** The journeys as the gallery heads them. */
export const journeys = {
  Booking: 'Book a table',
  Enquiry: 'Groups and questions',
  KidsPartyEnquiry: 'Kids’ party',
  AdultsPartyEnquiry: 'Adults’ party',
} as const

/** The plugin that brings a journey. */
const bringing = {
  Booking: 'booking',
  Enquiry: 'enquiry',
  KidsPartyEnquiry: 'kids-party',
  AdultsPartyEnquiry: 'adults-party',
} as const

/** The plugins that it is shown with. */
export const pluginsIn = ({ adds = [] }: Picture, brand: GalleryBrand): readonly string[] => [
  ...new Set([...pluginsOf(brand), ...adds]),
]

/** Whether a brand can show it. */
export function fits(picture: Picture, brand: GalleryBrand): boolean {
  const { journey, needs = [], without = [], choices = 0 } = picture
  const plugins = pluginsOf(brand)
  return (
    !without.some((id) => plugins.includes(id)) &&
    [bringing[journey], ...needs].every((id) => plugins.includes(id)) &&
    journeysOf(brand).length >= choices
  )
}

/** So many days ahead all pictures are: later than a closure, and far enough for a party. */
const ahead = 10

/** The day that a picture begins with. */
export const firstDay = (): PlainDate => addDays(dayAt(new Date()), ahead)
