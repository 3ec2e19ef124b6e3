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
  party: `a number from 1 to the brand’s largest party, which is 14 by default, or ${groupGuests} for a group if the brand has a journey for groups`,
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
      const problem = unknownName({ code: 'T012', where: from, kind: 'option' }, name, namesLike(name))
      const elsewhere = meantElsewhere(name, problem.meant)
      log(lineOf(elsewhere ? { ...problem, meant: elsewhere, expected: undefined } : problem))
    }
  }
}

/** Settings of a brand that are often written as options. Other scripts have attributes such as "name" and "theme". */
const brandSettings = [
  ...(['title', 'locale', 'country', 'currency', 'timeZone', 'journeys', 'plugins'] as const),
  ...(['options', 'links', 'tokens', 'messages'] as const),
] satisfies readonly (keyof Brand)[]

/** The brand's setting that an option or an attribute without "data-" was meant as: "timeZone" by "time-zone" and "timezone". */
function settingBy(name: string): string | undefined {
  const letters = name.replace(/-/g, '').toLowerCase()
  if (/^lang(uage)?$/.test(letters)) return 'locale'
  return brandSettings.find((setting) => setting.toLowerCase() === letters)
}

/** What an unknown option of the page's code is called, where it is no option. `similar`: the option that it resembles. */
function meantElsewhere(name: string, similar: string | undefined): string | undefined {
  if (/^(adapter|backEnd)$/i.test(name)) return 'api'
  if (/^on[A-Z]/.test(name)) return similar ?? 'handle.on'
  const setting = /^(name|theme)$/.test(name) ? name : settingBy(name)
  return setting && `brand.${setting}`
}

/** An address that is well formed, and used as it is, but hardly the one before "/api/…". */
function oddAddress(name: string, address: string) {
  const isWhole = /^([a-z]+:)?\//i.test(address)
  const what = isWhole
    ? `"${name}" must end before "/api/…", which the widget adds itself`
    : `"${name}" has no "https://", so it is a path of the page’s own server`
  return { what, meant: (isWhole ? address : `https://${address}`).replace(/(\/api)?\/*$/i, '') }
}

/** With the protocol that was missing, misspelt or refused. */
function meantAddress(value: unknown): string | undefined {
  const [, host] = /^(?:[a-z]*:?\/+)?([\w-]+(?:\.[\w-]+)*(?::\d+)?(?:\/.*)?)$/i.exec(String(value)) ?? []
  const protocol = /^localhost\b/.test(host ?? '') ? 'http' : 'https'
  return typeof value === 'string' && host !== undefined ? `${protocol}://${host}` : undefined
}

const both = (name: OptionName, received: string) => ({ expected: expectedOf(name), received })

/** All options; if the name has a link's prefix, those that a link may set, as they are written there. */
function namesLike(name: string): readonly string[] {
  const [prefix] = /^(data-)?tavola-/.exec(name) ?? []
  return prefix === undefined ? optionNames : Object.values(linkNames).map((own) => prefix + own)
}

/** The options that an attribute can give, as attributes without "data-". */
const attributeNames = optionNames.filter((name) => !isCodeOnly(name)).map(inKebabCase)

/**
 * Attributes that were probably meant as options. HTML has no capitals: `venueId` arrives as `venueid`. On a script tag each
 * has "data-" in front, and on the element none.
 */
export function reportMisspeltAttributes(attributes: readonly string[], from: string): void {
  for (const name of attributes) {
    const plain = name.replace(/^data-/, '')
    const isData = plain !== name
    const prefix = from === '<script>' || (isData && from !== `<${elementName}>`) ? 'data-' : ''
    // Other scripts have attributes of their own, so one in the wrong form must be exact.
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

/** A script tag without a base URL makes no widget, and its other options do nothing. */
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

/** A widget that was meant for a place in the page has become a popup, because its container is no element. */
export function reportContainer(options: Options, source?: Element): void {
  const problem = containerProblem(options, source)
  // A name that resembles an option is reported as such.
  const isNamed = Object.keys(options).some((name) => !isOption(name) && misspellingOf(name, ['container']))
  if (problem && !isNamed)
    logOnce(lineOf({ code: 'T001', where: source ? '<script>' : 'Tavola.init', ...problem }))
}

/** Undefined for a popup that is meant to be one. */
export function containerProblem({ container, inline, ...others }: Options, source?: Element) {
  const given: unknown = container
  const shown = described(given)
  const expected = 'an element that exists by then, and for a popup none'
  if (given instanceof Element || (given == null && String(inline) === 'false')) return undefined
  if (given === undefined) {
    const isPlace = (value: unknown) =>
      value instanceof Element || (typeof value === 'string' && value.startsWith('#'))
    const name =
      Object.entries(others).find(([, value]) => isPlace(value))?.[0] ?? (inline != null && 'inline')
    const prefix = source ? 'data-' : ''
    return name
      ? { what: `"${prefix}${inKebabCase(name)}" without a container`, meant: `${prefix}container` }
      : undefined
  }
  if (typeof given !== 'string') return { what: `no element matches container ${shown}`, expected }
  if (!matches(given)) return { what: `no element matches container ${shown}`, meant: similarSelector(given) }
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

/** An id of the page, or a class where a class was given. */
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

/** Once, although each opening of a popup asks for the journey again. */
export const reportUnknownJourney = (name: string, known: readonly string[]): void =>
  logOnce(lineOf(unknownName({ code: 'T017', where: 'journey', kind: 'journey' }, name, known)))

/** The back end has no such restaurant: a page's option, link or call names it. */
export const reportUnknownVenue = (venueId: string | number): void =>
  logOnce(
    lineOf({
      code: 'T025',
      where: 'venueId',
      what: `the back end has no restaurant ${described(venueId)}`,
      expected: 'an id as the back end writes it, by data-venue-id, a link, or Tavola.open',
    }),
  )

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
    logError(lineOf(meant ? { ...problem, meant, expected: undefined } : problem))
  }
}

const logOnce: LogError = (line) => void (loggedErrors.includes(line) || logError(line))
