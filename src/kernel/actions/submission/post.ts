import { ApiError } from '../../../api/api-error'
import type { Api, CreateResponse, Json } from '../../../api/client'
import { hookDeadline, outcomeDeadline } from '../../../constants'
import { slotDetail, type PublicText, type SubmissionDetail } from '../../../contract/events'
import type { AnyPlugin, MaySend } from '../../../contract/plugin'
import { asJson } from '../../core/as-json'
import { contributionsWith } from '../../core/registry'
import { readyToSend } from '../../flow/parts-needed'
import { secret, type Secret } from '../../../contract/secret'
import { DeadlineError, withDeadline } from '../../../deadline'
import { messages } from '../../../messages/widget-submission'
import { createIntentions, type Intention } from './intentions'
import {
  describeSent,
  lose,
  missingNow,
  refusalOf,
  refuse,
  showUnknown,
  stopBlocked,
  stopForMissing,
  type PostKernel,
} from './outcomes'
import { assemblePayload, contentOf } from './payload'
import { journeyFailure, stop, unexpected } from './stop'

export { fetchSteps } from '../../flow/parts-needed'
export { checkClock } from '../../screen/clock-check'

export type Post = ReturnType<typeof createPost>

/** Sends the POST and handles its response. Loaded once a time is chosen. */
export function createPost(kernel: PostKernel) {
  kernel.catalogue.add('widget', messages)
  const intentionFor = createIntentions()
  return {
    ready: () => readyToSend(kernel),
    send: () => send(kernel, intentionFor),
    showUnknown: () => showUnknown(kernel),
  }
}

type IntentionFor = ReturnType<typeof createIntentions>

/** Checks everything, in the phase `checking` or `rechecking`, and sends the POST. */
async function send(kernel: PostKernel, intentionFor: IntentionFor): Promise<void> {
  const missing = missingNow(kernel)
  if (missing.size > 0)
    return asksFor(kernel, missing) ? veto(kernel) : stopForMissing(kernel, [...missing.values()])
  if (contentOf(kernel) === null || kernel.essentials.isBlocked()) return stopBlocked(kernel)
  kernel.banner.dismiss()
  const plugins = kernel.steps.applying.peek()
  if (await mayBeSent(kernel, plugins)) await request(kernel, plugins, intentionFor)
}

/** Whether the plugin of the only missing field asks for it itself. After a lost POST the banner tells more. */
function asksFor(kernel: PostKernel, missing: ReadonlyMap<string, string>): boolean {
  const { submission, steps, plugins, guard } = kernel
  if (missing.size > 1 || submission.state.peek().phase === 'rechecking') return false
  return steps.applying.peek().some((plugin) =>
    plugins.contributionsOf(plugin).some(({ validators = [] }) =>
      validators.some(({ field, ask }) => {
        if (!ask || !missing.has(field)) return false
        const hook = { owner: plugin, hook: 'validator.ask', name: field } as const
        return guard.call(hook, () => ask(plugins.contextOf(plugin)), false)
      }),
    ),
  )
}

/** Calls `beforeSubmit` of one plugin after another, because two plugins must not question the diner at once. */
async function mayBeSent(kernel: PostKernel, plugins: readonly AnyPlugin[]): Promise<boolean> {
  const { guard, plugins: registry, signal, banner, catalogue } = kernel
  for (const [plugin, contribution] of contributionsWith(registry, plugins, 'beforeSubmit')) {
    const run = async () => asMaySend(await contribution.beforeSubmit!(registry.contextOf(plugin)))
    const answer = await guard.wait<MaySend | null>({ owner: plugin, hook: 'beforeSubmit' }, run, null)
    if (answer === true || (answer === null && !plugin.essential)) continue
    if (signal.aborted) return false
    if (answer === null) stopBlocked(kernel)
    else if (answer === false && !banner.shown.peek())
      stop(kernel, journeyFailure(kernel, [catalogue.text('widget.vetoed')]))
    else veto(kernel)
    return false
  }
  return !signal.aborted
}

/** A missing `return` is a fault, not a veto. */
function asMaySend(answer: unknown): MaySend {
  if (typeof answer === 'boolean' || answer === 'shown') return answer
  throw new TypeError(`Expected true, false or 'shown', received ${typeof answer}.`)
}

/** Stops without a banner, because the plugin shows the reason itself. */
function veto({ submission }: PostKernel): void {
  const now = submission.state.peek()
  if (now.phase === 'rechecking')
    submission.enter('veto', { phase: 'unknown', sent: now.earlier, banner: null })
  else submission.enter('veto', { phase: 'idle' })
}

