import { untracked } from '@preact/signals-core'
import { ApiError } from '../../api/api-error'
import type { Answered, Api } from '../../api/client'
import { outcomeDeadline } from '../../constants'
import type { Brand } from '../../contract/brand'
import { slotDetail, type Emit, type PublicText, type SubmissionDetail } from '../../contract/events'
import type { Facts } from '../../contract/facts'
import type { Failure } from '../../contract/plugin-context'
import type { AnyPlugin, MaySend } from '../../contract/plugin'
import { DeadlineError, withDeadline } from '../../deadline'
import { createIntentions, type Intention } from './intentions'
import type { Catalogue } from '../../messages/catalogue'
import { messages } from '../../messages/submission'
import type { Banners } from '../banner'
import type { Clock } from '../clock'
import type { Essentials } from '../registry/essentials'
import type { FactStore } from '../state/facts'
import type { Guard } from '../registry/guard'
import type { Journeys } from '../steps/journeys'
import type { Problems } from '../registry/problems'
import type { Registry } from '../registry/registry'
import type { Steps } from '../steps/steps'
import type { Texts } from '../texts'
import { assemblePayload, contentOf } from './payload'
import type { Sent, SubmissionState } from './state'

export { checkClock } from '../clock-check'

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

/** The POST itself and what comes of it: a file of its own, fetched once a time is chosen. */
export function createPost(kernel: PostParts, submission: SubmissionState, resend: () => void) {
  kernel.catalogue.add('widget', messages)
  const post: Post = { kernel, submission, resend, intentionFor: createIntentions() }
  return { send: () => send(post), tellUnknown: () => tellUnknown(post) }
}

interface Post {
  readonly kernel: PostParts
  readonly submission: SubmissionState
  /** The diner's deliberate "Send again". */
  readonly resend: () => void
  readonly intentionFor: ReturnType<typeof createIntentions>
}

/** Checks what is to be sent, in the phase `checking`, and sends it. */
async function send(post: Post): Promise<void> {
  const { kernel } = post
  const missing = [...untracked(() => kernel.problems.at('submit')).values()]
  if (missing.length > 0) return stop(post, missing)
  const plugins = kernel.steps.applying.peek()
  if (contentNow(kernel) === null || kernel.essentials.isBlocked()) return stopBlocked(post)
  kernel.banner.dismiss()
  if (await mayBeSent(post, plugins)) await request(post, plugins)
}

/** Nothing is sent, and the banner says why. `missing`: the problems, if that is the reason. */
function stop(post: Post, missing: readonly string[], errors = missing): void {
  const { kernel, submission } = post
  const now = submission.state.peek()
  if (now.phase !== 'rechecking')
    return kernel.banner.failSubmission({ code: kernel.journeys.key('failed'), errors }, (banner) =>
      submission.enter('stop', { phase: 'refused', banner, missing }),
    )
  // Something is needed before it is sent again: that is no refusal of what may have gone through.
  const failure = missing.length > 0 ? withErrors(offerResend(post, now.earlier), missing) : undefined
  kernel.banner.failSubmission(failure ?? { code: kernel.journeys.key('failed'), errors }, (banner) =>
    submission.enter('stop', { phase: 'unknown', sent: now.earlier, banner }),
  )
}

const withErrors = (failure: Failure, more: readonly string[]): Failure => ({
  ...failure,
  errors: [...(failure.errors ?? []), ...more],
})

/** An essential plugin has a fault: nothing is sent without it, and its parts are loaded again. */
function stopBlocked(post: Post): void {
  post.kernel.essentials.retry()
  stop(post, [], [post.kernel.catalogue.text('widget.blocked')])
}

/** One plugin after another, in the brand's order: two that both ask the diner for something must not ask at once. */
async function mayBeSent(post: Post, plugins: readonly AnyPlugin[]): Promise<boolean> {
  const { guard, plugins: registry, signal, banner, catalogue } = post.kernel
  for (const plugin of plugins) {
    if (!plugin.beforeSubmit) continue
    const run = async () => asMaySend(await plugin.beforeSubmit!(registry.contextOf(plugin)))
    const answer = await guard.wait<MaySend | null>({ owner: plugin, hook: 'beforeSubmit' }, run, null)
    if (answer === true || (answer === null && !plugin.essential)) continue
    if (signal.aborted) return false
    if (answer === null) stopBlocked(post)
    else if (answer === false && !banner.shown.peek()) stop(post, [], [catalogue.text('widget.vetoed')])
    else veto(post)
    return false
  }
  return !signal.aborted
}

