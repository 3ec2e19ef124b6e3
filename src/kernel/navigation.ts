import { batch } from '@preact/signals-core'
import { defaultParty } from '../constants'
import type { Journey } from './contract'
import type { Core, KernelOptions } from './core'
import type { PublicText } from './events'
import { blankSelection, nobody, type Selection } from './facts'
import type { History, HistoryEntry } from './history'
import { mergePrefill, partyOf, saysApart, type Prefill } from './party'

/** The ways through the widget. None leads away while a create is on its way: its answer belongs to these facts. */
export function createNavigation(
  core: Core,
  history: History,
  { prefill: start = {}, onComplete }: KernelOptions,
) {
  const { store, facts, journeys, step, sending, advancing, guard, emit, takesGroups } = core
  /** What the host knows beforehand; `known`: with what it has said since. */
  let lasting = start
  let known = start

  function set(patch: Partial<Selection>): void {
    if (!sending.peek()) store.set(patch)
  }

  function choose(name: string | null): void {
    const journey = name === null ? null : journeys.find(name)
    if (name !== null && !journey) {
      const error = new TypeError(
        `There is no journey "${name}"; this brand has ${journeys.names.join(', ')}.`,
      )
      return guard.fault({ owner: { id: 'host' }, hook: 'journey' }, error)
    }
    if (sending.peek() || (journey?.name ?? null) === facts.journey) return
    // The one that stands already, by being the only one, keeps its guests.
    const stands = journey?.name === journeys.current.peek()?.name
    const party = (chosen: Journey) => partyOf(known, chosen, takesGroups) ?? chosen.defaults
    set({ journey: journey?.name ?? null, ...(!stands && journey && party(journey)) })
    emit('journey', { journey: (journey?.name ?? null) as PublicText | null })
  }

  /** What the host knows beforehand, said after the start. */
  function prefill(more: Prefill): void {
    known = mergePrefill(known, more)
    const { date, time } = more
    const saysParty = saysApart(more) || 'guests' in more
    set({
      ...(date !== undefined && { date }),
      ...(time !== undefined && { time: null, wishedTime: time }),
      ...(saysParty && partyOf(known, journeys.current.peek(), takesGroups)),
    })
  }

  function back(): void {
    const active = step.peek()
    if (!active || sending.peek()) return
    advancing.value = false
    core.dismiss()
    const { plugin, ctx, step: left } = active
    if (left.back) {
      return guard.call({ owner: plugin, hook: 'step.back', name: left.id }, () => left.back!(ctx), undefined)
    }
    returnTo(history.entries.peek().at(-1))
    // Where no step was before, an unconfirmed slot leads to the start, and so does another journey.
    if (step.peek()?.step.id === left.id) set({ confirmed: false, availability: null })
    if (step.peek()?.step.id === left.id) restart()
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

  function startOver(patch: Partial<Selection>, over: boolean): void {
    batch(() => {
      store.set(patch)
      advancing.value = false
      core.registry.reset(over)
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
      false,
    )
  }

  function complete(): void {
    if (sending.peek()) return
    known = lasting
    const venue = core.inline && { venue: facts.venue }
    startOver({ ...blankSelection, ...core.firstFacts(known), ...venue }, true)
    onComplete?.()
  }

  return {
    set,
    choose,
    prefill,
    /** From now on completion comes back to this. */
    remember: (known: Prefill) => void (lasting = known),
    back,
    restart,
    complete,
  }
}
