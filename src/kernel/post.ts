import type { Api } from '../api/client'
import { ApiError } from '../api/api-error'
import { createFailure } from '../api/failures'
import { localDigits } from '../dates/plain-date'
import type { Failure } from './banner'
import type { Guard } from './guard'
import type { AnyPlugin, Outcome, PluginContext } from './contract'
import { slotDetail, type Emit, type SubmissionDetail, type PublicText } from './events'
import type { FactStore } from './facts'
import type { Journeys } from './journeys'
import type { Catalogue } from './messages'
import { assemblePayload } from './payload'

export interface PostParts {
  readonly store: FactStore
  readonly journeys: Journeys
  readonly catalogue: Catalogue
  readonly guard: Guard
  readonly api: Api
  readonly emit: Emit
  readonly now: () => Date
  readonly signal: AbortSignal
  /** The plugins that apply to the current journey; null when an essential one is broken. */
  readonly applying: () => readonly AnyPlugin[] | null
  readonly contextOf: (plugin: AnyPlugin) => PluginContext
  readonly problems: () => ReadonlyMap<string, string>
  readonly summary: () => string
  readonly stepId: () => string
  readonly fail: (failure: Failure) => void
  readonly dismiss: () => void
  /** A create without an answer stands, or stands no longer. */
  readonly doubt: (stands: boolean) => void
  /** The diner's deliberate "Send again". */
  readonly again: () => void
}

/** A create without an answer: what was sent, and what to say of it. */
interface Unanswered {
  readonly failure: Failure
  /** As a text, without what is good for one sending only. */
  readonly content: string
}

/** The POST itself, and what comes of it: a file of its own, fetched once a time is chosen. */
export function createPost(parts: PostParts) {
  const { store, journeys, catalogue, guard, api, emit, contextOf, fail } = parts
  /** It stands until the diner decides (decisions, "Booking"). */
  let unanswered: Unanswered | null = null
  function keep(earlier: Unanswered | null): void {
    unanswered = earlier
    parts.doubt(earlier !== null)
  }

  const unexpected = catalogue.text('widget.unexpected')
  const refuse = (errors: readonly string[]) => fail({ code: journeys.key('failed'), errors })

  async function send(outcome: Outcome, deliberately: boolean): Promise<void> {
    const problems = parts.problems()
    if (problems.size > 0) return refuse([...problems.values()])
    const plugins = parts.applying()
    const lasting = plugins?.filter(({ singleUse }) => !singleUse)
    const content = lasting && JSON.stringify(assemblePayload(lasting, contextOf, guard))
    if (!plugins || !content || content === 'null') return refuse([unexpected])
    if (unanswered && !deliberately) return fail(askAgain(unanswered, content))
    parts.dismiss()
    if (await prepared(plugins)) await post(outcome, plugins, content)
  }

  /** One after another, in the brand's order: what one has the diner do must not meet what another does. */
  async function prepared(plugins: readonly AnyPlugin[]): Promise<boolean> {
    for (const plugin of plugins) {
      if (!plugin.beforeSubmit) continue
      const fault = () => {
        if (plugin.essential) refuse([unexpected])
        return !plugin.essential
      }
      const go = await guard.settle<boolean | typeof fault>(
        plugin.id,
        'beforeSubmit',
        () => plugin.beforeSubmit!(contextOf(plugin)),
        fault,
      )
      if (!(typeof go === 'function' ? go() : go)) return false
    }
    return !parts.signal.aborted
  }

  async function post(outcome: Outcome, plugins: readonly AnyPlugin[], content: string): Promise<void> {
    const payload = assemblePayload(plugins, contextOf, guard)
    if (!payload) return refuse([unexpected])
    keep(null)
    const sentAt = parts.now()
    emit('submit-started', submission())
    try {
      const answer = await outcome.send(api, payload, parts.signal)
      receive(plugins, answer, outcome.reference(answer))
    } catch (error) {
      if (!parts.signal.aborted) failed(plugins, error, content, sentAt)
    }
  }

  function receive(plugins: readonly AnyPlugin[], answer: unknown, reference: string | null): void {
    const outcome = journeys.outcome.peek()!.id
    const asked = parts.stepId()
    for (const plugin of parts.applying() ?? plugins) {
      guard.contain(plugin.id, 'onResponse', () => plugin.onResponse?.(contextOf(plugin), answer), undefined)
    }
    if (reference !== null) {
      store.set({ references: { ...store.facts.references, [outcome]: reference } })
      confirmed(outcome, reference)
    } else if (parts.stepId() === asked) {
      // Neither a reference nor a step that asks for what is missing.
      tell(plugins, new TypeError('The answer has neither a reference nor a next step.'))
      refuse([unexpected])
    }
  }

  function confirmed(outcome: string, reference: string): void {
    emit(`${outcome}-confirmed`, { reference: reference as PublicText, ...submission() })
  }

  const submission = (): SubmissionDetail => ({
    journey: (journeys.current.peek()?.name ?? '') as PublicText,
    ...slotDetail(store.facts),
  })

  function failed(plugins: readonly AnyPlugin[], error: unknown, content: string, sentAt: Date): void {
    tell(plugins, error)
    if (!(error instanceof ApiError)) reportFault(error)
    if (!(error instanceof ApiError) || error.failure !== 'unanswered') {
      return fail(createFailure(journeys.key('failed'), error, unexpected))
    }
    const values = {
      what: parts.summary() || catalogue.text(journeys.key('label')),
      time: localDigits(clockTime(sentAt), catalogue.locale),
    }
    const earlier: Unanswered = { content, failure: { code: 'widget.unanswered', values } }
    keep(earlier)
    fail(askAgain(earlier, content))
  }

  /** Before anything is said: what was good for one sending is gone by then. */
  function tell(plugins: readonly AnyPlugin[], error: unknown): void {
    for (const plugin of plugins) {
      guard.contain(plugin.id, 'onError', () => plugin.onError?.(contextOf(plugin), error), undefined)
    }
  }

  /** Says what was sent, and whether "again" would send that or what it has been changed to since. */
  function askAgain(earlier: Unanswered, content: string): Failure {
    const label = earlier.content === content ? 'widget.sendAgain' : 'widget.sendChanged'
    return { ...earlier.failure, again: { label, run: parts.again } }
  }

  /** A fault of the outcome's own code, not of the call. */
  function reportFault(error: unknown): void {
    const { id, outcome } = journeys.outcomeOwner.peek()!
    const rethrow = () => {
      throw error
    }
    guard.contain(id, `outcome "${outcome!.id}"`, rethrow, undefined)
  }

  return { send, forget: () => keep(null) }
}

const clockTime = (moment: Date) => moment.toTimeString().slice(0, 5)
