#!/usr/bin/env node
import { createInterface } from 'node:readline'
import { create } from './create'
import { readFlags } from './flags'
import { help } from './help'
import { askFor } from './questions'
import { UsageError } from '../command-line'

/** The command `create-tavola-plugin`. */
async function run(): Promise<void> {
  const wish = readFlags(process.argv.slice(2))
  if (wish === 'help') return void process.stdout.write(help)
  if (wish.name === undefined && !process.stdin.isTTY)
    throw new UsageError('The name is missing: create-tavola-plugin afternoon-tea --journey')
  process.stdout.write(create(wish.name === undefined ? await ask(wish) : wish))
}

async function ask(wish: Parameters<typeof askFor>[0]) {
  const terminal = createInterface({ input: process.stdin })
  // Answers that are typed ahead wait here for their question.
  const lines = terminal[Symbol.asyncIterator]()
  try {
    return await askFor(wish, {
      async question(text) {
        process.stdout.write(text)
        const { done, value } = await lines.next()
        if (done) throw new UsageError('\nNothing was made.')
        return value
      },
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
