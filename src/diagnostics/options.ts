import { groupGuests, maximumSplit } from '../constants'
import { events, formerNames } from '../contract/events'
import type { AnyPlugin } from '../contract/plugin'
import { logError, loggedErrors, type LogError } from '../console'
import { linkNames } from '../host/options/read-option'
import { isOption, optionNames, optionTable, type OptionKind, type OptionName } from '../host/options/table'
import { described, lineOf, misspellingOf, oneOf, similarTo, unknownName } from './problem'

/** Mistakes in what a page says when it starts a widget: its options, journey and event names. */

export { reportUnknownBrand } from './unknown-brand'

/** What each kind of option takes, after "Expected". */
const words: Readonly<Record<OptionKind, string>> = {
  address:
    'the address before "/api/…", as in "https://api.example"; http: is for localhost and the page’s own server',
  adapter: 'an adapter, as createAdapter of "tavola/adapter" makes one from your functions',
  brand: 'a brand config or the name of one',
  date: 'a date as YYYY-MM-DD',
  element: 'an element of the page',
  flag: 'true or false',
  function: 'a function',
  id: 'the id of a restaurant, as text if it is above 2^53',
  journey: 'the name of a journey, as in "Booking"',
  number: '',
  party: `1 to the brand’s largest party, which is 14 by default, or ${groupGuests} for a group if the brand has a journey for groups`,
  preload: '"intent", "idle" or "now"',
  testMode: 'an address or the name of a scene',
  text: 'a text',
  time: 'a time as HH:MM',
}

/** No attribute can give it. A page's nonce is hardly ever one either, so a similar attribute is somebody else's. */
export const isCodeOnly = (name: OptionName): boolean =>
  /function|adapter/.test(optionTable[name].kind) || name === 'nonce'

function expectedOf(name: OptionName): string {
  const { kind, from } = optionTable[name]
  return kind === 'number' ? `${from} to ${maximumSplit}` : words[kind]
}

/** One line for each option that does not exist or has an invalid value. `from`: who gave them. */
export function reportWrongOptions(
  wrong: Readonly<Record<string, unknown>>,
  from: string,
  log: LogError,
): void {
  for (const [name, value] of Object.entries(wrong)) {
    const received = described(value)
    if (name === 'baseUrl')
      log(
        lineOf({ code: 'T011', where: from, what: 'missing or invalid "baseUrl"', ...both(name, received) }),
      )
    else if (isOption(name))
      log(lineOf({ code: 'T010', where: from, what: `invalid "${name}"`, ...both(name, received) }))
    else log(lineOf(unknownName({ code: 'T012', where: from, kind: 'option' }, name, namesLike(name))))
  }
}

const both = (name: OptionName, received: string) => ({ expected: expectedOf(name), received })

/** All options; if the name has a link's prefix, those that a link may set, as they are written there. */
function namesLike(name: string): readonly string[] {
  const [prefix] = /^(data-)?tavola-/.exec(name) ?? []
  return prefix === undefined ? optionNames : Object.values(linkNames).map((own) => prefix + own)
}

/** Attributes that were probably meant as options. HTML has no capitals: `venueId` arrives as `venueid`. */
export function reportMisspeltAttributes(attributes: readonly string[], from: string): void {
  const known = optionNames
    .filter((name) => !isCodeOnly(name))
    .map((name) => name.replace(/[A-Z]/g, '-$&').toLowerCase())
  for (const name of attributes) {
    const prefix = name.startsWith('data-') ? 'data-' : ''
    const meant = misspellingOf(name.slice(prefix.length), known)
    if (meant)
      logOnce(
        lineOf({ code: 'T013', where: from, what: `unknown attribute "${name}"`, meant: prefix + meant }),
      )
  }
}

/** Once, although each opening of a popup asks for the journey again. */
export const reportUnknownJourney = (name: string, known: readonly string[]): void =>
  logOnce(lineOf(unknownName({ code: 'T017', where: 'journey', kind: 'journey' }, name, known)))

/** A plugin has this journey, but the brand does not offer it to diners, so a link may not choose it either. */
export const reportJourneyNotOffered = (name: string, offered: readonly string[]): void =>
  logOnce(
    lineOf({
      code: 'T022',
      where: 'address',
      what: `the brand does not offer the journey "${name}"`,
      expected: oneOf(offered) ?? 'none',
    }),
  )

/** A valid number, but this brand takes no such party. */
export const reportRefusedGuests = (from: string, guests: unknown): void =>
  logError(
    lineOf({ code: 'T018', where: from, what: 'invalid "guests"', ...both('guests', described(guests)) }),
  )

/** What other widgets call these events. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/^book/i, 'booking-confirmed'],
  [/^enquir/i, 'enquiry-confirmed'],
]

/** Events that a handler waits for and that no plugin of the brand emits. */
export function reportUnknownEvents(names: readonly string[], plugins: readonly AnyPlugin[]): void {
  const confirmed = plugins.flatMap(({ outcome }) => (outcome ? [`${outcome.id}-confirmed`] : []))
  const known = [
    ...Object.keys(events).filter((name) => name !== 'confirmed'),
    ...confirmed,
    ...Object.values(formerNames).flat(),
  ]
  for (const name of names) {
    const [, usual] = otherNames.find(([pattern]) => pattern.test(name)) ?? []
    const meant = usual !== undefined && known.includes(usual) ? usual : similarTo(name, known)
    const problem = unknownName({ code: 'T021', where: 'handle.on', kind: 'event' }, name, known)
    logError(lineOf({ ...problem, meant }))
  }
}

const logOnce: LogError = (line) => void (loggedErrors.includes(line) || logError(line))
