import { randomUUID } from 'node:crypto'
import { readSettings } from '../../../examples/server/settings'
import { listening, spawnServer } from '../../../test/server/kit/server-process'
import { log } from '../rounds'
import { end, type BenchedServer } from './servers'

/** How many of a session's calls several processes answered, with the limits as they are by default. */
export interface SharedLimit {
  readonly processes: number
  readonly limit: number
  readonly calls: number
  readonly answered: number
}

const PROCESSES = 2

/** One session calls two processes in turn, twice as often as it may. All calls have to fall into one minute. */
export async function measureSharedLimit({ settings }: BenchedServer): Promise<SharedLimit> {
  log('limits in two processes')
  const limit = readSettings({}).reads.session
  const calls = PROCESSES * limit
  const start = () => spawnServer({ PORT: '0', ...settings })
  const servers = await Promise.all(Array.from({ length: PROCESSES }, start))
  try {
    const origins = await Promise.all(servers.map(listening))
    const headers = { 'X-Session-Id': randomUUID() }
    let answered = 0
    for (let call = 0; call < calls; call++) {
      const response = await fetch(`${origins[call % PROCESSES]}/api/payment/getclienttoken`, { headers })
      await response.text()
      if (response.status !== 429) answered += 1
    }
    return { processes: PROCESSES, limit, calls, answered }
  } finally {
    await Promise.all(servers.map(end))
  }
}
