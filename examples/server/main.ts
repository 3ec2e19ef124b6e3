import { once } from 'node:events'
import { type AddressInfo, isIPv6 } from 'node:net'
import { collectDefaultMetrics } from 'prom-client'
import { announceAddresses, announceSettings, createHttpServer, createServer, createStop } from './server'
import { createApp } from './app'
import { openPayment } from './booking/payment'
import { hcaptcha } from './booking/verify-captcha'
import { openDatabase, prepare } from './database/prepare'
import { forgetOldKeys } from './http/idempotency'
import { forgetOldCounts } from './http/limits'
import { createLog } from './monitoring/log'
import { createMetrics } from './monitoring/metrics'
import { startRetention } from './privacy/personal-data'
import { readSettings, type Settings } from './settings'
import { misspelled } from './settings/variables'
import { createSite } from './site'

async function main(): Promise<void> {
  // Ignores a full disk, like the log (log.ts).
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  const settings = readSettings(process.env)
  for (const warning of misspelled(process.env)) console.log(warning)

  // Opens the port first, so that an accidental second start fails before it opens the data.
  const server = createHttpServer(async (request, env) => (await opening).app.fetch(request, env), settings)
  server.listen(settings.port, settings.host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(portTaken(settings.port)) : error
  })
  const origin = originOf(settings.host, (server.address() as AddressInfo).port)
  const { isStopping, stop } = createStop({
    server,
    patience: settings.stopPatience,
    close: async () => (await opening).close(),
    exit: (code) => process.exit(code),
  })
  const opening = open({ ...settings, publicUrl: settings.publicUrl ?? origin }, isStopping)
  await opening
  announceSettings(settings)
  announceAddresses(origin)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

async function open(settings: Settings & { readonly publicUrl: string }, isStopping: () => boolean) {
  const log = createLog(settings.logLevel)
  const database = await openDatabase(settings.databaseUrl, settings.dataFolder)
  const now = () => new Date()
  await prepare(database, now())

  // PGlite's folder belongs to one process.
  const isShared = settings.databaseUrl !== undefined
  const payment = openPayment(settings.braintree)
  const metrics = createMetrics()
  collectDefaultMetrics({ register: metrics.registry })
  const verifyCaptcha = settings.captcha && hcaptcha(settings.captcha)
  const api = createApp({
    ...settings,
    database,
    now,
    log,
    metrics,
    verifyCaptcha,
    payment,
    limits: { ...settings, ...(isShared && { countIn: database }) },
  })
  const sandbox = [...(payment.isSandbox ? ['payment'] : []), ...(verifyCaptcha ? [] : ['verification'])]

  const forget = (old: Promise<void>, what: string) =>
    void old.catch((error: unknown) => log.error({ err: error }, `old ${what} could not be deleted`))
  const forgetKeys = () => forget(forgetOldKeys(database, now()), 'idempotency keys')
  forgetKeys()
  setInterval(forgetKeys, HOUR).unref()
  if (isShared) setInterval(() => forget(forgetOldCounts(database, now()), 'counts of calls'), MINUTE).unref()
  const retention = startRetention({ database, payment, now, log }, settings.retentionDays)
  return {
    app: createServer({
      site: createSite(api, { ...settings, limits: settings }),
      log,
      metrics,
      health: { database, sandbox, isStopping },
      metricsFor: settings.metrics,
    }),
    close: async () => {
      await retention.stop()
      await database.close()
    },
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** On all interfaces the server answers at `localhost` too. */
function originOf(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::'].includes(host)
  return `http://${isLocal ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`
}

const portTaken = (port: number) =>
  `Port ${port} is taken: set PORT to another, for example PORT=${port + 1} npm start.`

/** Resolves when the addresses are printed. */
export const started = main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
