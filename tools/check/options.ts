import { isPlainDate } from '../../src/dates/plain-date'
import { didYouMean, readCommandLine, UsageError } from '../command-line'
import { checkIds, type CheckId } from './catalogue'

/** The options of `tavola-check`. */

export interface CheckOptions {
  /** Of an adapter: an address that is never called. */
  readonly baseUrl: string
  /** The file whose default export is the adapter to check instead of an address. */
  readonly adapter: string | undefined
  /** Also books and enquires. */
  readonly write: boolean
  /** Prints the report as JSON. */
  readonly json: boolean
  /** The origin of the page that the widget is on. */
  readonly origin: string
  readonly venue: string | undefined
  readonly search: string | undefined
  readonly date: string | undefined
  readonly guests: number
  /** Of the restaurant, for the checks that need its clock. */
  readonly timeZone: string | undefined
  readonly sessionHeader: string
  /** None is sent by default. */
  readonly idempotencyHeader: string | undefined
  /** A card from the payment form, for the second call of a guarantee. */
  readonly nonce: string
  /** For a GET, in seconds. */
  readonly timeout: number
  readonly headers: Readonly<Record<string, string>>
  /** Report only these checks. Empty: all. */
  readonly only: readonly CheckId[]
}

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
  write: { type: 'boolean' },
  json: { type: 'boolean' },
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

/** Reads the arguments after `tavola-check`. Throws {@link UsageError}. */
export function readOptions(args: readonly string[]): CheckOptions | 'help' {
  if (args.includes('--help') || args.includes('-h')) return 'help'
  const { values, positionals } = readCommandLine(args, known)
  const { adapter } = values
  const [address, second] = adapter === undefined ? positionals : [noAddress, ...positionals]
  if (address === undefined)
    throw new UsageError('The address is missing. For example: tavola-check https://api.example')
  if (adapter !== undefined && second !== undefined)
    throw new UsageError(`Check one at a time: --adapter ${adapter} or "${second}", not both.`)
  if (second !== undefined)
    throw new UsageError(`Check one address at a time: "${address}" or "${second}", not both.`)
  return {
    baseUrl: baseUrlOf(address),
    adapter,
    write: values.write ?? false,
    json: values.json ?? false,
    origin: originOf(values.origin),
    venue: values.venue,
    search: values.search,
    date: values.date === undefined ? undefined : dateOf(values.date),
    guests: wholeNumber('guests', values.guests, 1, 14),
    timeZone: values['time-zone'] === undefined ? undefined : timeZoneOf(values['time-zone']),
    sessionHeader: headerName('session-header', values['session-header']),
    idempotencyHeader:
      values['idempotency-header'] === undefined
        ? undefined
        : headerName('idempotency-header', values['idempotency-header']),
    nonce: values.nonce,
    timeout: wholeNumber('timeout', values.timeout, 1, 120),
    headers: Object.fromEntries((values.header ?? []).map(headerOf)),
    only: (values.only ?? []).flatMap(checksNamed),
  }
}

/** Below which an adapter is called. No such host can exist. */
const noAddress = 'https://tavola.invalid'

function urlOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined
}

function baseUrlOf(text: string): string {
  if (!urlOf(text))
    throw new UsageError(`"${text}" is not a web address. It should look like https://api.example.`)
  return text.replace(/\/+$/, '')
}

function originOf(text: string): string {
  const url = urlOf(text)
  if (!url || url.pathname !== '/' || url.search)
    throw new UsageError(
      `--origin takes a site without a path, such as https://www.chain.example, not "${text}".`,
    )
  return url.origin
}

function dateOf(text: string): string {
  if (!isPlainDate(text)) throw new UsageError(`--date takes a date such as 2026-11-20, not "${text}".`)
  return text
}

function timeZoneOf(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    throw new UsageError(`--time-zone takes a time zone such as Europe/Dublin, not "${text}".`)
  }
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`--${option} takes a whole number from ${least} to ${most}, not "${text}".`)
  return value
}

function headerName(option: string, text: string): string {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(text))
    throw new UsageError(`--${option} takes the name of a header, not "${text}".`)
  return text
}

function headerOf(text: string): [name: string, value: string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new UsageError(`--header takes "Name: value", not "${text}".`)
  return [name, value]
}

/** The checks with these ids, or in these groups: "sessions.past", "cors". */
function checksNamed(text: string): CheckId[] {
  return text.split(',').flatMap((word) => {
    const name = word.trim()
    const found = checkIds.filter((id) => id === name || id.startsWith(`${name}.`))
    if (found.length > 0) return found
    const groups = checkIds.map((id) => id.split('.')[0]!)
    const meant = didYouMean(name, [...checkIds, ...groups]) || ` The checks are ${checkIds.join(', ')}.`
    throw new UsageError(`--only: unknown check "${name}".${meant}`)
  })
}
