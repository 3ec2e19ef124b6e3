import { expect } from 'chai'
import kidsParty from '../../../plugins/kids-party'
import { anna, atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { enquiry, placesStep } from '../../kit/stand-ins'
import { create, describeParty, renderParty, type Party } from '../party'

const party: Party = {
  plugin: kidsParty,
  journey: 'KidsPartyEnquiry',
  alias: 'KidsPMP',
  guests: { adults: 1, children: 8 },
  minimumOf: 'children',
  occasion: 'Kids Pizza Making Party',
  occasionKeys: ['pmpKidsOccasionName', 'pmpAdultOccasionName'],
  termsTitle: 'Kids Pizza Making Parties',
  terms: [
    '€16.95 per child',
    'Minimum 8 children',
    'Up to 2 hours',
    'Minimum age 4',
    '€5 deposit',
    'Guest numbers must be confirmed 48 hours before',
    'Children aged 4-5 need 1 parent per 4 children',
    'Children aged 6-7 need 1 parent per 6 children',
    'Children aged 8-11 need 1 parent per 10 children',
  ],
  afterClockChange: ['2027-03-29', 'Saturday 27 March, 11:00'],
}

describeParty(party)

describe('kids-party: its numbers', () => {
  it('a brand’s age groups appear in the panel and in the terms', async () => {
    const supervision = [
      { from: 3, to: 3, children: 1 },
      { from: 4, to: 9, children: 5 },
    ]
    const { diner, terms } = await renderParty(party, { own: { supervision, age: 3 } })
    expect(diner.reads())
      .to.include('Adults needed')
      .and.include('For age 38 adults')
      .and.include('For ages 4 to 92 adults')
    expect(terms.slice(-2)).to.deep.equal([
      'Children aged 3 need 1 parent per child',
      'Children aged 4-9 need 1 parent per 5 children',
    ])
    expect(terms).to.include('Minimum age 3')
  })

  it('without age groups, an age and a deposit there is no text about them', async () => {
    const { diner, terms } = await renderParty(party, { own: { supervision: [], age: 0, deposit: 0 } })
    expect(diner.reads()).to.not.include('Adults needed').and.not.include('Deposit')
    expect(terms).to.deep.equal([
      '€16.95 per child',
      'Minimum 8 children',
      'Up to 2 hours',
      'Guest numbers must be confirmed 48 hours before',
    ])
  })

  it('a 0 is not mentioned, nor an age group that needs no adult', async () => {
    const supervision = [
      { from: 4, to: 5, children: 0 },
      { from: 6, to: 7, children: 6 },
    ]
    const { diner, terms } = await renderParty(party, {
      own: { price: 0, deposit: 0, hours: 0, age: 0, noticeHours: 0, supervision },
    })
    const names = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(names).to.deep.equal(['Children', 'For ages 6 to 7'])
    expect(diner.faults).to.deep.equal([])
    expect(terms).to.deep.equal(['Minimum 8 children', 'Children aged 6-7 need 1 parent per 6 children'])
  })

  it('1 is singular', async () => {
    const { diner } = await renderParty(party, { own: { minimum: 1 } })
    await diner.sees(() => diner.kernel.choices.set({ children: 1 }))
    expect(diner.reads()).to.include('1 child at €16.95')
  })

  it('plugin.fault: is sent without its panel and its terms where these do not come', async () => {
    const load = () => Promise.reject(new Error('lost'))
    const inserts = kidsParty.inserts!.map((insert) => ({ ...insert, load }))
    const first = { ...atSlot, ...party.guests, journey: party.journey, customer: anna }
    const diner = await renderPlugins({ plugins: [placesStep, enquiry, { ...kidsParty, inserts }], first })
    await diner.waits()
    expect(diner.faults).to.have.lengthOf(2)
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.presses('Send')
    expect(diner.network.sent(create)).to.have.lengthOf(1)
  })
})

const tooFew = 'Parties need at least 8 children. You can still send your enquiry.'

describe('kids-party: the panel', () => {
  it('party.kids-terms: says what the party comes to and asks for', async () => {
    const { lines } = await renderParty(party)
    expect((await lines()).slice(0, 6)).to.deep.equal([
      'Children | at least 8',
      '8 children at €16.95 | €135.60',
      'Deposit to hold your party | €5',
      'Length | up to 2 hours',
      'Minimum age | 4',
      'You can change numbers until | Thursday 26 November, 19:30',
    ])
  })

  it('party.kids-terms: the price is for each child', async () => {
    const { lines } = await renderParty(party)
    for (const [children, name, sum] of [
      [8, '8 children', '€135.60'],
      [20, '20 children', '€339'],
      [100, '100 children', '€1,695'],
    ] as const)
      expect((await lines({ children }))[1]).to.equal(`${name} at €16.95 | ${sum}`)
  })

  it('in the money and dates of the brand’s locale', async () => {
    const { lines } = await renderParty(party, { brand: { locale: 'de-DE' } })
    const [, price, , , , change] = await lines()
    expect(price?.replaceAll('\u00a0', ' ')).to.equal('8 children at 16,95 € | 135,60 €')
    expect(change).to.match(/Donnerstag 26. November, 19:30$/)
  })

  it('party.supervision: by their age 4, 6 or 10 children need one adult, rounded up', async () => {
    const { lines } = await renderParty(party)
    for (const [children, needed] of [
      [1, [1, 1, 1]],
      [4, [1, 1, 1]],
      [5, [2, 1, 1]],
      [6, [2, 1, 1]],
      [7, [2, 2, 1]],
      [10, [3, 2, 1]],
      [11, [3, 2, 2]],
      [100, [25, 17, 10]],
    ] as const) {
      const shown = (await lines({ children, adults: 100 })).slice(6)
      const people = needed.map((count) => (count === 1 ? '1 adult' : `${count} adults`))
      const ages = ['4 to 5', '6 to 7', '8 to 11']
      expect(shown).to.deep.equal(ages.map((age, index) => `For ages ${age} | ${people[index]}`))
    }
  })

  it('party.supervision: notes for which ages there are too few', async () => {
    const { lines } = await renderParty(party)
    expect((await lines({ children: 13, adults: 2 })).slice(6)).to.deep.equal([
      "For ages 4 to 5 | 4 adults | 2 more than you've entered",
      "For ages 6 to 7 | 3 adults | 1 more than you've entered",
      'For ages 8 to 11 | 2 adults',
    ])
  })

  it('WCAG 4.1.3: missing adults are announced once, not with each added child', async () => {
    const { diner } = await renderParty(party, { first: { children: 8, adults: 2 } })
    expect(diner.heard).to.deep.equal([])
    for (const children of [9, 13]) await diner.sees(() => diner.kernel.choices.set({ children }))
    expect(diner.heard).to.deep.equal([
      "Adults needed: For ages 4 to 5, 3 adults, 1 more than you've entered",
    ])
  })

  it('party.kids-terms: fewer than 8 children get a note, and can still enquire', async () => {
    const { diner } = await renderParty(party, { first: { children: 7 } })
    expect(diner.reads()).to.include(tooFew)
    expect(diner.kernel.problems.at('details').size).to.equal(0)
    await diner.sees(() => diner.kernel.choices.set({ children: 8 }))
    expect(diner.reads()).to.not.include(tooFew)
  })

  it('WCAG 4.1.3: too few are announced when they are counted, once, and not with the page', async () => {
    const { diner } = await renderParty(party, { first: { children: 7 } })
    expect(diner.heard).to.not.include(tooFew)
    for (const children of [8, 7, 6]) await diner.sees(() => diner.kernel.choices.set({ children }))
    expect(diner.heard.filter((text) => text === tooFew)).to.have.length(1)
    // While a number is typed there is none.
    await diner.sees(() => diner.kernel.choices.set({ adults: 1, children: 8 }))
    await diner.sees(() => diner.kernel.choices.set({ adults: 0, children: 0 }))
    expect(diner.heard.filter((text) => text === tooFew)).to.have.length(1)
  })

  it('party.kids-terms: fewer hear of the minimum first, and pay for it', async () => {
    const { lines } = await renderParty(party)
    for (const children of [1, 5])
      expect((await lines({ children })).slice(0, 2)).to.deep.equal([
        'Children | at least 8',
        '8 children at €16.95 | €135.60',
      ])
    expect(document.querySelector('.sheet h3')!.nextElementSibling!.textContent).to.equal(tooFew)
  })

  it('split.valid: while there is no number it gives the price of one', async () => {
    const { lines } = await renderParty(party)
    const shown = await lines({ adults: 0, children: 0 })
    expect(shown[1]).to.equal('Each child | €16.95')
    expect(shown.slice(6)).to.deep.equal([
      'For ages 4 to 5 | 1 adult per 4',
      'For ages 6 to 7 | 1 adult per 6',
      'For ages 8 to 11 | 1 adult per 10',
    ])
  })
})