/** The plugin itself says why. */
function veto({ submission }: Post): void {
  const now = submission.state.peek()
  if (now.phase === 'rechecking')
    submission.enter('veto', { phase: 'unknown', sent: now.earlier, banner: null })
  else submission.enter('veto', { phase: 'idle' })
}

async function request(post: Post, plugins: readonly AnyPlugin[]): Promise<void> {
  const { kernel, submission } = post
  const { guard, journeys, signal } = kernel
  const outcome = journeys.outcome.peek()!
  const payload = assemblePayload(plugins, kernel.plugins.contextOf, guard)
  // Made again: `beforeSubmit` may have changed a field, and the next press is compared with what was sent.
  const content = contentNow(kernel)
  if (!payload || content === null) return stopBlocked(post)
  const { api, repeated, settle } = await keyed(post, `${outcome.id} ${content}`)
  if (signal.aborted) return
  const isRepeat = repeated || submission.unknown.peek()?.content === content
  const sent = sentNow(kernel, content)
  submission.enter('send', { phase: 'sending', sent })
  kernel.emit('submit-started', submissionDetail(kernel))
  const owner = journeys.outcomeOwner.peek()!
  try {
    const { answer, raw } = await withDeadline(outcome.send(api, payload, signal), outcomeDeadline, signal)
    const reference = readReference(kernel, owner, answer)
    settle()
    receive(post, plugins, { answer, raw }, reference)
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ApiError)) guard.fault({ owner, hook: 'outcome.send', name: outcome.id }, error)
    const isLate = error instanceof DeadlineError
    const cause = isLate ? new ApiError('unanswered', outcome.id, { cause: error }) : error
    callOnError(kernel, plugins, cause)
    if (isRefusal(cause, isRepeat)) {
      settle()
      return kernel.banner.failSubmission(refusalOf(kernel, cause), (banner) =>
        submission.enter('refuse', { phase: 'refused', banner, missing: [] }),
      )
    }
    const answered = !(cause instanceof ApiError && cause.failure === 'unanswered')
    const unknown = { ...sent, answered }
    kernel.banner.failSubmission(offerResend(post, unknown), (banner) =>
      submission.enter('lose', { phase: 'unknown', sent: unknown, banner }),
    )
  }
}

/** The calls with the intention's key, where the brand's back end reads one (decisions, "Booking"). */
async function keyed(
  { kernel, intentionFor }: Post,
  content: string,
): Promise<{ api: Api } & Omit<Intention, 'key'>> {
  const header = kernel.brand.idempotencyHeader
  if (!header) return { api: kernel.api, repeated: false, settle: () => undefined }
  const { key, ...intention } = await intentionFor(content)
  return { api: kernel.api.withHeaders({ [header]: key }), ...intention }
}

/** `reference`: null where the response asks for something else, such as a card. */
function receive(
  { kernel, submission }: Post,
  plugins: readonly AnyPlugin[],
  { answer, raw }: Answered<unknown>,
  reference: string | null,
): void {
  const { store, facts, guard, steps, journeys } = kernel
  const outcome = journeys.outcome.peek()!.id
  const stepId = steps.current.peek()?.step.id
  for (const plugin of steps.applying.peek()) {
    const respond = () => plugin.onResponse?.(kernel.plugins.contextOf(plugin), answer, raw)
    guard.call({ owner: plugin, hook: 'onResponse' }, respond, undefined)
  }
  if (reference !== null) {
    store.set({ references: { ...facts.references, [outcome]: reference } })
    kernel.emit(`${outcome}-confirmed`, { reference: reference as PublicText, ...submissionDetail(kernel) })
    submission.enter('confirm', { phase: 'confirmed', reference })
  } else if (steps.current.peek()?.step.id === stepId) {
    callOnError(kernel, plugins, new TypeError('The response has neither a reference nor a next step.'))
    const errors = [kernel.catalogue.text('widget.unexpected')]
    kernel.banner.failSubmission({ code: journeys.key('failed'), errors }, (banner) =>
      submission.enter('refuse', { phase: 'refused', banner, missing: [] }),
    )
  } else submission.enter('ask', { phase: 'idle' })
}

/** Says again what may have gone through, and what "Send again" would send now. */
function tellUnknown(post: Post): void {
  const { kernel, submission } = post
  const now = submission.state.peek()
  if (now.phase !== 'unknown') return
  const missing = [...untracked(() => kernel.problems.at('submit')).values()]
  const content = contentNow(kernel)
  if (missing.length === 0 && (content === null || kernel.essentials.isBlocked())) {
    kernel.essentials.retry()
    const errors = [kernel.catalogue.text('widget.blocked')]
    return kernel.banner.failSubmission({ code: kernel.journeys.key('failed'), errors }, (banner) =>
      submission.enter('press', { ...now, banner }),
    )
  }
  kernel.banner.failSubmission(withErrors(offerResend(post, now.sent), missing), (banner) =>
    submission.enter('press', { ...now, banner }),
  )
}

