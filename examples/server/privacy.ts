import { parseArgs } from 'node:util'
import { openPayment } from './booking/payment'
import { openDatabase, prepare } from './database/prepare'
import { deleteDataOf, storedDataOf } from './privacy/personal-data'
import { readSettings } from './settings'

const USAGE = `What is stored of a diner, by email address:

  npx tsx examples/server/privacy.ts export ada@example.com
  npx tsx examples/server/privacy.ts delete ada@example.com [--also-upcoming]

It reads the server's settings. With PGlite stop the server first.`

async function main(): Promise<void> {
  const { action, email, alsoUpcoming } = readArguments(process.argv.slice(2))
  const settings = readSettings(process.env)
  const database = await openDatabase(settings.databaseUrl, settings.dataFolder)
  try {
    const now = new Date()
    await prepare(database, now)
    if (action === 'export') {
      console.log(JSON.stringify(await storedDataOf(database, email, now), null, 2))
    } else {
      const payment = openPayment(settings.braintree)
      const deleted = await deleteDataOf(email, { database, payment, now, alsoUpcoming })
      console.log(`Bookings deleted: ${listed(deleted.bookings)}`)
      console.log(`Enquiries deleted: ${listed(deleted.enquiries)}`)
      if (deleted.kept.length > 0) console.log(`${KEPT} ${listed(deleted.kept)}`)
    }
  } finally {
    await database.close()
  }
}

const KEPT = 'Kept, because their day is still to come (cancel them with --also-upcoming):'

const listed = (references: readonly string[]) => (references.length > 0 ? references.join(', ') : 'none')

function readArguments(words: string[]) {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { 'also-upcoming': { type: 'boolean', default: false } },
  })
  const [action, email, ...more] = positionals
  const isAction = action === 'export' || action === 'delete'
  if (!isAction || !email?.includes('@') || more.length > 0) throw new Error(USAGE)
  return { action, email, alsoUpcoming: values['also-upcoming'] }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
