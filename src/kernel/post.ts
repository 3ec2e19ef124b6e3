import { untracked, type Signal } from '@preact/signals-core'
import { ApiError } from '../api/api-error'
import { outcomeDeadline } from '../constants'
import { localDigits } from '../dates/plain-date'
import type { Failure } from './banner'
import type { AnyPlugin, MaySend, Outcome } from './contract'
import type { Core } from './core'
import { slotDetail, type PublicText, type SubmissionDetail } from './events'
import { DeadlineError, withDeadline } from './guard'
import { assemblePayload } from './payload'

interface PostParts {
  /** A create without an answer stands. */
  readonly doubtful: Signal<boolean>
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
export function createPost(core: Core, { doubtful, again }: PostParts) {
  const { store, facts, journeys, catalogue, guard, contextOf, emit, fail, applying } = core
  /** It stands until the diner decides (decisions, "Booking"). */
  let unanswered: Unanswered | null = null
  function keep(earlier: Unanswered | null): void {
    unanswered = earlier
    doubtful.value = earlier !== null
  }

  const refuse = (...errors: readonly string[]) => fail({ code: journeys.key('failed'), errors })
  const refuseBlocked = () => {
    core.retries.value = core.retries.peek() + 1
    refuse(catalogue.text('widget.blocked'))
  }

  async function send(outcome: Outcome, deliberately: boolean): Promise<void> {
    const problems = untracked(() => core.problemsAt('submit'))
    if (problems.size > 0) return refuse(...problems.values())
    const plugins = applying.peek()
    const lasting = plugins.filter(({ singleUse }) => !singleUse)
    const content = assemblePayload(lasting, contextOf, guard)
    if (!content || core.isBlocked()) return refuseBlocked()
    const text = JSON.stringify(content)
    if (unanswered && !deliberately) return fail(askAgain(unanswered, text))
    core.dismiss()
    if (await mayBeSent(plugins)) await post(outcome, plugins, text)
  }

  /** One after another, in the brand's order: what one has the diner do must not meet what another does. */
  async function mayBeSent(plugins: readonly AnyPlugin[]): Promise<boolean> {
    for (const plugin of plugins) {
      if (!plugin.beforeSubmit) continue
      const run = async () => checked(await plugin.beforeSubmit!(contextOf(plugin)))
      const answer = await guard.wait<MaySend | null>({ owner: plugin, hook: 'beforeSubmit' }, run, null)
      if (answer === true || (answer === null && !plugin.essential)) continue
      if (core.signal.aborted) return false
      if (answer === null) refuseBlocked()
      else if (answer === false && !core.banner.peek()) refuse(catalogue.text('widget.vetoed'))
      return false
    }
    return !core.signal.aborted
  }

  async function post(outcome: Outcome, plugins: readonly AnyPlugin[], content: string): Promise<void> {
    const payload = assemblePayload(plugins, contextOf, guard)
    if (!payload) return refuseBlocked()
    keep(null)
    const sentAt = core.now()
    const owner = journeys.outcomeOwner.peek()!
    emit('submit-started', submission())
    try {
      const sent = outcome.send(core.api, payload, core.signal)
      const { answer, raw } = await withDeadline(sent, outcomeDeadline, core.signal)
      const place = { owner, hook: 'outcome.reference', name: outcome.id } as const
      const reference = guard.call<string | null | undefined>(
        place,
        () => outcome.reference(answer),
        undefined,
      )
      receive(plugins, answer, raw, reference)
    } catch (error) {
      if (core.signal.aborted) return
      const late = error instanceof DeadlineError
      if (!(error instanceof ApiError)) guard.fault({ owner, hook: 'outcome.send', name: outcome.id }, error)
      failed(
        plugins,
        late ? new ApiError('unanswered', outcome.id, { cause: error }) : error,
        content,
        sentAt,
      )
    }
  }

  /** `reference`: null where something else is asked for; undefined where it could not be read. */
  function receive(
    plugins: readonly AnyPlugin[],
    answer: unknown,
    raw: unknown,
    reference: string | null | undefined,
  ): void {
    const outcome = journeys.outcome.peek()!.id
    const asked = core.step.peek()?.step.id
    for (const plugin of applying.peek()) {
      const respond = () => plugin.onResponse?.(contextOf(plugin), answer, raw)
      guard.call({ owner: plugin, hook: 'onResponse' }, respond, undefined)
    }
    if (typeof reference === 'string') {
      store.set({ references: { ...facts.references, [outcome]: reference } })
      emit(`${outcome}-confirmed`, { reference: reference as PublicText, ...submission() })
    } else if (core.step.peek()?.step.id === asked) {
      // Neither a reference nor a step that asks for what is missing.
      tell(plugins, new TypeError('The answer has neither a reference nor a next step.'))
      refuse(catalogue.text('widget.unexpected'))
    }
  }

  const submission = (): SubmissionDetail => ({
    journey: (journeys.current.peek()?.name ?? '') as PublicText,
    ...slotDetail(facts),
  })

  function failed(plugins: readonly AnyPlugin[], error: unknown, content: string, sentAt: Date): void {
    tell(plugins, error)
    if (!(error instanceof ApiError) || error.failure !== 'unanswered') {
      const messages = (error instanceof ApiError && error.detail.messages) || []
      return refuse(...(messages.length > 0 ? messages : [catalogue.text('widget.unexpected')]))
    }
    const values = {
      what: core.summary.peek() || catalogue.text(journeys.key('label')),
      time: localDigits(clockTime(sentAt), catalogue.locale),
    }
    const earlier: Unanswered = { content, failure: { code: 'widget.unanswered', values } }
    keep(earlier)
    fail(askAgain(earlier, content))
  }

  /** Before the diner is told: what was good for one sending is gone by then. */
  function tell(plugins: readonly AnyPlugin[], error: unknown): void {
    for (const plugin of plugins) {
      guard.call(
        { owner: plugin, hook: 'onError' },
        () => plugin.onError?.(contextOf(plugin), error),
        undefined,
      )
    }
  }

  /** Says what was sent, and whether "again" would send that or what it has been changed to since. */
  function askAgain(earlier: Unanswered, content: string): Failure {
    const label = earlier.content === content ? 'widget.sendAgain' : 'widget.sendChanged'
    return { ...earlier.failure, again: { label, run: again } }
  }

  return { send, forget: () => keep(null) }
}

/** Throws a TypeError where a plugin has answered something else: a missing return is no veto. */
function checked(answer: unknown): MaySend {
  if (typeof answer === 'boolean' || answer === 'shown') return answer
  throw new TypeError(`Expected true, false or 'shown', but received ${typeof answer}.`)
}

const clockTime = (moment: Date) => moment.toTimeString().slice(0, 5)