/** What was sent, and whether "Send again" would send that or what it has been changed to since. */
function offerResend({ kernel, resend }: Post, { content, answered, values, telephone }: Sent): Failure {
  const { brand, catalogue, journeys } = kernel
  const isSame = (contentNow(kernel) ?? content) === content
  const safe = isSame && brand.idempotencyHeader ? 'Safe' : ''
  const again = { label: isSame ? 'widget.sendAgain' : 'widget.sendChanged', run: resend }
  if (!answered) return { code: `widget.unanswered${safe}`, values, telephone, again }
  const errors = [catalogue.text('widget.unexpected'), catalogue.text(`widget.unclear${safe}`, values)]
  return { code: journeys.key('failed'), errors, telephone, again }
}

/** The payload as text. Null if a field of an essential plugin could not be made. */
const contentNow = ({ steps, plugins, guard }: PostParts): string | null =>
  contentOf(steps.applying.peek(), plugins.contextOf, guard)

const submissionDetail = ({ journeys, facts }: PostParts): SubmissionDetail => ({
  journey: (journeys.current.peek()?.name ?? '') as PublicText,
  ...slotDetail(facts),
})

/** No response has come yet. */
function sentNow({ catalogue, journeys, texts, facts, clock }: PostParts, content: string): Sent {
  const what = texts.summary.peek() || catalogue.text(journeys.key('label'))
  const venue = facts.venue?.name
  const time = clock.now().toTimeString().slice(0, 5)
  const values = {
    what: venue ? catalogue.text('widget.sentTo', { what, venue }) : what,
    time: catalogue.formats.time(time),
  }
  return { content, answered: false, values, telephone: facts.venue?.telephone ?? null }
}

/** "Not now, or not twice": the first POST may still be pending there, or have taken the table itself. */
const notAgain = [409, 425, 429]

/**
 * A 4xx other than 408 says that nothing was done; after anything else it may have been (decisions, "Booking"). `isRepeat`:
 * the same was sent before, and may have gone through.
 */
function isRefusal(error: unknown, isRepeat: boolean): error is ApiError {
  const status = error instanceof ApiError ? (error.detail.status ?? 0) : 0
  return status >= 400 && status < 500 && status !== 408 && !(isRepeat && notAgain.includes(status))
}

/** Section 8: a 400's messages, or that nothing is known. A code that has a text, such as "booking.refused-table-gone", wins. */
function refusalOf({ catalogue, journeys }: PostParts, { detail }: ApiError): Failure {
  const { messages = [], code: refusal } = detail
  const code = journeys.key('failed')
  const known = journeys.key(`refused-${refusal}`)
  if (refusal !== undefined && catalogue.has(known)) return { code, errors: [catalogue.text(known)] }
  return messages.length > 0
    ? { code, errors: messages, fromBackEnd: true }
    : { code, errors: [catalogue.text('widget.unexpected')] }
}

/** Before the diner is told: values that were good for one POST are gone by then. */
function callOnError(
  { guard, plugins: registry }: PostParts,
  plugins: readonly AnyPlugin[],
  error: unknown,
): void {
  for (const plugin of plugins) {
    const run = () => plugin.onError?.(registry.contextOf(plugin), error)
    guard.call({ owner: plugin, hook: 'onError' }, run, undefined)
  }
  registry.resetOnce()
}

const unreadable = Symbol('unreadable')

/** Null where the response asks for something else. A reference that cannot be read may still be a booking: nobody must book twice. */
function readReference({ guard }: PostParts, owner: AnyPlugin, answer: unknown): string | null {
  const { id, reference } = owner.outcome!
  const read = (): string | null => {
    const value: unknown = reference(answer)
    if (value === null || typeof value === 'string') return value
    throw new TypeError(`Expected a text or null, received ${typeof value}.`)
  }
  const place = { owner, hook: 'outcome.reference', name: id } as const
  const result = guard.call<string | null | typeof unreadable>(place, read, unreadable)
  if (result === unreadable) throw new ApiError('malformed', id)
  return result
}

/** A missing return is no veto. */
function asMaySend(answer: unknown): MaySend {
  if (typeof answer === 'boolean' || answer === 'shown') return answer
  throw new TypeError(`Expected true, false or 'shown', received ${typeof answer}.`)
}
