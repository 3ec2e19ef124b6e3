/** The network and the device of a visit. */
export interface Condition {
  readonly network: keyof typeof networks
  readonly processor: keyof typeof processors
  readonly protocol: Protocol
  readonly visit: (typeof visits)[number]
}

export type Protocol = (typeof protocols)[number]

/** As Chrome's tools define them, in milliseconds and kbit/s. Chrome adds the latency to each request. */
export const networks = {
  'slow 4G': { latency: 150, down: 1_600, up: 750 },
  '3G': { latency: 562.5, down: 400, up: 400 },
} as const

/** How many times slower the processor is: that of a mid-range phone, and of a cheap one. */
export const processors = { '4x': 4, '6x': 6 } as const

const protocols = ['HTTP/1.1', 'HTTP/2'] as const

/** A second visit has the first one's files in the cache. */
const visits = ['cold', 'second'] as const

/** The condition of all pages, unless a word of `--in` changes it. */
export const usual: Condition = {
  network: 'slow 4G',
  processor: '4x',
  protocol: 'HTTP/1.1',
  visit: 'cold',
}

export const wordsOf = ({ network, processor, protocol, visit }: Condition): string =>
  [network, processor, protocol, visit].join(', ')

/** The usual condition, but with these words: `conditionOf(['HTTP/2', '6x'])`. */
export function conditionOf(words: readonly string[]): Condition {
  const all = {
    network: Object.keys(networks),
    processor: Object.keys(processors),
    protocol: protocols,
    visit: visits,
  }
  const changes = words.map((word) => {
    const [found] =
      Object.entries(all).find(([, values]) => (values as readonly string[]).includes(word)) ?? []
    if (!found)
      throw new Error(
        `Unknown condition "${word}". Expected one of: ${Object.values(all).flat().join(', ')}.`,
      )
    return [found, word]
  })
  return { ...usual, ...(Object.fromEntries(changes) as Partial<Condition>) }
}
