import '../../kit/dom'
import { expect } from 'chai'
import { definePlugin, type AnyPlugin, type Messages } from 'tavola'
import type { Catalogue } from '../../../src/host/brand/catalogue'
import { defineCompanions } from '../../../src/host/brand/companions'
import { prepare } from '../../../src/host/widget/prepare'
import { brand as milano } from '../../../themes/milano/brand'
import { booking, start, step } from '../../kernel/bare-plugins'
import { settles } from '../../kit/pending'
import { recordErrors } from '../../kit/logged'

const field = definePlugin({ id: 'field', options: { size: 1 } })
const form = defineCompanions(definePlugin({ id: 'form', options: { title: '' } }), [field])
const tea = definePlugin({ id: 'tea' })
const cake = definePlugin({ id: 'cake' })

const brand = {
  ...milano,
  name: 'house',
  plugins: ['start', 'booking', 'form', 'tea', 'absent'],
  journeys: ['Booking'],
}
const theme = { css: '.house{color:red}', brand }
const dark = { css: '.dark{color:red}', brand: { ...brand, name: 'night' } }

/** A build with four plugins, another one in a file of its own, and two looks. */
const catalogue: Catalogue = {
  plugins: [start, booking, form, tea],
  further: async () => ({ default: { cake: async () => ({ default: cake }) } }),
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
    expect(ids(plugins)).to.deep.equal(['start', 'booking', 'form', 'tea'])
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

  it('a brand has its own look, and the fields of its steps with their settings', async () => {
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

  it('plugins that only other brands list are found', async () => {
    const { plugins, missing } = await prepares({ plugins: ['start', 'booking', 'cake'] })
    expect([ids(plugins), missing]).to.deep.equal([['start', 'booking', 'cake'], []])
    expect(lines()).to.deep.equal([])
  })

  const house = ['start', 'booking', 'cake']
  const blocked = () => Promise.reject(new Error('blocked'))
  for (const [what, load, reason] of [
    ['does not load', blocked, /blocked/],
    ['has a key too many', async () => ({ default: { id: 'cake', stesp: [] } as AnyPlugin }), /T070/],
    ['is of contract 2', async () => ({ default: { id: 'cake', messages: {} } as AnyPlugin }), /T072/],
  ] as const)
    it(`brand.files: one that ${what} is named and left out, and the rest goes on`, async () => {
      const further = async () => ({ default: { cake: load } })
      const { plugins, missing } = await prepares({ plugins: house }, { further })
      expect([ids(plugins), missing]).to.deep.equal([['start', 'booking'], ['cake']])
      expect(lines().join()).to.match(/T061 "cake" did not load; the rest goes on\./)
      expect(String(error.args[0]![1])).to.match(reason)
    })

  /** A brand with a cake and a plugin that builds on it. */
  const withIced = (iced: object, further = blocked, plugins: readonly string[] = [...house, 'iced']) =>
    prepares(
      { plugins },
      {
        plugins: [start, booking, { id: 'iced', ...iced }],
        further: async () => ({ default: { cake: further } }),
      },
    )

  for (const [what, iced] of [
    ['needs one', { needs: ['cake'] }],
    ['requires a service, maybe of one', { requires: ['human-check'] }],
    ['has an outcome of one', { serves: 'cake', essential: true }],
    ['has a place of one', undefined],
  ] as const)
    it(`what ${what} that did not load is ${iced ? 'left out too' : 'idle'}, and the rest goes on`, async () => {
      const at = 'cake.plate'
      const plate = { places: { 'iced.plate': 'a plate' }, inserts: [{ at, load: step('a', 'flow').load }] }
      const { plugins, missing } = await withIced(iced ?? plate)
      expect(ids(plugins)).to.deep.equal(iced ? ['start', 'booking'] : ['start', 'booking', 'iced'])
      expect(missing).to.deep.equal(iced ? ['cake', 'iced'] : ['cake'])
    })

  for (const [what, iced, listed, reason] of [
    ['a need that is not listed', { needs: ['cake'] }, ['start', 'booking', 'iced'], /T076 .*does not list/],
    ['an essential one’s need that did not load', { needs: ['cake'], essential: true }, undefined, /T076/],
    ['a service that nobody provides', { requires: ['human-check'] }, ['start', 'booking', 'iced'], /T087/],
    ['an essential one’s service', { requires: ['human-check'], essential: true }, undefined, /T087/],
    ['a fault in one that is here', { stesp: [] }, undefined, /T070 .*Did you mean "steps"/],
    ['another contract of one that is here', { messages: {} }, undefined, /T072/],
  ] as const)
    it(`nothing is shown with ${what}`, async () => {
      const said = await withIced(iced, blocked, listed).catch(String)
      expect(said).to.match(reason)
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
      await prepares(undefined, { plugins: [first, booking] })
    }
    expect(loads).to.equal(2)
  })
})
