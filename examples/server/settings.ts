import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { wrongTogether, secretVariables, type Variables, variables } from './settings/variables'

/** The keys of a Braintree account. */
export interface BraintreeKeys {
  readonly environment: 'sandbox' | 'production'
  readonly merchantId: string
  readonly publicKey: string
  readonly privateKey: string
  /** Given to browsers in place of a client token of Braintree's. */
  readonly tokenizationKey: string | undefined
}

/** hCaptcha's keys, and what a token must have been made for. */
export interface CaptchaKeys {
  readonly siteKey: string
  readonly secret: string
  /** The hosts whose pages may make tokens; empty if any may. */
  readonly hostNames: readonly string[]
}

/** How many calls are answered a minute. */
export interface Rates {
  readonly session: number
  readonly address: number
}

/** The server's settings; `readSettings` reads them from the environment (README.md has the list). */
export interface Settings {
  /** 0 means any free port. */
  readonly port: number
  /** The address of the interface to listen on; `0.0.0.0` is all of them. */
  readonly host: string
  /** Where diners reach the server, without a slash at the end. */
  readonly publicUrl: string | undefined
  /** How many proxies stand before the server. */
  readonly proxies: number
  /** The origins of the host pages that may call. */
  readonly corsOrigins: '*' | readonly string[]
  readonly logLevel: Variables['LOG_LEVEL']
  /** Access to `/metrics`: from this machine, for all, or off. */
  readonly metrics: Variables['METRICS']
  /** How long pending calls may take to finish when the server stops, in milliseconds. */
  readonly stopPatience: number
  /** The URL of a PostgreSQL server; without it, PGlite stores the data in `dataFolder`. */
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  /** The folder of the built widget for the pages: of both builds, or of one. */
  readonly distFolder: string
  /** Bookings and enquiries are deleted this many days after their date. Undefined: they are kept. */
  readonly retentionDays: number | undefined
  /** How many days ahead a date may lie. */
  readonly daysAhead: number
  /** How many bookings that are still to come one browser session may have. */
  readonly bookingsPerSession: number
  readonly reads: Rates
  readonly creates: Rates
  /** How many pages and files an address gets a minute. */
  readonly filesPerAddress: number
  readonly requestsPerConnection: number
  readonly connectionsPerAddress: number
  /** Without it the pages have the sandbox's challenge, and nothing is verified. */
  readonly captcha: CaptchaKeys | undefined
  readonly captchaOnEnquiries: boolean
  /** Without it the pages have the sandbox's card form, and no card is verified. */
  readonly braintree: BraintreeKeys | undefined
}

const DEFAULT_DATA_FOLDER = fileURLToPath(new URL('../../.data', import.meta.url))
const DEFAULT_DIST_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url))

/**
 * An empty variable counts as unset.
 *
 * @throws an error whose message names every wrong variable, on a line each, with what was expected
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.keys(variables.entries).flatMap((name) => {
      const value = environment[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const { output, success, issues } = v.safeParse(variables, given)
  const wrong = [...new Set((issues ?? []).map((issue) => sentence(issue, given))), ...wrongTogether(given)]
  if (!success || wrong.length > 0) throw new Error(wrong.join('\n'))
  return toSettings(output)
}

function sentence(issue: v.BaseIssue<unknown>, given: Readonly<Record<string, string>>): string {
  const name = String(issue.path?.[0]?.key)
  const came = secretVariables.includes(name) ? '' : `, not "${given[name]}"`
  return `${name} must be ${issue.message}${came}.`
}

function toSettings(read: Variables): Settings {
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl: read.PUBLIC_URL,
    proxies: read.TRUST_PROXY,
    corsOrigins: read.CORS_ORIGINS,
    logLevel: read.LOG_LEVEL,
    metrics: read.METRICS,
    stopPatience: read.STOP_SECONDS * 1000,
    databaseUrl: read.DATABASE_URL,
    dataFolder: read.TAVOLA_DATA ?? DEFAULT_DATA_FOLDER,
    distFolder: resolve(read.TAVOLA_DIST ?? DEFAULT_DIST_FOLDER),
    retentionDays: read.RETENTION_DAYS,
    daysAhead: read.DAYS_AHEAD,
    bookingsPerSession: read.BOOKINGS_PER_SESSION,
    reads: { session: read.READS_PER_SESSION, address: read.READS_PER_ADDRESS },
    creates: { session: read.CREATES_PER_SESSION, address: read.CREATES_PER_ADDRESS },
    filesPerAddress: read.FILES_PER_ADDRESS,
    requestsPerConnection: read.REQUESTS_PER_CONNECTION,
    connectionsPerAddress: read.CONNECTIONS_PER_ADDRESS,
    captcha: captchaOf(read),
    captchaOnEnquiries: read.CAPTCHA_ON_ENQUIRIES,
    braintree: braintreeOf(read),
  }
}

function captchaOf(read: Variables): CaptchaKeys | undefined {
  const { HCAPTCHA_SITE_KEY: siteKey, HCAPTCHA_SECRET: secret, HCAPTCHA_HOSTNAMES, CORS_ORIGINS } = read
  if (siteKey === undefined || secret === undefined) return undefined
  return { siteKey, secret, hostNames: HCAPTCHA_HOSTNAMES ?? hostsOf(CORS_ORIGINS, read.PUBLIC_URL) }
}

/** Host pages of any origin make tokens on hosts that are not known. */
function hostsOf(corsOrigins: Variables['CORS_ORIGINS'], publicUrl: string | undefined): string[] {
  if (corsOrigins === '*') return []
  return [...corsOrigins, ...(publicUrl ? [publicUrl] : [])].map((url) => new URL(url).hostname)
}

function braintreeOf(read: Variables): BraintreeKeys | undefined {
  const { BRAINTREE_ENVIRONMENT: environment, BRAINTREE_MERCHANT_ID: merchantId } = read
  const { BRAINTREE_PUBLIC_KEY: publicKey, BRAINTREE_PRIVATE_KEY: privateKey } = read
  if (!environment || !merchantId || !publicKey || !privateKey) return undefined
  return { environment, merchantId, publicKey, privateKey, tokenizationKey: read.BRAINTREE_TOKENIZATION_KEY }
}
