#!/usr/bin/env node
import { createInterface } from 'node:readline'
import { UsageError } from '../command-line'
import { help, readOptions, type CreateOptions } from './options'
import { create } from './project'
import { missingWithoutTerminal, promptForOptions } from './prompts'

/** The command `create-tavola-plugin`. */
async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') return void process.stdout.write(help)
  if (options.name === undefined && !process.stdin.isTTY)
    throw new UsageError(missingWithoutTerminal(options, process.env))
  process.stdout.write(create(options.name === undefined ? await promptInTerminal(options) : options))
}

async function promptInTerminal(options: CreateOptions): Promise<CreateOptions> {
  const terminal = createInterface({ input: process.stdin })
  // Keeps lines that are typed before their question.
  const lines = terminal[Symbol.asyncIterator]()
  try {
    return await promptForOptions(options, async (question) => {
      process.stdout.write(question)
      const { done, value } = await lines.next()
      if (done) throw new UsageError('\nNothing was created.')
      return value
    })
  } finally {
    terminal.close()
  }
}

await run().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
})
