/** The scenes' mock network, used as the API client's `fetch`. */
export { hangs, status, type Answer, type SeenRequest } from '../../src/scenes/answers'
export { createNetwork, matches, type Network } from '../../src/scenes/network'

export const baseUrl = 'https://api.example'

/** An answer that the test sends later, by calling `come`. */
export function later() {
  let come!: (answer: unknown) => void
  const given = new Promise((resolve) => (come = resolve))
  return { answer: () => given, come }
}
