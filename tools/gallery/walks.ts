import type { Customer } from './brands'
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

/** The way to a picture. Pictures begin with a preselected restaurant and day, unless their options say otherwise. */
export type Walk = (walker: Walker, visit: Visit) => Promise<unknown>

export const inOrder =
  (...walks: readonly Walk[]): Walk =>
  async (walker, visit) => {
    for (const walk of walks) await walk(walker, visit)
  }

export const finds =
  (...element: Parameters<Walker['finds']>): Walk =>
  (walker) =>
    walker.finds(...element)

export const clicks =
  (...element: Parameters<Walker['clicks']>): Walk =>
  (walker) =>
    walker.clicks(...element)

export const presses =
  (key: string): Walk =>
  (walker) =>
    walker.presses(key)

/** Chooses the journey of a plugin by its button, if the brand has several. */
export const begins =
  (plugin = 'booking'): Walk =>
  async (walker, { asked }) => {
    if (asked) await walker.presses(`${plugin}.label`)
  }

export const choosesTime = (plugin?: string) => inOrder(begins(plugin), (walker) => walker.choosesTime('19'))

export const continues = (plugin?: string) => inOrder(choosesTime(plugin), (walker) => walker.continues())

export const reachesDetails = (plugin?: string) =>
  inOrder(continues(plugin), finds('textbox', 'details.firstName'))

export const fillsDetails: Walk = (walker, { customer }) => walker.fillsDetails(customer)

/** Fills in the details and sends them, with one press or two. */
export const completes = (outcome = 'booking'): Walk =>
  inOrder(
    fillsDetails,
    async (walker, { atOnce }) => {
      if (!atOnce) await walker.presses('details.continue')
    },
    presses(`${outcome}.complete`),
  )

/** To the human verification. */
export const fixesDetails = inOrder(reachesDetails(), fillsDetails, (walker, { atOnce }) =>
  walker.presses(atOnce ? 'booking.complete' : 'details.continue'),
)

export const sends = inOrder(reachesDetails(), completes())

export const enquires = inOrder(
  finds('textbox', 'details.firstName'),
  async (walker, { restaurant }) => {
    // A brand may require the question. The restaurant's name is in the brand's language.
    if (walker.has('textbox', 'enquiry.question')) await walker.fills('enquiry.question', `${restaurant}?`)
  },
  completes('enquiry'),
)

export const reachesCard = inOrder(sends, finds('heading', 'card-guarantee.title'), (walker) =>
  walker.misses('text', 'card-guarantee.loading'),
)

export const fillsCard: Walk = async (walker) => {
  await walker.outside.fills('card-guarantee.number', '4111111111111111')
  await walker.outside.fills('card-guarantee.expirationDate', '0430')
  await walker.outside.fills('card-guarantee.cvv', '123')
  await walker.clicks('checkbox')
}

/** To the response to a booking with a card. */
export const sendsCard = inOrder(reachesCard, fillsCard, presses('booking.complete'))
