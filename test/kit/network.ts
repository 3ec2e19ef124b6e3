/** The scenes' mock network, used as the API client's `fetch`. */
export { hangs, status, type Answer, type SeenRequest } from '../../src/scenes/network'
export { later } from '../../src/testing/diner'
export { createNetwork, matches, type Network } from '../../src/scenes/network'

export const baseUrl = 'https://api.example'
