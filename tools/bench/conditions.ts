/** The network and device of a visit. */
export interface Condition {
  readonly network: keyof typeof networks
  /** How many times slower the processor is. */
  readonly processor: number
  readonly protocol: Protocol
  /** A second visit has the first one's files in the cache. */
  readonly visit: 'cold' | 'second'
}

export type Protocol = 'HTTP/1.1' | 'HTTP/2'

/** A phone on the move: slow 4G and 3G, as Chrome's tools define them. Chrome adds the latency to each request. */
export const networks = {
  'slow 4G': { latency: 150, down: 1_600, up: 750 },
  '3G': { latency: 562.5, down: 400, up: 400 },
} as const

/** The condition of the table of all pages. */
export const usual: Condition = { network: 'slow 4G', processor: 4, protocol: 'HTTP/1.1', visit: 'cold' }
