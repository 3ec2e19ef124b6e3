import '../kit/dom'
import { expect } from 'chai'
import { backEndRoot, callAddress, scriptAddress, webAddress } from '../../src/address'
import { hostileAddresses } from '../kit/fixtures'

describe('webAddress', () => {
  for (const address of hostileAddresses)
    it(`refuses ${JSON.stringify(address)}`, () => {
      expect(webAddress(address)).to.equal(null)
    })

  for (const [given, whole] of Object.entries({
    'https://maps.example/to?a=b#c': 'https://maps.example/to?a=b#c',
    'HTTPS://Maps.Example': 'https://maps.example/',
    '//maps.example/to': 'https://maps.example/to',
    '/terms': 'https://host.example/terms',
    javascript: 'https://host.example/javascript',
    'http://localhost:8080/terms': 'http://localhost:8080/terms',
    'http://book.localhost/': 'http://book.localhost/',
    'http://127.0.0.1:8080/': 'http://127.0.0.1:8080/',
    'http://[::1]/': 'http://[::1]/',
  }))
    it(`takes https, http on localhost, and the page’s own server: ${given}`, () => {
      expect(webAddress(given)).to.equal(whole)
    })

  it('takes http on the page’s own server if the page uses it', () => {
    const { location } = globalThis
    const page = new URL('http://host.example/book')
    Object.defineProperty(globalThis, 'location', { value: page, configurable: true, writable: true })
    expect(webAddress('http://host.example/terms')).to.equal('http://host.example/terms')
    expect(webAddress('http://host.example:8080/')).to.equal(null)
    Object.defineProperty(globalThis, 'location', { value: location, configurable: true, writable: true })
  })

  it('works without a document, as on a server', () => {
    const { document } = globalThis
    Object.defineProperty(globalThis, 'document', { value: undefined, configurable: true, writable: true })
    expect(webAddress('https://maps.example/')).to.equal('https://maps.example/')
    expect(webAddress('javascript:alert(1)')).to.equal(null)
    Object.defineProperty(globalThis, 'document', { value: document, configurable: true, writable: true })
  })

  it('refuses values that are not texts', () => {
    for (const given of [undefined, null, 7, {}, ['https://maps.example'], new URL('https://maps.example')])
      expect(webAddress(given)).to.equal(null)
  })

  it('for a script takes https on the listed hosts and their subdomains', () => {
    const from = (address: string) => scriptAddress(address, ['hcaptcha.com'])
    expect(from('https://hcaptcha.com/1/api.js')).to.equal('https://hcaptcha.com/1/api.js')
    expect(from('https://js.hcaptcha.com/1/api.js?a=b')).to.equal('https://js.hcaptcha.com/1/api.js?a=b')
    for (const address of [
      'http://js.hcaptcha.com/1/api.js',
      'https://hcaptcha.com.other.example/api.js',
      'https://nothcaptcha.com/api.js',
      'https://other.example/hcaptcha.com/api.js',
      'https://hcaptcha.com@other.example/api.js',
      'https://user:word@hcaptcha.com/api.js',
      'https://hcaptcha.com:8443/api.js',
      '/api.js',
      ...hostileAddresses,
    ])
      expect(from(address), address).to.equal(null)
  })

  it('for a telephone number uses the digits alone', () => {
    expect(callAddress('+353 (0)21 496-0101')).to.equal('tel:+3530214960101')
    expect(callAddress('021;ext=javascript:alert(1)')).to.equal('tel:0211')
    for (const none of ['', '+', 'ask at the bar']) expect(callAddress(none)).to.equal(null)
  })
})

describe('Relative addresses', () => {
  afterEach(() => document.querySelectorAll('base').forEach((base) => base.remove()))

  const withBase = (href: string) => {
    const base = document.createElement('base')
    base.setAttribute('href', href)
    document.body.append(base)
  }

  it('use a <base> on the page’s own server', () => {
    withBase('/app/')
    expect(backEndRoot('v1')).to.equal('https://host.example/app/v1/')
    expect(webAddress('terms')).to.equal('https://host.example/app/terms')
  })

  for (const href of [
    'https://other.example/',
    'blob:https://host.example/x',
    'data:,x',
    'http://host.example/',
  ])
    it(`ignore a <base> to another server, which anybody’s markup may contain: ${href}`, () => {
      withBase(href)
      for (const baseUrl of ['', '/']) expect(backEndRoot(baseUrl)).to.equal('https://host.example/')
      expect(backEndRoot('https://api.example')).to.equal('https://api.example/')
      expect(webAddress('/terms')).to.equal('https://host.example/terms')
    })
})
