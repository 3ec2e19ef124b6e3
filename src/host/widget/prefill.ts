import { groupGuests } from '../../constants'
import { dayAt } from '../../dates/plain-date'
import type { Brand } from '../../contract/brand'
import { type AnyPlugin } from '../../contract/plugin'
import { namesOf } from '../../contract/journey'
import type { Journeys } from '../../kernel/flow/journeys'
import { sharedOptions } from '../../kernel/core/plugin-state'
import type { Prefill } from '../../kernel/actions/prefill'
import { explain, type OptionsRecord } from '../options/record'
import { fromAddress } from '../options/sources'
import type { Options } from '../options/table'
import type { MountedWidget } from './mount'
import type { RunningWidget } from './running-widget'

/**
 * The options that the form starts with. A past day is left out, because the calendar would not offer it. So are more guests than the
 * brand takes, which are reported in the console if `guestsFrom` gives their source.
 */
export function prefill(
  { date, time, guests, adults, children }: Options,
  brand: Brand,
  plugins: readonly AnyPlugin[],
  guestsFrom?: string,
): Prefill {
  const isAhead = date !== undefined && date >= dayAt(new Date(), brand.timeZone)
  const takesGroups = plugins.some(({ journey }) => journey && namesOf(journey).includes(brand.groupJourney))
  const { largestParty } = sharedOptions(plugins, brand)
  const isInvalid = guests! > largestParty || (guests === groupGuests && !takesGroups)
  if (isInvalid && guestsFrom) explain(({ reportInvalidGuests }) => reportInvalidGuests(guestsFrom, guests))
  return {
    ...(isAhead && { date }),
    ...(time !== undefined && { time }),
    ...(guests !== undefined && !isInvalid && { guests }),
    ...(adults !== undefined && { adults }),
    ...(children !== undefined && { children }),
  }
}

/** The prefill at a widget's start and after each completion. Invalid guests are reported once, not at each update. */
export function lastingPrefill(
  widget: Pick<RunningWidget, 'options' | 'guestsReported'>,
  brand: Brand,
  plugins: readonly AnyPlugin[],
): Prefill {
  const { options, from } = widget.options
  const lasting = prefill(options, brand, plugins, widget.guestsReported ? undefined : from.guests)
  widget.guestsReported = lasting.guests !== options.guests
  return lasting
}

/** Removes a journey of the page's address that the brand does not offer. The page's code and attributes may name any journey. */
export function withOfferedJourney(record: OptionsRecord, { find, buttons }: Journeys): OptionsRecord {
  const { journey, ...options } = record.options
  const found = journey == null || record.from.journey !== fromAddress ? null : find(journey)
  const offered = buttons.map(({ name }) => name)
  if (!found || offered.includes(found.name)) return record
  explain(({ reportJourneyNotOffered }) => reportJourneyNotOffered(journey!, offered))
  return { ...record, options }
}

/** Applies the options for journey and venue, at the start and each time a popup opens. The journey is locked (host.locked-journey). */
export function chooseJourneyAndVenue(
  { kernel, openVenue }: Pick<MountedWidget, 'kernel' | 'openVenue'>,
  { journey, venueId }: Options,
): void {
  if (journey != null) {
    const before = kernel.facts.journey
    if (kernel.journeys.find(journey)) {
      kernel.choices.choose(journey)
      kernel.choices.set({ journeyLocked: true })
    } else {
      explain(({ reportUnknownJourney }) => reportUnknownJourney(journey, kernel.journeys.names))
    }
    // After a change of journey, there is no step to go back to.
    if (kernel.facts.journey !== before) kernel.steps.history.value = []
  }
  if (venueId !== undefined) openVenue(venueId)
}
