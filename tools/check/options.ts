import { isPlainDate } from '../../src/dates/plain-date'
import { didYouMean, readCommandLine, UsageError } from '../command-line'
import { checkIds, type CheckId } from './checks'

export const help = `tavola-check <baseUrl> [options]
tavola-check --adapter <file> [options]

Checks a back end, or an adapter in this process, against Tavola's nine calls: the OpenAPI file, and rules that no schema can express.
It only reads, one request at a time, unless you add --write.

  --write                     also book and enquire, as "Tavola Check": for test systems
  --json                      print the report as JSON
  --origin <site>             the site that the widget is on (https://www.example.com)
  --venue <id>                use this restaurant, not the first one found
  --search <text>             find restaurants by this text, not by single letters
  --date <YYYY-MM-DD>         use this date, not the first with a free table
  --guests <1-14>             the number of guests (2)
  --time-zone <zone>          the restaurant's time zone, such as Europe/Dublin, to check it too (none)
  --session-header <name>     the brand's sessionHeader (X-Session-Id)
  --idempotency-header <name> the brand's idempotencyHeader, to check it too (none)
  --nonce <text>              a card nonce that your payment sandbox accepts (fake-valid-nonce)
  --timeout <seconds>         the time limit for a GET (10)
  --adapter <file>            check the adapter that this module exports as default
  --header "Name: value"      send this header with every request; may be repeated
  --only <name,…>             report only these checks, such as "cors" or "sessions.past"
  --help                      print this text

Exits with 0 if there is no fault, 1 if there is one or the back end can't be reached, and 2 for an invalid option.
`

const known = {
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  origin: { type: 'string', default: 'https://www.example.com' },
  venue: { type: 'string' },
  search: { type: 'string' },
  date: { type: 'string' },
  guests: { type: 'string', default: '2' },
  'time-zone': { type: 'string' },
  adapter: { type: 'string' },
  'session-header': { type: 'string', default: 'X-Session-Id' },
  'idempotency-header': { type: 'string' },
  // Braintree's sandbox accepts this card.
  nonce: { type: 'string', default: 'fake-valid-nonce' },
  timeout: { type: 'string', default: '10' },
  header: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const

/** An adapter's address is never called, `timeout` is in seconds, and without `only` all checks are reported. */
export type CheckOptions = Readonly<ReturnType<typeof optionsIn>>

export const readOptions = (args: readonly string[]): CheckOptions | 'help' =>
  args.includes('--help') || args.includes('-h') ? 'help' : optionsIn(args)

function optionsIn(args: readonly string[]) {
  const { values, positionals } = readCommandLine(args, known)
  const { write, json, adapter, venue, search, nonce } = values
  return {
    ...{ write, json, adapter, venue, search, nonce },
    baseUrl: baseUrlOf(adapter, positionals),
    origin: originOf(values.origin),
    date: values.date === undefined ? undefined : dateOf(values.date),
    guests: wholeNumber('guests', values.guests, 14),
    timeZone: values['time-zone'] === undefined ? undefined : timeZoneOf(values['time-zone']),
    sessionHeader: headerName('session-header', values['session-header']),
    idempotencyHeader: headerName('idempotency-header', values['idempotency-header']),
    timeout: wholeNumber('timeout', values.timeout, 120),
    headers: Object.fromEntries((values.header ?? []).map(headerOf)),
    only: (values.only ?? []).flatMap((text) => text.split(',').flatMap(checksNamed)),
  }
}

/** Below which an adapter is called. No such host can exist. */
const noAddress = 'https://tavola.invalid'

function urlOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined
}

function baseUrlOf(adapter: string | undefined, [address, second]: readonly string[]): string {
  if (adapter !== undefined && address === undefined) return noAddress
  if (adapter !== undefined)
    throw new UsageError(`Check one at a time: --adapter ${adapter} or "${address}", not both.`)
  if (address === undefined)
    throw new UsageError('The address is missing. For example: tavola-check https://api.example')
  if (second !== undefined)
    throw new UsageError(`Check one address at a time: "${address}" or "${second}", not both.`)
  if (!urlOf(address))
    throw new UsageError(`"${address}" is not a web address. It should look like https://api.example.`)
  return address.replace(/\/+$/, '')
}

const wrong = (option: string, takes: string, text: string) =>
  new UsageError(`--${option} takes ${takes}, not "${text}".`)

function originOf(text: string): string {
  const url = urlOf(text)
  if (url?.pathname === '/' && !url.search) return url.origin
  throw wrong('origin', 'a site without a path, such as https://www.chain.example', text)
}

function dateOf(text: string): string {
  if (isPlainDate(text)) return text
  throw wrong('date', 'a date such as 2026-11-20', text)
}

function timeZoneOf(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    throw wrong('time-zone', 'a time zone such as Europe/Dublin', text)
  }
}

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw wrong(option, `a whole number from 1 to ${most}`, text)
}

function headerName<Text extends string | undefined>(option: string, text: Text): Text {
  if (text === undefined || /^[\w!#$%&'*+.^`|~-]+$/.test(text)) return text
  throw wrong(option, 'the name of a header', text)
}

function headerOf(text: string): [name: string, value: string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/.exec(text) ?? []
  if (name !== undefined && value !== undefined) return [name, value]
  throw wrong('header', '"Name: value"', text)
}

/** The check with this id, or those of this group: "sessions.past", "cors". */
function checksNamed(word: string): CheckId[] {
  const name = word.trim()
  const found = checkIds.filter((id) => id === name || id.startsWith(`${name}.`))
  if (found.length > 0) return found
  const groups = checkIds.map((id) => id.split('.')[0]!)
  const meant = didYouMean(name, [...checkIds, ...groups]) || ` The checks are ${checkIds.join(', ')}.`
  throw new UsageError(`--only: unknown check "${name}".${meant}`)
}
