import '../../kit/dom'
import { expect } from 'chai'
import { stub } from 'sinon'
import type { CardForm } from 'tavola/journeys'
import { open } from '../../../plugins/braintree/open'
import { fakeBraintree } from './fake-braintree'
import { refuseForgedReplies } from '../../../plugins/braintree/genuine-replies'

const api = 'https://api.sandbox.braintreegateway.com:443/merchants/m/client_api'
const evil = 'https://evil.example/'

/** As Braintree's servers make both in a sandbox. What the card form does not use may hold anything. */
const genuineToken = {
  version: 2,
  environment: 'sandbox',
  authorizationFingerprint: 'secret-fingerprint',
  configUrl: `${api}/v1/configuration`,
  clientApiUrl: api,
  assetsUrl: 'https://assets.braintreegateway.com',
  analytics: { url: 'https://origin-analytics-sand.sandbox.braintree-api.com/m' },
  graphQL: { url: 'https://payments.sandbox.braintree-api.com/graphql', date: '2018-05-08', features: [] },
  paypal: {
    privacyUrl: 'http://example.com/pp',
    assetsUrl: 'https://checkout.paypal.com',
    directBaseUrl: null,
  },
}
const genuineConfiguration = {
  ...genuineToken,
  challenges: ['cvv'],
  creditCards: { supportedCardTypes: ['Visa'] },
  braintreeApi: { url: 'https://payments.sandbox.braintree-api.com', accessToken: 'secret-access' },
  threeDSecureEnabled: true,
  threeDSecure: {
    cardinalAuthenticationJWT: 'secret-jwt',
    cardinalSongbirdUrl: 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js',
  },
}

const encoded = (token: unknown) => Buffer.from(JSON.stringify(token)).toString('base64')

/** The data with another value at a path such as "graphQL.url". */
function changed(data: object, path: string, value: unknown): object {
  const [name, ...rest] = path.split('.') as [string, ...string[]]
  const inner = (data as Record<string, object>)[name]
  return { ...data, [name]: rest.length > 0 ? changed(inner!, rest.join('.'), value) : value }
}

/** A network where each address answers with the configuration. */
function answerWith(configuration: unknown, asked: string[]) {
  return class {
    readonly withCredentials = true
    readyState = 0
    status = 200
    responseText = JSON.stringify(configuration)
    onreadystatechange = () => {}
    setRequestHeader = () => {}
    open(_: string, url: string) {
      asked.push(url)
      // As under a policy without that host: braintree-web then asks the other way.
      if (url.endsWith('/graphql')) this.status = 0
    }
    send() {
      this.readyState = 4
      setTimeout(() => this.onreadystatechange())
    }
  }
}

const look = {
  color: 'rgb(1, 2, 3)',
  placeholderColor: 'rgb(4, 5, 6)',
  fontFamily: 'Jost',
  fontSize: '17px',
  padding: '0 14px',
}

/** The form that a plugin passes, with a slot for each field in the page. */
function createForm(): CardForm {
  const slot = (label: string) => ({
    element: document.body.appendChild(document.createElement('div')),
    label,
  })
  return {
    slots: {
      number: slot('Card number'),
      expirationDate: { ...slot('Expiration date'), placeholder: 'MM / YY' },
      cvv: slot('CVV'),
    },
    look,
    onChange: () => {},
    onEnter: () => {},
    onFail: () => {},
  }
}

let card = 0

