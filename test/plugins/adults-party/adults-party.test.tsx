import { expect } from 'chai'
import adultsParty from '../../../plugins/adults-party'
import { anna, atDetails, atSlot } from '../../kit/booking'
import { renderWidget } from '../../kit/diner'
import { enquiryBody, venue } from '../../kit/fixtures'
import { enquiry, lobby, table } from '../../kit/stand-ins'

const create = 'POST /api/enquiries/create'

describe('adults-party: the journey', () => {
  const plugins = [lobby, enquiry, adultsParty]
  const party = { journey: 'AdultsPartyEnquiry', adults: 8, children: 0, customer: anna }

  /** The JSON that was sent, where the restaurant is configured so. */
  async function sent(bookingConfiguration: object = {}): Promise<string> {
    const first = { ...atDetails, ...party, venue: venue({ bookingConfiguration }) }
    const diner = await renderWidget({ plugins, first, answers: { [create]: enquiryBody('ME-1') } })
    await diner.presses('Send')
    return JSON.stringify(diner.network.sent(create)[0]!.body)
  }

  it('section 3, "Enquiry create payload": is sent to the byte, its guests apart', async () => {
    expect(await sent()).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1930","guests":8,"children":0,' +
        '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"| Source: Website","ocassionType":"Adults Pizza Making Party"}',
    )
  })

  for (const [named, occasion] of [
    ['Pizza Academy', 'Pizza Academy'],
    ['<b>Party</b>', '<b>Party</b>'],
    ['', 'Adults Pizza Making Party'],
    [null, 'Adults Pizza Making Party'],
  ] as const) {
    it(`section 3: pmpAdultOccasionName ${JSON.stringify(named)} sends "${occasion}"`, async () => {
      const body = await sent({ pmpAdultOccasionName: named, pmpKidsOccasionName: 'Another' })
      expect(JSON.parse(body)).to.have.property('ocassionType', occasion)
    })
  }

  for (const name of ['AdultsPartyEnquiry', 'AdultPMP']) {
    it(`decisions, "Names": hosts may say ${name}; section 4, "Journey defaults": 8 and 0`, async () => {
      const diner = await renderWidget({ plugins })
      await diner.sees(() => diner.kernel.choices.choose(name))
      expect(diner.kernel.facts).to.include({ journey: 'AdultsPartyEnquiry', adults: 8, children: 0 })
    })
  }

  it('section 2, steps 6 and 7: has its own title', async () => {
    const diner = await renderWidget({ plugins, first: { ...atDetails, ...party } })
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.reads()).to.include('YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS')
    expect(diner.kernel.texts.journey('confirmedTitle')).to.equal(
      'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS',
    )
  })

  it('contract, section 3: its button is named as specified', async () => {
    const diner = await renderWidget({ plugins, brand: { journeys: ['Enquiry', 'AdultsPartyEnquiry'] } })
    expect(diner.kernel.journeys.buttons.map(({ label }) => label)).to.include(
      'Adults Pizza Making Party Enquiry',
    )
  })

  it('section 4, "Continue"; section 5, "Date": asks for 48 hours of notice, and for no check', async () => {
    const { kernel } = await renderWidget({ plugins })
    expect(kernel.journeys.find('AdultsPartyEnquiry')).to.include({
      noticeHours: 48,
      splitGuests: true,
      unchecked: true,
    })
  })

  it('section 2, "Terms popup"; section 9, "Party terms": its terms are there in every journey', async () => {
    const diner = await renderWidget({ plugins, first: { ...atSlot, journey: 'Enquiry' } })
    const section = await diner.finds('region', 'Adult Pizza Making Parties')
    await diner.finds('list', /^$/)
    expect([...section.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      '€29.95 per person',
      'Minimum 8 guests',
      'A 2.5 hour room',
      '€5 per person non-refundable deposit',
      'Guest numbers must be confirmed 48 hours before',
    ])
  })
})

