import { firstDay, isClosedOn, isVisible, timeAt, type MessageValues } from 'tavola'
import type { detailsMessages } from './details-messages'
import { groupSize, isGroup, largestGroup } from './group-size'
import type { EnquiryContext, OwnField } from './model'

/** Step 6's own fields: the size of a group, and the question and the preferred time of a general enquiry. */

/** A general enquiry has a question of its own; one that came by way of a booking is about its table. */
export const isQuestion = ({ facts, journey }: Pick<EnquiryContext, 'facts' | 'journey'>) =>
  journey?.direct === true && !facts.confirmed

type T = (key: keyof typeof detailsMessages, values?: MessageValues) => string

/** All that is wrong in step 6's own fields, by field, in words. */
export function refusedNow(ctx: EnquiryContext, t: T): Partial<Record<OwnField, string>> {
  const { options, state } = ctx
  const date = refusedDate(ctx)
  const time = refusedTime(ctx)
  const question = isQuestion(ctx) ? state.question.value : null
  const lacksQuestion = options.requireQuestion && question !== null && !isVisible(question)
  const isWrongSize = isGroup(ctx) && state.groupSize.value !== '' && groupSize(ctx) === null
  return {
    ...(lacksQuestion && { question: t('questionMissing') }),
    ...(date && { date: t(date) }),
    ...(time && { time: t(time) }),
    ...(isWrongSize && { groupSize: t('groupSizeWrong', { largestGroup }) }),
  }
}

/**
 * What stands in front of the special requests, as no field of the payload carries it: "Group of 22. ", then the question.
 * In the brand's language, and with the digits 0 to 9.
 */
export function inFrontNow(ctx: EnquiryContext, t: T): string {
  const size = isGroup(ctx) ? groupSize(ctx) : null
  const question = isQuestion(ctx) ? ctx.state.question.value.trim() : ''
  return [size !== null && t('groupOf', { count: String(size) }), question]
    .filter(Boolean)
    .map((text) => `${String(text)} `)
    .join('')
}

/** The message key of the date's error; null if the date is valid or missing. */
function refusedDate(ctx: EnquiryContext): keyof typeof detailsMessages | null {
  const date = ctx.state.date.value
  if (!date) return null
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return 'dateUnfinished'
  if (date < today(ctx)) return 'datePast'
  const { venue } = ctx.facts
  return venue && isClosedOn(venue, date) ? 'dateClosed' : null
}

function refusedTime(ctx: EnquiryContext): keyof typeof detailsMessages | null {
  const { date, time } = ctx.state
  if (!time.value) return null
  if (!/^\d\d:\d\d$/.test(time.value)) return 'timeUnfinished'
  const passed = date.value === today(ctx) && time.value <= timeAt(ctx.now(), ctx.brand.timeZone)
  return passed ? 'timePast' : null
}

export const today = ({ now, brand }: EnquiryContext) => firstDay(now(), 0, brand.timeZone)

/** Writes the valid values to the facts, and null for invalid ones. Does nothing once the inputs are not shown. */
export function writePreferredTime(ctx: EnquiryContext): void {
  const { state, facts, journey, set } = ctx
  if (state.date.value === null || !journey?.direct) return
  const date = refusedDate(ctx) ? null : state.date.value || null
  const time = refusedTime(ctx) ? null : state.time.value || null
  if (date !== facts.date || time !== facts.time) set({ date, time })
}
