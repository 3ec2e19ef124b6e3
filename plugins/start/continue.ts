import { availabilityFailure, type ChosenSlot, type FormProblems } from 'tavola'
import { enquires, type StartContext } from './model'

/** Section 4, "Continue": an enquiry needs no check once the restaurant's configuration is known. */
export async function proceed(ctx: StartContext, { problems, hidden, showAll }: FormProblems): Promise<void> {
  const { facts, set, dismiss } = ctx
  const { venue, date, time, guests } = facts
  if (!venue || date === null || time === null || ctx.busy) return
  if (problems.size > 0) {
    showAll()
    // What no control on screen shows is said by the banner.
    if (hidden.length > 0) ctx.fail({ code: 'start.checkChoices', errors: hidden })
    return
  }
  const known = Object.keys(facts.bookingConfiguration).length > 0
  if (enquires(ctx) && known) {
    dismiss()
    return set({ confirmed: true })
  }
  // As it is at the press: what is changed while the plugins are waited for asks for another.
  await ctx.advance(() => check(ctx, { venue, date, time, guests }))
}

/** The check's file, which is fetched ahead with the time. */
export const fetchCheck = () => import(/* webpackChunkName: "start-check" */ './check')

async function check(ctx: StartContext, choice: ChosenSlot): Promise<void> {
  const { checkAvailability } = await fetchCheck().catch(() => ({ checkAvailability: null }))
  if (checkAvailability) return checkAvailability(ctx, choice)
  ctx.fail(availabilityFailure(choice.venue.name))
}
