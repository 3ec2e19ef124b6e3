import '../../kit/dom'
import { expect } from 'chai'
import { stub, type SinonStub } from 'sinon'
import { checkBrand, checkPluginOptions, readBrand } from '../../../src/host/brand/read-brand'
import verification from '../../../plugins/human-verification'
import menus from '../../../plugins/menus'
import start from '../../../plugins/start'
import { brand as milano } from '../../../themes/milano/brand'
import * as bare from '../../kernel/bare-plugins'

const catalogue = {
  plugins: { start: 0, menus: 0, 'human-verification': 0 },
  features: [],
  themes: { milano: 0 },
  fallback: 'milano',
} as never

describe('A brand’s options for its plugins', () => {
  let error: SinonStub
  beforeEach(() => (error = stub(console, 'error')))
  afterEach(() => error.restore())
  const lines = () => error.args.map(([line]) => String(line))

  const wrong: [own: object, told: string][] = [
    [
      { start: { search: 'all' } },
      '"options.start.search" is wrong. Expected "both" or "search" or "searchnearby".',
    ],
    [{ menus: { offer: 'false' } }, '"options.menus.offer" is wrong. Expected true or false.'],
    [
      { 'human-verification': { theme: 'drak' } },
      '"options.human-verification.theme" is wrong. Expected "light" or "dark".',
    ],
    [
      { 'human-verification': { siteKey: 5 } },
      '"options.human-verification.siteKey" is wrong. Expected a text.',
    ],
  ]
  for (const [own, told] of wrong) {
    it(`contract, brand config: ${JSON.stringify(own)} is named with what was expected, and the rest counts`, () => {
      const given = Object.fromEntries(
        Object.entries(own).map(([id, one]) => [id, { ...one, script: '/hc.js' }]),
      )
      const brand = readBrand({ plugins: ['start'], options: given }, milano, catalogue)
      checkPluginOptions(
        [
          { ...start, options: { ...start.options, script: '' } },
          { ...menus, options: { ...menus.options, script: '' } },
          verification,
        ],
        brand,
      )
      expect(lines()).to.deep.equal([`[Tavola] brand: ${told}`])
      expect(Object.values(brand.options)).to.deep.equal([{ script: '/hc.js' }])
    })
  }

  it('contract, brand config: those that fit are taken, without a word', () => {
    const options = {
      start: { search: 'searchnearby' },
      menus: { offer: true },
      'human-verification': { siteKey: 'key', theme: 'dark', hcaptcha: {} },
    }
    const brand = readBrand({ plugins: ['start'], options }, milano, catalogue)
    checkPluginOptions([start, menus, verification], brand)
    expect(brand.options).to.deep.equal(options)
    expect(lines()).to.deep.equal([])
  })

  it('contract, brand config: a group journey that no plugin brings is named, the default one is not', () => {
    const plugins = [bare.start, bare.booking]
    const brand = { ...milano, plugins: ['start', 'booking'], journeys: ['Booking'] }
    checkBrand(plugins, brand, milano)
    expect(lines()).to.deep.equal([])
    checkBrand(plugins, { ...brand, groupJourney: 'Bokking' }, milano)
    expect(lines().join()).to.match(/no plugin brings the journey "Bokking"\. Did you mean "Booking"\?/)
    expect(lines()).to.have.lengthOf(1)
  })
})
