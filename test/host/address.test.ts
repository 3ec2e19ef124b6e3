import '../kit/dom'
import { expect } from 'chai'
import { backEndRoot, callAddress, scriptAddress, webAddress } from '../../src/address'
import { hostileAddresses } from '../kit/fixtures'
import { undoAfterTest } from '../kit/mocha/clean-up.mjs'

describe('webAddress', () => {
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

  /** With this global in the page's place. */
  function having(name: 'location' | 'document', value: unknown) {
    const own = globalThis[name]
    const set = (value: unknown) =>
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
    set(value)
    undoAfterTest(() => set(own))
  }

  it('takes http on the page’s own server if the page uses it', () => {
    having('location', new URL('http://host.example/book'))
    expect(webAddress('http://host.example/terms')).to.equal('http://host.example/terms')
    expect(webAddress('http://host.example:8080/')).to.equal(null)
  })

  it('works without a document, as on a server', () => {
    having('document', undefined)
    expect(webAddress('https://maps.example/')).to.equal('https://maps.example/')
    expect(webAddress('javascript:alert(1)')).to.equal(null)
  })

  it('refuses hostile addresses, and values that are not texts', () => {
    const others = [undefined, null, 7, {}, ['https://maps.example'], new URL('https://maps.example')]
    for (const given of [...hostileAddresses, ...others])
      expect(webAddress(given), JSON.stringify(given)).to.equal(null)
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
})

describe('callAddress', () => {
  const rows: readonly (readonly [given: string, dialled: string | null])[] = [
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+353 (0)21 496 0101', '+353214960101'],
    ['00353 (0)21 496 0101', '00353214960101'],
    ['(+44) (0)20 7946 0958', '+442079460958'],
    ['+44 (020) 7946 0958', '+442079460958'],
    ['Rezeption +49 (0) 30 / 123 45 67', '+49301234567'],
    // In Italy the zero is a part of the number.
    ['+39 (0)6 1234 5678', '+390612345678'],
    // Without + or 00 it is no country code.
    ['353 (0)1 496 0101', null],
    ['(0)20 7946 0958', '02079460958'],
    ['(01) 234 5678', '012345678'],
    ['+1 212 – 555 – 0100', '+12125550100'],
    ['0212 - 496 - 0101', '02124960101'],
    ['030/1234567', '0301234567'],
    ['112', '112'],
    ['021 496 0101 / 021 496 0102', '0214960101'],
    ['021 496 0101/2', '0214960101'],
    ['021 496 0101 or 021 496 0102', '0214960101'],
    ['021 496 0101\n021 496 0102', '0214960101'],
    ['021 496 0101 – 021 496 0102', '0214960101'],
    ['2123 4567 / 2123 4568', '21234567'],
    ['0800 1234 0800 5678', null],
    ['020 7946 0958 ext 12', '02079460958'],
    ['020 7946 0958x12', '02079460958'],
    ['020 7946 0958, option 2', '02079460958'],
    ['496 0101 ext. 5', '4960101'],
    ['020 7946 0958 (10am-5pm)', '02079460958'],
    ['021 496 0101 (9-17)', '0214960101'],
    ['021 496 0101 RESERVATIONS', '0214960101'],
    ['Tel: 021 496 0101', '0214960101'],
    ['10am-5pm: 020 7946 0958', null],
    ['T12 X8N6 021 496 0101', null],
    ['1800 PIZZA', null],
    ['1-800-555-TELL', null],
    ['*121#', null],
    ['０２０ ７９４６ ０９５８', '02079460958'],
    ['＋４４（０）２０ ７９４６ ０９５８', '+442079460958'],
    ['٠٢١ ٤٩٦ ٠١٠١', '0214960101'],
    ['\u2068021\u00a0496\u20110101\u2069', '0214960101'],
    ['021;ext=javascript:alert(1)', null],
    ['ask at the bar', null],
    ['', null],
  ]
  for (const [given, dialled] of rows)
    it(`telephone.call-link: the call link of ${JSON.stringify(given)} dials ${dialled ?? 'nothing'}`, () => {
      expect(callAddress(given)).to.equal(dialled && `tel:${dialled}`)
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
