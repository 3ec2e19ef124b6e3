import { expect } from 'chai'
import kidsParty from '../../../plugins/kids-party'
import { anna, atDetails, atSlot } from '../../kit/booking'
import { renderWidget } from '../../kit/diner'
import { enquiryBody, venue } from '../../kit/fixtures'
import { enquiry, lobby, table } from '../../kit/stand-ins'

const create = 'POST /api/enquiries/create'

describe('kids-party: the journey', () => {
  const plugins = [lobby, enquiry, kidsParty]
  const party = { journey: 'KidsPartyEnquiry', adults: 1, children: 8, customer: anna }

  /** The JSON that was sent, where the restaurant is configured so. */
  async function sent(bookingConfiguration: object = {}): Promise<string> {
    const first = { ...atDetails, ...party, venue: venue({ bookingConfiguration }) }
    const diner = await renderWidget({ plugins, first, answers: { [create]: enquiryBody('ME-1') } })
    await diner.presses('Send')
    return JSON.stringify(diner.network.sent(create)[0]!.body)
  }

  it('section 3, "Enquiry create payload": is sent to the byte, its guests apart', async () => {
    expect(await sent()).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1930","guests":1,"children":8,' +
        '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"| Source: Website","ocassionType":"Kids Pizza Making Party"}',
    )
  })

  for (const [named, occasion] of [
    ['Pizza Academy', 'Pizza Academy'],
    ['<b>Party</b>', '<b>Party</b>'],
    ['', 'Kids Pizza Making Party'],
    [null, 'Kids Pizza Making Party'],
  ] as const) {
    it(`section 3: pmpKidsOccasionName ${JSON.stringify(named)} sends "${occasion}"`, async () => {
      const body = await sent({ pmpKidsOccasionName: named, pmpAdultOccasionName: 'Another' })
      expect(JSON.parse(body)).to.have.property('ocassionType', occasion)
    })
  }

  for (const name of ['KidsPartyEnquiry', 'KidsPMP']) {
    it(`decisions, "Names": hosts may say ${name}; section 4, "Journey defaults": 1 and 8`, async () => {
      const diner = await renderWidget({ plugins })
      await diner.sees(() => diner.kernel.choices.choose(name))
      expect(diner.kernel.facts).to.include({ journey: 'KidsPartyEnquiry', adults: 1, children: 8 })
    })
  }

  it('section 2, steps 6 and 7: has its own title', async () => {
    const diner = await renderWidget({ plugins, first: { ...atDetails, ...party } })
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.reads()).to.include('YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS')
    expect(diner.kernel.texts.journey('confirmedTitle')).to.equal(
      'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS',
    )
  })

  it('contract, section 3: its button is named as specified', async () => {
    const diner = await renderWidget({ plugins, brand: { journeys: ['Enquiry', 'KidsPartyEnquiry'] } })
    expect(diner.kernel.journeys.buttons.map(({ label }) => label)).to.include(
      'Kids Pizza Making Party Enquiry',
    )
  })

  it('section 4, "Continue"; section 5, "Date": asks for 48 hours of notice, and for no check', async () => {
    const { kernel } = await renderWidget({ plugins })
    expect(kernel.journeys.find('KidsPartyEnquiry')).to.include({
      noticeHours: 48,
      splitGuests: true,
      unchecked: true,
    })
  })

  it('section 2, "Terms popup"; section 9, "Party terms": its terms are there in every journey', async () => {
    const diner = await renderWidget({ plugins, first: { ...atSlot, journey: 'Enquiry' } })
    const section = await diner.finds('region', 'Kids Pizza Making Parties')
    await diner.finds('list', /^$/)
    expect([...section.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      '€16.95 per child',
      'Minimum 8 children',
      'Up to 2 hours',
      'Minimum age 4',
      '€5 deposit',
      'Guest numbers must be confirmed 48 hours before',
      'Children aged 4-5 need 1 parent per 4 children',
      'Children aged 6-7 need 1 parent per 6 children',
      'Children aged 8-11 need 1 parent per 10 children',
    ])
  })

  it('architecture, "Faults": is sent without its panel and its terms where these do not come', async () => {
    const load = () => Promise.reject(new Error('lost'))
    const inserts = kidsParty.inserts!.map((insert) => ({ ...insert, load }))
    const diner = await renderWidget({
      plugins: [lobby, enquiry, { ...kidsParty, inserts }],
      first: { ...atSlot, ...party },
    })
    await diner.waits()
    expect(diner.faults).to.have.lengthOf(2)
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.presses('Send')
    expect(diner.network.sent(create)).to.have.lengthOf(1)
  })
})

