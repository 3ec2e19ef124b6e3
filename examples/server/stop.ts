import type { Server } from 'node:http'

interface Stop {
  readonly server: Server
  /** How long calls under way may take to end, in milliseconds. */
  readonly patience: number
  /** Closes what the calls use. */
  readonly close: () => Promise<void>
  readonly exit: (code: number) => void
}

/**
 * What a signal to end does. The first has no new connection accepted, waits for the calls under way, closes the rest and
 * ends with 0. A second one ends with 1 at once.
 */
export function createStop({ server, patience, close, exit }: Stop): {
  stop: () => void
  isStopping: () => boolean
} {
  let stopping = false
  return {
    isStopping: () => stopping,
    stop: () => {
      if (stopping) return exit(1)
      stopping = true
      const deadline = setTimeout(() => server.closeAllConnections(), patience)
      server.close(() => {
        clearTimeout(deadline)
        void close().then(
          () => exit(0),
          () => exit(1),
        )
      })
    },
  }
}
