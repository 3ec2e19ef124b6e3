import '../kit/dom'
import { expect } from 'chai'
import { definePlugin, type AnyPlugin, type Messages } from 'tavola'
import type { Catalogue } from '../../src/host/brand/catalogue'
import { checkTexts } from '../../src/diagnostics/texts'
import { loadPlugins } from '../../tools/plugins/built'
import { filesCome } from '../kit/pending'
import { stopClock } from '../../src/testing/clock'
import { recordErrors } from '../kit/logged'

const load = async () => ({ default: () => null })
const tea = definePlugin({
  id: 'tea',
  texts: { label: 'Afternoon tea', note: 'From 3 pm' },
  inserts: [{ at: 'details', load }],
})
const menus = definePlugin({ id: 'menus', texts: { title: 'Menus' } })

/** As a build lists them: those of "menus" and of its later part. */
const built: Messages = { 'menus.title': 'Menus', 'menus.price': '{price} each' }

describe('Unknown texts', () => {
  const error = recordErrors()
  let fetched: number
  beforeEach(() => (fetched = 0))

  /** The console lines for a brand with these rewordings and plugins. */
  async function lines(
    rewordings: Messages,
    plugins: readonly AnyPlugin[] = [tea, menus],
    texts: Catalogue['texts'] | null = async () => (fetched++, { default: built }),
    signal = new AbortController().signal,
  ) {
    const ids = [...plugins.map(({ id }) => id), 'start']
    const catalogue = { plugins: ids.map((id) => ({ id })), ...(texts && { texts }) }
    const clock = stopClock()
    try {
      checkTexts(rewordings, plugins, catalogue as unknown as Catalogue, signal)
      clock.tick(60_000)
    } finally {
      clock.restore()
    }
    await filesCome()
    await new Promise(setImmediate)
    return error.args.map(([line]) => String(line))
  }

  it('a rewording of the widget, or of a plugin, is valid, and fetches nothing', async () => {
    const right = { 'widget.back': 'Return', 'tea.label': 'High tea', 'menus.title': 'Set menus' }
    expect(await lines(right)).to.deep.equal([])
    expect(fetched).to.equal(0)
  })

  it('the plugins of the build have nothing to look up', async () => {
    const all = await loadPlugins()
    expect(all.length).to.be.greaterThan(20)
    expect(await lines({}, all)).to.deep.equal([])
    expect(fetched).to.equal(0)
  })

  it('rewordings of later parts are looked up in all texts, and are valid', async () => {
    const later = { 'menus.price': '{price}', 'popup.close': 'Shut', 'details.firstName': 'Name' }
    expect(await lines(later)).to.deep.equal([])
    expect(fetched).to.equal(1)
  })

  it('a text for a code of the chain’s own back end is valid', async () => {
    expect(await lines({ 'booking.refused-table-gone': 'Gone' })).to.deep.equal([])
  })

  const wrong: [name: string, told: RegExp][] = [
    ['menus.titel', /"menus" has no text "titel"\. Did you mean "title"\?/],
    ['menus.anything', /"menus" has no text "anything"\. Expected one of title, price\./],
    ['widget.bakc', /"widget" has no text "bakc"\. Did you mean "back"\?/],
    ['popup.shut', /"popup" has no text "shut"\./],
    ['tea.labels', /"tea" has no text "labels"\. Did you mean "label"\?/],
    ['menu.title', /unknown plugin or part "menu"\. Did you mean "menus"\?/],
    ['title', /"title" rewords a text of an unknown plugin or part ""\./],
  ]
  for (const [name, told] of wrong) {
    it(`"${name}" is reported with a suggestion`, async () => {
      const [line, ...others] = await lines({ [name]: 'Anything' })
      expect(line).to.match(told)
      expect(others).to.deep.equal([])
    })
  }

  it('a text that only a later part of a foreign plugin may have is named, and the line says so', async () => {
    expect(await lines({ 'tea.refill': 'Another cup' })).to.deep.equal([
      '[Tavola] T045 brand.messages: "tea" has no text "refill". Expected one of label, note, or a text that a part of the plugin adds when it loads.',
    ])
  })

  it('without a list of all texts, certain misspellings are reported', async () => {
    const [line, ...others] = await lines(
      { 'tea.lable': 'x', 'tea.refill': 'x', 'tee.label': 'x' },
      [tea],
      null,
    )
    expect(line).to.match(/"lable"\. Did you mean "label"/)
    expect(others.join()).to.match(/unknown plugin or part "tee"/)
  })

  it('a whole language pack may name plugins that the brand does not list', async () => {
    const pack = { 'widget.back': 'Indietro', 'cross-sell.title': 'Altri', 'tea.label': 'Tè' }
    expect(await lines(pack, [tea], null)).to.deep.equal([])
  })

  it('a list of all texts that fails to load breaks nothing', async () => {
    const lost = () => Promise.reject(new Error('lost'))
    expect(await lines({ 'tea.labels': 'x' }, [tea], lost)).to.have.lengthOf(1)
  })

  const translations: readonly [what: string, plugin: AnyPlugin, languages: object, told: RegExp | null][] = [
    [
      'an unknown text is reported',
      tea,
      { it: { label: 'Tè', lable: 'Tè' }, fr: { label: 'Thé' } },
      /plugin "tea", languages\.it: unknown text "lable"\. Did you mean "label"\?/,
    ],
    [
      'one that resembles none is reported',
      tea,
      { it: { other: 'y' } },
      /"other"\. Expected one of label, note\./,
    ],
    ['a later part is valid if the build lists it', menus, { it: { title: 'Menù', price: '{price}' } }, null],
  ]
  for (const [what, plugin, languages, told] of translations)
    it(`a plugin’s translation: ${what}`, async () => {
      const [line, ...others] = await lines({}, [{ ...plugin, languages: languages as never }])
      if (told) expect(line).to.match(told)
      else expect(line).to.equal(undefined)
      expect(others).to.deep.equal([])
    })

  it('an unknown placeholder is reported with a suggestion', async () => {
    const said = await lines({
      'widget.reference': 'Number {refrence}',
      'widget.people': { one: '{count} guest', other: '{cuont} guests' },
      'menus.price': 'Only {prize}',
      'tea.label': 'Tea for {people}',
    })
    expect(said).to.deep.equal([
      '[Tavola] T046 brand.messages: "widget.reference" has the unknown placeholder {refrence}. Did you mean "{reference}"?',
      '[Tavola] T046 brand.messages: "menus.price" has the unknown placeholder {prize}. Did you mean "{price}"?',
    ])
  })

  it("a validator whose message doesn't exist is reported with a suggestion", async () => {
    const valid = () => true
    const validators = [
      { field: 'tea', message: 'labell', valid },
      { field: 'milk', message: 'refill', valid },
      { field: 'terms', message: 'widget.agreeTerms', valid },
    ] as never
    const said = await lines({}, [{ ...tea, validators }])
    expect(said).to.have.lengthOf(1)
    expect(said[0]).to.match(
      /T049 plugin "tea", validator of "tea": unknown message "labell"\. Did you mean "label"\?/,
    )
  })

  it('handle, destroy: a destroyed widget looks nothing up', async () => {
    const end = new AbortController()
    const clock = stopClock()
    try {
      checkTexts({ 'menus.titel': 'x' }, [menus], { plugins: {} } as unknown as Catalogue, end.signal)
      end.abort()
      expect(clock.countTimers()).to.equal(0)
    } finally {
      clock.restore()
    }
    expect(error.args).to.deep.equal([])
  })
})
