import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { createApp } from './app'
import { sandboxClientToken } from './booking/client-token'
import { hcaptcha } from './booking/verify-captcha'
import type { Database } from './database/database'
import { openDatabase } from './database/open'
import { prepare } from './database/prepare'
import { readSettings, type Settings } from './settings'
import { misspelled } from './settings/misspelled'
import { createSite } from './site'

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  for (const warning of misspelled(process.env)) console.log(warning)

  // Opens the port first, so that an accidental second start fails before it opens the data.
  const server = createAdaptorServer({ fetch: async (request) => (await opening).site.fetch(request) })
  server.listen(settings.port)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(portTaken(settings.port)) : error
  })
  const opening = open(settings)
  const { database } = await opening
  announceSandbox(settings)
  announce((server.address() as AddressInfo).port)

  const stop = () => {
    // Closes the database after the pending calls are answered.
    server.close(() => void database.close().then(() => process.exit(0)))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

async function open(settings: Settings): Promise<{ database: Database; site: Hono }> {
  const database = await openDatabase(settings.databaseUrl, settings.dataFolder)
  await prepare(database, new Date())
  const { captcha, braintree, publicUrl } = settings
  const api = createApp({
    database,
    now: () => new Date(),
    verifyCaptcha: captcha && hcaptcha(captcha.secret),
    clientToken: braintree?.tokenizationKey ?? sandboxClientToken,
    publicUrl,
  })
  return { database, site: createSite(api, settings) }
}

const portTaken = (port: number) =>
  `Port ${port} is taken: set PORT to another, for example PORT=${port + 1} npm start.`

function announce(port: number): void {
  const origin = `http://localhost:${port}`
  console.log(`Inline  ${origin}/inline.html`)
  console.log(`        ${origin}/written.html, with step 1 in its HTML`)
  console.log(`Popup   ${origin}/popup.html`)
  console.log(`Brands  ${origin}/notte.html ${origin}/zaytuna.html`)
  console.log(`Gallery ${origin}/gallery.html`)
  console.log(`API     ${origin}/api`)
  console.log(`OpenAPI ${origin}/openapi.yaml`)
}

/** Logs which third parties are only sandbox versions. */
function announceSandbox({ captcha, braintree }: Settings): void {
  if (captcha === undefined) console.log('Sandbox: the human verification on the pages checks nothing')
  if (braintree === undefined) console.log('Sandbox: the card form on the pages takes no cards')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
