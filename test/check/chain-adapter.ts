import { createChainAdapter } from '../../examples/adapter'
import { createChainServer } from '../../examples/adapter/back-end/chain-server'

/** The example adapter with its server, as a file for --adapter. */
const timeZone = 'Europe/Dublin'

export default createChainAdapter({
  root: 'https://chain.example/v2',
  timeZone,
  fetch: createChainServer(timeZone).fetch,
})
