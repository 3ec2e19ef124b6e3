import { untracked, type Signal } from '@preact/signals-core'
import { ApiError } from '../../api/api-error'
import type { Answered, Api } from '../../api/client'
import { outcomeDeadline } from '../../constants'
import { DeadlineError, withDeadline } from '../../deadline'
import { localDigits } from '../../locale/numbers'
import type { MessageValues } from '../../messages/message'
import type { Failure } from '../../contract/failure'
import type { AnyPlugin, MaySend, Outcome } from '../../contract/plugin'
import type { Core } from '../core'
import { slotDetail, type PublicText, type SubmissionDetail } from '../../contract/events'
import { createIntentions, type Intention } from './intentions'
import { messages } from './messages'
import { assemblePayload, contentOf } from './payload'

interface PostParts {
  /** What was sent, from before it goes until it is known what came of it. */
  readonly unknown: Signal<Unknown | null>
  /** The diner's deliberate "Send again". */
  readonly again: () => void
}

/** A create that may have gone through: what was sent, and what to say of it. */
export interface Unknown {
  /** As a text, without what is good for one sending only. */
  readonly content: string
  /** An answer came, but none that says what was done. */
  readonly answered: boolean
  /** What was sent and when. */
  readonly values: MessageValues
  /** The restaurant's that it was sent to: the diner may have chosen another one since. */
  readonly telephone: string | null
}

export { doubtClock } from '../clock/doubt-clock'

/** What the functions of one widget's POST share. */
interface Post extends PostParts {
  readonly core: Core
  readonly intentionFor: ReturnType<typeof createIntentions>
}

/** The POST itself, and what comes of it: a file of its own, fetched once a time is chosen. */
export function createPost(core: Core, parts: PostParts) {
  core.catalogue.add('widget', messages)
  const post: Post = { ...parts, core, intentionFor: createIntentions() }
  return {
    send: (outcome: Outcome, deliberately: boolean) => send(post, outcome, deliberately),
  }
}

/** Says it again of a create that was sent before a reload. */
export function tellUnknown(core: Core, again: () => void, unknown: Unknown): void {
  core.catalogue.add('widget', messages)
  const content = contentOf(core.applying.peek(), core.contextOf, core.guard) ?? unknown.content
  core.fail(askAgain({ core, again }, unknown, content))
}

const refuse = ({ fail, journeys }: Core, ...errors: readonly string[]) =>
  fail({ code: journeys.key('failed'), errors })

/** What is missing. The banner that says it goes when none of it is missing any more. */
function refuseIncomplete(core: Core, missing: readonly string[]): void {
  const { banner, guard, problemsAt } = core
  refuse(core, ...missing)
  const said = banner.peek()
  const end = guard.effect({ id: 'kernel' }, () => {
    const isOver = banner.value !== said
    const isDone = ![...problemsAt('submit').values()].some((problem) => missing.includes(problem))
    if (isDone && !isOver) core.dismiss()
    // An effect cannot end in its own first run, where nothing is done yet.
    if (isDone || isOver) end()
  })
}

/** An essential plugin has a fault: nothing is sent without it, and its parts are fetched again. */
function refuseBlocked(core: Core): void {
  core.retryFaults()
  refuse(core, core.catalogue.text('widget.blocked'))
}

async function send(post: Post, outcome: Outcome, deliberately: boolean): Promise<void> {
  const { core } = post
  const unknown = post.unknown.peek()
  const problems = [...untracked(() => core.problemsAt('submit')).values()]
  if (problems.length > 0 && !unknown) return refuseIncomplete(core, problems)
  const plugins = core.applying.peek()
  const content = contentOf(plugins, core.contextOf, core.guard)
  if (problems.length > 0 && unknown) {
    // Something is asked for before it goes again: that is no refusal of what may have gone through.
    const { errors = [], ...failure } = askAgain(post, unknown, content ?? unknown.content)
    return core.fail({ ...failure, errors: [...errors, ...problems] })
  }
  if (content === null || core.isBlocked()) return refuseBlocked(core)
  if (unknown && !deliberately) return core.fail(askAgain(post, unknown, content))
  core.dismiss()
  if (await mayBeSent(core, plugins)) await request(post, outcome, plugins)
}

