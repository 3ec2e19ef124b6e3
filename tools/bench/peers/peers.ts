import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { page as hostPage } from '../../../test/browser/kit/site'
import { buildPages } from '../build'
import type { Way } from '../ways'
import { clientToken } from './answers'

/** Another widget for bookings, payments or questions. */
interface Peer {
  readonly id: string
  readonly name: string
  readonly package: string
  readonly root?: string
  readonly hasStyles?: boolean
  /** The page's script, as the peer's docs say. */
  readonly script: string
}

const peers: readonly Peer[] = [
  {
    id: 'pxsol',
    name: 'Pxsol',
    package: 'pxsol-booking-search-widget',
    script: `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { BookingSearchWidget } from 'pxsol-booking-search-widget'

createRoot(document.querySelector('#root')).render(
  createElement(BookingSearchWidget, {
    token: 'PUBLIC_SEARCH_TOKEN',
    theme: 'light',
    locale: 'en',
    currency: 'EUR',
    pos: 'Trattoria',
    productId: 2475,
  }),
)`,
  },
  {
    id: 'tebuto',
    name: 'Tebuto',
    package: '@tebuto/react-booking-widget',
    script: `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { CustomBookingExample } from '@tebuto/react-booking-widget'

createRoot(document.querySelector('#root')).render(
  createElement(CustomBookingExample, { therapistUUID: 'trattoria' }),
)`,
  },
  {
    id: 'adyen',
    name: 'Adyen',
    package: '@adyen/adyen-web',
    hasStyles: true,
    script: `import { AdyenCheckout, Card, Dropin } from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'

const checkout = await AdyenCheckout({
  clientKey: 'test_TRATTORIA',
  environment: 'test',
  countryCode: 'GB',
  locale: 'en-GB',
  amount: { value: 1000, currency: 'GBP' },
  analytics: { enabled: false },
  paymentMethodsResponse: {
    paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex'] }],
  },
})
new Dropin(checkout, { paymentMethodComponents: [Card] }).mount('#root')`,
  },
  {
    id: 'braintree',
    name: 'Braintree',
    package: 'braintree-web-drop-in',
    root: `<div id="root" data-token="${clientToken}"></div>`,
    script: `import dropin from 'braintree-web-drop-in'

dropin.create({ authorization: document.querySelector('#root').dataset.token, selector: '#root' })`,
  },
  {
    id: 'typebot',
    name: 'Typebot',
    package: '@typebot.io/js',
    root: '<typebot-standard style="width: 100%; height: 600px"></typebot-standard>',
    script: `import Typebot from '@typebot.io/js/web'

Typebot.initStandard({ typebot: 'trattoria', apiHost: 'https://typebot.example' })`,
  },
]

const folder = 'tools/bench/peers'

/** Installs the peers if needed, and builds their pages. Returns the folders by their path on the site. */
export async function buildPeers(
  names: readonly string[],
  into: string,
): Promise<Readonly<Record<string, string>>> {
  const wanted = peers.filter(({ name }) => names.includes(name))
  if (wanted.length === 0) return {}
  if (!existsSync(`${folder}/node_modules/.package-lock.json`))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    })
  // From there, imports lead to the peers' packages.
  const scripts = `${folder}/node_modules/.bench`
  mkdirSync(scripts, { recursive: true })
  for (const { id, script } of wanted) {
    writeFileSync(`${scripts}/${id}.js`, script)
    await buildPages({ [id]: `./${scripts}/${id}.js` }, `${into}/${id}`, `/${id}/`)
  }
  return Object.fromEntries(wanted.map(({ id }) => [id, `${into}/${id}`]))
}

export const peerWays: readonly Way[] = peers.map(
  ({ id, name, root = '<div id="root"></div>', hasStyles }) => ({
    name,
    html: hostPage({
      head: hasStyles ? `<link rel="stylesheet" href="/${id}/${id}.css" />` : '',
      body: `${root}<script src="/${id}/${id}.js"></script>`,
    }),
  }),
)

/** The installed versions by the peers' names. */
export const peerVersions = (): readonly string[] =>
  peers.map(({ name, package: installed }) => {
    const manifest = readFileSync(`${folder}/node_modules/${installed}/package.json`, 'utf8')
    return `${name} ${(JSON.parse(manifest) as { version: string }).version}`
  })
