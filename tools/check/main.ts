#!/usr/bin/env node
import { UsageError } from '../command-line'
import { loadAdapter } from './adapter'
import { checkBackEnd } from './check-back-end'
import { help, readOptions } from './options'
import { reportAsText } from './report'

/** The command `tavola-check`. */
async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') return void process.stdout.write(help)
  const adapter = options.adapter === undefined ? undefined : await loadAdapter(options.adapter)
  const report = await checkBackEnd(options, { adapter })
  const isColoured = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR
  const unreachable = report.checks.find(({ id, outcome }) => id === 'reachable' && outcome === 'fault')
  if (options.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  else if (unreachable)
    process.stderr.write(`${report.baseUrl} can't be reached: ${unreachable.findings[0]!.response}\n`)
  else process.stdout.write(reportAsText(report, isColoured))
  process.exitCode = report.summary.fault > 0 ? 1 : 0
}

await run().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
})