/** One after another, in the brand's order: two that both ask the diner for something must not ask at once. */
async function mayBeSent(core: Core, plugins: readonly AnyPlugin[]): Promise<boolean> {
  const { guard, contextOf, signal, banner, catalogue } = core
  for (const plugin of plugins) {
    if (!plugin.beforeSubmit) continue
    const run = async () => checked(await plugin.beforeSubmit!(contextOf(plugin)))
    const answer = await guard.wait<MaySend | null>({ owner: plugin, hook: 'beforeSubmit' }, run, null)
    if (answer === true || (answer === null && !plugin.essential)) continue
    if (signal.aborted) return false
    if (answer === null) refuseBlocked(core)
    else if (answer === false && !banner.peek()) refuse(core, catalogue.text('widget.vetoed'))
    return false
  }
  return !signal.aborted
}

async function request(post: Post, outcome: Outcome, plugins: readonly AnyPlugin[]): Promise<void> {
  const { core } = post
  const { guard, journeys, signal } = core
  const payload = assemblePayload(plugins, core.contextOf, guard)
  // Anew: a plugin's `beforeSubmit` may have changed its fields, and what is sent is compared with the next press.
  const content = contentOf(plugins, core.contextOf, core.guard)
  if (!payload || content === null) return refuseBlocked(core)
  const { api, repeated, settle } = await keyed(post, `${outcome.id} ${content}`)
  if (signal.aborted) return
  const isUnknown = repeated || post.unknown.peek()?.content === content
  // Before it goes: a reload may come before the answer.
  const sent = sentNow(core, content)
  post.unknown.value = sent
  const owner = journeys.outcomeOwner.peek()!
  core.emit('submit-started', submission(core))
  try {
    const sending = outcome.send(api, payload, signal)
    const { answer, raw } = await withDeadline(sending, outcomeDeadline, signal)
    const place = { owner, hook: 'outcome.reference', name: outcome.id } as const
    const reference = guard.call<string | null | typeof unreadable>(
      place,
      () => asReference(outcome.reference(answer)),
      unreadable,
    )
    // It may have gone through: nobody shall book twice because a reference could not be read.
    if (reference === unreadable) throw new ApiError('malformed', outcome.id)
    settle()
    post.unknown.value = null
    receive(core, plugins, { answer, raw }, reference)
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ApiError)) guard.fault({ owner, hook: 'outcome.send', name: outcome.id }, error)
    const late = error instanceof DeadlineError
    const cause = late ? new ApiError('unanswered', outcome.id, { cause: error }) : error
    callOnError(core, plugins, cause)
    if (isRefusal(cause, isUnknown)) {
      settle()
      post.unknown.value = null
      return core.fail(refusalOf(core, cause))
    }
    const answered = !(cause instanceof ApiError && cause.failure === 'unanswered')
    const unknown = (post.unknown.value = { ...sent, answered })
    core.fail(askAgain(post, unknown, content))
  }
}

/** The calls with the intention's key, where the brand's back end reads one (decisions, "Booking"). */
async function keyed(
  { core, intentionFor }: Post,
  content: string,
): Promise<{ api: Api } & Omit<Intention, 'key'>> {
  const header = core.brand.idempotencyHeader
  if (!header) return { api: core.api, repeated: false, settle: () => undefined }
  const { key, ...intention } = await intentionFor(content)
  return { api: core.api.withHeaders({ [header]: key }), ...intention }
}

