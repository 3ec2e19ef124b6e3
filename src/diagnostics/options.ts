import { backEndRoot } from '../address'
import { groupGuests, maximumSplit } from '../constants'
import type { Brand } from '../contract/brand'
import { events, formerNames } from '../contract/events'
import type { AnyPlugin } from '../contract/plugin'
import { logError, loggedErrors, type LogError } from '../console'
import { nativeOf, safeDocument } from '../dom-clobbering'
import { elementName, linkNames } from '../host/options/read-option'
import {
  isOption,
  optionNames,
  optionTable,
  type OptionKind,
  type OptionName,
  type Options,
} from '../host/options/table'
import { describeValue, lineOf, misspellingOf, oneOf, similarTo, unknownName } from './mistake'

/** Explains mistakes in a page's options, journey and event names. */

export { reportUnknownBrand } from './unknown-brand'

/** The valid values of each kind of option, for after "Expected". */
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
  party: `a number from 1 to the brand’s largest party, which is 14 by default, or ${groupGuests} for a group if the brand has a journey for groups`,
  preload: '"intent", "idle" or "now"',
  testMode: 'an address or the name of a scene',
  text: 'a text',
  time: 'a time as HH:MM',
}

/** Whether only code can set the option. An attribute similar to `nonce` is probably another script's. */
export const isCodeOnly = (name: OptionName): boolean =>
  /function|adapter/.test(optionTable[name].kind) || name === 'nonce'

function expectedOf(name: OptionName): string {
  const { kind, from } = optionTable[name]
  return kind === 'number' ? `${from} to ${maximumSplit}` : words[kind]
}

/** Writes a line for each option that does not exist or has an invalid value. `from`: their source. */
export function reportInvalidOptions(
  invalid: Readonly<Record<string, unknown>>,
  from: string,
  log: LogError,
): void {
  for (const [name, value] of Object.entries(invalid)) {
    const received = describeValue(value)
    if (/^(baseUrl|testMode)$/.test(name) && backEndRoot(value) !== null)
      log(lineOf({ code: 'T011', where: from, ...oddAddress(name, String(value)), received }))
    else if (name === 'baseUrl')
      log(
        lineOf({
          code: 'T011',
          where: from,
          what: 'missing or invalid "baseUrl"',
          meant: meantAddress(value),
          ...both(name, received),
        }),
      )
    else if (isOption(name))
      log(lineOf({ code: 'T010', where: from, what: `invalid "${name}"`, ...both(name, received) }))
    else {
      const mistake = unknownName({ code: 'T012', where: from, kind: 'option' }, name, namesLike(name))
      const elsewhere = meantElsewhere(name, mistake.meant)
      log(lineOf(elsewhere ? { ...mistake, meant: elsewhere, expected: undefined } : mistake))
    }
  }
}

/** Settings of a brand that are often written as options. Other scripts have attributes such as "name" and "theme". */
const brandSettings = [
  ...(['title', 'locale', 'country', 'currency', 'timeZone', 'journeys', 'plugins'] as const),
  ...(['options', 'links', 'tokens', 'messages'] as const),
] satisfies readonly (keyof Brand)[]

/** The brand's setting that an option or an attribute without "data-" means: "timeZone" for "time-zone" and "timezone". */
function settingBy(name: string): string | undefined {
  const letters = name.replace(/-/g, '').toLowerCase()
  if (/^lang(uage)?$/.test(letters)) return 'locale'
  return brandSettings.find((setting) => setting.toLowerCase() === letters)
}

/** The name elsewhere of an unknown option of the page's code. `similar`: the option that it resembles. */
function meantElsewhere(name: string, similar: string | undefined): string | undefined {
  if (/^(adapter|backEnd)$/i.test(name)) return 'api'
  if (/^on[A-Z]/.test(name)) return similar ?? 'handle.on'
  const setting = /^(name|theme)$/.test(name) ? name : settingBy(name)
  return setting && `brand.${setting}`
}

