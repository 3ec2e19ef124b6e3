import { batch } from '@preact/signals-core'
import { defaultParty } from '../constants'
import type { Choices } from './choices'
import type { Core } from './core'
import type { Selection } from '../contract/facts'
import { blankSelection, nobody } from './facts'
import { isPromise } from './guard'
import type { History, HistoryEntry } from './history'

/** Of a step's own `back` that threw. */
const failed = Symbol('failed')

/** The ways through the widget. None leads away while a create is on its way. */
export function createNavigation(core: Core, history: History, choices: Choices, onComplete: () => void) {
  const { store, facts, journeys, step, sending, advancing, guard } = core

  function back(): void {
    const active = step.peek()
    if (!active || sending.peek()) return
    advancing.value = false
    core.dismiss()
    const { plugin, ctx, step: left } = active
    if (!left.back) return leave(left.id)
    const place = { owner: plugin, hook: 'step.back', name: left.id } as const
    const answer = guard.call<unknown>(place, () => left.back!(ctx), failed)
    // One that fails must not lock the diner in.
    if (answer === failed) leave(left.id)
    else if (isPromise(answer)) answer.then(undefined, () => leave(left.id))
  }

  /** The way back that a step has without one of its own. */
  function leave(id: string): void {
    if (step.peek()?.step.id !== id) return
    returnTo(history.entries.peek().at(-1))
    // Where no step was before, an unconfirmed slot leads to the start, and so does another journey.
    if (step.peek()?.step.id === id) choices.set({ confirmed: false, availability: null })
    if (step.peek()?.step.id === id) restart()
  }

  /** What the diner typed since stays typed. */
  function returnTo(entry: HistoryEntry | undefined): void {
    if (!entry) return
    const { plugin, step: before, ctx } = entry.active
    batch(() => {
      store.set({ ...entry.selection, customer: facts.customer })
      guard.call(
        { owner: plugin, hook: 'step.resume', name: before.id },
        () => before.resume?.(ctx),
        undefined,
      )
    })
  }

  function startOver(patch: Partial<Selection>, event: 'restart' | 'completion'): void {
    batch(() => {
      store.set(patch)
      advancing.value = false
      core.registry.reset(event)
      core.dismiss()
    })
  }

  function restart(): void {
    if (sending.peek()) return
    const { availability, confirmed, detailsConfirmed, references, journeyLocked } = blankSelection
    const customer = { ...facts.customer, optIn: nobody.optIn, consent: nobody.consent }
    // A journey that starts at a step of its own would only lead back there.
    const chosen = facts.journey === null ? null : journeys.find(facts.journey)
    const journey = chosen?.direct && journeys.stepwise ? null : facts.journey
    // Decisions, "Step 1": guests start at 2.
    const party = facts.guests === 0 && !chosen?.splitGuests ? { ...defaultParty } : {}
    startOver(
      { availability, confirmed, detailsConfirmed, references, journeyLocked, customer, journey, ...party },
      'restart',
    )
  }

  function complete(): void {
    if (sending.peek()) return
    const venue = core.inline && { venue: facts.venue }
    startOver({ ...blankSelection, ...choices.firstFacts(), ...venue }, 'completion')
    onComplete()
  }

  /** A step that cannot be shown is passed over; where only the first step is left, the diner reads why. */
  function skipStep(id: string): void {
    const isBase = step.peek()?.step.priority === 'base'
    core.registry.skipStep(id)
    if (isBase || step.peek()?.step.priority !== 'base') return
    choices.set({ confirmed: false, availability: null })
    core.fail({ code: 'widget.stepFailed' })
  }

  return { back, restart, complete, skipStep }
}
