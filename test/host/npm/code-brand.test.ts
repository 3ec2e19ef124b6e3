import '../../kit/dom'
import '../../../src/diagnostics/brand'
import '../../../src/host/widget/create-widget'
import '../../../src/host/widget/update-widget'
import { expect } from 'chai'
import { definePlugin } from 'tavola'
import type { Theme } from '../../../src/host/look/theme'
import { brandProblem, toBrandSource } from '../../../src/npm/code-brand'
import { init } from '../../../src/npm/init'
import { isSame } from '../../../src/npm/compare-renders'
import type { CodeBrand } from '../../../src/npm/public'
import { catalogue as built } from '../../../themes/catalogue'
import { brand } from '../../../themes/milano/brand'
import { booking, start } from '../../kernel/bare-plugins'
import { recordErrors } from '../../kit/logged'

const theme = {
  css: '',
  brand: { name: 'house', theme: 'dark', journeys: ['Tables', 'Parties'] },
} as unknown as Theme
const tables = definePlugin({
  id: 'tables',
  journey: { name: 'Tables', outcome: 'tables', defaults: { adults: 2, children: 0 } },
})

describe('A brand in code', () => {
  it('becomes the ids of its plugins, in order, and the name of its theme', () => {
    const { brand } = toBrandSource({ theme, plugins: [tables, definePlugin({ id: 'tea' })], title: 'House' })
    expect(brand).to.include({ theme: 'dark', title: 'House' })
    expect(brand.plugins).to.deep.equal(['tables', 'tea'])
  })

  it('has buttons for the journeys of its plugins, or for those it lists', () => {
    expect(toBrandSource({ theme, plugins: [tables] }).brand.journeys).to.deep.equal(['Tables'])
    expect(toBrandSource({ theme, plugins: [tables], journeys: [] }).brand.journeys).to.deep.equal([])
  })

  it('host.npm: its catalogue has its own plugins, theme and languages, and no others', async () => {
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

  it('host.npm: each look brings the list of all texts, by which an unknown one is named', async () => {
    for (const load of Object.values(built.themes)) {
      const { default: theme } = await load()
      expect(toBrandSource({ theme, plugins: [tables] }).catalogue.texts).to.equal(built.texts)
    }
    expect(toBrandSource({ theme, plugins: [tables] }).catalogue).not.to.have.property('texts')
  })

  it('host.npm: a plugin that brings no list of plugins reaches the boot checks', () => {
    const wrong = { ...tables, brings: [null] } as unknown as typeof tables
    expect(toBrandSource({ theme, plugins: [wrong] }).catalogue.plugins.tables!.brings).to.deep.equal([])
  })

  it('host.npm: a language may be fetched when it is needed', async () => {
    const it = async () => ({ default: {} })
    const { catalogue } = toBrandSource({ theme, plugins: [tables], languages: { it } })
    expect((await catalogue.languages!()).default.it).to.equal(it)
  })
})

describe('A wrong brand in code', () => {
  const error = recordErrors()

  const wrong: [what: string, brand: unknown, says: RegExp][] = [
    ['none', undefined, /"brand" must be an object with a theme and plugins, not undefined\.$/],
    ['one by its name', 'roma', /"brand" must be an object .* not "roma"\.$/],
    ['a theme by its name', { theme: 'milano', plugins: [tables] }, /"brand.theme" .* not "milano"\.$/],
    ['more than one mistake', { plugins: ['start', tables, 1] }, /theme" .*plugins\[0\]" .*plugins\[2\]" /],
    ['no plugins', { theme, plugins: [] }, /"brand.plugins" must be a list of plugins/],
    [
      'a plugin by its name',
      { theme, plugins: [tables, 'start'] },
      /"brand.plugins\[1\]" must be a plugin itself/,
    ],
  ]
  for (const [what, brand, says] of wrong)
    it(`${what} is reported in one line, and the page stays unchanged`, () => {
      // There is no page at all here.
      const handle = init({ baseUrl: '', brand } as unknown as Parameters<typeof init>[0])
      handle.on('ready', () => undefined)()
      for (const call of [() => handle.open(), handle.close, () => handle.update({}), handle.destroy]) call()
      expect(error.callCount).to.equal(1)
      expect(error.firstCall.args[0])
        .to.match(says)
        .and.to.match(/^\[Tavola\] T004 init: /)
    })

  it('host.npm: a valid one is accepted', () => {
    expect(brandProblem({ theme, plugins: [tables] })).to.equal(undefined)
  })
})

describe('Options that change identity in each render', () => {
  const same: [what: string, one: unknown, other: unknown][] = [
    ['what is no number', Number.NaN, Number.NaN],
    ['a brand', { theme, plugins: [tables] }, { plugins: [tables], theme }],
    ['plain data', { start: { search: 'both' } }, { start: { search: 'both' } }],
  ]
  for (const [what, one, other] of same)
    it(`host.react: ${what} recreated is the same`, () => {
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
    it(`host.react: ${what} is not the same`, () => {
      expect(isSame(one, other)).to.equal(false)
    })
})

// Fetched before, as the time that this takes is not what is tested.
/** Each with a plugin of its own. */
const brandOf = (title: string): CodeBrand => ({
  title,
  // Without links the console says so after some seconds, which a slow machine may take.
  links: { terms: '/terms', privacy: '/privacy' },
  theme: { css: '', brand },
  plugins: [start, booking, definePlugin({ id: title.toLowerCase() })],
})

/** Waits for what the page does, not for a number of turns: the machine may be busy with other things. */
function shows(root: ShadowRoot, selector: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!root.querySelector(selector)) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true, subtree: true, attributes: true })
    look()
  })
}

describe('Brands in code, one soon after the other', () => {
  const said = recordErrors()
  /** Rejects with the first line in the console: nobody waits in vain for a widget that failed. */
  let failed: Promise<never>
  // What a whole widget needs besides, and no test of ours around its renders.
  const more = { CSS: { supports: () => false } }
  beforeEach(() => {
    failed = new Promise((_, reject) =>
      said.callsFake((...line: unknown[]) => reject(new Error(line.join(' ')))),
    )
    failed.catch(() => undefined)
    Object.assign(globalThis, more, { IS_REACT_ACT_ENVIRONMENT: false })
  })
  afterEach(() => {
    for (const name of Object.keys(more)) Reflect.deleteProperty(globalThis, name)
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  })

  it('host.npm: each is read with its own plugins, and none is reported', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    const handle = init({ baseUrl: '', container, preload: 'now', brand: brandOf('Osteria') })
    await Promise.race([failed, new Promise((ready) => handle.on('ready', ready))])
    handle.update({ brand: brandOf('Enoteca') })
    handle.update({ brand: brandOf('Cantina') })
    await Promise.race([failed, shows(container.firstElementChild!.shadowRoot!, '[aria-label="Cantina"]')])
    expect(said.args).to.deep.equal([])
    handle.destroy()
    container.remove()
  })
})
