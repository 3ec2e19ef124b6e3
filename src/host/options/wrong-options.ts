import { groupGuests, maximumGuests, maximumSplit } from '../../constants'
import { logError, loggedErrors, type LogError } from '../log-error'
import { logUnknownName, misspelt } from './did-you-mean'
import { linkWords } from './link-words'
import type { InitOptions } from '../public'

/** What is expected of each option, for those who wrote something else. */
const expected: { readonly [Name in keyof InitOptions]-?: string } = {
  baseUrl: 'the address before "/api/…", as in "https://api.example"',
  container: 'an element of the page',
  inline: 'true or false',
  readOnlyLocation: 'true or false',
  venueId: 'the id of a restaurant',
  journey: 'the name of a journey, as in "Booking"',
  date: 'a day as YYYY-MM-DD',
  time: 'a time as HH:MM',
  guests: `1 to ${maximumGuests}, or ${groupGuests} for a group of 15 or more`,
  adults: `1 to ${maximumSplit}`,
  children: `0 to ${maximumSplit}`,
  brand: 'a brand config or the name of one',
  nonce: 'a text',
  fetch: 'a function',
  history: 'true or false',
  preload: '"intent", "idle" or "now"',
  onNoAvailability: 'a function',
  transformSpecialRequests: 'a function',
}

/** One line each. */
export function tellWrong(names: readonly string[], where: string, complain: LogError): void {
  for (const name of names) {
    const [prefix] = /^(data-)?tavola-/.exec(name) ?? []
    if (Object.hasOwn(expected, name))
      complain(
        `${where}: "${name}" is ${name === 'baseUrl' ? 'missing or wrong' : 'wrong'}. Expected ${expected[name as keyof InitOptions]}.`,
      )
    else logUnknownName(`${where}: there is no setting`, name, wordsOf(prefix), complain)
  }
}

/** What a link or an address may say, as it is written there; or all options. */
const wordsOf = (prefix: string | undefined) =>
  prefix === undefined ? Object.keys(expected) : Object.keys(linkWords).map((word) => prefix + word)

/** Those that no attribute can say, or that only few have to do with. */
const inCodeOnly = ['fetch', 'nonce', 'onNoAvailability', 'transformSpecialRequests']

/** Of an element's or a tag's attributes those that were probably meant to be options: HTML knows no capitals, `venueId` is `venueid`. */
export function tellMisspelt(attributes: readonly string[], where: string, complain: LogError): void {
  const known = Object.keys(expected)
    .filter((name) => !inCodeOnly.includes(name))
    .map((name) => name.replace(/[A-Z]/g, '-$&').toLowerCase())
  for (const name of attributes) {
    const prefix = name.startsWith('data-') ? 'data-' : ''
    const meant = misspelt(name.slice(prefix.length), known)
    if (meant) once(complain)(`${where}: there is no setting "${name}". Did you mean "${prefix}${meant}"?`)
  }
}

/** Each opening of a popup asks for it anew. */
export const tellJourney = (name: string, known: readonly string[]): void =>
  logUnknownName('There is no journey', name, known, once(logError))

const once =
  (complain: LogError): LogError =>
  (line) =>
    void (loggedErrors.includes(line) || complain(line))
