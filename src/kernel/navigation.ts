import { defaultParty, groupGuests, maximumGuests } from '../constants'
import { batch, type ReadonlySignal, type Signal } from '@preact/signals-core'
import type { Guard, Report } from './guard'
import type { Journey } from './contract'
import type { Emit, PublicText } from './events'
import { blankSelection, nobody, type FactStore, type Selection } from './facts'
import type { Journeys } from './journeys'
import type { ActiveStep } from './steps'
import type { HistoryEntry, History } from './history'

/** What a host, or a link of its, knows beforehand. `adults` and `children` are for journeys that split guests. */
export interface Prefill {
  /** YYYY-MM-DD. */
  readonly date?: string
  /** HH:MM. */
  readonly time?: string
  /** 1 to 14, or -1 for a group. */
  readonly guests?: number
  readonly adults?: number
  readonly children?: number
}

export interface NavigationParts {
  readonly store: FactStore
  readonly journeys: Journeys
  readonly step: ReadonlySignal<ActiveStep | null>
  readonly history: History
  readonly sending: ReadonlySignal<boolean>
  readonly advancing: Signal<boolean>
  readonly guard: Guard
  readonly report: Report
  readonly emit: Emit
  /** Where it starts with what is known beforehand; completion comes back to it. */
  readonly begin: (known: Prefill) => Partial<Selection>
  readonly takesGroups: boolean
  /** What the host knows beforehand. */
  readonly prefill: Prefill
  readonly inline: boolean
  /** Puts the plugins' states back and takes the banner away; `over`: what was typed is forgotten too. */
  readonly reset: (over: boolean) => void
  readonly dismiss: () => void
  /** After completion. */
  readonly onComplete: () => void
}

/** The ways through the widget. None leads away while a create is on its way: its answer belongs to these facts. */
export function createNavigation(parts: NavigationParts) {
  const { store, journeys, step, history, sending, advancing, guard, report, emit, inline, takesGroups } =
    parts
  const { facts } = store
  let lasting = parts.prefill
  let known = lasting

  function set(patch: Partial<Selection>): void {
    if (!sending.peek()) store.set(patch)
  }

  function choose(name: string | null): void {
    const journey = name === null ? null : journeys.find(name)
    if (name !== null && !journey) {
      const error = new TypeError(
        `There is no journey "${name}"; this brand has ${journeys.names.join(', ')}.`,
      )
      return report({ plugin: 'host', place: 'journey', error })
    }
    if (sending.peek() || (journey?.name ?? null) === facts.journey) return
    // The one that stands already, by being the only one, keeps its guests.
    const stands = journey?.name === journeys.current.peek()?.name
    set({ journey: journey?.name ?? null, ...(!stands && journey && partyOf(journey)) })
    emit('journey', { journey: (journey?.name ?? null) as PublicText | null })
  }

  const partyOf = (journey: Journey) => knownParty(known, journey, takesGroups) ?? journey.defaults

  /** What was known before stays, unless it is said anew. */
  function prefill(more: Prefill): void {
    const { guests: _guests, ...apart } = known
    const said = 'adults' in more || 'children' in more
    known = { ...(said ? apart : known), ...more }
    const { date, time } = more
    set({
      ...(date !== undefined && { date }),
      ...(time !== undefined && { time: null, wishedTime: time }),
      ...((said || 'guests' in more) && knownParty(known, journeys.current.peek(), takesGroups)),
    })
  }

  function back(): void {
    const active = step.peek()
    if (!active || sending.peek()) return
    advancing.value = false
    parts.dismiss()
    const { plugin, ctx, step: left } = active
    if (left.back)
      return guard.contain(plugin.id, `back of step "${left.id}"`, () => left.back!(ctx), undefined)
    returnTo(history.entries.peek().at(-1))
    // Where no step was before, an unconfirmed slot leads to the start, and so does another journey.
    if (step.peek()?.step.id === left.id) set({ confirmed: false, availability: null })
    if (step.peek()?.step.id === left.id) restart()
  }

  /** What the diner typed since stays typed. */
  function returnTo(stop: HistoryEntry | undefined): void {
    if (!stop) return
    const { plugin, step: before, ctx } = stop.active
    batch(() => {
      store.set({ ...stop.selection, customer: facts.customer })
      guard.contain(plugin.id, `resume of step "${before.id}"`, () => before.resume?.(ctx), undefined)
    })
  }

  function startOver(patch: Partial<Selection>, over: boolean): void {
    batch(() => {
      store.set(patch)
      advancing.value = false
      parts.reset(over)
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
    startOver({ ...blankSelection, ...parts.begin(known), ...(inline && { venue: facts.venue }) }, true)
    parts.onComplete()
  }

  const remember = (prefill: Prefill) => void (lasting = prefill)

  return { set, choose, prefill, remember, back, restart, complete }
}

/** The party as far as it was said: one number, or adults and children where the journey splits them. */
function knownParty({ guests, adults, children }: Prefill, journey: Journey | null, takesGroups: boolean) {
  const apart = adults !== undefined || children !== undefined
  if (journey?.splitGuests)
    return apart
      ? {
          ...journey.defaults,
          ...(adults !== undefined && { adults }),
          ...(children !== undefined && { children }),
        }
      : null
  const sum = (adults ?? 0) + (children ?? 0)
  const all = guests ?? (sum > maximumGuests ? groupGuests : sum)
  // None was said, or more than a table takes where nobody takes groups.
  if (all === 0 || (all === groupGuests && !takesGroups)) return null
  return { adults: all, children: 0 }
}

/** The facts that a prefill sets at the start. */
export const factsOf = (
  { date, time, ...party }: Prefill,
  journey: Journey | null,
  takesGroups: boolean,
): Partial<Selection> => ({
  ...(date !== undefined && { date }),
  ...(time !== undefined && { wishedTime: time }),
  ...knownParty(party, journey, takesGroups),
})
