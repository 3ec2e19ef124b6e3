import { expect } from 'chai'
import type { AnyPlugin } from 'tavola'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { enquiry, party, table } from '../../kit/stand-ins'

const plugins = [start, table, enquiry, party]
const cork = venue()
const partyLabel = 'Kids Pizza Making Party Enquiry'

describe('start: the journey choice', () => {
  afterEach(removeWidget)

  it('contract, "Brand config": its buttons are in the brand’s order', async () => {
    const diner = await renderWidget({ plugins, brand: { journeys: ['KidsPartyEnquiry', 'Booking'] } })
    await diner.finds('button', 'Book a Table')
    const buttons = diner.within('group', 'What would you like to do?').getsAll('button')
    expect(buttons.map(({ textContent }) => textContent)).to.deep.equal([partyLabel, 'Book a Table'])
  })

  it('section 2, step 1: the date waits for it', async () => {
    const diner = await renderWidget({ plugins, first: { venue: cork } })
    await diner.finds('button', 'Book a Table')
    expect(diner.isEnabled('button', /^Date/)).to.be.false
    await diner.presses('Book a Table')
    expect(diner.isEnabled('button', /^Date/)).to.be.true
  })

  it('section 4, "Journey defaults": the guests are the chosen journey’s', async () => {
    const diner = await renderWidget({ plugins, first: { venue: cork } })
    await diner.presses(partyLabel)
    expect(diner.kernel.facts).to.include({ journey: 'KidsPartyEnquiry', adults: 1, children: 8 })
  })

  const hidden = [
    { when: 'one is chosen', options: { first: { venue: cork, journey: 'Booking' } } },
    { when: 'the brand offers one alone', options: { brand: { journeys: ['Booking'] } } },
    { when: 'the host locks it', options: { first: { journey: 'Booking', journeyLocked: true } } },
    {
      when: 'the venue’s showJourneyOptions is false',
      options: { first: { venue: venue({ showJourneyOptions: false }) } },
    },
  ]
  for (const { when, options } of hidden) {
    it(`section 2, step 1: is not shown when ${when}`, async () => {
      const diner = await renderWidget({ plugins, ...options })
      await diner.finds('heading', 'Find your table')
      expect(diner.has('button', 'Book a Table')).to.be.false
    })
  }

  it('the title is the chosen journey’s own, if it has one', async () => {
    const planned: AnyPlugin = { ...party, messages: { label: partyLabel, startTitle: 'Plan a party' } }
    const diner = await renderWidget({
      plugins: [start, table, enquiry, planned],
      brand: { messages: { 'start.title': 'A table by the sea' } },
      first: { venue: cork },
    })
    await diner.finds('heading', 'A table by the sea')
    await diner.presses(partyLabel)
    await diner.finds('heading', 'Plan a party')
    await diner.sees(() => diner.kernel.choices.choose('Booking'))
    await diner.finds('heading', 'A table by the sea')
  })

  it('section 2, step 1: without options the brand’s first journey is the one taken', async () => {
    const diner = await renderWidget({ plugins, first: { venue: venue({ showJourneyOptions: false }) } })
    await diner.finds('button', /^Date/)
    expect(diner.isEnabled('button', /^Date/)).to.be.true
  })

  it('the focus goes on to the date', async () => {
    const diner = await renderWidget({ plugins, first: { venue: venue() } })
    await diner.presses('Book a Table')
    expect(document.activeElement).to.equal(diner.gets('button', /^Date/))
  })

  it('the focus goes to the title while there is no restaurant', async () => {
    const diner = await renderWidget({ plugins })
    await diner.presses('Book a Table')
    expect(document.activeElement).to.equal(diner.gets('heading', 'Find your table'))
  })

  it('with “Choose Booking Type” the focus goes back to the journeys', async () => {
    const diner = await renderWidget({ plugins, first: { venue: venue(), journey: 'Booking' } })
    await diner.presses('Choose Booking Type')
    expect(document.activeElement).to.equal(diner.gets('button', 'Book a Table'))
  })
})

const group = {
  plugins: [start, table, enquiry],
  brand: { journeys: ['Booking'] },
  first: { ...atSlot, adults: -1, venue: venue({ bookingConfiguration: { 'step2-message': 'Hi' } }) },
}

describe('start: a group of 15 and more', () => {
  afterEach(removeWidget)

  it('decisions, "Step 1": becomes the brand’s group journey on Continue, without a check', async () => {
    const diner = await renderWidget(group)
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.network.sent('GET /api/venues/searchavailability/*')).to.be.empty
  })

  it('decisions, "Step 1": for that venue, date and time, still as -1', async () => {
    const diner = await renderWidget(group)
    await diner.presses('Continue')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30', guests: -1 })
    expect(diner.kernel.facts.venue?.id).to.equal('cork')
  })

  it('section 2, "Summary bar": it reads "15+"', async () => {
    const diner = await renderWidget(group)
    await diner.presses('Continue')
    expect(diner.reads()).to.include('Enquiry for Saturday 28 November at 19:30 for 15+ people')
  })

  it('decisions, "Step 1": Back returns with the group and every other choice intact', async () => {
    const diner = await renderWidget(group)
    await diner.presses('Continue')
    await diner.presses('Back')
    expect(await diner.finds('combobox', 'Guests')).to.have.property('value', '-1')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30' })
  })

  it('decisions, "Step 1": after Back, a number that a table takes is a booking again', async () => {
    const diner = await renderWidget(group)
    await diner.presses('Continue')
    await diner.presses('Back')
    await diner.selects('Guests', '4')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
  })

  it('section 2, "Time": it may choose a time that only takes enquiries', async () => {
    const slots = [slotBody(1900), slotBody(2000, false, true), slotBody(2100, false)]
    const answers = { 'GET /api/sessions/availability/*': sessionsBody(slots) }
    const diner = await renderWidget({ ...group, answers, first: { ...group.first, time: null } })
    await diner.finds('option', '20')
    expect(diner.offers('Hour')).to.deep.equal(['–', '19', '20'])
  })

  it('contract, "Events": the slot that Back returns to is not reported again', async () => {
    const diner = await renderWidget({ ...group, first: { ...group.first, time: null } })
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.presses('Back')
    expect(diner.kernel.facts.time).to.equal('19:00')
    expect(diner.events.filter(({ name }) => name === 'slot')).to.have.lengthOf(1)
  })
})

describe('start: without the plugin booking', () => {
  afterEach(removeWidget)

  it('architecture, "no plugin imports another": leads any other journey to its steps', async () => {
    const diner = await renderWidget({ plugins: [start, enquiry] })
    await diner.choosesTable()
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.faults).to.be.empty
  })
})
