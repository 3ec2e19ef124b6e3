import { logError, loggedErrors, type LogError } from '../log-error'
import { logUnknownName, misspelt } from '../did-you-mean'
import { optionDetails } from './option-details'
import { linkNames } from './link-names'
import { isOption, optionNames } from './option-table'

/** One line for each option that is unknown or wrong. */
export function logWrongOptions(names: readonly string[], from: string, logError: LogError): void {
  for (const name of names) {
    const [prefix] = /^(data-)?tavola-/.exec(name) ?? []
    if (isOption(name)) {
      const { expected } = optionDetails[name]
      if (name === 'baseUrl') logError(`T011 ${from}: "baseUrl" is missing or wrong. Expected ${expected}.`)
      else logError(`T010 ${from}: "${name}" is wrong. Expected ${expected}.`)
    } else logUnknownName(`T012 ${from}: there is no setting`, name, namesFor(prefix), logError)
  }
}

/** All options; for a link or an address (they have a prefix) those that may stand there, as they are written there. */
const namesFor = (prefix: string | undefined): readonly string[] =>
  prefix === undefined ? optionNames : Object.values(linkNames).map((name) => prefix + name)

/**
 * Names the attributes of an element or a script tag that were probably meant as options. HTML knows no capitals:
 * `venueId` arrives as `venueid`.
 */
export function logMisspeltAttributes(attributes: readonly string[], from: string, logError: LogError): void {
  const known = optionNames
    .filter((name) => !optionDetails[name].codeOnly)
    .map((name) => name.replace(/[A-Z]/g, '-$&').toLowerCase())
  for (const name of attributes) {
    const prefix = name.startsWith('data-') ? 'data-' : ''
    const meant = misspelt(name.slice(prefix.length), known)
    if (meant)
      once(logError)(`T013 ${from}: there is no setting "${name}". Did you mean "${prefix}${meant}"?`)
  }
}

/** Once, although each opening of a popup asks for the journey again. */
export const logUnknownJourney = (name: string, known: readonly string[]): void =>
  logUnknownName('T017 There is no journey', name, known, once(logError))

/** A plugin brings this journey, but the brand does not offer it to diners, so a link may not choose it either. */
export const logJourneyNotOffered = (name: string, offered: readonly string[]): void =>
  once(logError)(
    `T022 address: the brand does not offer the journey "${name}". Expected ${offered.length > 0 ? `one of ${offered.join(', ')}` : 'none'}.`,
  )

/** Right in itself, but this brand takes no such party. */
export const logRefusedGuests = (from: string): void =>
  logError(`T018 ${from}: "guests" is wrong. Expected ${optionDetails.guests.expected}.`)

const once =
  (logError: LogError): LogError =>
  (line) =>
    void (loggedErrors.includes(line) || logError(line))