/** `reference`: null where something else is asked for. */
function receive(
  core: Core,
  plugins: readonly AnyPlugin[],
  { answer, raw }: Answered<unknown>,
  reference: string | null,
): void {
  const { store, facts, guard, contextOf, catalogue } = core
  const outcome = core.journeys.outcome.peek()!.id
  const asked = core.step.peek()?.step.id
  for (const plugin of core.applying.peek()) {
    const respond = () => plugin.onResponse?.(contextOf(plugin), answer, raw)
    guard.call({ owner: plugin, hook: 'onResponse' }, respond, undefined)
  }
  if (reference !== null) {
    store.set({ references: { ...facts.references, [outcome]: reference } })
    core.emit(`${outcome}-confirmed`, { reference: reference as PublicText, ...submission(core) })
  } else if (core.step.peek()?.step.id === asked) {
    // Neither a reference nor a step that asks for what is missing.
    callOnError(core, plugins, new TypeError('The answer has neither a reference nor a next step.'))
    refuse(core, catalogue.text('widget.unexpected'))
  }
}

const submission = ({ journeys, facts }: Core): SubmissionDetail => ({
  journey: (journeys.current.peek()?.name ?? '') as PublicText,
  ...slotDetail(facts),
})

/** "Not now, or not twice": the first sending may still be under way there, or have taken the table itself. */
const notAgain = [409, 425, 429]

/**
 * A 4xx but 408 says that nothing was done; after anything else it may have been (decisions, "Booking"). `repeated`: the
 * same was sent before, and may have gone through.
 */
function isRefusal(error: unknown, repeated: boolean): error is ApiError {
  const status = error instanceof ApiError ? (error.detail.status ?? 0) : 0
  return status >= 400 && status < 500 && status !== 408 && !(repeated && notAgain.includes(status))
}

/** Section 8: a 400's messages, or that nothing is known. */
function refusalOf({ catalogue, journeys }: Core, { detail: { messages = [] } }: ApiError): Failure {
  const code = journeys.key('failed')
  return messages.length > 0
    ? { code, errors: messages, fromBackEnd: true }
    : { code, errors: [catalogue.text('widget.unexpected')] }
}

/** No answer has come yet. */
function sentNow({ catalogue, journeys, summary, facts, now }: Core, content: string): Unknown {
  const what = summary.peek() || catalogue.text(journeys.key('label'))
  const venue = facts.venue?.name
  const values = {
    what: venue ? catalogue.text('widget.sentTo', { what, venue }) : what,
    time: localDigits(clockTime(now()), catalogue.locale),
  }
  return { content, answered: false, values, telephone: facts.venue?.telephone ?? null }
}

/** Before the diner is told: values that were good for one POST are gone by then. */
function callOnError(
  { guard, contextOf, registry }: Core,
  plugins: readonly AnyPlugin[],
  error: unknown,
): void {
  for (const plugin of plugins) {
    guard.call(
      { owner: plugin, hook: 'onError' },
      () => plugin.onError?.(contextOf(plugin), error),
      undefined,
    )
  }
  registry.resetOnce()
}

/** Says what was sent, and whether "again" would send that or what it has been changed to since. */
function askAgain(
  { core, again: run }: Pick<Post, 'core' | 'again'>,
  { content: sent, answered, values, telephone }: Unknown,
  content: string,
): Failure {
  const { brand, catalogue, journeys } = core
  const same = sent === content
  const safe = same && brand.idempotencyHeader ? 'Safe' : ''
  const again = { label: same ? 'widget.sendAgain' : 'widget.sendChanged', run }
  const way = { telephone, again }
  if (!answered) return { code: `widget.unanswered${safe}`, values, ...way }
  const errors = [catalogue.text('widget.unexpected'), catalogue.text(`widget.unclear${safe}`, values)]
  return { code: journeys.key('failed'), errors, ...way }
}

/** Of an answer whose reference could not be read. */
const unreadable = Symbol('unreadable')

function asReference(reference: unknown): string | null {
  if (reference === null || typeof reference === 'string') return reference
  throw new TypeError(`Expected a text or null, but received ${typeof reference}.`)
}

/** Throws a TypeError where a plugin has answered something else: a missing return is no veto. */
function checked(answer: unknown): MaySend {
  if (typeof answer === 'boolean' || answer === 'shown') return answer
  throw new TypeError(`Expected true, false or 'shown', but received ${typeof answer}.`)
}

const clockTime = (moment: Date) => moment.toTimeString().slice(0, 5)
