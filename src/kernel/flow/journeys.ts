import { computed } from '@preact/signals-core'
import { groupGuests } from '../../constants'
import type { AnyPlugin } from '../../contract/plugin'
import { namesOf, type Journey, type JourneyPart } from '../../contract/journey'
import type { Core } from '../core/core'
import { optionsOf } from '../core/plugin-state'

/**
 * The journeys of a brand, the chosen one, and whether the diner may choose. A confirmed group is always in the brand's group
 * journey (guests.group).
 */
export function createJourneys(plugins: readonly AnyPlugin[], { brand, facts, catalogue }: Core) {
  const named = new Map<string, { readonly journey: Journey; readonly owner: AnyPlugin }>()
  const outcomes = plugins.map(({ outcome }) => outcome?.id)
  for (const owner of plugins) {
    // A journey whose outcome failed to load is not offered.
    if (!owner.journey || !outcomes.includes(owner.journey.outcome)) continue
    const journey = withNumbers(owner.journey, optionsOf(owner, brand))
    for (const name of namesOf(journey)) named.set(name, { journey, owner })
  }
  const offered = brand.journeys.flatMap((name) => named.get(name) ?? [])

  /** Whether the journeys are shown. A venue may hide them (config.journey-options). */
  const choice = computed(
    () => offered.length > 1 && !facts.journeyLocked && facts.venue?.showJourneyOptions !== false,
  )
  const chosen = computed(() => {
    if (facts.journey !== null) return named.get(facts.journey) ?? null
    return choice.value ? null : (offered[0] ?? null)
  })
  // Derived, so that changing the number of guests returns to the chosen journey.
  const upcoming = computed(
    () => (facts.guests === groupGuests && named.get(brand.groupJourney)) || chosen.value,
  )
  const current = computed(() => (facts.confirmed ? upcoming.value : chosen.value))
  const outcomeOwner = computed(
    () => plugins.find(({ outcome }) => outcome && outcome.id === current.value?.journey.outcome) ?? null,
  )

  return {
    choice,
    find: (name: string): Journey | null => named.get(name)?.journey ?? null,
    names: [...named.keys()],
    /** Whether a journey with a button starts at step 1. */
    stepwise: offered.some(({ journey }) => !journey.direct),
    /** The diner's choice, also while a group is in the group journey. */
    chosen: computed(() => chosen.value?.journey ?? null),
    current: computed(() => current.value?.journey ?? null),
    /** The journey that Continue leads to. */
    upcoming: computed(() => upcoming.value?.journey ?? null),
    outcome: computed(() => outcomeOwner.value?.outcome ?? null),
    /** The plugin with the outcome of the journey. */
    outcomeOwner,
    buttons: offered.map(({ journey, owner }) => ({
      ...journey,
      label: catalogue.text(`${owner.id}.label`),
    })),
    /** The key of a text of the journey: from its own plugin, or else from its outcome's. */
    key(name: string): string {
      const own = `${current.value?.owner.id}.${name}`
      return catalogue.has(own) ? own : `${outcomeOwner.value?.id}.${name}`
    },
  }
}

/** Replaces the names of options by the brand's numbers. */
function withNumbers(journey: JourneyPart, options: Readonly<Record<string, unknown>>): Journey {
  const number = (value: number | string) => (options[value] ?? value) as number
  const { adults, children } = journey.defaults
  return {
    ...journey,
    defaults: { adults: number(adults), children: number(children) },
    noticeHours: number(journey.noticeHours ?? 0),
  }
}

export type Journeys = ReturnType<typeof createJourneys>
