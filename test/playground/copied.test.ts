import { runInNewContext } from 'node:vm'
import { expect } from 'chai'
import { JSDOM } from 'jsdom'
import ts from 'typescript'
import { optionNames } from '../../src/host/options/table'
import { entries } from '../../tools/package/entries.js'
import { firstSettings, type BrandJson, type Settings } from '../../tools/playground/settings'
import { npmOf, tagOf } from '../../tools/playground/share'

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
