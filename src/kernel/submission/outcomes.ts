import { untracked } from '@preact/signals-core'
import type { ApiError } from '../../api/api-error'
import type { Api } from '../../api/client'
import type { Brand } from '../../contract/brand'
import type { Emit } from '../../contract/events'
import type { Facts } from '../../contract/facts'
import type { Failure } from '../../contract/plugin-context'
import type { Catalogue } from '../../messages/catalogue'
import type { Banners } from '../banner'
import type { Clock } from '../clock'
import type { Essentials } from '../registry/essentials'
import type { Guard } from '../registry/guard'
import type { Problems } from '../registry/problems'
import type { Registry } from '../registry/registry'
import type { FactStore } from '../state/facts'
import type { Journeys } from '../steps/journeys'
import type { Steps } from '../steps/steps'
import type { Texts } from '../texts'
import { contentOf } from './payload'
import type { Sent, SubmissionState } from './state'

/** The parts of the kernel that a POST needs. */
export interface PostParts {
  readonly brand: Brand
  readonly api: Api
  readonly store: FactStore
  readonly facts: Facts
  readonly journeys: Journeys
  readonly catalogue: Catalogue
  readonly texts: Texts
  readonly guard: Guard
  readonly plugins: Registry
  readonly steps: Steps
  readonly problems: Problems
  readonly essentials: Essentials
  readonly banner: Banners
  readonly emit: Emit
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** The submission of one widget. */
export interface Post {
  readonly kernel: PostParts
  readonly submission: SubmissionState
  /** "Send again" in the banner. */
  readonly resend: () => void
}

/** Section 8: the banners of a POST that was stopped, refused, or may have gone through. */

/** Stops a press before anything is sent. `missing`: the problems, if they are the reason. */
export function stop(post: Post, missing: readonly string[], errors = missing): void {
  const { kernel, submission } = post
  const now = submission.state.peek()
  if (now.phase !== 'rechecking')
    return kernel.banner.failSubmission(failed(post, errors), (banner) =>
      submission.enter('stop', { phase: 'refused', banner, missing }),
    )
  // The earlier POST may still have gone through, so it is not reported as refused.
  const failure =
    missing.length > 0 ? withErrors(offerResend(post, now.earlier), missing) : failed(post, errors)
  kernel.banner.failSubmission(failure, (banner) =>
    submission.enter('stop', { phase: 'unknown', sent: now.earlier, banner }),
  )
}

/** Stops a press because an essential plugin has a fault, and retries the plugin. */
export function stopBlocked(post: Post): void {
  post.kernel.essentials.retry()
  stop(post, [], [post.kernel.catalogue.text('widget.blocked')])
}

/** The back end has refused the POST, or its response is of no use. */
export function refuse(post: Post, failure: Failure): void {
  const { kernel, submission } = post
  kernel.banner.failSubmission(failure, (banner) =>
    submission.enter('refuse', { phase: 'refused', banner, missing: [] }),
  )
}

/** The POST may have gone through. */
export function lose(post: Post, sent: Sent): void {
  const { kernel, submission } = post
  kernel.banner.failSubmission(offerResend(post, sent), (banner) =>
    submission.enter('lose', { phase: 'unknown', sent, banner }),
  )
}

/** Shows again that a POST may have gone through, and what "Send again" would send now. */
export function showUnknown(post: Post): void {
  const { kernel, submission } = post
  const now = submission.state.peek()
  if (now.phase !== 'unknown') return
  const missing = missingNow(kernel)
  const isBlocked = missing.length === 0 && (contentNow(kernel) === null || kernel.essentials.isBlocked())
  if (isBlocked) kernel.essentials.retry()
  const failure = isBlocked
    ? failed(post, [kernel.catalogue.text('widget.blocked')])
    : withErrors(offerResend(post, now.sent), missing)
  kernel.banner.failSubmission(failure, (banner) => submission.enter('press', { ...now, banner }))
}

/** The journey's own heading with these lines. */
export const failed = ({ kernel }: Post, errors: readonly string[]): Failure => ({
  code: kernel.journeys.key('failed'),
  errors,
})

const withErrors = (failure: Failure, errors: readonly string[]): Failure => ({
  ...failure,
  errors: [...(failure.errors ?? []), ...errors],
})

/** Describes what was sent. The button sends that again, or the selection as changed since. */
function offerResend({ kernel, resend }: Post, { content, answered, values, telephone }: Sent): Failure {
  const { brand, catalogue, journeys } = kernel
  const isSame = (contentNow(kernel) ?? content) === content
  const safe = isSame && brand.idempotencyHeader ? 'Safe' : ''
  const again = { label: isSame ? 'widget.sendAgain' : 'widget.sendChanged', run: resend }
  if (!answered) return { code: `widget.unanswered${safe}`, values, telephone, again }
  const errors = [catalogue.text('widget.unexpected'), catalogue.text(`widget.unclear${safe}`, values)]
  return { code: journeys.key('failed'), errors, telephone, again }
}

/** The text of the refusal's code, such as "booking.refused-table-gone"; else a 400's own messages; else a general text. */
export function refusalOf(post: Post, { detail }: ApiError): Failure {
  const { catalogue, journeys } = post.kernel
  const { messages = [], code } = detail
  const known = journeys.key(`refused-${code}`)
  if (code !== undefined && catalogue.has(known)) return failed(post, [catalogue.text(known)])
  if (messages.length > 0) return { ...failed(post, messages), fromBackEnd: true }
  return failed(post, [catalogue.text('widget.unexpected')])
}

/** A description of the POST that is about to be sent. */
export function describeSent({ catalogue, journeys, texts, facts, clock }: PostParts, content: string): Sent {
  const what = texts.summary.peek() || catalogue.text(journeys.key('label'))
  const venue = facts.venue?.name
  const time = clock.now().toTimeString().slice(0, 5)
  const values = {
    what: venue ? catalogue.text('widget.sentTo', { what, venue }) : what,
    time: catalogue.formats.time(time),
  }
  return { content, answered: false, values, telephone: facts.venue?.telephone ?? null }
}

/** The messages of all invalid fields. */
export const missingNow = ({ problems }: PostParts): readonly string[] =>
  untracked(() => [...problems.at('submit').values()])

/** The payload as text. Null if a field of an essential plugin could not be made. */
export const contentNow = ({ steps, plugins, guard }: PostParts): string | null =>
  contentOf(steps.applying.peek(), plugins.contextOf, guard)
