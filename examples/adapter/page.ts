import { createChainServer } from './back-end/chain-server'
import { createChainAdapter } from './index'

/** The script of examples/pages/adapter.html. The chain's server is in the page; yours is at its own address. */
const timeZone = 'Europe/Dublin'
const { fetch } = createChainServer(timeZone, Date.now)

interface Page {
  readonly Tavola: { init(options: object): void }
}

;(window as unknown as Page).Tavola.init({
  api: createChainAdapter({ root: 'https://chain.example/v2', timeZone, now: Date.now, fetch }),
  container: document.querySelector('#book'),
  brand: {
    title: 'Nord restaurants',
    timeZone,
    country: ['IE', 'GB'],
    journeys: ['Booking'],
    links: { terms: '/terms.html', privacy: '/privacy.html' },
    // What is sent again is the same reservation.
    idempotencyHeader: 'Idempotency-Key',
  },
})
