import '../../kit/dom'
import { expect } from 'chai'
import { addressOptions, attributeOptions, linkOptions, withValues } from '../../../src/host/options/texts'

function element(name: string, attributes: Readonly<Record<string, string>>) {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}

describe('Options that are written as text', () => {
  it('numbers are read as numbers, and what is none stays as it is', () => {
    const read = (guests: string) => withValues([['guests', guests]]).guests
    expect(['4', '14', '-1'].map(read)).to.deep.equal([4, 14, -1])
    for (const text of ['', '4.5', '4 guests', 'x4', '--4', ' 4']) expect(read(text), text).to.equal(text)
    expect(withValues([['adults', '3']])).to.deep.equal({ adults: 3 })
    expect(withValues([['children', '0']])).to.deep.equal({ children: 0 })
  })

  it('the id of a restaurant, a day and a time are texts', () => {
    const texts = { venueId: '7', date: '2026-12-24', time: '19:30', nonce: 'true' }
    expect(withValues(Object.entries(texts))).to.deep.equal(texts)
  })

  it('a brand is JSON, or the name of one', () => {
    const read = (brand: string) => withValues([['brand', brand]]).brand
    expect(read(' {"title": "Roma"} ')).to.deep.equal({ title: 'Roma' })
    for (const text of ['roma', '{"title": ', '"roma"', '7']) expect(read(text), text).to.equal(text)
    expect(withValues([['venueId', '{}']])).to.deep.equal({ venueId: '{}' })
  })

  it('what is no text, and what is no option, stays as it is', () => {
    const values = { guests: true, brand: { title: 'Roma' }, unknown: 'true' }
    expect(withValues(Object.entries(values))).to.deep.equal(values)
  })

  it('the script tag’s options begin with "data-", and other attributes are not ours', () => {
    const tag = element('script', {
      'data-venue-id': 'cork',
      'data-container': '#book',
      'data-cfasync': 'false',
      guests: '4',
    })
    expect(attributeOptions(tag)).to.deep.equal({ venueId: 'cork' })
  })

  it('an element’s attributes are its options, in kebab case', () => {
    const attributes = { 'read-only-location': '', container: '#book', class: 'x', 'data-guests': '4' }
    expect(attributeOptions(element('div', attributes))).to.deep.equal({ readOnlyLocation: true })
  })

  it('prefill: a link’s attributes are options, and an unknown one keeps its name', () => {
    expect(
      linkOptions({ tavolaVenue: 'cork', tavolaGuests: '4', tavolaHour: '19', other: 'x', venue: 'x' }),
    ).to.deep.equal({ venueId: 'cork', guests: 4, 'data-tavola-hour': '19' })
  })

  it('a link without a restaurant leaves the choice to the diner', () => {
    for (const tavolaVenue of ['', undefined])
      expect(linkOptions({ tavolaVenue, tavolaDate: '2026-12-24' })).to.deep.equal({ date: '2026-12-24' })
  })

  it('prefill: the address’s options begin with "tavola-", and the page’s own parameters are not ours', () => {
    const search = '?tavola-venue=cork&guests=3&utm=tavola-date&tavola-adults=2&tavola-email=x'
    expect(addressOptions(search)).to.deep.equal({ venueId: 'cork', adults: 2, 'tavola-email': 'x' })
    expect(addressOptions('')).to.deep.equal({})
  })
})
