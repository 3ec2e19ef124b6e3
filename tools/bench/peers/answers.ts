import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { cors } from 'hono/cors'

/**
 * The peers' back ends, which answer at once. Each peer calls hosts of its own, and the bench's browser finds them all at
 * one address. Braintree's and Adyen's card inputs are in frames of their hosts.
 */
export const answersOfPeers = (): Hono =>
  new Hono()
    .use(cors({ origin: (origin) => origin || '*', credentials: true, maxAge: 600 }))
    .use(async (context, next) => {
      await next()
      context.header('timing-allow-origin', '*')
    })
    // Tebuto.
    .get('/therapists/uuid/:id', (context) => context.json(therapist))
    .get('/events/:id', (context) => context.json(slots()))
    .post('/events/:id/claim', (context) => context.json(claimed))
    .post('/events/:id/book', (context) => context.json(booked))
    // Typebot.
    .post('/api/v1/typebots/:id/startChat', (context) => context.json(chat))
    // Braintree.
    .get('/merchants/:id/client_api/v1/configuration', (context) => context.json(braintree))
    .post('/merchants/:id/client_api/v1/payment_methods/credit_cards', (context) => context.json(cards))
    .get('/web/:version/html/hosted-fields-frame.min.html', (context) => context.html(braintreeFrame))
    .get('/web/dropin/:version/css/dropin.css', (context) =>
      context.body(readFileSync(dropinStyles, 'utf8'), 200, { 'content-type': 'text/css' }),
    )
    // Adyen.
    .get('/checkoutshopper/securedfields/*', (context) => context.html(adyenFrame))
    // Fonts of others, which aren't measured.
    .get('/css2', (context) => context.body('', 200, { 'content-type': 'text/css' }))
    .all('*', (context) => context.json({}))

const address = { streetAndNumber: '1 Patrick Street', city: { name: 'Cork', zip: 'T12' } }
const therapist = { name: 'Trattoria', firstName: 'Anna', lastName: 'Byrne', address, showWatermark: false }

/** Four times on each of the next ten days. */
function slots() {
  const day = new Date()
  return Array.from({ length: 40 }, (_, index) => {
    const start = new Date(
      Date.UTC(
        day.getFullYear(),
        day.getMonth(),
        day.getDate() + 1 + Math.floor(index / 4),
        17 + (index % 4),
      ),
    )
    return {
      title: 'Table',
      start: start.toISOString(),
      end: new Date(start.getTime() + 45 * 60_000).toISOString(),
      location: 'onsite',
      color: '#00B4A9',
      price: '10',
      taxRate: '0',
      eventRuleId: 1,
      eventCategoryId: 1,
      paymentEnabled: false,
      paymentDuringBooking: false,
      therapist: { id: 1, uuid: 'trattoria', name: 'Trattoria' },
    }
  })
}

const claimed = {
  isAvailable: true,
  requirePhoneNumber: false,
  requireAddress: false,
  requireBirthdate: false,
}
const booked = {
  id: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  locationSelection: 'onsite',
  isConfirmed: true,
  isOutage: false,
  ics: '',
}

const bubble = (text: string) => ({
  id: text,
  type: 'text',
  content: { type: 'richText', richText: [{ type: 'p', children: [{ text }] }] },
})

/** A question with three buttons. */
const chat = {
  sessionId: 'session',
  resultId: 'result',
  typebot: {
    id: 'trattoria',
    version: '6',
    publishedAt: '2026-01-01T00:00:00.000Z',
    theme: {},
    settings: {},
  },
  messages: [bubble('Where would you like to eat?')],
  input: {
    id: 'input',
    type: 'choice input',
    items: ['Cork', 'Dublin', 'Galway'].map((content) => ({ id: content, content })),
    options: { isMultipleChoice: false },
  },
}

const merchant = 'https://api.sandbox.braintreegateway.com:443/merchants/trattoria'

/** A client token, as Braintree's server SDK makes them. */
export const clientToken = Buffer.from(
  JSON.stringify({
    version: 2,
    environment: 'sandbox',
    merchantId: 'trattoria',
    authorizationFingerprint: 'fingerprint',
    configUrl: `${merchant}/client_api/v1/configuration`,
    clientApiUrl: `${merchant}/client_api`,
  }),
).toString('base64')

const braintree = {
  environment: 'sandbox',
  merchantId: 'trattoria',
  clientApiUrl: `${merchant}/client_api`,
  assetsUrl: 'https://assets.braintreegateway.com',
  analytics: { url: `${merchant}/analytics` },
  challenges: ['cvv'],
  creditCards: { supportedCardTypes: ['Visa', 'MasterCard', 'American Express'] },
}

const cards = { creditCards: [{ nonce: 'nonce', type: 'CreditCard', details: {} }] }

const dropinStyles = 'tools/bench/peers/node_modules/braintree-web-drop-in/dropin.css'
const braintreeFrame = readFileSync('test/browser/third-parties/braintree-frame.html', 'utf8')

/** A secured field: an input that reports that it has its settings. */
const adyenFrame = `<!doctype html><html lang="en"><body><input aria-label="Card" /><script>
  addEventListener('message', ({ data, source, origin }) => {
    if (typeof data !== 'string') return
    const { numKey, fieldType } = JSON.parse(data)
    if (numKey && fieldType) source.postMessage(JSON.stringify({ action: 'config', numKey, fieldType }), origin)
  })
</script></body></html>`
