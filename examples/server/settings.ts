import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { wrongTogether, secretVariables, type Variables, variables } from './settings/variables'

/** The server's settings; `readSettings` reads them from the environment (README.md has the list). */
export type Settings = ReturnType<typeof toSettings>
export type BraintreeKeys = NonNullable<Settings['braintree']>
export type CaptchaKeys = NonNullable<Settings['captcha']>
/** How many calls are answered a minute. */
export type Rates = Settings['reads']

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

function toSettings(read: Variables) {
  return {
    /** 0 means any free port. */
    port: read.PORT,
    host: read.HOST,
    /** Where diners reach the server, without a slash at the end. */
    publicUrl: read.PUBLIC_URL,
    /** How many proxies stand before the server. */
    proxies: read.TRUST_PROXY,
    /** The origins of the host pages that may call. */
    corsOrigins: read.CORS_ORIGINS,
    logLevel: read.LOG_LEVEL,
    metrics: read.METRICS,
    /** In milliseconds. */
    stopPatience: read.STOP_SECONDS * 1000,
    /** Without it, PGlite stores the data in `dataFolder`. */
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

/** Without keys the pages have the sandbox's challenge, and nothing is verified. */
function captchaOf(read: Variables) {
  const { HCAPTCHA_SITE_KEY: siteKey, HCAPTCHA_SECRET: secret, HCAPTCHA_HOSTNAMES, CORS_ORIGINS } = read
  if (siteKey === undefined || secret === undefined) return undefined
  return { siteKey, secret, hostNames: HCAPTCHA_HOSTNAMES ?? hostsOf(CORS_ORIGINS, read.PUBLIC_URL) }
}

/** The hosts whose pages may make tokens. If all origins may call, they aren't known. */
function hostsOf(corsOrigins: Variables['CORS_ORIGINS'], publicUrl: string | undefined): string[] {
  if (corsOrigins === '*') return []
  return [...corsOrigins, ...(publicUrl ? [publicUrl] : [])].map((url) => new URL(url).hostname)
}

/** Without keys the pages have the sandbox's card form, and no card is verified. */
function braintreeOf(read: Variables) {
  const { BRAINTREE_ENVIRONMENT: environment, BRAINTREE_MERCHANT_ID: merchantId } = read
  const { BRAINTREE_PUBLIC_KEY: publicKey, BRAINTREE_PRIVATE_KEY: privateKey } = read
  if (!environment || !merchantId || !publicKey || !privateKey) return undefined
  return { environment, merchantId, publicKey, privateKey, tokenizationKey: read.BRAINTREE_TOKENIZATION_KEY }
}