/** Opens the card fields with the real braintree-web, or another. Returns which hosts were asked, and the console's lines. */
async function opens(
  { token, configuration = genuineConfiguration }: { token?: unknown; configuration?: unknown },
  braintree?: unknown,
) {
  const asked: string[] = []
  const error = stub(console, 'error')
  const { XMLHttpRequest } = window
  Object.assign(window, { XMLHttpRequest: answerWith(configuration, asked) })
  // Another token each time: braintree-web remembers those that it has seen.
  const clientToken =
    typeof token === 'string' ? token : encoded({ ...(token ?? genuineToken), card: card++ })
  const context = { api: { getClientToken: async () => ({ clientToken }) }, options: { braintree } }
  const life = new AbortController()
  let failed = false
  let isOpen = false
  open(context as never, createForm(), life.signal).then(
    () => (isOpen = true),
    () => (failed = true),
  )
  const isShown = () => isOpen || document.querySelector('iframe[src*="/hosted-fields-frame"]')
  while (!failed && !isShown()) await new Promise((resolve) => setTimeout(resolve))
  for (const { src } of document.querySelectorAll<HTMLIFrameElement>('iframe, script[src]')) asked.push(src)
  life.abort()
  document.body.replaceChildren()
  Object.assign(window, { XMLHttpRequest })
  error.restore()
  const hosts = [...new Set(asked.map((url) => new URL(url, location.href).host))]
  return { failed, hosts, lines: error.args.map(([line]) => String(line)) }
}

/** Values that are no https address of a host as it is known. */
const strangers = (host: string) => [
  evil,
  `http://${host}/`,
  `https://${host}.evil.example/`,
  `https://evil.example\\.${host}/`,
  `https://evil-${host.split('.').slice(-2).join('.')}/`,
  `https://${host}@evil.example/`,
  `https://user:word@${host}/`,
  `https://${host}:8443/`,
  `https://${host}./`,
  `ht\ttps://${host}/`,
  `https:${host}/`,
  '//evil.example/',
  'javascript:alert(1)',
  'http://localhost:3000/',
  '',
  7,
  [evil],
]

const braintrees = ['clientApiUrl', 'assetsUrl', 'configUrl', 'graphQL.url', 'analytics.url']
const needed: Record<string, readonly string[]> = {
  token: ['configUrl'],
  configuration: ['clientApiUrl', 'assetsUrl', 'environment'],
}
const refused = [
  ...braintrees.map((path) => ['token', path, strangers('api.braintreegateway.com')] as const),
  ...[...braintrees, 'braintreeApi.url'].map(
    (path) => ['configuration', path, strangers('api.braintreegateway.com')] as const,
  ),
  ['configuration', 'threeDSecure.cardinalSongbirdUrl', strangers('songbird.cardinalcommerce.com')],
  ['token', 'environment', ['development', 'constructor', 7]],
  ['configuration', 'environment', ['development', 'constructor', 7]],
] as const
const theirs = /^(www\.paypal\.com|([\w-]+\.)+braintree(gateway|-api)\.com)$/

describe('braintree: addresses in the data of the card provider', () => {
  for (const [part, path, values] of refused)
    it(`${part}: a wrong ${path} fails, asks nobody else, and has a line`, async () => {
      const genuine = part === 'token' ? genuineToken : genuineConfiguration
      const missing = needed[part]!.includes(path) ? [undefined] : []
      for (const value of [...values, ...missing]) {
        const what = JSON.stringify(value)
        const { failed, hosts, lines } = await opens({ [part]: changed(genuine, path, value) })
        expect(failed, what).to.be.true
        expect(part === 'token' ? hosts : hosts.filter((host) => !theirs.test(host)), what).to.deep.equal([])
        expect(lines, what).to.have.lengthOf(1)
        expect(lines[0], what).to.match(/^\[Tavola\] T053 .* was refused\. /)
        if (part === 'token' || typeof value === 'string') expect(lines[0], what).to.include(path)
        expect(lines[0]).not.to.match(/secret|evil/)
      }
    })

  for (const token of ['', 'nonsense', encoded(null), encoded(7), 'development_abc_m', 'constructor_a_b'])
    it(`the token "${token}" is neither a client token nor a key, and nobody is asked`, async () => {
      const { failed, hosts, lines } = await opens({ token })
      expect([failed, hosts]).to.deep.equal([true, []])
      expect(lines.join()).to.match(/T053 .* Expected a client token, or a tokenization key/)
    })

  const lean = { graphQL: undefined, analytics: undefined, assetsUrl: undefined }
  const nulls = { graphQL: null, analytics: { url: null }, threeDSecure: null, paypal: null }
  for (const [name, data] of Object.entries({
    'a sandbox with PayPal and 3-D Secure': {},
    'a token with only what is needed': {
      token: { ...genuineToken, ...lean, ['__proto__']: { configUrl: evil } },
    },
    'a production account': { token: { ...genuineToken, version: 3, environment: 'production' } },
    'an account without further services': { configuration: { ...genuineConfiguration, ...nulls } },
    'a tokenization key': { token: 'sandbox_9dbg82cq_dcpspy2brwdjr3qn' },
    'a production key': { token: 'production_9dbg82cq_dcp_spy' },
  }))
    it(`${name} opens the card fields`, async () => {
      const { failed, hosts, lines } = await opens(data)
      expect([failed, lines]).to.deep.equal([false, []])
      expect(hosts).to.include('assets.braintreegateway.com')
    })

  it('a page’s own library may have tokens of its own, but gets no data that names another server', async () => {
    expect(await opens({ token: 'of-our-own' }, fakeBraintree().api)).to.deep.include({
      failed: false,
      lines: [],
    })
    const { api, log } = fakeBraintree()
    const token = changed(genuineToken, 'configUrl', evil)
    expect(await opens({ token }, api)).to.include({ failed: true })
    const gatewayConfiguration = { threeDSecure: { cardinalSongbirdUrl: evil } }
    const client = { create: async () => ({ getConfiguration: () => ({ gatewayConfiguration }) }) }
    expect(await opens({}, { ...api, client })).to.include({ failed: true })
    expect(log).to.deep.equal([])
  })
})

