import { runInNewContext } from 'node:vm'
import { expect } from 'chai'
import { JSDOM } from 'jsdom'
import ts from 'typescript'
import {
  brandOf,
  firstSettings,
  hashOf,
  settingsOf,
  stateAfter,
  stateOf,
  withKey,
  withToken,
  type Settings,
  type BrandJson,
} from '../../tools/playground/settings'
import { npmOf, tagOf } from '../../tools/playground/copied-code'
import { optionNames } from '../../src/host/options/table'
import { entries } from '../../tools/package/entries.js'

describe("The playground's settings", () => {
  it('a control changes its key, and keeps the order of the others', () => {
    const text = withKey('{"name": "a", "theme": "milano", "title": "A"}', 'theme', 'notte')
    expect(Object.entries(JSON.parse(text) as object)).to.deep.equal([
      ['name', 'a'],
      ['theme', 'notte'],
      ['title', 'A'],
    ])
    expect(brandOf(withKey(text, 'theme', undefined))).to.deep.equal({ name: 'a', title: 'A' })
  })

  it("text that isn't JSON stays as it was typed", () => {
    expect(withKey('{"name": ', 'theme', 'notte')).to.equal('{"name": ')
  })

  it('an emptied token has the look’s own value again', () => {
    const one = withToken('{}', '--tavola-accent', '#123456')
    expect(brandOf(one)).to.deep.equal({ tokens: { '--tavola-accent': '#123456' } })
    expect(brandOf(withToken(one, '--tavola-accent', ''))).to.deep.equal({})
    const two = withToken(one, '--tavola-ink', 'black')
    expect(brandOf(withToken(two, '--tavola-ink', ''))).to.deep.equal(brandOf(one))
  })

  it("while the text isn't JSON the widget keeps the last brand", () => {
    const before = stateOf({ ...firstSettings, brand: '{"title": "A"}' })
    const after = stateAfter(before, { brand: '{"title": "A' })
    expect(after.settings.brand).to.equal('{"title": "A')
    expect(after.brand).to.deep.equal({ title: 'A' })
  })
})

const settings: Settings = {
  brand: '{ "title": "Trattoria “Größe” 🍝" ',
  scene: 'all full',
  journey: 'Booking',
  way: 'popup',
  width: 768,
  venue: true,
}

describe("The playground's link", () => {
  it('keeps everything, in characters that an address accepts', async () => {
    const hash = await hashOf(settings)
    expect(hash).to.match(/^#p1\.[\w-]+$/)
    expect(await settingsOf(hash)).to.deep.equal(settings)
  })

  it('an address without one has no settings', async () => {
    expect(await settingsOf('')).to.be.null
    expect(await settingsOf('#the-same-in-your-own-editor')).to.be.null
  })

  it('one that was cut off is an error, and not half of the settings', async () => {
    const hash = await hashOf(settings)
    const read = await settingsOf(hash.slice(0, -12)).catch(() => 'an error')
    expect(read).to.equal('an error')
  })

  it("values of the wrong type fall back to the playground's defaults", async () => {
    const wrong = { brand: 7, scene: null, way: 'sideways', width: 1e9, venue: 'yes' }
    const hash = await hashOf(wrong as unknown as Settings)
    expect(await settingsOf(hash)).to.deep.equal(firstSettings)
  })
})

const brand: BrandJson = {
  $schema: 'x',
  name: 'notte',
  title: 'Notte </script> "quoted"',
  theme: 'notte',
  locale: 'it-IT',
  plugins: ['start', 'booking', 'card-guarantee'],
}
const popup: Settings = { ...firstSettings, way: 'popup', journey: 'Booking', venue: true }

describe('What the playground copies', () => {
  for (const settings of [firstSettings, popup]) {
    it(`the tag has options that exist, and the brand unchanged; ${settings.way}`, () => {
      const { window } = new JSDOM(tagOf(brand, settings))
      const scripts = [...window.document.querySelectorAll('script')]
      expect(scripts).to.have.lengthOf(2)
      const page: { window?: object; Tavola?: { brands: object } } = {}
      page.window = page
      runInNewContext(scripts[0]!.textContent, page)
      const { $schema: _, ...config } = brand
      expect(JSON.parse(JSON.stringify(page.Tavola!.brands))).to.deep.equal({ notte: config })
      const { dataset } = scripts[1]!
      expect(optionNames).to.include.members(Object.keys(dataset))
      expect(dataset.brand).to.equal('notte')
      expect(dataset.venueId).to.equal(settings.venue ? 'cork' : undefined)
      expect(dataset.container).to.equal(settings.way === 'inline' ? '#book' : undefined)
    })

    it(`the npm code imports exports that exist, and is right; ${settings.way}`, () => {
      const code = npmOf(brand, settings)
      const { diagnostics } = ts.transpileModule(code, { reportDiagnostics: true })
      expect(diagnostics).to.be.empty
      const imported = [...code.matchAll(/(?:from |import\()'tavola([^']*)'/g)].map(([, path]) => `.${path}`)
      expect(Object.keys(entries)).to.include.members(imported)
      expect(imported).to.include.members(['./plugins/card-guarantee', './themes/notte', './languages/it'])
      expect(code).to.include('plugins: [start, booking, cardGuarantee]')
      expect(code).not.to.include('$schema')
    })
  }
})
