import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The server's settings; `readSettings` reads them from the environment (README.md has the list). */
export interface Settings {
  /** 0 means any free port. */
  readonly port: number
  /** The URL of a PostgreSQL server; without it, PGlite stores the data in `dataFolder`. */
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  /** Where diners reach the server, without a slash at the end. */
  readonly publicUrl: string | undefined
  readonly hcaptchaSecret: string | undefined
  /** With it the example pages use hCaptcha, without it the sandbox's challenge. */
  readonly hcaptchaSiteKey: string | undefined
  /** Replaces the sandbox client token (Braintree's client accepts both). With it the card form is Braintree's. */
  readonly braintreeTokenizationKey: string | undefined
  /** The folder of the built widget for the pages: of both builds, or of one. */
  readonly distFolder: string
}

const DEFAULT_PORT = 8080
const DEFAULT_DATA_FOLDER = fileURLToPath(new URL('../../.data', import.meta.url))
const DEFAULT_DIST_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url))

/** @throws if PORT is not a port number; an empty variable counts as unset */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined
  const port = Number(read('PORT') ?? DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${environment.PORT}".`)
  }
  return {
    port,
    databaseUrl: read('DATABASE_URL'),
    dataFolder: read('TAVOLA_DATA') ?? DEFAULT_DATA_FOLDER,
    publicUrl: read('PUBLIC_URL')?.replace(/\/+$/, ''),
    hcaptchaSecret: read('HCAPTCHA_SECRET'),
    hcaptchaSiteKey: read('HCAPTCHA_SITE_KEY'),
    braintreeTokenizationKey: read('BRAINTREE_TOKENIZATION_KEY'),
    distFolder: resolve(read('TAVOLA_DIST') ?? DEFAULT_DIST_FOLDER),
  }
}
