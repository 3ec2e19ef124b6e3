import { computed } from '@preact/signals-core'
import { groupGuests } from '../../constants'
import type { Brand } from '../../contract/brand'
import { type AnyPlugin } from '../../contract/plugin'
import { namesOf, type Journey, type JourneyPart } from '../../contract/journey'
import type { Facts } from '../../contract/facts'
import { optionsOf } from '../registry/plugin-state'
import type { Catalogue } from '../../messages/catalogue'

/**
 * The journeys of a brand: which there are, which is chosen, and whether the diner may choose. A confirmed group
 * is in the brand's group journey, whichever was chosen (section 1).
 */
export function createJourneys(
  plugins: readonly AnyPlugin[],
  brand: Brand,
  facts: Facts,
  catalogue: Catalogue,
) {
  const named = new Map<string, { readonly journey: Journey; readonly owner: AnyPlugin }>()
  const outcomes = plugins.map(({ outcome }) => outcome?.id)
  for (const owner of plugins) {
    // One that would end nowhere, its outcome's file having failed to come, is not offered.
    if (!owner.journey || !outcomes.includes(owner.journey.outcome)) continue
    const journey = withNumbers(owner.journey, optionsOf(owner, brand))
    for (const name of namesOf(journey)) named.set(name, { journey, owner })
  }
  const offered = brand.journeys.flatMap((name) => named.get(name) ?? [])

  /** Section 2: the choice is shown when journey options are on; a venue may switch it off. */
  const choice = computed(
    () => offered.length > 1 && !facts.journeyLocked && facts.venue?.showJourneyOptions !== false,
  )
  const chosen = computed(() => {
    if (facts.journey !== null) return named.get(facts.journey) ?? null
    return choice.value ? null : (offered[0] ?? null)
  })
  // Derived, not chosen: going back and naming a number makes it the chosen journey again.
  const coming = computed(
    () => (facts.guests === groupGuests && named.get(brand.groupJourney)) || chosen.value,
  )
  const current = computed(() => (facts.confirmed ? coming.value : chosen.value))
  const outcomeOwner = computed(
    () => plugins.find(({ outcome }) => outcome && outcome.id === current.value?.journey.outcome) ?? null,
  )

  return {
    choice,
    find: (name: string): Journey | null => named.get(name)?.journey ?? null,
    names: [...named.keys()],
    /** A journey that has a button begins at step 1. */
    stepwise: offered.some(({ journey }) => !journey.direct),
    /** Of a group's enquiry too: the journey that the diner was in. */
    chosen: computed(() => chosen.value?.journey ?? null),
    current: computed(() => current.value?.journey ?? null),
    /** The journey that Continue leads on in. */
    coming: computed(() => coming.value?.journey ?? null),
    outcome: computed(() => outcomeOwner.value?.outcome ?? null),
    /** The plugin that the journey ends in. */
    outcomeOwner,
    buttons: offered.map(({ journey, owner }) => ({
      name: journey.name,
      label: catalogue.text(`${owner.id}.label`),
    })),
    /** The key of a text around the journey's end: its own plugin's wording, or its outcome's. */
    key(name: string): string {
      const own = `${current.value?.owner.id}.${name}`
      return catalogue.has(own) ? own : `${outcomeOwner.value?.id}.${name}`
    },
  }
}

/** With the brand's numbers in place of the names of their options. */
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
