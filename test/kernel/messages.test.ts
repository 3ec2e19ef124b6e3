import { expect } from 'chai'
import type { Messages } from 'tavola'
import { createCatalogue } from '../../src/messages/catalogue'

const people = { one: '{count} person', other: '{count} people' }
const catalogue = (messages: Messages, rewordings: Messages = {}, locale = 'en-IE') =>
  createCatalogue([{ id: 'party', messages }], rewordings, locale)

describe('Messages', () => {
  it('section 2, summary bar: one person, several people', () => {
    const { text } = catalogue({ people })
    expect([1, 2, 14].map((count) => text('party.people', { count }))).to.deep.equal([
      '1 person',
      '2 people',
      '14 people',
    ])
  })

  it("contract, brand config: a plural follows the rules of the brand's language", () => {
    const polish = { one: '{count} osoba', few: '{count} osoby', other: '{count} osób' }
    const { text } = catalogue({ people: polish }, {}, 'pl')
    expect([1, 3, 5].map((count) => text('party.people', { count }))).to.deep.equal([
      '1 osoba',
      '3 osoby',
      '5 osób',
    ])
  })

  it('contract, brand config: a rewording replaces the text of its full key only', () => {
    const { text } = catalogue({ label: 'Kids Party', title: 'Party' }, { 'party.label': 'Birthday' })
    expect([text('party.label'), text('party.title')]).to.deep.equal(['Birthday', 'Party'])
  })

  it('contract of the catalogue: values are texts, never patterns; an unknown place stays as it is', () => {
    const { text } = catalogue({ hello: 'Hello {name} {other}' })
    expect(text('party.hello', { name: '$& {other}' })).to.equal('Hello $& {other} {other}')
  })

  it('contract of the catalogue: texts that arrive later are added, a rewording still counts', () => {
    const { add, text } = catalogue({}, { 'widget.leave': 'Go' })
    add('widget', { leave: 'Leave', stay: 'Stay' })
    expect([text('widget.leave'), text('widget.stay')]).to.deep.equal(['Go', 'Stay'])
  })

  it('contract, brand config: a plural follows the one number of a text that has another name', () => {
    const { text } = catalogue({ wait: { one: '{price}, {hours} hour', other: '{price}, {hours} hours' } })
    const waits = [1, 48, 2.5].map((hours) => text('party.wait', { price: '€5', hours }))
    expect(waits).to.deep.equal(['€5, 1 hour', '€5, 48 hours', '€5, 2.5 hours'])
  })

  it('contract, brand config: a plural follows a number, not a text of digits, and none of it too', () => {
    const free = { zero: '{venue}: none', one: '{venue}: one', other: '{venue}: {tables}' }
    const { text } = catalogue({ free }, {}, 'ar')
    const said = [0, 1, 5].map((tables) => text('party.free', { venue: '1847', tables }))
    expect(said).to.deep.equal(['1847: none', '1847: one', '1847: 5'])
  })

  it('contract, brand config: numbers are as the locale writes them, and texts as they are', () => {
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

  it('contract, brand config: a plugin adds its texts in other languages, a rewording counts', () => {
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

  it('contract, brand config: a plugin’s language with a region goes before the language alone', () => {
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

  it('contract of the catalogue: an unknown key answers with itself', () => {
    const { has, text } = catalogue({})
    expect(text('party.missing')).to.equal('party.missing')
    expect(has('party.missing')).to.equal(false)
  })
})