const first = { ...atSlot, journey: 'KidsPartyEnquiry', adults: 1, children: 8 }

async function sees(own: Record<string, unknown>) {
  const options = { 'kids-party': own }
  const diner = await renderWidget({ plugins: [lobby, table, enquiry, kidsParty], brand: { options }, first })
  await diner.finds('group', 'Your party')
  const terms = await diner.finds('list', /^$/)
  return { diner, terms: [...terms.children].map(({ textContent }) => textContent) }
}

describe('kids-party: its numbers', () => {
  it('a brand’s age groups appear in the panel and in the terms', async () => {
    const supervision = [
      { from: 3, to: 3, children: 1 },
      { from: 4, to: 9, children: 5 },
    ]
    const { diner, terms } = await sees({ supervision, age: 3 })
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
    const { diner, terms } = await sees({ supervision: [], age: 0, deposit: 0 })
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
    const { diner, terms } = await sees({
      price: 0,
      deposit: 0,
      hours: 0,
      age: 0,
      noticeHours: 0,
      supervision,
    })
    const names = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(names).to.deep.equal(['Children', 'For ages 6 to 7'])
    expect(diner.faults).to.deep.equal([])
    expect(terms).to.deep.equal(['Minimum 8 children', 'Children aged 6-7 need 1 parent per 6 children'])
  })

  it('1 is singular', async () => {
    const { diner } = await sees({ minimum: 1 })
    await diner.sees(() => diner.kernel.choices.set({ children: 1 }))
    expect(diner.reads()).to.include('1 child at €16.95')
  })

  it('it starts with its minimum of children', async () => {
    const { diner } = await sees({ minimum: 6 })
    diner.kernel.choices.choose(null)
    diner.kernel.choices.choose('KidsPartyEnquiry')
    expect(diner.kernel.facts).to.include({ adults: 1, children: 6 })
  })
})

const tooFew = 'Parties need at least 8 children. You can still send your enquiry.'

