import { batch } from '@preact/signals-core'
import { defaultParty } from '../../constants'
import type { Selection } from '../../contract/facts'
import { isPromise } from '../core/guard'
import type { Screen } from '../screen/screen'
import type { Choices } from './choices'
import { blankSelection, blankCustomer } from '../core/facts'
import { createProceed } from './proceed'
import type { HistoryEntry } from '../flow/steps'

export type Navigation = ReturnType<typeof createNavigation>

/** Result of a step's own `back` that threw. */
const failed = Symbol('failed')

/** Back, restart, completion and skipped steps. A pending POST blocks them. */
export function createNavigation(screen: Screen, choices: Choices, onComplete?: () => void) {
  const { facts, setFacts, plugins, guard, steps, tasks, banner, submission } = screen
  const shownId = () => steps.current.peek()?.step.id

  function back(): void {
    const active = steps.current.peek()
    if (!active || submission.isSending.peek()) return
    tasks.isAdvancing.value = false
    banner.dismiss()
    const { plugin, ctx, step: left } = active
    if (!left.back) return leave(left.id)
    const place = { owner: plugin, hook: 'step.back', name: left.id } as const
    const result = guard.call<unknown>(place, () => left.back!(ctx), failed)
    // A `back` that fails must not trap the diner in the step.
    if (result === failed) leave(left.id)
    else if (isPromise(result)) result.then(undefined, () => leave(left.id))
  }

  /** The default for steps without a `back`. */
  function leave(id: string): void {
    if (shownId() !== id) return
    returnTo(steps.history.peek().at(-1))
    // Without an earlier step, an unconfirmed slot or a restart leads to the start.
    if (shownId() === id) choices.set({ confirmed: false, availability: null })
    if (shownId() === id) startOver({ ...restartPatch(screen), customer: facts.customer }, 'restart')
  }

  /** Restores the selection of a step, but keeps the details entered since. */
  function returnTo(entry: HistoryEntry | undefined): void {
    if (!entry) return
    const { plugin, step, ctx } = entry.active
    batch(() => {
      setFacts({ ...entry.selection, customer: facts.customer })
      const place = { owner: plugin, hook: 'step.resume', name: step.id } as const
      guard.call(place, () => step.resume?.(ctx), undefined)
    })
  }

  function startOver(patch: Partial<Selection>, event: 'restart' | 'completion'): void {
    batch(() => {
      setFacts(patch)
      tasks.isAdvancing.value = false
      plugins.reset(event)
      if (event === 'completion') steps.forgetHistory()
      banner.dismiss()
    })
  }

  /** Back to step 1 (restart.clears). */
  function restart(): void {
    if (submission.isSending.peek()) return
    startOver(restartPatch(screen), 'restart')
  }

  /** Ends the journey (completion.resets). */
  function complete(): void {
    if (submission.isSending.peek()) return
    const venue = screen.inline && { venue: facts.venue }
    startOver({ ...blankSelection, ...choices.initial(), ...venue }, 'completion')
    screen.announcer.clear()
    submission.reset()
    onComplete?.()
  }

  /** Skips a step that cannot be shown. The banner explains it if only the first step is left. */
  function skipStep(id: string): void {
    const wasBase = steps.isBase()
    plugins.skipStep(id)
    if (wasBase || !steps.isBase()) return
    choices.set({ confirmed: false, availability: null })
    banner.fail({ code: 'widget.stepFailed' })
  }

  return { back, restart, complete, skipStep, proceed: createProceed(screen) }
}

/** The facts that a restart resets. */
function restartPatch({ facts, journeys }: Screen): Partial<Selection> {
  const { availability, confirmed, detailsConfirmed, references, results, journeyLocked } = blankSelection
  const customer = { ...facts.customer, optIn: blankCustomer.optIn, consent: blankCustomer.consent }
  // A direct journey would only lead back to its own first step.
  const chosen = facts.journey === null ? null : journeys.find(facts.journey)
  const journey = chosen?.direct && journeys.stepwise ? null : facts.journey
  // Guests start at 2 (guests.default).
  const party = facts.guests === 0 && !chosen?.splitGuests ? { ...defaultParty } : {}
  const blank = { availability, confirmed, detailsConfirmed, references, results, journeyLocked }
  return { ...blank, customer, journey, ...party }
}
