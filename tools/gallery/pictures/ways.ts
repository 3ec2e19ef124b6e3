import type { Visit } from '../picture'
import type { Walker } from '../scripts/walker'

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

export const enquires = (walker: Walker, visit: Visit) => completes(walker, visit, 'enquiry')

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