async function request(
  kernel: PostKernel,
  plugins: readonly AnyPlugin[],
  intentionFor: IntentionFor,
): Promise<void> {
  const { guard, journeys, signal, submission } = kernel
  const outcome = journeys.outcome.peek()!
  // Made after `beforeSubmit`, which may change fields.
  const payload = assemblePayload(kernel)
  const content = contentOf(kernel)
  if (!payload || content === null) return stopBlocked(kernel)
  const { api, repeated, settle } = await withIntention(kernel, intentionFor, `${outcome.id} ${content}`)
  if (signal.aborted) return
  const isRepeat = repeated || submission.unknown.peek()?.content === content
  const sent = describeSent(kernel, content)
  submission.refusedFields.value = {}
  submission.enter('send', { phase: 'sending', sent })
  kernel.emit('submit-started', submissionDetail(kernel))
  const owner = journeys.outcomeOwner.peek()!
  try {
    const { answer, raw } = await withDeadline(outcome.send(api, payload, signal), outcomeDeadline, signal)
    const reference = readReference(kernel, owner, answer)
    settle()
    receive(kernel, plugins, { answer, raw }, reference)
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ApiError)) guard.fault({ owner, hook: 'outcome.send', name: outcome.id }, error)
    const isLate = error instanceof DeadlineError
    const cause = isLate ? new ApiError('unanswered', outcome.id, { cause: error }) : error
    await readBadRequest(kernel, cause)
    if (signal.aborted) return
    callOnError(kernel, plugins, cause)
    if (isRefusal(cause, isRepeat)) {
      settle()
      return refuse(kernel, refusalOf(kernel, cause))
    }
    lose(kernel, { ...sent, answered: !(cause instanceof ApiError && cause.failure === 'unanswered') })
  }
}

/** Its code is loaded now, as few bookings are refused. Without it the messages are those that the client has read. */
async function readBadRequest(kernel: PostKernel, error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.detail.status !== 400) return
  const file = import('./refused-fields')
  await withDeadline(file, hookDeadline, kernel.signal).then(
    ({ readRefusedFields }) => readRefusedFields(kernel, error),
    () => undefined,
  )
}

/** Adds the intention's key to the API's headers, if the brand's back end reads one (submit.key). */
async function withIntention(
  { brand, api }: PostKernel,
  intentionFor: IntentionFor,
  content: string,
): Promise<{ api: Api } & Omit<Intention, 'key'>> {
  const header = brand.idempotencyHeader
  if (!header) return { api, repeated: false, settle: () => undefined }
  const { key, ...intention } = await intentionFor(content)
  return { api: api.withHeaders({ [header]: key }), ...intention }
}

/** `reference` is null if the response asks for another step first, such as a card. */
function receive(
  kernel: PostKernel,
  plugins: readonly AnyPlugin[],
  { answer, raw }: CreateResponse<unknown>,
  reference: Secret | null,
): void {
  const { facts, setFacts, guard, steps, journeys, submission } = kernel
  const { id: outcome, result } = journeys.outcome.peek()!
  const stepId = steps.current.peek()?.step.id
  for (const [plugin, contribution] of contributionsWith(
    kernel.plugins,
    steps.applying.peek(),
    'onResponse',
  )) {
    const respond = () => contribution.onResponse!(kernel.plugins.contextOf(plugin), answer, raw)
    guard.call({ owner: plugin, hook: 'onResponse' }, respond, undefined)
  }
  if (reference !== null) {
    const place = { owner: journeys.outcomeOwner.peek()!, hook: 'outcome.result', name: outcome } as const
    const kept = guard.call<Json>(place, () => asJson(result?.(answer) ?? null), null)
    setFacts({
      references: { ...facts.references, [outcome]: reference },
      results: { ...facts.results, [outcome]: kept },
    })
    kernel.emit(`${outcome}-confirmed`, { reference: '', ...submissionDetail(kernel) })
    submission.enter('confirm', { phase: 'confirmed', reference })
  } else if (steps.current.peek()?.step.id === stepId) {
    callOnError(kernel, plugins, new TypeError('The response has neither a reference nor a next step.'))
    refuse(kernel, unexpected(kernel))
  } else submission.enter('ask', { phase: 'idle' })
}

const submissionDetail = ({ journeys, facts }: PostKernel): SubmissionDetail => ({
  journey: (journeys.current.peek()?.name ?? '') as PublicText,
  ...slotDetail(facts),
})

/** "Not now" or "not twice": an earlier POST of the same content may be pending or may have taken the table. */
const inconclusive = [409, 425, 429]

/**
 * Whether an error proves that nothing was done: a 4xx other than 408 (submit.refused). `isRepeat`: the same content was
 * sent before and may have gone through.
 */
function isRefusal(error: unknown, isRepeat: boolean): error is ApiError {
  const status = error instanceof ApiError ? (error.detail.status ?? 0) : 0
  return status >= 400 && status < 500 && status !== 408 && !(isRepeat && inconclusive.includes(status))
}

/** Calls the plugins' `onError` and resets values for one POST, before the banner is shown. */
function callOnError(
  { guard, plugins: registry }: PostKernel,
  plugins: readonly AnyPlugin[],
  error: unknown,
): void {
  for (const [plugin, contribution] of contributionsWith(registry, plugins, 'onError')) {
    const run = () => contribution.onError!(registry.contextOf(plugin), error)
    guard.call({ owner: plugin, hook: 'onError' }, run, undefined)
  }
  registry.resetOnce()
}

const unreadable = Symbol('unreadable')

/** Throws if the reference cannot be read: the booking may exist, so its outcome is unknown. */
function readReference({ guard }: PostKernel, owner: AnyPlugin, answer: unknown): Secret | null {
  const { id, reference } = owner.outcome!
  const read = (): string | null => {
    const value: unknown = reference(answer)
    if (value === null || typeof value === 'string') return value
    throw new TypeError(`Expected a text or null, received ${typeof value}.`)
  }
  const place = { owner, hook: 'outcome.reference', name: id } as const
  const result = guard.call<string | null | typeof unreadable>(place, read, unreadable)
  if (result === unreadable) throw new ApiError('malformed', id)
  return result === null ? null : secret(result)
}
