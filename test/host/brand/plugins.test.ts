import { expect } from 'chai'
import { stub } from 'sinon'
import { definePlugin, type AnyPlugin } from 'tavola'
import type { Catalogue, CataloguePlugin } from '../../../src/host/brand/catalogue'
import { optionsWithBrought } from '../../../src/diagnostics/plugin-options'
import { partsOfFirstStep, withBrought } from '../../../src/host/brand/brought-plugins'
import { withBroughtSettings } from '../../../src/host/brand/brought-settings'
import { createFeatureFetcher } from '../../../src/host/brand/load-plugins'
import { prepare } from '../../../src/host/widget/prepare'
import { catalogue as whole } from '../../../themes/catalogue'
import { brand as milano } from '../../../themes/milano/brand'
import { builtPlugins } from '../../../tools/plugins/built'
import { recordErrors } from '../../kit/logged'

const ids = (plugins: readonly { readonly id: string }[]) => plugins.map(({ id }) => id)
const loses = () => Promise.reject(new Error('lost'))
const brings = (plugin: AnyPlugin) => async () => ({ default: plugin })

function fetcher(
  plugins: Record<string, CataloguePlugin>,
  check: (plugin: AnyPlugin, here: readonly AnyPlugin[]) => void = () => undefined,
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
  const outcomes = ['booking', 'enquiry', undefined]

  for (const [essential, lacks, follows] of [
    [undefined, [false, false, false], 'the rest goes on'],
    ['booking', [true, false, false], 'nothing is sent without it'],
    [true, [true, true, true], 'nothing is sent without it'],
  ] as const)
    it(`one that is essential to ${essential} and does not load is reported, and requested again`, async () => {
      let load = loses as CataloguePlugin['load']
      const features = fetcher({ card: { ...(essential && { essential }), load: () => load() } })
      await features.fetch()
      expect([features.joined, features.lost]).to.deep.equal([[], ['card']])
      expect(outcomes.map(features.lacksEssential)).to.deep.equal(lacks)
      load = brings({ id: 'card' })
      await features.fetch()
      expect(features.joined).to.deep.equal(['card'])
      expect(outcomes.map(features.lacksEssential)).to.deep.equal([false, false, false])
      expect(lines()).to.deep.equal([`[Tavola] T061 "card" did not load; ${follows}.`])
    })

  it('a plugin that does not fit is refused before it joins', async () => {
    const features = fetcher({ tea: { load: brings({ id: 'tea' }) } }, () => {
      throw new Error('no such place')
    })
    await features.fetch()
    expect(features.joined).to.deep.equal([])
    expect(error.args.join()).to.include('no such place')
  })

  it('each is checked against those that have joined', async () => {
    const seen: [string, string[]][] = []
    const check = ({ id }: AnyPlugin, here: readonly AnyPlugin[] = []) => void seen.push([id, ids(here)])
    await fetcher(
      { tea: { load: brings({ id: 'tea' }) }, terms: { load: brings({ id: 'terms' }) } },
      check,
    ).fetch()
    expect(seen).to.deep.equal([
      ['tea', []],
      ['terms', ['tea']],
    ])
  })

  it('one that is requested twice joins once, and is no longer missing', async () => {
    const features = fetcher({ tea: { load: brings({ id: 'tea' }), essential: true } })
    await Promise.all([features.fetch(), features.fetch()])
    await features.fetch()
    expect(features.joined).to.deep.equal(['tea'])
    expect(features.lacksEssential(undefined)).to.equal(false)
  })
})

describe('The catalogue', () => {
  const error = recordErrors()

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

const field = definePlugin({ id: 'field', options: { size: 1 }, limits: { size: [1, 9] } })
const other = definePlugin({ id: 'other' })
const form = definePlugin({ id: 'form', options: { title: '' }, brings: [field, other] })
const own = definePlugin({ id: 'own' })

describe('Plugins that another brings', () => {
  for (const [what, plugins, listed, expected] of [
    ['after it where the brand lists none of them', [own, form], undefined, 'own form field other'],
    ['only as listed where the brand lists any of them', [form, own, field], undefined, 'form own field'],
    ['later where they are listed and load later', [form], ['form', 'other'], 'form'],
    ['not where there is no list', [{ ...own, brings: undefined }], undefined, 'own'],
    ['not where it is the id of one', [{ ...own, brings: 'field' }], undefined, 'own'],
    ['without what is no plugin in it', [{ ...own, brings: [null, {}, field] }], undefined, 'own field'],
  ] as const)
    it(`come ${what}`, () => {
      expect(ids(withBrought(plugins as never, listed)).join(' ')).to.equal(expected)
    })

  it("have their place in the brand's order", () => {
    const brand = { ...milano, plugins: ['form', 'late', 'own'] }
    const { plugins } = withBroughtSettings(withBrought([form, own], brand.plugins), brand)
    expect(plugins).to.deep.equal(['form', 'field', 'other', 'late', 'own'])
  })

  it('have the options that are set for it, and rather those under their own id', () => {
    const optionsOf = (options: (typeof milano)['options']) =>
      withBroughtSettings([form, field], { ...milano, plugins: ['form', 'field'], options }).options.field
    expect(optionsOf({ form: { size: 2 } })).to.deep.equal({ size: 2 })
    expect(optionsOf({ form: { size: 2 }, field: { size: 3 } })).to.deep.equal({ size: 3 })
  })

  it('their options are known under its id', () => {
    const expected = { id: 'form', options: { size: 1, title: '' }, limits: { size: [1, 9] } }
    expect(optionsWithBrought(form)).to.deep.include(expected)
  })

  it('its first frame has the step itself, and the fields that plugins bring to it', () => {
    const load = async () => ({ default: () => null })
    const [base, later, shown, late] = [1, 2, 3, 4].map(() => () => load()) as (typeof load)[]
    const plugin = {
      id: 'first',
      steps: [
        { id: 'one', priority: 'base', load: base },
        { id: 'two', priority: 'flow', load: later },
      ],
      inserts: [{ fallback: true, load: shown }, { load: late }, { fallback: () => null, load: late }],
    }
    const parts = partsOfFirstStep([plugin, own] as never)
    expect(parts.map(({ load }) => load)).to.deep.equal([base, shown])
  })
})
