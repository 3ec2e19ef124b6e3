import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Venue } from '../../api/bodies'
import type { PublicText } from '../../contract/events'
import type { Customer, Selection } from '../../contract/facts'
import type { Journey } from '../../contract/journey'
import type { Owner } from '../core/guard'
import type { Screen } from '../screen/screen'
import { createLatest } from '../core/signals'
import type { Journeys } from '../flow/journeys'
import { blankCustomer, selectionOf } from '../core/facts'
import { chosenFrom } from './slot'
import { factsOf, mergePrefill, partyOf, hasSplitGuests, type Prefill, type Tables } from './prefill'

export type Choices = ReturnType<typeof createChoices>

/**
 * Changes to the selection, by the diner, plugins and the host. While a POST is pending the selection is locked, because the
 * response belongs to it. `prefill`: the host's initial date, time and guests.
 */
export function createChoices(screen: Screen, prefill: Prefill = {}) {
  const { facts, setFacts, journeys, guard, submission, emit } = screen
  const tables = tablesOf(screen)
  // The brand's only journey is selected at start, with its default guests (journey.defaults).
  const only = journeys.current.peek()
  const venueArrivals = signal(0)
  let initialCustomer = blankCustomer
  /** The last journey that was chosen for the diner. */
  let preselected: string | null = null
  /** The prefill that completion restores. */
  let initialPrefill = prefill
  /** The prefill now, with later changes by the host. */
  let latestPrefill = prefill

  function set(patch: Partial<Selection>): void {
    if (patch.journey && !journeys.find(patch.journey)) throw unknownJourney(patch.journey, journeys)
    if (!submission.isSending.peek()) setFacts(patch)
  }

  /** `chooser` is reported if the journey does not exist. `isForDiner`: not the diner's own choice, so without the `journey` event. */
  function choose(name: string | null, chooser: Owner = { id: 'host' }, isForDiner = false): void {
    const journey = name === null ? null : journeys.find(name)
    if (name !== null && !journey)
      return guard.fault({ owner: chooser, hook: 'journey' }, unknownJourney(name, journeys))
    if (submission.isSending.peek() || (journey?.name ?? null) === facts.journey) return
    if (isForDiner) preselected = journey?.name ?? null
    // Choosing the brand's only journey, which is already selected, keeps its guests and its slot.
    const isSelected = journey?.name === journeys.chosen.peek()?.name
    const party = (chosen: Journey) => partyOf(latestPrefill, chosen, tables) ?? chosen.defaults
    if (isSelected && journey) set({ ...selectionOf(facts), journey: journey.name })
    else set({ journey: journey?.name ?? null, ...(journey && party(journey)) })
    if (!isForDiner) emit('journey', { journey: (journey?.name ?? null) as PublicText | null })
  }

  return {
    set,
    choose,
    preselected: () => preselected,
    confirm: createLazyConfirm(screen, set),
    /**
     * Sets a venue chosen by the host. `venueArrivals` renders the step again, so this is not a layout shift. While the step
     * `hasFocus` it stays, to keep it.
     */
    bringVenue(venue: Venue, hasFocus: boolean): void {
      set({ venue })
      if (!hasFocus) venueArrivals.value++
    },
    venueArrivals: venueArrivals as ReadonlySignal<number>,
    /** Applies a prefill that the host passes after the start. */
    prefill(more: Prefill): void {
      latestPrefill = mergePrefill(latestPrefill, more)
      set(laterFacts(more, partyOf(latestPrefill, journeys.current.peek(), tables)))
    },
    /** Sets the prefill that completion restores. */
    remember: (prefill: Prefill) => void (initialPrefill = prefill),
    /** The selection at the start and after completion. */
    initial(): Partial<Selection> {
      latestPrefill = initialPrefill
      return {
        ...only?.defaults,
        ...factsOf(latestPrefill, only, tables),
        customer: initialCustomer,
      }
    },
    initialCustomer: () => initialCustomer,
    /** Details that the diner has already edited are kept. */
    setInitialDetails(details: Partial<Customer> | null): void {
      const isUntouched = facts.customer === initialCustomer
      initialCustomer = { ...blankCustomer, ...details }
      if (isUntouched) setFacts({ customer: initialCustomer })
    },
  }
}

/** What a prefill that the host passes after the start changes. `party`: the guests of the whole prefill. */
function laterFacts(more: Prefill, party: ReturnType<typeof partyOf>): Partial<Selection> {
  const { date, time } = more
  const hasParty = hasSplitGuests(more) || 'guests' in more
  return {
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time: null, wishedTime: time }),
    ...(hasParty && party),
  }
}

const tablesOf = ({ brand, shared, journeys }: Screen): Tables => ({
  largestParty: shared.largestParty,
  takesGroups: journeys.find(brand.groupJourney) !== null,
})

const unknownJourney = (name: string, { names }: Journeys) =>
  new TypeError(`There is no journey "${name}"; this brand has ${names.join(', ')}.`)

/**
 * Loads confirm.ts on use, because nothing is confirmed in the first frame. A change by the diner cancels the confirmation, also
 * while the file loads.
 */
function createLazyConfirm(screen: Screen, set: Confirm['set']): Confirm['confirm'] {
  const { facts } = screen
  const latest = createLatest(screen.signal)
  let loaded: Confirm['confirm'] | undefined
  return async (patch) => {
    const isWanted = latest('confirm', () => chosenFrom(facts))
    const file = await import('./confirm').catch(() => null)
    if (!isWanted()) return
    if (file) return (loaded ??= file.createConfirm(screen, set))(patch)
    screen.banner.fail({ code: 'widget.blocked' })
  }
}

interface Confirm {
  readonly set: (patch: Partial<Selection>) => void
  readonly confirm: (patch?: Partial<Selection>) => Promise<void>
}