const framebus = (message: unknown) => `/*framebus*/${JSON.stringify(message)}`
const request = framebus({ event: 'channel:hosted-fields:TOKENIZATION_REQUEST', reply: 'id' })
const reply = framebus({ event: 'id', eventData: [null, { nonce: 'FORGED' }] })

/** Sends these to the window. Returns those that a listener of Braintree's receives. */
function received(messages: readonly unknown[], source: Window | null = window) {
  const all: unknown[] = []
  const listen = ({ data }: MessageEvent) => all.push(data)
  window.addEventListener('message', listen)
  for (const data of messages) {
    const origin = 'https://assets.braintreegateway.com'
    window.dispatchEvent(new window.MessageEvent('message', { data, origin, source }))
  }
  window.removeEventListener('message', listen)
  return all
}

describe('braintree: replies', () => {
  it('a forged reply to a tokenization does not arrive, also with an origin that a script made up', () => {
    const life = new AbortController()
    refuseForgedReplies(life.signal)
    expect(received([request, reply], null), 'another window names no ids').to.deep.equal([request, reply])
    expect(received([request, reply])).to.deep.equal([request])
    life.abort()
    expect(received([reply]), 'once the card fields are closed').to.deep.equal([reply])
  })

  it('page.third-party-frames: all other messages of the page arrive, also Braintree’s own', () => {
    const life = new AbortController()
    refuseForgedReplies(life.signal)
    const others = [
      reply,
      framebus({ event: 'paypal:DONE', reply: 'other' }),
      framebus({ event: 'other' }),
      framebus({ event: 'a:TOKENIZATION_REQUEST' }),
      framebus(null),
      framebus([]),
      '/*framebus*/{',
      'forged',
      { event: 'id' },
      null,
    ]
    expect(received(others)).to.deep.equal(others)
    life.abort()
  })
})

describe('braintree: the frames of its fields', () => {
  afterEach(() => document.body.replaceChildren())

  it('have the colours and the font of the look', async () => {
    const braintree = fakeBraintree()
    const api = { getClientToken: async () => ({ clientToken: 'token' }) }
    const context = { api, options: { braintree: braintree.api } } as never
    await open(context, createForm(), new AbortController().signal)
    const { input, '::placeholder': placeholder } = braintree.fields().options.styles
    expect(input).to.include({ color: 'rgb(1, 2, 3)', 'font-family': 'Jost', 'font-size': '17px' })
    expect(input).to.include({ padding: '0 14px', 'font-variant-numeric': 'tabular-nums' })
    expect(placeholder).to.deep.equal({ color: 'rgb(4, 5, 6)', opacity: '1' })
  })
})
