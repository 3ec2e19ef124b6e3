import { expect } from 'chai'
import { formatsIn } from '../../../src/locale/formats'
import { type Messages } from 'tavola'
import { createCatalogue } from '../../../src/messages/catalogue'

const people = { one: '{count} person', other: '{count} people' }
const catalogue = (messages: Messages, rewordings: Messages = {}, locale = 'en-IE') =>
  createCatalogue([{ id: 'party', messages }], rewordings, locale)

describe('Messages', () => {
  it('summary.booking: one person, several people', () => {
    const { text } = catalogue({ people })
    expect([1, 2, 14].map((count) => text('party.people', { count }))).to.deep.equal([
      '1 person',
      '2 people',
      '14 people',
    ])
  })

  it("brand.place: a plural follows the rules of the brand's language", () => {
    const polish = { one: '{count} osoba', few: '{count} osoby', other: '{count} osób' }
    const { text } = catalogue({ people: polish }, {}, 'pl')
    expect([1, 3, 5].map((count) => text('party.people', { count }))).to.deep.equal([
      '1 osoba',
      '3 osoby',
      '5 osób',
    ])
  })

  it('brand.look-and-texts: a rewording replaces the text of its full key only', () => {
    const { text } = catalogue({ label: 'Kids Party', title: 'Party' }, { 'party.label': 'Birthday' })
    expect([text('party.label'), text('party.title')]).to.deep.equal(['Birthday', 'Party'])
  })

  it('values are inserted as text, never as patterns; an unknown placeholder stays', () => {
    const { text } = catalogue({ hello: 'Hello {name} {other}' })
    expect(text('party.hello', { name: '$& {other}' })).to.equal('Hello $& {other} {other}')
  })

  it('texts that arrive later are added, and a rewording still counts', () => {
    const { add, text } = catalogue({}, { 'widget.leave': 'Go' })
    add('widget', { leave: 'Leave', stay: 'Stay' })
    expect([text('widget.leave'), text('widget.stay')]).to.deep.equal(['Go', 'Stay'])
  })

  it('a plural follows the only number in a text, whatever its name', () => {
    const { text } = catalogue({ wait: { one: '{price}, {hours} hour', other: '{price}, {hours} hours' } })
    const waits = [1, 48, 2.5].map((hours) => text('party.wait', { price: '€5', hours }))
    expect(waits).to.deep.equal(['€5, 1 hour', '€5, 48 hours', '€5, 2.5 hours'])
  })

  it('a plural follows a number, zero too, but not digits in a text', () => {
    const free = { zero: '{venue}: none', one: '{venue}: one', other: '{venue}: {tables}' }
    const { text } = catalogue({ free }, {}, 'ar')
    const said = [0, 1, 5].map((tables) => text('party.free', { venue: '1847', tables }))
    expect(said).to.deep.equal(['1847: none', '1847: one', '1847: 5'])
  })

  it('numbers are formatted for the locale, and texts stay as they are', () => {
    const written = (locale: string) =>
      catalogue({ sum: '{count}, {reference}' }, {}, locale).text('party.sum', {
        count: 1234.5,
        reference: '1234',
      })
    expect(['en-IE', 'it', 'ar-EG'].map(written)).to.deep.equal([
      '1,234.5, 1234',
      '1234,5, 1234',
      '١٬٢٣٤٫٥, 1234',
    ])
  })

  it('a plugin adds its texts in other languages, a rewording counts', () => {
    const plugin = {
      id: 'tea',
      messages: { label: 'Tea', price: 'Price', cake: 'Cake' },
      languages: { it: { label: 'Tè', price: 'Prezzo', later: 'Dopo' } },
    }
    const { text, add } = createCatalogue([plugin], { 'tea.price': 'Costo' }, 'it-CH')
    add('tea', { later: 'Later' })
    const keys = ['label', 'price', 'cake', 'later']
    expect(keys.map((key) => text(`tea.${key}`))).to.deep.equal(['Tè', 'Costo', 'Cake', 'Dopo'])
  })

  it('a plugin’s language with a region takes precedence over the language alone', () => {
    const languages = { pt: { menu: 'Ementa' }, 'pt-BR': { menu: 'Cardápio' }, 'zh-Hant': { menu: '菜單' } }
    const menu = (locale: string) =>
      createCatalogue([{ id: 'tea', messages: { menu: 'Menu' }, languages }], {}, locale).text('tea.menu')
    expect(['pt-BR', 'pt-PT', 'zh-Hant-TW', 'it'].map(menu)).to.deep.equal([
      'Cardápio',
      'Ementa',
      '菜單',
      'Menu',
    ])
  })

  it('an unknown key returns itself', () => {
    const { has, text } = catalogue({})
    expect(text('party.missing')).to.equal('party.missing')
    expect(has('party.missing')).to.equal(false)
  })
})

const amounts: [amount: number, currency: string, locale: string, text: string][] = [
  [16.95, 'EUR', 'en-IE', '€16.95'],
  [29.95, 'EUR', 'en-GB', '€29.95'],
  [5, 'GBP', 'en-IE', '£5'],
  [0, 'EUR', 'en-IE', '€0'],
  [2.5, 'EUR', 'en-IE', '€2.50'],
  [1400, 'EUR', 'en-IE', '€1,400'],
  [16.95, 'EUR', 'de-DE', '16,95\u00a0€'],
  [5, 'USD', 'en-CA', '$5'],
  [16.95, 'EUR', 'it-IT', '16,95\u00a0€'],
  [16.95, 'EUR', 'ar', '\u200f16.95\u00a0€'],
  [30, 'GBP', 'ar', '\u200f30\u00a0£'],
  [30, 'USD', 'ar', '\u200f30\u00a0$'],
  [30, 'AED', 'ar', '\u200f30\u00a0د.إ.\u200f'],
  [16.95, 'EUR', 'ar-EG', '\u200f١٦٫٩٥\u00a0€'],
]

describe('Money', () => {
  for (const [amount, currency, locale, text] of amounts) {
    it(`party.adults-terms: ${amount} ${currency} is "${text}" in ${locale}`, () => {
      expect(formatsIn(locale).money(amount, currency)).to.equal(text)
    })
  }
})