/** The mistake in a valid address that is hardly the one before "/api/…". It is used unchanged. */
function oddAddress(name: string, address: string) {
  const isWhole = /^([a-z]+:)?\//i.test(address)
  const what = isWhole
    ? `"${name}" must end before "/api/…", which the widget adds itself`
    : `"${name}" has no "https://", so it is a path of the page’s own server`
  return { what, meant: (isWhole ? address : `https://${address}`).replace(/(\/api)?\/*$/i, '') }
}

/** The address with the protocol that was missing, misspelt or not allowed. */
function meantAddress(value: unknown): string | undefined {
  const [, host] = /^(?:[a-z]*:?\/+)?([\w-]+(?:\.[\w-]+)*(?::\d+)?(?:\/.*)?)$/i.exec(String(value)) ?? []
  const protocol = /^localhost\b/.test(host ?? '') ? 'http' : 'https'
  return typeof value === 'string' && host !== undefined ? `${protocol}://${host}` : undefined
}

const both = (name: OptionName, received: string) => ({ expected: expectedOf(name), received })

/** All options, or the attributes of a link if the name has its prefix. */
function namesLike(name: string): readonly string[] {
  const [prefix] = /^(data-)?tavola-/.exec(name) ?? []
  return prefix === undefined ? optionNames : Object.values(linkNames).map((own) => prefix + own)
}

/** The attributes for options, without "data-". */
const attributeNames = optionNames.filter((name) => !isCodeOnly(name)).map(inKebabCase)

/**
 * Reports attributes that were probably meant as options. HTML has no capitals: `venueId` arrives as `venueid`. On a script tag each
 * begins with "data-", and on the element none does.
 */
export function reportMisspeltAttributes(attributes: readonly string[], from: string): void {
  for (const name of attributes) {
    const plain = name.replace(/^data-/, '')
    const isData = plain !== name
    const prefix = from === '<script>' || (isData && from !== `<${elementName}>`) ? 'data-' : ''
    // In the other form, an attribute must match exactly, because other scripts have attributes too.
    const isInForm = isData === (prefix !== '')
    const meant = isInForm
      ? misspellingOf(plain, attributeNames)
      : attributeNames.find((one) => one === plain)
    const setting = isInForm ? settingBy(plain) : undefined
    if (!meant && !setting) continue
    const suggestion = setting
      ? { expected: `it in the brand, as in ${prefix}brand='{"${setting}": …}'` }
      : { meant: prefix + meant }
    logOnce(lineOf({ code: 'T013', where: from, what: `unknown attribute "${name}"`, ...suggestion }))
  }
}

/** Reports a script tag without a base URL. It makes no widget, and its other options do nothing. */
export function reportIdleTag(tag: Element): void {
  const names = tag.getAttributeNames()
  const options = names.filter((name) => attributeNames.includes(name.replace(/^data-/, '')))
  const others = names.filter((name) => !options.includes(name))
  reportMisspeltAttributes(others, '<script>')
  const idle = [...options, ...others.filter((name) => /^data-.*(url|base|api)/.test(name))]
  if (idle.length === 0) return
  const what = `no "data-base-url", without which ${idle.join(', ')} ${idle.length > 1 ? 'do' : 'does'} nothing`
  logOnce(lineOf({ code: 'T011', where: '<script>', what, expected: words.address }))
}

/** Reports a container that is no element: the widget became a popup. */
export function reportContainer(options: Options, source?: Element): void {
  const mistake = containerMistake(options, source)
  // A misspelt "container" is reported as an unknown option.
  const isNamed = Object.keys(options).some((name) => !isOption(name) && misspellingOf(name, ['container']))
  if (mistake && !isNamed)
    logOnce(lineOf({ code: 'T001', where: source ? '<script>' : 'Tavola.init', ...mistake }))
}

/** The mistake in a container; undefined if the page wants a popup. */
export function containerMistake({ container, inline, ...others }: Options, source?: Element) {
  const value: unknown = container
  const shown = describeValue(value)
  const expected = 'an element that exists by then, and for a popup none'
  if (value instanceof Element || (value == null && String(inline) === 'false')) return undefined
  if (value === undefined) {
    const isPlace = (other: unknown) =>
      other instanceof Element || (typeof other === 'string' && other.startsWith('#'))
    const name =
      Object.entries(others).find(([, other]) => isPlace(other))?.[0] ?? (inline != null && 'inline')
    const prefix = source ? 'data-' : ''
    return name
      ? { what: `"${prefix}${inKebabCase(name)}" without a container`, meant: `${prefix}container` }
      : undefined
  }
  if (typeof value !== 'string') return { what: `no element matches container ${shown}`, expected }
  if (!matches(value)) return { what: `no element matches container ${shown}`, meant: similarSelector(value) }
  const what = source
    ? `the element of ${shown} came after the page was ready`
    : `the container is the text ${shown}`
  return { what, expected }
}

function matches(selector: string): boolean {
  try {
    return safeDocument.querySelector(selector) !== null
  } catch {
    return false
  }
}

/** The page's most similar id, or class for a selector of a class. */
function similarSelector(selector: string): string | undefined {
  const sign = selector.startsWith('.') ? '.' : '#'
  const names = [...safeDocument.querySelectorAll('[id],[class]')].flatMap((element) =>
    sign === '#' ? nativeOf(element, 'id') : [...nativeOf(element, 'classList')],
  )
  const meant = similarTo(selector.replace(/^[#.]/, ''), names.filter(Boolean))
  return meant && sign + meant
}

function inKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, '-$&').toLowerCase()
}

/** Reports an unknown journey once, although each opening of a popup reads it again. */
export const reportUnknownJourney = (name: string, known: readonly string[]): void =>
  logOnce(lineOf(unknownName({ code: 'T017', where: 'journey', kind: 'journey' }, name, known)))

/** Reports a restaurant of the page that the back end doesn't have. */
export const reportUnknownVenue = (venueId: string | number): void =>
  logOnce(
    lineOf({
      code: 'T025',
      where: 'venueId',
      what: `the back end has no restaurant ${describeValue(venueId)}`,
      expected: 'an id as the back end writes it, by data-venue-id, a link, or Tavola.open',
    }),
  )

/** Reports a link's journey that a plugin has, but the brand does not offer. */
export const reportJourneyNotOffered = (name: string, offered: readonly string[]): void =>
  logOnce(
    lineOf({
      code: 'T022',
      where: 'address',
      what: `the brand does not offer the journey "${name}"`,
      expected: oneOf(offered) ?? 'none',
    }),
  )

/** Reports a number of guests that this brand doesn't take. */
export const reportInvalidGuests = (from: string, guests: unknown): void =>
  logError(
    lineOf({ code: 'T018', where: from, what: 'invalid "guests"', ...both('guests', describeValue(guests)) }),
  )

/** Other widgets' names of these events. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/^book/i, 'booking-confirmed'],
  [/^enquir/i, 'enquiry-confirmed'],
]

/** Reports events with a handler that no plugin of the brand emits. */
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
    const mistake = unknownName({ code: 'T021', where: 'handle.on', kind: 'event' }, name, known)
    logError(lineOf(meant ? { ...mistake, meant, expected: undefined } : mistake))
  }
}

const logOnce: LogError = (line) => void (loggedErrors.includes(line) || logError(line))
