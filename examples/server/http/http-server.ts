import type { Server, ServerOptions } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

/** How long callers may take, in milliseconds. */
type CallerLimits = Required<
  Pick<
    ServerOptions,
    'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'
  >
>

const CALLER_LIMITS: CallerLimits = {
  headersTimeout: 15_000,
  // As long as the widget waits for a create.
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 seconds of most load balancers. Else one of them could send a create on a connection that we close
  // just then, and the diner is told that nobody knows whether it went through.
  keepAliveTimeout: 75_000,
}

/**
 * The server that hands requests to an app. Who sends a request too slowly has a 408, so that nobody holds connections
 * open by sending a byte at a time.
 */
export const createHttpServer = (
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  limits = CALLER_LIMITS,
): Server => createAdaptorServer({ fetch, serverOptions: limits }) as Server
