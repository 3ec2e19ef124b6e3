#!/usr/bin/env node
import { format, inspect } from 'node:util'
import { UsageError } from '../command-line'
import { loadAdapter } from './adapter'
import { checkBackEnd } from './check-back-end'
import { help, readOptions } from './options'
import { reportAsJson, reportAsText } from './report-text'
import { printable } from './values'

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') return void process.stdout.write(help)
  const adapter = options.adapter === undefined ? undefined : await loadAdapter(options.adapter)
  const report = await checkBackEnd(options, { adapter })
  const isColoured = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR
  const unreachable = report.checks.find(({ id, outcome }) => id === 'reachable' && outcome === 'fault')
  if (options.json) process.stdout.write(`${reportAsJson(report)}\n`)
  else if (unreachable)
    writeLine('', `${report.baseUrl} can't be reached: ${unreachable.findings[0]!.response}`)
  else process.stdout.write(reportAsText(report, isColoured))
  process.exitCode = report.summary.fault > 0 ? 1 : 0
}

const writeLine = (prefix: string, text: string) => process.stderr.write(`${prefix}${printable(text)}\n`)

/** What the adapter writes can't pass for the report, and doesn't get into its JSON. */
for (const name of ['debug', 'error', 'info', 'log', 'warn'] as const)
  console[name] = (...values) => {
    for (const line of format(...values).split('\n')) writeLine('adapter: ', line)
  }

function fail(error: unknown): void {
  if (error instanceof UsageError) writeLine('', error.message)
  else for (const line of inspect(error).split('\n')) writeLine('error: ', line)
  process.exit(error instanceof UsageError ? 2 : 1)
}

// An adapter may forget to wait for something that fails.
process.on('uncaughtException', fail)
await run().catch(fail)
