import { expect } from 'chai'
import adultsParty from '../../../plugins/adults-party'
import { venue } from '../../kit/fixtures'
import { describeParty, renderParty, type Party } from '../party'

const party: Party = {
  plugin: adultsParty,
  journey: 'AdultsPartyEnquiry',
  alias: 'AdultPMP',
  guests: { adults: 8, children: 0 },
  minimumOf: 'adults',
  occasion: 'Adults Pizza Making Party',
  occasionKeys: ['pmpAdultOccasionName', 'pmpKidsOccasionName'],
  termsTitle: 'Adult Pizza Making Parties',
  terms: [
    '€29.95 per person',
    'Minimum 8 guests',
    'A 2.5 hour room',
    '€5 per person non-refundable deposit',
    'Guest numbers must be confirmed 48 hours before',
  ],
  afterClockChange: ['2026-10-26', 'Saturday 24 October, 13:00'],
}

describeParty(party)

describe('adults-party: its numbers', () => {
  it('a brand’s appear in the panel and in the terms', async () => {
    const own = { price: 30, deposit: 7.5, minimum: 10, hours: 3, noticeHours: 24 }
    const { lines, terms } = await renderParty(party, { own, brand: { currency: 'GBP' } })
    expect(await lines()).to.deep.equal([
      'Guests | at least 10',
      '10 people at £30 | £300',
      'Deposit at £7.50 each | £75 | to hold your party, non-refundable',
      'Your room | 3 hours',
      'You can change numbers until | Friday 27 November, 19:30',
    ])
    expect(terms).to.deep.equal([
      '£30 per person',
      'Minimum 10 guests',
      'A 3 hour room',
      '£7.50 per person non-refundable deposit',
      'Guest numbers must be confirmed 24 hours before',
    ])
  })

  it('a 0 is not mentioned', async () => {
    const own = { price: 0, deposit: 0, hours: 0, noticeHours: 0 }
    const { lines, terms } = await renderParty(party, { own })
    expect(await lines()).to.deep.equal(['Guests | at least 8'])
    expect(terms).to.deep.equal(['Minimum 8 guests'])
  })

  it('1 is singular', async () => {
    const own = { minimum: 1, hours: 1, noticeHours: 1 }
    const first = { adults: 0, date: null, time: null }
    const { diner, lines, terms } = await renderParty(party, { own, first })
    expect(await lines()).to.include.members([
      'Your room | 1 hour',
      'You can change numbers until | 1 hour before',
    ])
    expect(diner.reads()).to.include('Parties need at least 1 guest.')
    await diner.sees(() => diner.kernel.choices.set({ adults: 1 }))
    expect(diner.reads()).to.include('1 person at €29.95')
    expect(terms).to.include.members(['Minimum 1 guest', 'Guest numbers must be confirmed 1 hour before'])
  })

  const own = { currency: 'USD' }
  const brand = { currency: 'GBP' }

  it('its own currency takes precedence over the brand’s', async () => {
    const { lines } = await renderParty(party, { own, brand })
    expect((await lines())[1]).to.equal('8 people at $29.95 | $239.60')
  })

  it('the restaurant’s currency takes precedence over both', async () => {
    const first = { venue: venue({ bookingConfiguration: { currency: 'DKK' } }) }
    const { lines } = await renderParty(party, { own, brand, first })
    expect((await lines())[1]).to.match(/^8 people at kr\s29\.95 /)
  })
})

const tooFew = 'Parties need at least 8 guests. You can still send your enquiry.'

describe('adults-party: the panel', () => {
  it('party.adults-terms: says what the party comes to and asks for', async () => {
    const { lines } = await renderParty(party)
    expect(await lines()).to.deep.equal([
      'Guests | at least 8',
      '8 people at €29.95 | €239.60',
      'Deposit at €5 each | €40 | to hold your party, non-refundable',
      'Your room | 2.5 hours',
      'You can change numbers until | Thursday 26 November, 19:30',
    ])
  })

  it('party.adults-terms: price and deposit are for each person, children too', async () => {
    const { lines } = await renderParty(party)
    for (const [people, name, price, deposit] of [
      [{ adults: 20 }, '20 people', '€599', '€100'],
      [{ adults: 7, children: 3 }, '10 people', '€299.50', '€50'],
      [{ adults: 100, children: 100 }, '200 people', '€5,990', '€1,000'],
    ] as const) {
      const [, total, kept] = await lines(people)
      expect(total).to.equal(`${name} at €29.95 | ${price}`)
      expect(kept, name).to.include(`| ${deposit} |`)
    }
  })

  it('in the money and numbers of the brand’s locale', async () => {
    const { lines } = await renderParty(party, { brand: { locale: 'de-DE' } })
    const [, price, , room] = await lines()
    expect(price?.replaceAll('\u00a0', ' ')).to.equal('8 people at 29,95 € | 239,60 €')
    expect(room).to.equal('Your room | 2,5 hours')
  })

  it('party.minimum, party.adults-terms: fewer than 8 guests get a note, and can still enquire', async () => {
    const { diner } = await renderParty(party, { first: { adults: 6, children: 1 } })
    expect(diner.reads()).to.include(tooFew)
    expect(diner.kernel.problems.at('details').size).to.equal(0)
    await diner.sees(() => diner.kernel.choices.set({ children: 2 }))
    expect(diner.reads()).to.not.include(tooFew)
  })

  it('party.adults-terms: fewer hear of the minimum first, and pay for it', async () => {
    const { lines } = await renderParty(party)
    for (const adults of [1, 5])
      expect((await lines({ adults })).slice(0, 3)).to.deep.equal([
        'Guests | at least 8',
        '8 people at €29.95 | €239.60',
        'Deposit at €5 each | €40 | to hold your party, non-refundable',
      ])
    expect(document.querySelector('.sheet h3')!.nextElementSibling!.textContent).to.equal(tooFew)
  })

  it('split.valid: while there is no number it gives the price of one', async () => {
    const { lines } = await renderParty(party)
    expect((await lines({ adults: 0 })).slice(1, 3)).to.deep.equal([
      'Each person | €29.95',
      'Deposit each | €5 | to hold your party, non-refundable',
    ])
  })
})
