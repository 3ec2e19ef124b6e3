import { dayTimes } from 'tavola'
import type { StartContext } from './model'
import { timesSelection } from './times'

type Reason = string | undefined

/** Why a control cannot be used yet, in a sentence that is heard with it; undefined once it can. */
export function dateWaits({ facts, journey, t }: StartContext): Reason {
  if (!facts.venue) return t('venueFirst')
  return journey ? undefined : t('journeyFirst')
}

export const guestsWait = (ctx: StartContext): Reason =>
  dateWaits(ctx) ?? (ctx.facts.date === null ? ctx.t('dateFirst') : undefined)

/** Of the hour, while there are no times. */
export function timesWait(ctx: StartContext): string {
  const { facts, state, t } = ctx
  const before = guestsWait(ctx) ?? (facts.guests === 0 ? t('guestsFirst') : undefined)
  if (before !== undefined) return before
  if (state.timesFailed.value === timesSelection(ctx)) return t('timesFailed')
  return t(dayTimes(ctx) ? 'noTimes' : 'timesComing')
}
