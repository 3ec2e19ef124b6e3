/** The scenes' network, given to the API client in fetch's place. */
export { hangs, status, type Answer, type SeenRequest } from '../../src/scenes/answers'
export { createNetwork, matches, type Network } from '../../src/scenes/network'

export const baseUrl = 'https://api.example'

/** An answer that comes when the test says so. */
export function later() {
  let come!: (answer: unknown) => void
  const given = new Promise((resolve) => (come = resolve))
  return { answer: () => given, come }
}
