import { isIP } from 'node:net'
import * as v from 'valibot'
import { distance } from 'fastest-levenshtein'

/*
 * The kinds of value that a variable may have. Each message ends the sentence "PORT must be …".
 */

const text = v.string()

const wholeNumber = (from: number, to: number) => {
  const message = `a whole number from ${from} to ${to}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, message),
    v.transform(Number),
    v.check((number) => number >= from && number <= to, message),
  )
}

const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `one of ${options.join(', ')}`)

const yesOrNo = v.pipe(
  oneOf(['true', 'false']),
  v.transform((word) => word === 'true'),
)

const isAddress = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** Without a slash at the end. */
const address = v.pipe(
  v.string(),
  v.check(isAddress, 'an address that begins with http:// or https://'),
  v.transform((each) => each.replace(/\/+$/, '')),
)

const listOf = <Item>(schema: v.GenericSchema<string, Item>) =>
  v.pipe(
    v.string(),
    v.transform((items) =>
      items
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    ),
    v.array(schema),
  )

const host = v.pipe(
  v.string(),
  v.check((name) => isIP(name) > 0 || name === 'localhost', 'an IP address such as 0.0.0.0, or localhost'),
)

const isOrigin = (origin: string) => isAddress(origin) && new URL(origin).origin === origin.toLowerCase()

const origins = v.union(
  [
    v.literal('*'),
    listOf(
      v.pipe(
        v.string(),
        v.check(isOrigin),
        v.transform((origin) => origin.toLowerCase()),
      ),
    ),
  ],
  '* or a list of origins such as https://www.example.com, with commas between them and no path',
)

const hostNames = listOf(
  v.pipe(
    v.string(),
    v.transform((name) => name.toLowerCase()),
    v.regex(/^[\w.-]+$/, 'a list of host names such as www.example.com, with commas between them'),
  ),
)

const postgresAddress = v.pipe(
  v.string(),
  v.check(
    (url) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol),
    'an address that begins with postgres://',
  ),
)

const seconds = (most: number) => wholeNumber(1, most)
const aMinute = wholeNumber(1, 1_000_000)

/** Every variable that the server reads. README.md explains them. */
export const variables = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '8080'),
  HOST: v.optional(host, '127.0.0.1'),
  PUBLIC_URL: v.optional(address),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  CORS_ORIGINS: v.optional(origins, '*'),
  LOG_LEVEL: v.optional(oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  METRICS: v.optional(oneOf(['local', 'all', 'off']), 'local'),
  STOP_SECONDS: v.optional(seconds(600), '20'),

  DATABASE_URL: v.optional(postgresAddress),
  TAVOLA_DATA: v.optional(text),
  TAVOLA_DIST: v.optional(text),
  RETENTION_DAYS: v.optional(wholeNumber(1, 36_500)),

  DAYS_AHEAD: v.optional(wholeNumber(1, 3_650), '365'),
  BOOKINGS_PER_SESSION: v.optional(wholeNumber(1, 1_000), '6'),
  READS_PER_SESSION: v.optional(aMinute, '600'),
  READS_PER_ADDRESS: v.optional(aMinute, '6000'),
  CREATES_PER_SESSION: v.optional(aMinute, '20'),
  CREATES_PER_ADDRESS: v.optional(aMinute, '120'),
  FILES_PER_ADDRESS: v.optional(aMinute, '6000'),
  REQUESTS_PER_CONNECTION: v.optional(wholeNumber(1, 1_000_000), '100'),
  CONNECTIONS_PER_ADDRESS: v.optional(wholeNumber(1, 100_000), '256'),

  HCAPTCHA_SITE_KEY: v.optional(text),
  HCAPTCHA_SECRET: v.optional(text),
  HCAPTCHA_HOSTNAMES: v.optional(hostNames),
  CAPTCHA_ON_ENQUIRIES: v.optional(yesOrNo, 'false'),

  BRAINTREE_ENVIRONMENT: v.optional(oneOf(['sandbox', 'production'])),
  BRAINTREE_MERCHANT_ID: v.optional(text),
  BRAINTREE_PUBLIC_KEY: v.optional(text),
  BRAINTREE_PRIVATE_KEY: v.optional(text),
  BRAINTREE_TOKENIZATION_KEY: v.optional(text),
})

export type Variables = v.InferOutput<typeof variables>

export const variableNames = Object.keys(variables.entries) as (keyof Variables)[]

/** Passwords and keys, which no message may show. */
export const secretVariables: readonly string[] = [
  'DATABASE_URL',
  'HCAPTCHA_SECRET',
  'BRAINTREE_PUBLIC_KEY',
  'BRAINTREE_PRIVATE_KEY',
  'BRAINTREE_TOKENIZATION_KEY',
] satisfies (keyof Variables)[]

/** Short names are close to too many others. */
const SHORTEST = 8
const MOST_WRONG_LETTERS = 2

/** A sentence for each unknown variable whose name is close to a setting's. */
export function misspelled(environment: NodeJS.ProcessEnv): string[] {
  const names: readonly string[] = variableNames
  return Object.keys(environment).flatMap((given) => {
    if (names.includes(given)) return []
    const meant = names.find(
      (name) =>
        name.length >= SHORTEST && distance(name, given) <= MOST_WRONG_LETTERS && !(name in environment),
    )
    return meant === undefined ? [] : [`${given} is no setting: is ${meant} meant?`]
  })
}

type Name = keyof Variables

/** Variables that only work together: one without the others stops the start. */
const together: readonly { readonly names: readonly Name[]; readonly why: string }[] = [
  {
    names: ['HCAPTCHA_SITE_KEY', 'HCAPTCHA_SECRET'],
    why: 'the key shows the challenge, and the secret checks that it was passed',
  },
  {
    names: [
      'BRAINTREE_ENVIRONMENT',
      'BRAINTREE_MERCHANT_ID',
      'BRAINTREE_PUBLIC_KEY',
      'BRAINTREE_PRIVATE_KEY',
    ],
    why: 'all four are needed to verify a card',
  },
]

/** Variables that only work with another one. */
const needs: readonly { readonly name: Name; readonly other: Name }[] = [
  { name: 'HCAPTCHA_HOSTNAMES', other: 'HCAPTCHA_SECRET' },
  { name: 'CAPTCHA_ON_ENQUIRIES', other: 'HCAPTCHA_SECRET' },
  { name: 'BRAINTREE_TOKENIZATION_KEY', other: 'BRAINTREE_PRIVATE_KEY' },
]

/** Sentences about combinations of valid variables that don't work. */
export function wrongTogether(values: Readonly<Record<string, unknown>>): string[] {
  const isSet = (name: Name) => values[name] !== undefined && values[name] !== 'false'
  const halves = together.flatMap(({ names, why }) => {
    const missing = names.filter((name) => !isSet(name))
    if (missing.length === 0 || missing.length === names.length) return []
    const given = names.filter(isSet)
    return [`${given.join(' and ')} needs ${missing.join(' and ')}: ${why}.`]
  })
  const alone = needs
    .filter(({ name, other }) => isSet(name) && !isSet(other))
    .map(({ name, other }) => `${name} needs ${other}.`)
  return [...halves, ...alone]
}
