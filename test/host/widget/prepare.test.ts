import '../../kit/dom'
import { expect } from 'chai'
import { definePlugin, type AnyPlugin, type Messages } from 'tavola'
import type { Catalogue, CataloguePlugin } from '../../../src/host/brand/catalogue'
import { prepare } from '../../../src/host/widget/prepare'
import { brand as milano } from '../../../themes/milano/brand'
import { booking, start, step } from '../../kernel/bare-plugins'
import { settles } from '../../kit/pending'
import { recordErrors } from '../../kit/logged'

const field = definePlugin({ id: 'field', options: { size: 1 } })
const form = definePlugin({ id: 'form', options: { title: '' }, brings: [field] })
const tea = definePlugin({ id: 'tea' })

const entry = (plugin: AnyPlugin, more: Partial<CataloguePlugin> = {}): CataloguePlugin => ({
  load: async () => ({ default: plugin }),
  ...more,
})

const brand = {
  ...milano,
  name: 'house',
  plugins: ['start', 'booking', 'form', 'tea', 'absent'],
  journeys: ['Booking'],
}
const theme = { css: '.house{color:red}', brand }
const dark = { css: '.dark{color:red}', brand: { ...brand, name: 'night' } }

/** A build with four plugins, of which "tea" comes later, and two looks. */
const catalogue: Catalogue = {
  plugins: {
    start: entry(start, { first: true }),
    booking: entry(booking, { first: true }),
    form: entry(form, { first: true, brings: ['field'] }),
    tea: entry(tea),
  },
  themes: { milano: async () => ({ default: theme }), notte: async () => ({ default: dark }) },
  fallback: 'milano',
}

describe('Host: what a widget needs', () => {
  const error = recordErrors()
  let end: AbortController
  beforeEach(() => (end = new AbortController()))
  afterEach(() => end.abort())
  const lines = () => error.args.map(([line]) => String(line))
  const ids = (plugins: readonly AnyPlugin[]) => plugins.map(({ id }) => id)
  const prepares = (given?: unknown, over: Partial<Catalogue> = {}, inline = true) =>
    prepare({ brand: given, catalogue: { ...catalogue, ...over } }, inline, end.signal)

  it('the default brand is that of the build’s own theme, without what the build lacks', async () => {
    const { brand: own, plugins, theme: look, direction, applyLook } = await prepares()
    expect(own.plugins).to.deep.equal(['start', 'booking', 'form', 'tea'])
    expect(ids(plugins)).to.deep.equal(['start', 'booking', 'form', 'field'])
    expect([look, direction, applyLook]).to.deep.equal([theme, 'ltr', undefined])
    expect(await prepares('house')).to.have.deep.property('brand', own)
    expect(lines()).to.deep.equal([])
  })

  it('a name that nobody has registered is reported, and the default brand counts', async () => {
    const { brand: own } = await prepares('roma')
    await settles()
    expect(own.name).to.equal('house')
    expect(lines().join()).to.match(/T020 brand: Tavola\.brands has no "roma"/)
  })

  it('a brand has its own look, and the settings of what its plugins bring', async () => {
    const given = { theme: 'notte', plugins: ['start', 'booking', 'form'], options: { form: { size: 3 } } }
    const { brand: own, plugins, theme: look, applyLook } = await prepares(given)
    expect(own.plugins).to.deep.equal(['start', 'booking', 'form', 'field'])
    expect(own.options.field).to.include({ size: 3 })
    expect(ids(plugins)).to.deep.equal(['start', 'booking', 'form', 'field'])
    expect([look, typeof applyLook]).to.deep.equal([dark, 'function'])
  })

  for (const [what, locale, text, isDefault, way] of [
    ['a brand', 'ar-AE', 'رجوع', false, 'rtl'],
    ['a default brand', 'it-IT', 'Indietro', true, 'ltr'],
  ] as const)
    it(`${what} in another language has its texts and its direction`, async () => {
      const pack: Messages = { 'widget.back': text }
      const languages = async () => ({ default: { [locale.slice(0, 2)]: async () => ({ default: pack }) } })
      const own = { css: '', brand: { ...brand, ...(isDefault && { locale }) } }
      const themes = { milano: async () => ({ default: own }) }
      const prepared = await prepares(isDefault ? undefined : { locale }, { languages, themes })
      const { messages, locale: spoken } = prepared.brand
      expect([spoken, messages['widget.back'], prepared.direction]).to.deep.equal([locale, text, way])
    })

  it('plugins that other brands list are found, and those that they bring', async () => {
    const sweet = definePlugin({ id: 'sweet' })
    const cake = definePlugin({ id: 'cake', brings: [sweet] })
    const further = async () => ({ default: { cake: entry(cake, { first: true, brings: ['sweet'] }) } })
    const { plugins } = await prepares({ plugins: ['start', 'booking', 'cake'] }, { further })
    expect(ids(plugins)).to.deep.equal(['start', 'booking', 'cake', 'sweet'])
    const alone = await prepares({ plugins: ['start', 'booking', 'sweet'] }, { further })
    expect(ids(alone.plugins)).to.deep.equal(['start', 'booking', 'sweet'])
    expect(lines()).to.deep.equal([])
  })

  it('what comes later is checked against what is here', async () => {
    const { features } = await prepares({ plugins: ['start', 'booking', 'tea'] })
    const joined: AnyPlugin[] = []
    await features!.fetch((plugin) => joined.push(plugin))
    expect(ids(joined)).to.deep.equal(['tea'])
    const twin = definePlugin({ id: 'tea', journey: { ...booking.journey!, name: 'Booking' } })
    const plugins = { ...catalogue.plugins, tea: entry(twin) }
    const other = await prepares({ plugins: ['start', 'booking', 'tea'] }, { plugins })
    await other.features!.fetch((plugin) => joined.push(plugin))
    expect(ids(joined)).to.deep.equal(['tea'])
    expect(lines().join()).to.match(/T061 "tea" did not load; the rest goes on\./)
  })

  it('a brand whose plugins are all here waits for none', async () => {
    expect((await prepares({ plugins: ['start', 'booking'] })).features).to.equal(undefined)
  })

  it('a popup has its window, and a widget in the page none', async () => {
    expect((await prepares()).Popup).to.equal(null)
    expect((await prepares(undefined, {}, false)).Popup).to.be.a('function')
  })

  it('step 1 is in the first frame if its file is here, and the frame does not wait for one that is not', async () => {
    const files = [Promise.resolve({ default: () => null }), new Promise(() => undefined)]
    let loads = 0
    for (const file of files) {
      const load = () => (loads++, file as never)
      const first = definePlugin({ ...start, steps: [{ ...step('start', 'base'), load }] })
      const plugins = { start: entry(first, { first: true }), booking: entry(booking, { first: true }) }
      await prepares(undefined, { plugins })
    }
    expect(loads).to.equal(2)
  })
})
