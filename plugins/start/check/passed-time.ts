import { untracked } from '@preact/signals-core'
import { earliestTime, wallTime } from 'tavola/time'
import type { StartContext } from '..'

/**
 * Clears a day or a time that is too soon: for the notice of a journey that was chosen later (party.48-hours), by the server's
 * clock, or because it has passed on a page that was left open. That leads back to step 1, with the details kept.
 */
export function watchPassedTime(ctx: StartContext): () => void {
  let before = ''
  return ctx.effect(() => {
    const { facts, journey, brand, now } = ctx
    const { date, time, confirmed } = facts
    // A confirmed slot was in time for the journey's notice.
    const earliest = earliestTime({ journey: confirmed ? null : journey, brand, now })
    // The details' Continue is a press too.
    void facts.detailsConfirmed
    if (date === null) return
    const isDayOver = date < earliest.slice(0, 10)
    // With another journey or a corrected clock, the day has not passed: it was never offered.
    const ahead = Math.round((now().getTime() - Date.now()) / 60_000)
    const key = JSON.stringify([journey?.name, date, ahead])
    const isKnown = key === before || time !== null
    before = key
    if (time === null ? !isDayOver : hasTimeAhead(ctx, earliest)) return
    untracked(() => {
      // What is sent, or may have been, stays.
      if (ctx.isUndecided || Object.keys(facts.references).length > 0) return
      // A journey of one step has fields for both, which say themselves what is wrong.
      const isShown = journey?.direct && !confirmed && !facts.detailsConfirmed
      if (isShown && !isDayOver) return
      ctx.set({ ...(isDayOver ? { date: null } : { time: null, wishedTime: time }), detailsConfirmed: false })
      if (isKnown && !isShown) ctx.fail({ code: 'start.passed' })
    })
  })
}

/** Whether the chosen time can still be used, or in step 2 any of the times that are offered in its place. */
function hasTimeAhead({ facts }: StartContext, earliest: string): boolean {
  const isAhead = (time: string) => wallTime(facts, time) >= earliest
  const offers = facts.confirmed ? [] : (facts.availability?.venues ?? [])
  return isAhead(facts.time!) || offers.some((venue) => venue.availability.some(({ time }) => isAhead(time)))
}
