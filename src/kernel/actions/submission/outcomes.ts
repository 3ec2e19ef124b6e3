import { untracked } from '@preact/signals-core'
import type { ApiError } from '../../../api/api-error'
import type { Failure } from '../../../contract/plugin-context'
import type { Screen } from '../../screen/screen'
import { summaryOf } from '../../screen/summary'
import { contentOf } from './payload'
import type { Sent } from '../../screen/submission'
import { journeyFailure, stop, unexpected } from './stop'

/** The parts of the kernel that a POST needs. */
export interface PostKernel extends Screen {
  /** "Send again" in the banner. */
  readonly resend: () => void
}

// The banners of a POST that was stopped, refused, or may have gone through.

/** Stops a press because fields are invalid. */
export function stopForMissing(kernel: PostKernel, missing: readonly string[]): void {
  const { submission } = kernel
  const now = submission.state.peek()
  const failure =
    now.phase === 'rechecking'
      ? withErrors(offerResend(kernel, now.earlier), missing)
      : journeyFailure(kernel, missing)
  stop(kernel, failure, missing)
}

/** Stops a press because an essential plugin has a fault, and retries the plugin. */
export function stopBlocked(kernel: PostKernel): void {
  kernel.essentials.retry()
  stop(kernel, journeyFailure(kernel, [kernel.catalogue.text('widget.blocked')]))
}

/** The back end has refused the POST, or its response is of no use. */
export function refuse({ banner, submission }: PostKernel, failure: Failure): void {
  banner.failSubmission(failure, (banner) =>
    submission.enter('refuse', { phase: 'refused', banner, missing: [] }),
  )
}

/** The POST may have gone through. */
export function lose(kernel: PostKernel, sent: Sent): void {
  const { banner, submission } = kernel
  banner.failSubmission(offerResend(kernel, sent), (banner) =>
    submission.enter('lose', { phase: 'unknown', sent, banner }),
  )
}

/** Shows again that a POST may have gone through, and what "Send again" would send now. */
export function showUnknown(kernel: PostKernel): void {
  const { banner, submission, essentials, catalogue } = kernel
  const now = submission.state.peek()
  if (now.phase !== 'unknown') return
  const missing = [...missingNow(kernel).values()]
  const isBlocked = missing.length === 0 && (contentOf(kernel) === null || essentials.isBlocked())
  if (isBlocked) essentials.retry()
  const failure = isBlocked
    ? journeyFailure(kernel, [catalogue.text('widget.blocked')])
    : withErrors(offerResend(kernel, now.sent), missing)
  banner.failSubmission(failure, (banner) => submission.enter('press', { ...now, banner }))
}

const withErrors = (failure: Failure, errors: readonly string[]): Failure => ({
  ...failure,
  errors: [...(failure.errors ?? []), ...errors],
})

/** Describes what was sent. The button sends that again, or the selection as changed since. */
function offerResend(kernel: PostKernel, { content, answered, values, telephone }: Sent): Failure {
  const { brand, catalogue, resend } = kernel
  const isSame = (contentOf(kernel) ?? content) === content
  const safe = isSame && brand.idempotencyHeader ? 'Safe' : ''
  const again = { label: isSame ? 'widget.sendAgain' : 'widget.sendChanged', run: resend }
  if (!answered) return { code: `widget.unanswered${safe}`, values, telephone, again }
  const errors = [catalogue.text('widget.unexpected'), catalogue.text(`widget.unclear${safe}`, values)]
  return { ...journeyFailure(kernel, errors), telephone, again }
}

/** The text of the refusal's code, such as "booking.refused-table-gone"; else a 400's own messages; else a general text. */
export function refusalOf(kernel: PostKernel, { detail }: ApiError): Failure {
  const { catalogue, journeys } = kernel
  const { messages = [], code } = detail
  const known = journeys.key(`refused-${code}`)
  if (code !== undefined && catalogue.has(known)) return journeyFailure(kernel, [catalogue.text(known)])
  if (messages.length > 0) return { ...journeyFailure(kernel, messages), fromBackEnd: true }
  return unexpected(kernel)
}

/** A description of the POST that is about to be sent. */
export function describeSent(kernel: PostKernel, content: string): Sent {
  const { catalogue, journeys, facts, clock } = kernel
  const what = untracked(() => summaryOf(kernel)) || catalogue.text(journeys.key('label'))
  const venue = facts.venue?.name
  const time = clock.now().toTimeString().slice(0, 5)
  const values = {
    what: venue ? catalogue.text('widget.sentTo', { what, venue }) : what,
    time: catalogue.formats.time(time),
  }
  return { content, answered: false, values, telephone: facts.venue?.telephone ?? null }
}

/** The messages of all invalid fields. */
export const missingNow = ({ problems }: PostKernel): ReadonlyMap<string, string> =>
  untracked(() => problems.at('submit'))
