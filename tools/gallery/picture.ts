import { addDays, dayAt, type PlainDate } from '../../src/dates/plain-date'
import type { Answers, SceneName } from '../../src/scenes'
import { journeysOf, pluginsOf, type Customer, type GalleryBrand } from './brands'
import type { Walker } from './scripts/walker'

/** The facts of a brand that walks need. */
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
  /** What the picture shows, in a line. */
  readonly caption: string
  readonly scene: SceneName
  /** The journey that leads here; shown only in brands that have it. */
  readonly journey: 'Booking' | 'KidsPartyEnquiry' | 'AdultsPartyEnquiry' | 'Enquiry'
  readonly step: keyof typeof steps
  readonly state: keyof typeof states
  /** Further plugins that it needs. */
  readonly needs?: readonly string[]
  /** Plugins that are added where the brand lacks them. */
  readonly adds?: readonly string[]
  /** Plugins that are left out where the brand has them. */
  readonly drops?: readonly string[]
  /** The plugin of a page of the docs, by the page's short name. */
  readonly recipe?: string
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
  /** Exactly one screen high. */
  readonly screenful?: boolean
  /** Leads to the picture. Fails if an element doesn't appear. */
  readonly walk: (walker: Walker, visit: Visit) => Promise<unknown>
  /** If set, the page reloads after `walk`, and this waits for the picture. */
  readonly again?: (walker: Walker, visit: Visit) => Promise<unknown>
}

type WithDefault = 'scene' | 'journey' | 'step' | 'state'

/** Step 1 of a booking on a free evening as it usually is, unless it says otherwise. */
export type PictureEntry = Omit<Picture, WithDefault> & Partial<Pick<Picture, WithDefault>>

/** The gallery's headings of the journeys. */
export const journeys = {
  Booking: 'Book a table',
  Enquiry: 'Groups and questions',
  KidsPartyEnquiry: 'Kids’ party',
  AdultsPartyEnquiry: 'Adults’ party',
} as const

/** The steps, by the specification's numbers. */
export const steps = {
  1: 'Find your table',
  2: 'Other tables',
  3: 'Menu',
  4: 'Details',
  5: 'Booking confirmed',
  6: 'Enquiry details',
  7: 'Enquiry sent',
  8: 'Card',
} as const

/** What a picture shows of its step. */
export const states = {
  usual: 'As it usually is',
  open: 'A list or a popup open',
  waiting: 'Waiting for an answer',
  full: 'Full or closed',
  error: 'An error',
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

/** Ways that several pictures share. All begin with a preselected restaurant and day. */

type Way = (walker: Walker, visit: Visit) => Promise<unknown>

/** A way, and the element at its end. */
export const after =
  (way: Way, ...seen: Parameters<Walker['finds']>): Way =>
  async (walker, visit) => {
    await way(walker, visit)
    await walker.finds(...seen)
  }

/** Chooses the journey by its button, if the brand has several. */
export async function begins(walker: Walker, { asked }: Visit, plugin = 'booking'): Promise<void> {
  if (asked) await walker.presses(`${plugin}.label`)
}

/** To a selected time. */
export async function choosesTime(walker: Walker, visit: Visit, plugin?: string): Promise<void> {
  await begins(walker, visit, plugin)
  await walker.choosesTime('19')
}

export async function continues(walker: Walker, visit: Visit, plugin?: string): Promise<void> {
  await choosesTime(walker, visit, plugin)
  await walker.continues()
}

export async function reachesDetails(walker: Walker, visit: Visit, plugin?: string): Promise<void> {
  await continues(walker, visit, plugin)
  await walker.finds('textbox', 'details.firstName')
}

export const fills = (walker: Walker, { customer }: Visit) => walker.fillsDetails(customer)

/** Fills in the customer, without the terms. */
export async function introduces(walker: Walker, { customer }: Visit): Promise<void> {
  for (const [field, text] of Object.entries(customer)) await walker.fills(`details.${field}`, text)
}

export async function sends(walker: Walker, visit: Visit): Promise<void> {
  await reachesDetails(walker, visit)
  await completes(walker, visit)
}

export async function enquires(walker: Walker, visit: Visit): Promise<void> {
  await walker.finds('textbox', 'details.firstName')
  // A brand may require the question of a general enquiry. The restaurant's name is in the brand's language.
  if (walker.has('textbox', 'enquiry.question'))
    await walker.fills('enquiry.question', `${visit.restaurant}?`)
  await completes(walker, visit, 'enquiry')
}

/** Fills in the details and sends them, with one press or two. */
export async function completes(walker: Walker, visit: Visit, outcome = 'booking'): Promise<void> {
  await fills(walker, visit)
  if (!visit.atOnce) await walker.presses('details.continue')
  await walker.presses(`${outcome}.complete`)
}

/** To the human verification. */
export async function fixes(walker: Walker, visit: Visit): Promise<void> {
  await fills(walker, visit)
  await walker.presses(visit.atOnce ? 'booking.complete' : 'details.continue')
}

export async function reachesCard(walker: Walker, visit: Visit): Promise<void> {
  await sends(walker, visit)
  await walker.finds('heading', 'card-guarantee.title')
  await walker.misses('text', 'card-guarantee.loading')
}

export async function fillsCard(walker: Walker): Promise<void> {
  await walker.outside.fills('card-guarantee.number', '4111111111111111')
  await walker.outside.fills('card-guarantee.expirationDate', '0430')
  await walker.outside.fills('card-guarantee.cvv', '123')
  await walker.clicks('checkbox')
}
