import '../kit/dom'
import { expect } from 'chai'
import sinon, { stub, type SinonFakeTimers, type SinonStub } from 'sinon'
import { withDeferredSettings } from '../../src/diagnostics/brand'
import { brand as milano } from '../../themes/milano/brand'

const wrong = { ...milano, timeZone: 'Mars/Olympus', country: 'ZZ' }

describe('The brand config: late checks', () => {
  let clock: SinonFakeTimers
  let error: SinonStub
  beforeEach(() => {
    clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    error = stub(console, 'error')
  })
  afterEach(() => {
    clock.restore()
    error.restore()
  })
  const said = () => error.args.flat().join()

  it('no time zone and no country is looked up before one is read', () => {
    const format = stub(Intl, 'DateTimeFormat').throws()
    const names = stub(Intl, 'DisplayNames').throws()
    const end = new AbortController()
    const brand = { ...milano, timeZone: 'Europe/Rome', country: 'IT' }
    try {
      withDeferredSettings(brand, milano, end.signal)
      expect(withDeferredSettings(milano, milano, end.signal)).to.deep.equal(milano)
    } finally {
      format.restore()
      names.restore()
      end.abort()
    }
    expect(withDeferredSettings(brand, milano, end.signal)).to.deep.equal(brand)
  })

  it('contract, brand config: a wrong zone or country is named once, and the default one counts', () => {
    const brand = Object.freeze(withDeferredSettings(wrong, milano, new AbortController().signal))
    expect(said()).to.equal('')
    expect([brand.timeZone, brand.timeZone]).to.deep.equal([milano.timeZone, milano.timeZone])
    expect(brand.country).to.equal(milano.country)
    clock.runAll()
    expect(error.callCount).to.equal(2)
    expect(said())
      .to.match(/invalid "timeZone".*"Europe\/Dublin"/)
      .and.match(/invalid "country"/)
  })

  it('a brand without links is warned once; the sample and a brand with both are not', () => {
    const { signal } = new AbortController()
    withDeferredSettings(milano, milano, signal)
    withDeferredSettings({ ...milano, links: { terms: '/terms', privacy: '/privacy' } }, milano, signal)
    clock.tick(60_000)
    expect(said()).to.equal('')
    for (const links of [{ terms: '/terms' }, {}]) withDeferredSettings({ ...milano, links }, milano, signal)
    clock.tick(60_000)
    expect(said()).to.equal(
      "[Tavola] T029 brand: missing links.privacy: diners read the words but can't open a page.",
    )
  })

  it('decisions, "Steps 4 and 6": a list of countries has their names in the brand’s language', () => {
    const { signal } = new AbortController()
    const named = (over: object) => withDeferredSettings({ ...milano, ...over }, milano, signal).countryNames
    expect(named({ country: ['IE', 'GB'] })).to.equal('Ireland or United Kingdom')
    expect(named({ country: ['IE', 'GB'], locale: 'it-IT' })).to.equal('Irlanda o Regno Unito')
    expect(named({ country: 'IE' })).to.equal(undefined)
  })

  it('contract, brand config: it is named too where nothing reads it, but not by a widget that is gone', () => {
    const gone = new AbortController()
    withDeferredSettings(wrong, milano, gone.signal)
    gone.abort()
    clock.runAll()
    expect(said()).to.equal('')
    withDeferredSettings(wrong, milano, new AbortController().signal)
    clock.runAll()
    expect(said())
      .to.match(/invalid "timeZone"/)
      .and.match(/invalid "country"/)
  })
})
