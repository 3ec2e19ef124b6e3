import '../../kit/dom'
import { expect } from 'chai'
import { stub } from 'sinon'
import { openCard } from '../../../plugins/card-guarantee/card'
import { cardFields } from '../../../plugins/card-guarantee/braintree-modules'
import { fakeBraintree } from './fake-braintree'

const api = 'https://api.sandbox.braintreegateway.com:443/merchants/m/client_api'
const evil = 'https://evil.example/'

/** As Braintree's server SDK makes one of version 2 or 3; the names that braintree-web does not read may hold anything. */
const genuineToken = {
  version: 2,
  environment: 'sandbox',
  authorizationFingerprint: 'secret-fingerprint',
  configUrl: `${api}/v1/configuration`,
  clientApiUrl: api,
  assetsUrl: 'https://assets.braintreegateway.com',
  authUrl: 'https://auth.venmo.sandbox.braintreegateway.com',
  analytics: { url: 'https://origin-analytics-sand.sandbox.braintree-api.com/m' },
  graphQL: { url: 'https://payments.sandbox.braintree-api.com/graphql', date: '2018-05-08', features: [] },
  paypal: { privacyUrl: 'http://example.com/pp', userAgreementUrl: 'http://example.com/tos' },
}

/** A sandbox's configuration, with PayPal and 3-D Secure. */
const genuineConfiguration = {
  ...genuineToken,
  challenges: ['cvv'],
  merchantId: 'm',
  creditCards: { supportedCardTypes: ['Visa'] },
  braintreeApi: { url: 'https://payments.sandbox.braintree-api.com', accessToken: 'secret-access' },
  paypalEnabled: true,
  paypal: { ...genuineToken.paypal, assetsUrl: 'https://checkout.paypal.com', directBaseUrl: null },
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

/** The network of a page, where each address answers with the configuration. */
function answerWith(configuration: unknown, asked: string[]) {
  return class {
    readonly withCredentials = true
    readyState = 0
    status = 200
    responseText = JSON.stringify(configuration)
    onreadystatechange = () => {}
    open(_: string, url: string) {
      asked.push(url)
      // As under a policy without that host: braintree-web then asks the other way.
      if (url.endsWith('/graphql')) this.status = 0
    }
    setRequestHeader = () => {}
    send() {
      this.readyState = 4
      setTimeout(() => this.onreadystatechange())
    }
  }
}

let card = 0

/** Opens the card fields with the real braintree-web. Returns what was asked of whom, and what the console says. */
async function opens(
  { token, configuration = genuineConfiguration }: { token?: unknown; configuration?: unknown },
  braintree?: unknown,
) {
  const asked: string[] = []
  const error = stub(console, 'error')
  const { XMLHttpRequest } = window
  Object.assign(window, { XMLHttpRequest: answerWith(configuration, asked) })
  // Another token each time: braintree-web remembers those that it has seen.
  const fresh = { ...genuineToken, card: card++ }
  const clientToken = typeof token === 'string' ? token : encoded(token ?? fresh)
  const state = new Proxy({}, { get: (all: Record<string, object>, name: string) => (all[name] ??= {}) })
  const context = { state, api: { getClientToken: async () => ({ clientToken }) }, options: { braintree } }
  const field = () => ({ container: document.body.appendChild(document.createElement('div')) })
  const fields = Object.fromEntries(cardFields.map((name) => [name, field()]))
  let failed = false
  const parts = { styles: {}, fields, onEnter: () => {}, onFail: () => (failed = true) }
  const close = openCard({ ...context, emit: () => {} } as never, parts as never)
  const isOpen = () => 'card' in state || document.querySelector('iframe[src*="/hosted-fields-frame"]')
  while (!failed && !isOpen()) await new Promise((resolve) => setTimeout(resolve))
  const elements = [...document.querySelectorAll<HTMLIFrameElement>('iframe, script[src]')]
  const hosts = new Set(
    [...asked, ...elements.map(({ src }) => src)].map((url) => new URL(url, location.href).host),
  )
  close()
  document.body.replaceChildren()
  Object.assign(window, { XMLHttpRequest })
  error.restore()
  return { failed, hosts: [...hosts], lines: error.args.map(([line]) => String(line)) }
}

/** What an address could be that is none of Braintree's or Cardinal's over https, beside `evil`. */
const strangers = (host: string) => [
  evil,
  `http://${host}/`,
  `https://${host}.evil.example/`,
  `https://evil.example#.${host}`,
  `https://evil.example\\.${host}/`,
  `https://evil-${host.split('.').slice(-2).join('.')}/`,
  `https://${host}@evil.example/`,
  `https://user:word@${host}/`,
  `https://${host}:8443/`,
  `https://${host}./`,
  `https://${host}\n.evil.example/`,
  `ht\ttps://${host}/`,
  `https:${host}/`,
  `https:/\\${host}/`,
  '//evil.example/',
  '/on/the/page',
  'javascript:alert(1)',
  `data:text/javascript,//${host}`,
  'http://localhost:3000/',
  '',
  7,
  [evil],
  { toString: evil },
]

const gateway = 'api.braintreegateway.com'
const songbird = 'songbird.cardinalcommerce.com'
const development = ['development', 'constructor', 7, {}]

/** What each field may not be: every address that a module in use loads or calls, and the environment. */
const refused: Record<'token' | 'configuration', Record<string, readonly unknown[]>> = {
  token: {
    configUrl: [...strangers(gateway), undefined],
    clientApiUrl: strangers(gateway),
    assetsUrl: strangers(gateway),
    'graphQL.url': strangers(gateway),
    'analytics.url': strangers(gateway),
    environment: development,
  },
  configuration: {
    clientApiUrl: [...strangers(gateway), undefined],
    assetsUrl: [...strangers(gateway), undefined],
    'graphQL.url': strangers(gateway),
    'analytics.url': strangers(gateway),
    'braintreeApi.url': strangers(gateway),
    'threeDSecure.cardinalSongbirdUrl': [...strangers(songbird), `https://${gateway}/`],
    environment: [...development, undefined],
  },
}
const theirs = /^(www\.paypal\.com|([\w-]+\.)+braintree(gateway|-api)\.com)$/

describe('card-guarantee: addresses in the data of the card provider', () => {
  for (const part of ['token', 'configuration'] as const)
    for (const [path, values] of Object.entries(refused[part]))
      it(`${part}: another kind or server as ${path} fails the form; it is asked nothing, and a line says why`, async () => {
        const genuine = part === 'token' ? genuineToken : genuineConfiguration
        for (const value of values) {
          const what = JSON.stringify(value)
          const opened = await opens({ [part]: changed({ ...genuine, card: card++ }, path, value) })
          expect(opened.failed, what).to.be.true
          const others = opened.hosts.filter((host) => part === 'token' || !theirs.test(host))
          expect(others, what).to.deep.equal([])
          expect(opened.lines, what).to.have.lengthOf(1)
          expect(opened.lines[0], what).to.match(/^\[Tavola\] T053 .* was refused\. /)
          if (part === 'token' || typeof value === 'string') expect(opened.lines[0], what).to.include(path)
          expect(opened.lines[0]).not.to.match(/secret|evil/)
        }
      })

  for (const token of ['', 'nonsense', encoded(null), encoded(7), 'development_abc_m', 'constructor_a_b'])
    it(`the token "${token}" is neither a client token nor a key, and nobody is asked`, async () => {
      const { failed, hosts, lines } = await opens({ token })
      expect([failed, hosts]).to.deep.equal([true, []])
      expect(lines.join()).to.match(/T053 .* Expected a client token, or a tokenization key/)
    })

  const { graphQL: _, analytics: __, assetsUrl: ___, ...leanToken } = genuineToken
  const nulls = { graphQL: null, analytics: { url: null }, threeDSecure: null, paypal: null }
  for (const [name, data] of Object.entries({
    'a sandbox with PayPal and 3-D Secure': {},
    'a token with only what is needed': { token: { ...leanToken, ['__proto__']: { configUrl: evil } } },
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

  it('a page’s own library may have tokens of its own', async () => {
    const { failed, lines } = await opens({ token: 'of-our-own' }, fakeBraintree().api)
    expect([failed, lines]).to.deep.equal([false, []])
  })

  it('a page’s own library gets no data that names another server', async () => {
    const { api, log } = fakeBraintree()
    const token = changed(genuineToken, 'configUrl', evil)
    expect(await opens({ token }, api)).to.include({ failed: true })
    const gatewayConfiguration = { threeDSecure: { cardinalSongbirdUrl: evil } }
    const client = { create: async () => ({ getConfiguration: () => ({ gatewayConfiguration }) }) }
    expect(await opens({}, { ...api, client })).to.include({ failed: true })
    expect(log).to.deep.equal([])
  })
})
