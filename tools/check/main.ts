#!/usr/bin/env node
import { UsageError } from '../command-line'
import { checkBackEnd } from './check-back-end'
import { readFlags } from './flags'
import { help } from './help'
import { table } from './output/table'

/** The command `tavola-check`. */
async function run(): Promise<void> {
  const command = readFlags(process.argv.slice(2))
  if (command.kind === 'help') return void process.stdout.write(help)
  const report = await checkBackEnd(command.options)
  const isColoured = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR
  const [lost] = report.checks.filter(({ id, outcome }) => id === 'reachable' && outcome === 'fault')
  if (command.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  else if (lost) process.stderr.write(`${report.baseUrl} cannot be reached: ${lost.findings[0]!.came}\n`)
  else process.stdout.write(table(report, isColoured))
  process.exitCode = report.summary.fault > 0 ? 1 : 0
}

await run().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
})