describe('adults-party: its numbers', () => {
  const party = { ...atSlot, journey: 'AdultsPartyEnquiry', adults: 8, children: 0 }
  const plugins = [lobby, table, enquiry, adultsParty]

  async function sees(own: Record<string, unknown>, brand: object = {}, first: object = party) {
    const options = { 'adults-party': own }
    const diner = await renderWidget({ plugins, brand: { ...brand, options }, first })
    const panel = await diner.finds('group', 'Your party')
    const terms = await diner.finds('list', /^$/)
    const lines = [...panel.querySelectorAll('dl > *')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent).join(' | '),
    )
    return { diner, lines, terms: [...terms.children].map(({ textContent }) => textContent) }
  }

  it('a brand’s appear in the panel and in the terms', async () => {
    const own = { price: 30, deposit: 7.5, minimum: 10, hours: 3, noticeHours: 24 }
    const { lines, terms } = await sees(own, { currency: 'GBP' })
    expect(lines).to.deep.equal([
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
    const { lines, terms } = await sees({ price: 0, deposit: 0, hours: 0, noticeHours: 0 })
    expect(lines).to.deep.equal(['Guests | at least 8'])
    expect(terms).to.deep.equal(['Minimum 8 guests'])
  })

  it('1 is singular', async () => {
    const own = { minimum: 1, hours: 1, noticeHours: 1 }
    const { diner, lines, terms } = await sees(own, {}, { ...party, adults: 0, date: null, time: null })
    expect(lines).to.include.members(['Your room | 1 hour', 'You can change numbers until | 1 hour before'])
    expect(diner.reads()).to.include('Parties need at least 1 guest.')
    await diner.sees(() => diner.kernel.choices.set({ adults: 1 }))
    expect(diner.reads()).to.include('1 person at €29.95')
    expect(terms).to.include.members(['Minimum 1 guest', 'Guest numbers must be confirmed 1 hour before'])
  })

  it('its own currency takes precedence over the brand’s', async () => {
    expect((await sees({ currency: 'USD' }, { currency: 'GBP' })).lines[1]).to.equal(
      '8 people at $29.95 | $239.60',
    )
  })

  it('decisions, "Booking": the restaurant’s currency takes precedence over both', async () => {
    const venue = { ...party.venue!, bookingConfiguration: { currency: 'DKK' } }
    const { lines } = await sees({ currency: 'USD' }, { currency: 'GBP' }, { ...party, venue })
    expect(lines[1]).to.match(/^8 people at kr\s29\.95 /)
  })

  it('it starts with its minimum of guests, and with its notice', async () => {
    const { diner } = await sees({ minimum: 12, noticeHours: 72 })
    diner.kernel.choices.choose(null)
    diner.kernel.choices.choose('AdultsPartyEnquiry')
    expect(diner.kernel.facts).to.include({ adults: 12, children: 0 })
    expect(diner.kernel.journeys.current.value?.noticeHours).to.equal(72)
  })
})

const tooFew = 'Parties need at least 8 guests. You can still send your enquiry.'

describe('adults-party: the panel', () => {
  const plugins = [lobby, table, enquiry, adultsParty]
  const party = { ...atSlot, journey: 'AdultsPartyEnquiry', adults: 8, children: 0 }

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
    expect(await lines()).to.deep.equal([
      'Guests | at least 8',
      '8 people at €29.95 | €239.60',
      'Deposit at €5 each | €40 | to hold your party, non-refundable',
      'Your room | 2.5 hours',
      'You can change numbers until | Thursday 26 November, 19:30',
    ])
  })

  it('section 9: price and deposit are for each person, children too', async () => {
    const lines = await plans()
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

  it('contract, "Brand config": in the money and numbers of the brand’s locale', async () => {
    const [, price, , room] = await (await plans({ locale: 'de-DE' }))()
    expect(price?.replaceAll('\u00a0', ' ')).to.equal('8 people at 29,95 € | 239,60 €')
    expect(room).to.equal('Your room | 2,5 hours')
  })

  it('section 9: the numbers can change until 48 hours before, named as far as day and time are chosen', async () => {
    const lines = await plans()
    for (const [chosen, says] of [
      [{ time: null }, 'Thursday 26 November'],
      [{ date: null, time: null }, '48 hours before'],
      [{ date: '2026-10-26', time: '12:00' }, 'Saturday 24 October, 13:00'],
    ] as const)
      expect((await lines(chosen))[4]).to.equal(`You can change numbers until | ${says}`)
  })

  it('section 9: fewer than 8 guests get a note, and can still enquire', async () => {
    const diner = await renderWidget({ plugins, first: { ...party, adults: 6, children: 1 } })
    await diner.finds('group', 'Your party')
    expect(diner.reads()).to.include(tooFew)
    expect(diner.kernel.problems.at('details').size).to.equal(0)
    await diner.sees(() => diner.kernel.choices.set({ children: 2 }))
    expect(diner.reads()).to.not.include(tooFew)
  })

  it('section 9, "minimum 8 guests": fewer hear of the minimum first, and pay for it', async () => {
    const lines = await plans()
    for (const adults of [1, 5])
      expect((await lines({ adults })).slice(0, 3)).to.deep.equal([
        'Guests | at least 8',
        '8 people at €29.95 | €239.60',
        'Deposit at €5 each | €40 | to hold your party, non-refundable',
      ])
    expect(document.querySelector('.sheet h3')!.nextElementSibling!.textContent).to.equal(tooFew)
  })

  it('section 5, "Split guests": while there is no number it gives the price of one', async () => {
    const lines = await plans()
    expect((await lines({ adults: 0 })).slice(1, 3)).to.deep.equal([
      'Each person | €29.95',
      'Deposit each | €5 | to hold your party, non-refundable',
    ])
  })

  it('section 2, step 6: is there too', async () => {
    const diner = await renderWidget({ plugins, first: { ...party, confirmed: true } })
    await diner.finds('heading', 'Your Enquiry Details')
    await diner.finds('group', 'Your party')
  })

  it('architecture, "inserts": in no other journey', async () => {
    const diner = await renderWidget({ plugins, first: { ...party, journey: 'Booking' } })
    await diner.finds('region', 'Adult Pizza Making Parties')
    expect(diner.reads()).to.not.include('Your party')
  })
})
