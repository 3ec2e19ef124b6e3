import * as v from 'valibot'
import { address, hostNames, oneOf, origins, postgresAddress, text, wholeNumber, yesOrNo } from './kinds'

const seconds = (most: number) => wholeNumber(1, most)
const aMinute = wholeNumber(1, 1_000_000)

/** Every variable that the server reads; README.md says what each one sets. */
export const variables = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '8080'),
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

/** What no message may show: passwords and keys. */
export const secretVariables: readonly string[] = [
  'DATABASE_URL',
  'HCAPTCHA_SECRET',
  'BRAINTREE_PUBLIC_KEY',
  'BRAINTREE_PRIVATE_KEY',
  'BRAINTREE_TOKENIZATION_KEY',
] satisfies (keyof Variables)[]
