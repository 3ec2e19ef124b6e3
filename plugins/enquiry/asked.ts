import type { detailsMessages } from './details-messages'
import { groupSize, isGroup } from './group-size'
import type { EnquiryContext, Refusal } from './model'
import { refusedDate, refusedTime } from './wishes'

/** What step 6 asks beside the details: how many a group is, and what a general enquiry is about. */

/** A general enquiry has a question of its own; one that came by way of a booking is about its table. */
export const isQuestion = ({ facts, journey }: Pick<EnquiryContext, 'facts' | 'journey'>) =>
  journey?.direct === true && !facts.confirmed

/** The message keys of all that is wrong in step 6's own fields. */
export function refusedNow(ctx: EnquiryContext): Refusal[] {
  const wrongSize = isGroup(ctx) && ctx.state.groupSize.value !== '' && groupSize(ctx) === null
  const refused = [refusedDate(ctx), refusedTime(ctx), wrongSize ? ('groupSizeWrong' as const) : null]
  return refused.filter((message) => message !== null)
}

/**
 * What stands in front of the special requests, as no field of the payload carries it: "Group of 22. ", then the question.
 * In the brand's language, and with the digits 0 to 9.
 */
export function inFrontNow(
  ctx: EnquiryContext,
  t: (key: keyof typeof detailsMessages, values: { readonly count: string }) => string,
): string {
  const size = isGroup(ctx) ? groupSize(ctx) : null
  const question = isQuestion(ctx) ? ctx.state.question.value.trim() : ''
  return [size !== null && t('groupOf', { count: String(size) }), question]
    .filter(Boolean)
    .map((text) => `${String(text)} `)
    .join('')
}
