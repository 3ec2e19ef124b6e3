import { groupGuests } from '../../constants'
import { dayAt } from '../../dates/plain-date'
import type { Brand } from '../../contract/brand'
import { type AnyPlugin } from '../../contract/plugin'
import { namesOf } from '../../contract/journey'
import type { Journeys } from '../../kernel/journeys'
import { sharedOptions } from '../../kernel/plugin-options'
import type { Prefill } from '../../kernel/prefill'
import { explain, type OptionsRecord } from '../options/check-options'
import { fromAddress } from '../options/link-names'
import type { Options } from '../options/option-table'
import type { Mounted } from './mount'
import type { RunningWidget } from './running-widget'

/**
 * The options that the form begins with; these need no server. A past day is left out, as the calendar would not offer
 * it, and so are more guests than a table takes. `namedBy`: the source of `guests`, where a group that no plugin takes is to be named in the console.
 */
export function prefill(
  { date, time, guests, adults, children }: Options,
  brand: Brand,
  plugins: readonly AnyPlugin[],
  namedBy?: string,
): Prefill {
  const isAhead = date !== undefined && date >= dayAt(new Date(), brand.timeZone)
  const takesGroups = plugins.some(({ journey }) => journey && namesOf(journey).includes(brand.groupJourney))
  const { largestParty } = sharedOptions(plugins, brand)
  const isRefused = guests! > largestParty || (guests === groupGuests && !takesGroups)
  if (isRefused && namedBy) explain(({ logRefusedGuests }) => logRefusedGuests(namedBy))
  return {
    ...(isAhead && { date }),
    ...(time !== undefined && { time }),
    ...(guests !== undefined && !isRefused && { guests }),
    ...(adults !== undefined && { adults }),
    ...(children !== undefined && { children }),
  }
}

/**
 * What a widget begins with and comes back to after completion. A group that nobody takes is named once, and not at each
 * change of something else.
 */
export function lastingPrefill(
  widget: Pick<RunningWidget, 'options' | 'groupNamed'>,
  brand: Brand,
  plugins: readonly AnyPlugin[],
): Prefill {
  const { options, from } = widget.options
  const known = prefill(options, brand, plugins, widget.groupNamed ? undefined : from.guests)
  widget.groupNamed = known.guests !== options.guests
  return known
}

/**
 * Removes and reports a journey that comes from the page's address if the brand does not offer it. The page's own code and
 * attributes may name any journey.
 */
export function withOfferedJourney(record: OptionsRecord, { find, buttons }: Journeys): OptionsRecord {
  const { journey, ...options } = record.options
  const found = journey == null || record.from.journey !== fromAddress ? null : find(journey)
  const offered = buttons.map(({ name }) => name)
  if (!found || offered.includes(found.name)) return record
  explain(({ logJourneyNotOffered }) => logJourneyNotOffered(journey!, offered))
  return { ...record, options }
}

/** The journey and the venue: at the start, and at each opening of a popup. A given journey is locked (section 1). */
export function chooseJourneyAndVenue(
  { kernel, openVenue }: Pick<Mounted, 'kernel' | 'openVenue'>,
  { journey, venueId }: Options,
): void {
  if (journey != null) {
    const before = kernel.facts.journey
    if (kernel.journeys.find(journey)) {
      kernel.choices.choose(journey)
      kernel.choices.set({ journeyLocked: true })
    } else {
      explain(({ logUnknownJourney }) => logUnknownJourney(journey, kernel.journeys.names))
    }
    // Another one than the diner's leaves nothing to go back to.
    if (kernel.facts.journey !== before) kernel.steps.history.value = []
  }
  if (venueId !== undefined) openVenue(venueId)
}
