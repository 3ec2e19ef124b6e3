import type { Journey } from '../contract/journey'
import type { Core } from './core'
import type { PublicText } from '../contract/events'
import type { Selection } from '../contract/facts'
import type { Owner } from './faults'
import { selectionOf } from './facts'
import { mergePrefill, partyOf, saysApart, type Prefill } from './prefill'

/** What the diner and the host choose. Nothing changes while a create is on its way: its answer belongs to these facts. */
export function createChoices(core: Core, first: Prefill) {
  const { store, facts, journeys, sending, guard, emit, tables } = core
  /** What the host knows beforehand; `known`: with what it has said since. */
  let lasting = first
  let known = first

  function set(patch: Partial<Selection>): void {
    if (patch.journey && !journeys.find(patch.journey)) throw unknownJourney(patch.journey)
    if (!sending.peek()) store.set(patch)
  }

  const unknownJourney = (name: string) =>
    new TypeError(`There is no journey "${name}"; this brand has ${journeys.names.join(', ')}.`)

  /** `chooser`: whose fault a name that there is not is. */
  function choose(name: string | null, chooser: Owner = { id: 'host' }): void {
    const journey = name === null ? null : journeys.find(name)
    if (name !== null && !journey)
      return guard.fault({ owner: chooser, hook: 'journey' }, unknownJourney(name))
    if (sending.peek() || (journey?.name ?? null) === facts.journey) return
    // The one that stands already, by being the only one, keeps its guests and its slot.
    const stands = journey?.name === journeys.chosen.peek()?.name
    const party = (chosen: Journey) => partyOf(known, chosen, tables) ?? chosen.defaults
    // Nothing has changed then, and so nothing is cleared.
    if (stands && journey) set({ ...selectionOf(facts), journey: journey.name })
    else set({ journey: journey?.name ?? null, ...(journey && party(journey)) })
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
      ...(saysParty && partyOf(known, journeys.current.peek(), tables)),
    })
  }

  return {
    set,
    choose,
    prefill,
    /** From now on completion comes back to this. */
    remember: (prefill: Prefill) => void (lasting = prefill),
    /** The facts that completion comes back to. */
    firstFacts: () => core.firstFacts((known = lasting)),
  }
}

export type Choices = ReturnType<typeof createChoices>
