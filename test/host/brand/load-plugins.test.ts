import { expect } from 'chai'
import { stub } from 'sinon'
import type { AnyPlugin } from 'tavola'
import type { Catalogue, CataloguePlugin } from '../../../src/host/brand/catalogue'
import { createFeatureFetcher } from '../../../src/host/brand/load-plugins'
import { prepare } from '../../../src/host/widget/prepare'
import { catalogue as whole } from '../../../themes/catalogue'
import { brand as milano } from '../../../themes/milano/brand'
import { builtPlugins } from '../../../tools/plugins/built'
import { recordErrors } from '../../kit/logged'

const loses = () => Promise.reject(new Error('lost'))
const brings = (plugin: AnyPlugin) => async () => ({ default: plugin })

function fetcher(
  plugins: Record<string, CataloguePlugin>,
  check: (plugin: AnyPlugin) => void = () => undefined,
) {
  const joined: string[] = []
  const lost: string[] = []
  const features = createFeatureFetcher(Object.keys(plugins), { plugins } as unknown as Catalogue, check)
  const fetch = () =>
    features.fetch(
      ({ id }) => void joined.push(id),
      (id) => void lost.push(id),
    )
  return { ...features, joined, lost, fetch }
}

describe('Features of a brand', () => {
  const error = recordErrors()
  const lines = () => error.args.map(([line]) => String(line))

  it("a feature that doesn't load is reported and left out, and requested again", async () => {
    let load = loses as CataloguePlugin['load']
    const features = fetcher({ terms: { load: () => load() } })
    await features.fetch()
    expect([features.joined, features.lost, lines()]).to.deep.equal([
      [],
      ['terms'],
      ['[Tavola] T061 "terms" did not load; the rest goes on.'],
    ])
    load = brings({ id: 'terms' })
    await features.fetch()
    expect(features.joined).to.deep.equal(['terms'])
  })

  it('until a feature that is essential to an outcome has loaded, the outcome lacks it', async () => {
    let load = loses as CataloguePlugin['load']
    const features = fetcher({ card: { essential: 'booking', load: () => load() } })
    await features.fetch()
    expect(lines()).to.deep.equal(['[Tavola] T061 "card" did not load; nothing is sent without it.'])
    expect(['booking', 'enquiry', undefined].map(features.lacksEssential)).to.deep.equal([true, false, false])
    load = brings({ id: 'card' })
    await features.fetch()
    expect(features.lacksEssential('booking')).to.be.false
  })

  it('every outcome lacks a feature that is essential to all', () => {
    const features = fetcher({ check: { essential: true, load: loses } })
    expect(['booking', 'enquiry', undefined].map(features.lacksEssential)).to.deep.equal([true, true, true])
  })

  it('a plugin that does not fit is refused before it joins', async () => {
    const features = fetcher({ tea: { load: brings({ id: 'tea' }) } }, () => {
      throw new Error('no such place')
    })
    await features.fetch()
    expect(features.joined).to.deep.equal([])
    expect(error.args.join()).to.include('no such place')
  })
})

describe('Features that come one after the other', () => {
  it('each is checked against those that have joined', async () => {
    const seen: [string, string[]][] = []
    const plugins = { tea: { load: brings({ id: 'tea' }) }, terms: { load: brings({ id: 'terms' }) } }
    const check = ({ id }: AnyPlugin, here: readonly AnyPlugin[]) =>
      void seen.push([id, here.map((one) => one.id)])
    const features = createFeatureFetcher(['tea', 'terms'], { plugins } as unknown as Catalogue, check)
    await features.fetch(() => undefined)
    expect(seen).to.deep.equal([
      ['tea', []],
      ['terms', ['tea']],
    ])
  })

  it('one that is requested twice joins once, and is no longer missing', async () => {
    const plugins: Record<string, CataloguePlugin> = { tea: { load: brings({ id: 'tea' }), essential: true } }
    const features = fetcher(plugins)
    await Promise.all([features.fetch(), features.fetch()])
    await features.fetch()
    expect(features.joined).to.deep.equal(['tea'])
    expect(features.lacksEssential(undefined)).to.equal(false)
  })
})

describe('The catalogue', () => {
  const error = recordErrors()

  it('a build without a plugin of the default brand has the rest of the brand', async () => {
    const { menus: _menus, 'cross-sell': _crossSell, ...plugins } = whole.plugins
    const theme = async () => ({ default: { css: '', brand: milano } })
    const catalogue = { ...whole, plugins, themes: { milano: theme } }
    const { brand } = await prepare({ brand: undefined, catalogue }, true, new AbortController().signal)
    expect(brand.plugins).to.deep.equal(milano.plugins.filter((id) => !['menus', 'cross-sell'].includes(id)))
  })

  it('pages of the default brand do not load what only other brands list', async () => {
    const { languages: _languages, ...english } = whole
    const further = stub().callsFake(whole.further!)
    const prepares = (brand: unknown) =>
      prepare({ brand, catalogue: { ...english, further } }, true, new AbortController().signal)
    await prepares(undefined)
    expect(further.callCount).to.equal(0)
    const { brand } = await prepares({ plugins: [...milano.plugins, 'photograph'] })
    expect(brand.plugins).to.include('photograph')
    expect(error.args).to.deep.equal([])
  })

  it('knows which of the plugins that load later are essential', async () => {
    for (const [id, { load, first, essential }] of Object.entries(builtPlugins)) {
      const { default: plugin } = await load()
      if (!first && plugin.essential) expect(essential, id).to.equal(plugin.serves ?? true)
      else expect(essential, id).to.equal(undefined)
    }
  })
})
