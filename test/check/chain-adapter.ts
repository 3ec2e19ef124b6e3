import { createChainAdapter } from '../../examples/adapter'
import { createChainServer } from '../../examples/adapter/back-end/chain-server'
import { defaultNow } from '../../src/testing/clock'

/** The example adapter with its server, as a file for --adapter. */
const timeZone = 'Europe/Dublin'
const now = () => Date.parse(defaultNow)

export default createChainAdapter({
  root: 'https://chain.example/v2',
  timeZone,
  now,
  fetch: createChainServer(timeZone, now).fetch,
})
