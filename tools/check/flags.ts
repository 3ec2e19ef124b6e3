import { isPlainDate } from '../../src/dates/plain-date'
import { checkIds, type CheckId } from './catalogue'
import { defaults, type CheckOptions } from './options'

export type Command =
  | { readonly kind: 'check'; readonly options: CheckOptions; readonly json: boolean }
  | { readonly kind: 'help' }
  /** A flag makes no sense: what was expected. */
  | { readonly kind: 'wrong'; readonly message: string }

class Wrong extends Error {}

/** Flags with a value, and how each is read. */
const valued: Readonly<
  Record<string, (value: string, before: Partial<CheckOptions>) => Partial<CheckOptions>>
> = {
  origin: (value) => ({ origin: originOf(value) }),
  venue: (venue) => ({ venue }),
  search: (search) => ({ search }),
  date: (date) => (isPlainDate(date) ? { date } : wrong(`--date takes a day as 2026-11-20, not "${date}".`)),
  guests: (value) => ({ guests: number('guests', value, 1, 14) }),
  timeout: (value) => ({ timeout: number('timeout', value, 1, 120) }),
  nonce: (nonce) => ({ nonce }),
  'session-header': (value) => ({ sessionHeader: headerName('session-header', value) }),
  'idempotency-header': (value) => ({ idempotencyHeader: headerName('idempotency-header', value) }),
  header: (value, before) => ({ headers: { ...before.headers, ...header(value) } }),
  only: (value, before) => ({ only: [...(before.only ?? []), ...names(value)] }),
}

/** Reads what stands after the command. */
export function readFlags(words: readonly string[]): Command {
  if (words.includes('--help') || words.includes('-h')) return { kind: 'help' }
  try {
    return read(words)
  } catch (error) {
    if (error instanceof Wrong) return { kind: 'wrong', message: error.message }
    throw error
  }
}

function read(words: readonly string[]): Command {
  let options: Partial<CheckOptions> = {}
  let json = false
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name, joined] = /^--([\w-]+)(?:=(.*))?$/s.exec(word) ?? []
    const take = name === undefined ? undefined : valued[name]
    if (word === '--write') options = { ...options, write: true }
    else if (word === '--json') json = true
    else if (take) options = { ...options, ...take(joined ?? valueAfter(word, rest), options) }
    else if (word.startsWith('-')) wrong(`There is no ${word}. --help lists the flags.`)
    else if (options.baseUrl !== undefined)
      wrong(`One address is checked at a time: "${word}" is a second one.`)
    else options = { ...options, baseUrl: baseUrlOf(word) }
  }
  const { baseUrl } = options
  if (baseUrl === undefined) wrong('The address is missing: tavola-check https://api.example')
  return { kind: 'check', options: { ...defaults, ...options, baseUrl: baseUrl! }, json }
}

function wrong(message: string): never {
  throw new Wrong(message)
}

function valueAfter(flag: string, rest: string[]): string {
  const value = rest.shift()
  return value === undefined || value.startsWith('--') ? wrong(`${flag} needs a value.`) : value
}

function urlOf(text: string): URL | undefined {
  try {
    const url = new URL(text)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
  } catch {
    return undefined
  }
}

const baseUrlOf = (text: string) =>
  urlOf(text)
    ? text.replace(/\/+$/, '')
    : wrong(`"${text}" is no address: expected one like https://api.example.`)

function originOf(text: string): string {
  const url = urlOf(text)
  return url && url.pathname === '/' && !url.search
    ? url.origin
    : wrong(`--origin takes a site like https://www.chain.example, without a path, not "${text}".`)
}

function number(flag: string, text: string, least: number, most: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= least && value <= most
    ? value
    : wrong(`--${flag} takes a whole number from ${least} to ${most}, not "${text}".`)
}

const headerName = (flag: string, text: string) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(text) ? text : wrong(`--${flag} takes the name of a header, not "${text}".`)

function header(text: string): Readonly<Record<string, string>> {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/.exec(text) ?? []
  return name === undefined || value === undefined
    ? wrong(`--header takes "Name: value", not "${text}".`)
    : { [name]: value }
}

/** An id, or the beginning of several: "cors", "sessions.past". */
function names(text: string): CheckId[] {
  return text.split(',').flatMap((name) => {
    const found = checkIds.filter((id) => id === name.trim() || id.startsWith(`${name.trim()}.`))
    return found.length > 0
      ? found
      : wrong(`--only: there is no check "${name}". Expected some of: ${checkIds.join(', ')}.`)
  })
}
