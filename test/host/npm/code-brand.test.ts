import { expect } from 'chai'
import { stub, type SinonStub } from 'sinon'
import type { Theme } from '../../../src/host/look/theme'
import { brandProblem, toBrandSource } from '../../../src/npm/code-brand'
import { init } from '../../../src/npm/init'
import { isSame } from '../../../src/npm/same-value'
import { definePlugin } from '../../../src/index'

const theme = {
  css: '',
  brand: { name: 'house', theme: 'dark', journeys: ['Tables', 'Parties'] },
} as unknown as Theme
const tables = definePlugin({
  id: 'tables',
  journey: { name: 'Tables', outcome: 'tables', defaults: { adults: 2, children: 0 } },
})

describe('A brand in code', () => {
  it('contract, "Brand config": is the ids of its plugins, in its order, and the name of its theme', () => {
    const { brand } = toBrandSource({ theme, plugins: [tables, definePlugin({ id: 'tea' })], title: 'House' })
    expect(brand).to.include({ theme: 'dark', title: 'House' })
    expect(brand.plugins).to.deep.equal(['tables', 'tea'])
  })

  it('contract, "Brand config": has buttons for the journeys that its plugins bring, or those it says', () => {
    expect(toBrandSource({ theme, plugins: [tables] }).brand.journeys).to.deep.equal(['Tables'])
    expect(toBrandSource({ theme, plugins: [tables], journeys: [] }).brand.journeys).to.deep.equal([])
  })

  it('contract 1, npm: its catalogue has its own plugins, theme and languages, and no others', async () => {
    const { catalogue } = toBrandSource({
      theme,
      plugins: [tables],
      languages: { it: { 'tables.label': 'Tavoli' } },
    })
    expect(Object.keys(catalogue.plugins)).to.deep.equal(['tables'])
    expect((await catalogue.plugins.tables!.load()).default).to.equal(tables)
    expect(Object.keys(catalogue.themes)).to.deep.equal(['dark'])
    const languages = (await catalogue.languages!()).default
    expect((await languages.it!()).default).to.deep.equal({ 'tables.label': 'Tavoli' })
  })

  it('contract 1, npm: a language may be fetched when it is needed', async () => {
    const it = async () => ({ default: {} })
    const { catalogue } = toBrandSource({ theme, plugins: [tables], languages: { it } })
    expect((await catalogue.languages!()).default.it).to.equal(it)
  })
})

describe('A wrong brand in code', () => {
  let error: SinonStub
  beforeEach(() => (error = stub(console, 'error')))
  afterEach(() => error.restore())

  const wrong: [what: string, brand: unknown, says: RegExp][] = [
    ['none', undefined, /"brand.theme" must be a theme itself/],
    ['a theme by its name', { theme: 'milano', plugins: [tables] }, /"brand.theme" must be a theme itself/],
    ['no plugins', { theme, plugins: [] }, /"brand.plugins" must be a list of plugins/],
    [
      'a plugin by its name',
      { theme, plugins: [tables, 'start'] },
      /"brand.plugins\[1\]" must be a plugin itself/,
    ],
  ]
  for (const [what, brand, says] of wrong)
    it(`contract 1, "Host pages": ${what} is named in one line, and nothing is put on the page`, () => {
      // There is no page at all here.
      const handle = init({ baseUrl: '', brand } as unknown as Parameters<typeof init>[0])
      handle.on('ready', () => undefined)()
      for (const call of [() => handle.open(), handle.close, () => handle.update({}), handle.destroy]) call()
      expect(error.callCount).to.equal(1)
      expect(error.firstCall.args[0])
        .to.match(says)
        .and.to.match(/^\[Tavola\] T004 init: /)
    })

  it('contract 1, npm: a right one is wrong in nothing', () => {
    expect(brandProblem({ theme, plugins: [tables] })).to.equal(undefined)
  })
})

describe('Options that a component is given in each render', () => {
  const same: [what: string, one: unknown, other: unknown][] = [
    ['what is no number', Number.NaN, Number.NaN],
    ['a brand', { theme, plugins: [tables] }, { plugins: [tables], theme }],
    ['plain data', { start: { search: 'both' } }, { start: { search: 'both' } }],
  ]
  for (const [what, one, other] of same)
    it(`contract 1, React: ${what} recreated is the same`, () => {
      expect(isSame(one, other)).to.equal(true)
    })

  const different: [what: string, one: unknown, other: unknown][] = [
    ['another plugin', { plugins: [tables] }, { plugins: [{ ...tables, setup: () => undefined }] }],
    ['one key more', { a: 1 }, { a: 1, b: undefined }],
    ['another key', { a: undefined }, { b: undefined }],
    ['no list', [], {}],
    ['what is no plain data', new Date(0), new Date(0)],
    ['a text', '1', 1],
    ['nothing', null, {}],
  ]
  for (const [what, one, other] of different)
    it(`contract 1, React: ${what} is not the same`, () => {
      expect(isSame(one, other)).to.equal(false)
    })
})