describe('kids-party: the panel', () => {
  const plugins = [lobby, table, enquiry, kidsParty]
  const party = { ...atSlot, journey: 'KidsPartyEnquiry', adults: 1, children: 8 }

  /** A diner of a party, and the panel's lines after each choice. */
  async function plans(brand: object = {}) {
    const diner = await renderWidget({ plugins, brand, first: party })
    const panel = await diner.finds('group', 'Your party')
    return async (choice: object = {}) => {
      await diner.sees(() => diner.kernel.choices.set(choice))
      return [...panel.querySelectorAll('dl > *')].map(({ children }) =>
        [...children].map(({ textContent }) => textContent).join(' | '),
      )
    }
  }

  it('section 9, "Party terms": says what the party comes to and asks for', async () => {
    const lines = await plans()
    expect((await lines()).slice(0, 6)).to.deep.equal([
      'Children | at least 8',
      '8 children at €16.95 | €135.60',
      'Deposit to hold your party | €5',
      'Length | up to 2 hours',
      'Minimum age | 4',
      'You can change numbers until | Thursday 26 November, 19:30',
    ])
  })

  it('section 9: the price is for each child', async () => {
    const lines = await plans()
    for (const [children, name, sum] of [
      [8, '8 children', '€135.60'],
      [20, '20 children', '€339'],
      [100, '100 children', '€1,695'],
    ] as const)
      expect((await lines({ children }))[1]).to.equal(`${name} at €16.95 | ${sum}`)
  })

  it('contract, "Brand config": in the money and dates of the brand’s locale', async () => {
    const [, price, , , , change] = await (await plans({ locale: 'de-DE' }))()
    expect(price?.replaceAll('\u00a0', ' ')).to.equal('8 children at 16,95 € | 135,60 €')
    expect(change).to.match(/Donnerstag 26. November, 19:30$/)
  })

  it('section 9: the numbers can change until 48 hours before, named as far as day and time are chosen', async () => {
    const lines = await plans()
    for (const [chosen, says] of [
      [{ time: null }, 'Thursday 26 November'],
      [{ date: null, time: null }, '48 hours before'],
      [{ date: '2027-03-29', time: '12:00' }, 'Saturday 27 March, 11:00'],
    ] as const)
      expect((await lines(chosen))[5]).to.equal(`You can change numbers until | ${says}`)
  })

  it('section 9, "Kids supervision": by their age 4, 6 or 10 children need one adult, rounded up', async () => {
    const lines = await plans()
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

  it('section 9, "Kids supervision": notes for which ages there are too few', async () => {
    const lines = await plans()
    expect((await lines({ children: 13, adults: 2 })).slice(6)).to.deep.equal([
      "For ages 4 to 5 | 4 adults | 2 more than you've entered",
      "For ages 6 to 7 | 3 adults | 1 more than you've entered",
      'For ages 8 to 11 | 2 adults',
    ])
  })

  it('WCAG 4.1.3: missing adults are announced once, not with each added child', async () => {
    const diner = await renderWidget({ plugins, first: { ...party, children: 8, adults: 2 } })
    await diner.finds('group', 'Your party')
    expect(diner.heard).to.deep.equal([])
    for (const children of [9, 13]) await diner.sees(() => diner.kernel.choices.set({ children }))
    expect(diner.heard).to.deep.equal([
      "Adults needed: For ages 4 to 5, 3 adults, 1 more than you've entered",
    ])
  })

  it('section 9: fewer than 8 children get a note, and can still enquire', async () => {
    const diner = await renderWidget({ plugins, first: { ...party, children: 7 } })
    await diner.finds('group', 'Your party')
    expect(diner.reads()).to.include(tooFew)
    expect(diner.kernel.problems.at('details').size).to.equal(0)
    await diner.sees(() => diner.kernel.choices.set({ children: 8 }))
    expect(diner.reads()).to.not.include(tooFew)
  })

  it('WCAG 4.1.3: too few are announced when they are counted, once, and not with the page', async () => {
    const diner = await renderWidget({ plugins, first: { ...party, children: 7 } })
    await diner.finds('group', 'Your party')
    expect(diner.heard).to.not.include(tooFew)
    for (const children of [8, 7, 6]) await diner.sees(() => diner.kernel.choices.set({ children }))
    expect(diner.heard.filter((text) => text === tooFew)).to.have.length(1)
    // While a number is typed there is none.
    await diner.sees(() => diner.kernel.choices.set({ adults: 1, children: 8 }))
    await diner.sees(() => diner.kernel.choices.set({ adults: 0, children: 0 }))
    expect(diner.heard.filter((text) => text === tooFew)).to.have.length(1)
  })

  it('section 9, "minimum 8 children": fewer hear of the minimum first, and pay for it', async () => {
    const lines = await plans()
    for (const children of [1, 5])
      expect((await lines({ children })).slice(0, 2)).to.deep.equal([
        'Children | at least 8',
        '8 children at €16.95 | €135.60',
      ])
    expect(document.querySelector('.sheet h3')!.nextElementSibling!.textContent).to.equal(tooFew)
  })

  it('section 5, "Split guests": while there is no number it gives the price of one', async () => {
    const lines = await (await plans())({ adults: 0, children: 0 })
    expect(lines[1]).to.equal('Each child | €16.95')
    expect(lines.slice(6)).to.deep.equal([
      'For ages 4 to 5 | 1 adult per 4',
      'For ages 6 to 7 | 1 adult per 6',
      'For ages 8 to 11 | 1 adult per 10',
    ])
  })

  it('section 2, step 6: is there too', async () => {
    const diner = await renderWidget({ plugins, first: { ...party, confirmed: true } })
    await diner.finds('heading', 'Your Enquiry Details')
    await diner.finds('group', 'Your party')
  })

  it('architecture, "inserts": in no other journey', async () => {
    const diner = await renderWidget({ plugins, first: { ...party, journey: 'Booking' } })
    await diner.finds('region', 'Kids Pizza Making Parties')
    expect(diner.reads()).to.not.include('Your party')
  })
})
