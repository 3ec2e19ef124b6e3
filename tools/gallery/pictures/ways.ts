import type { Visit } from '../picture'
import type { Walker } from '../walker'

/** Ways that several pictures have in common. All begin with a restaurant and a day that the options have given. */

/** Chooses the journey by its button, where the brand asks for one. */
export async function begins(walker: Walker, { asked }: Visit, plugin = 'booking'): Promise<void> {
  if (asked) await walker.clicks('button', `${plugin}.label`)
}

/** To a chosen time, whose Continue can be pressed. */
export async function choosesTime(walker: Walker, visit: Visit, plugin?: string): Promise<void> {
  await begins(walker, visit, plugin)
  await choosesHour(walker, visit)
}

export async function choosesHour(walker: Walker, { glance }: Visit): Promise<void> {
  if (glance) await walker.choosesChip('19')
  else await walker.selects('start.hour', '19')
}

export async function continues(walker: Walker, visit: Visit, plugin?: string): Promise<void> {
  await choosesTime(walker, visit, plugin)
  await walker.clicks('button', 'start.continue')
}

export async function reachesDetails(walker: Walker, visit: Visit, plugin?: string): Promise<void> {
  await continues(walker, visit, plugin)
  await walker.sees('textbox', 'details.firstName')
}

export async function fills(walker: Walker, visit: Visit): Promise<void> {
  await introduces(walker, visit)
  await walker.clicksAny('checkbox')
}

/** Who is coming, without a word on the terms. */
export async function introduces(walker: Walker, { customer }: Visit): Promise<void> {
  await walker.types('details.firstName', customer.firstName)
  await walker.types('details.lastName', customer.lastName)
  await walker.types('details.email', customer.email)
  await walker.types('details.telephoneNumber', customer.telephoneNumber)
}

export async function sends(walker: Walker, visit: Visit): Promise<void> {
  await reachesDetails(walker, visit)
  await completes(walker, visit)
}

export const enquires = (walker: Walker, visit: Visit) => completes(walker, visit, 'enquiry')

/** Fills in the details and sends them, with one press or two. */
export async function completes(walker: Walker, visit: Visit, outcome = 'booking'): Promise<void> {
  await fills(walker, visit)
  if (!visit.atOnce) await walker.clicks('button', 'details.continue')
  await walker.clicks('button', `${outcome}.complete`)
}

/** To where a check that a person sends stands. */
export async function fixes(walker: Walker, visit: Visit): Promise<void> {
  await fills(walker, visit)
  await walker.clicks('button', visit.atOnce ? 'booking.complete' : 'details.continue')
}

export async function reachesCard(walker: Walker, visit: Visit): Promise<void> {
  await sends(walker, visit)
  await walker.sees('heading', 'card-guarantee.title')
  await walker.misses('card-guarantee.loading')
}

export async function fillsCard(walker: Walker): Promise<void> {
  await walker.typesOutside('card-guarantee.number', '4111111111111111')
  await walker.typesOutside('card-guarantee.expirationDate', '0430')
  await walker.typesOutside('card-guarantee.cvv', '123')
  await walker.clicksAny('checkbox')
}
