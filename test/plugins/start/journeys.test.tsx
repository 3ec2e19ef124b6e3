import { expect } from 'chai'
import type { AnyPlugin } from 'tavola'
import start from '../../../plugins/start'
import { anna, atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { enquiry, party, table } from '../../kit/stand-ins'

const plugins = [start, table, enquiry, party]
const cork = venue()
const partyLabel = 'Kids Pizza Making Party Enquiry'

describe('start: the journey choice', () => {
  it('brand.journeys: its buttons are in the brand’s order', async () => {
    const diner = await renderPlugins({ plugins, brand: { journeys: ['KidsPartyEnquiry', 'Booking'] } })
    await diner.finds('button', 'Book a Table')
    const buttons = diner.within('group', 'What would you like to do?').getsAll('button')
    expect(buttons.map(({ textContent }) => textContent)).to.deep.equal([partyLabel, 'Book a Table'])
  })

  it('start.order: the date waits for it', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: cork } })
    await diner.finds('button', 'Book a Table')
    expect(diner.isEnabled('button', /^Date/)).to.be.false
    await diner.presses('Book a Table')
    expect(diner.isEnabled('button', /^Date/)).to.be.true
  })

  it('journey.chosen: the guests are the chosen journey’s', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: cork } })
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
    it(`host.locked-journey, journey.choice: is not shown when ${when}`, async () => {
      const diner = await renderPlugins({ plugins, ...options })
      await diner.finds('heading', 'Find your table')
      expect(diner.has('button', 'Book a Table')).to.be.false
    })
  }

  it('the title is the chosen journey’s own, if it has one', async () => {
    const planned: AnyPlugin = { ...party, messages: { label: partyLabel, startTitle: 'Plan a party' } }
    const diner = await renderPlugins({
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

  it('journey.choice: without options the brand’s first journey is the one taken', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: venue({ showJourneyOptions: false }) } })
    await diner.finds('button', /^Date/)
    expect(diner.isEnabled('button', /^Date/)).to.be.true
  })

  it('the focus goes on to the date', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: venue() } })
    await diner.presses('Book a Table')
    expect(document.activeElement).to.equal(diner.gets('button', /^Date/))
  })

  it('the focus goes to the title while there is no restaurant', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.presses('Book a Table')
    expect(document.activeElement).to.equal(diner.gets('heading', 'Find your table'))
  })

  it('with “Choose Booking Type” the focus goes back to the journeys', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: venue(), journey: 'Booking' } })
    await diner.presses('Choose Booking Type')
    expect(document.activeElement).to.equal(diner.gets('button', 'Book a Table'))
  })
})

describe('start: once a journey is chosen', () => {
  const chosen = { plugins, first: { venue: cork, journey: 'Booking' } }

  it('back.step-1, edit.journey: "Choose Booking Type" is there on step 1 too', async () => {
    const diner = await renderPlugins(chosen)
    await diner.presses('Choose Booking Type')
    expect(diner.kernel.facts.journey).to.equal(null)
    expect(diner.has('button', 'Choose Booking Type')).to.be.false
  })

  it('restart.clears: it clears the consents too, and closes the banner', async () => {
    const customer = { ...anna, optIn: true }
    const diner = await renderPlugins({ ...chosen, first: { ...chosen.first, customer } })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses('Choose Booking Type')
    expect(diner.kernel.facts.customer).to.deep.equal({ ...anna, optIn: false, consent: false })
    expect(diner.has('alert')).to.be.false
  })

  it('it is the last line before Continue', async () => {
    const diner = await renderPlugins(chosen)
    const buttons = diner.getsAll('button').map(({ textContent }) => textContent)
    expect(buttons.slice(-2)).to.deep.equal(['Choose Booking Type', 'Continue'])
  })

  for (const { when, options } of [
    { when: 'the host locks the journey', options: { first: { ...chosen.first, journeyLocked: true } } },
    { when: 'the brand offers one journey', options: { brand: { journeys: ['Booking'] } } },
    {
      when: 'the venue’s showJourneyOptions is false',
      options: { first: { ...chosen.first, venue: venue({ showJourneyOptions: false }) } },
    },
  ]) {
    it(`back.step-1: it is absent when ${when}`, async () => {
      const diner = await renderPlugins({ ...chosen, ...options })
      await diner.finds('button', 'Continue')
      expect(diner.has('button', 'Choose Booking Type')).to.be.false
    })
  }
})

describe('start: the journey that the brand selects at start', () => {
  const chooses = (journey: string) => ({ brand: { options: { start: { journey } } } })
  const booking = { plugins, ...chooses('Booking') }
  const journeyEvents = (diner: Diner) => diner.events.filter(({ name }) => name === 'journey')

  it('journey.at-start: `options.start.journey` is selected at start, with its guests', async () => {
    const diner = await renderPlugins({ plugins, ...chooses('KidsPMP'), first: { venue: cork } })
    expect(diner.kernel.facts).to.include({ journey: 'KidsPartyEnquiry', adults: 1, children: 8 })
    expect(diner.has('group', 'What would you like to do?')).to.be.false
    expect(diner.isEnabled('button', /^Date/)).to.be.true
  })

  it('journey.at-start: left out, none is', async () => {
    const diner = await renderPlugins({ plugins })
    expect(diner.kernel.facts.journey).to.equal(null)
  })

  it('journey.at-start: is no choice of the diner’s, so it is no event', async () => {
    const diner = await renderPlugins(booking)
    expect(diner.kernel.facts.journey).to.equal('Booking')
    expect(journeyEvents(diner)).to.deep.equal([])
    await diner.presses(partyLabel)
    expect(journeyEvents(diner).map(({ detail }) => detail)).to.deep.equal([{ journey: 'KidsPartyEnquiry' }])
  })

  it('keeps the day, time and guests of the page', async () => {
    const prefill = { date: '2026-12-24', time: '19:30', guests: 4 }
    const diner = await renderPlugins({ ...booking, prefill })
    const { journey, date, wishedTime, guests } = diner.kernel.facts
    expect({ journey, date, wishedTime, guests }).to.deep.equal({
      journey: 'Booking',
      date: '2026-12-24',
      wishedTime: '19:30',
      guests: 4,
    })
  })

  it('is selected again after completion', async () => {
    const diner = await renderPlugins(booking)
    await diner.presses(partyLabel)
    await diner.sees(() => diner.kernel.navigation.complete())
    expect(diner.kernel.facts).to.include({ journey: 'Booking', adults: 2, children: 0 })
  })

  it('a journey of the page wins', async () => {
    for (const journeyLocked of [false, true]) {
      const diner = await renderPlugins({ ...booking, first: { journey: 'KidsPartyEnquiry', journeyLocked } })
      expect(diner.kernel.facts.journey).to.equal('KidsPartyEnquiry')
      removeWidget()
    }
    const diner = await renderPlugins(booking)
    await diner.sees(() => diner.kernel.choices.choose('KidsPartyEnquiry'))
    expect(diner.kernel.facts.journey).to.equal('KidsPartyEnquiry')
  })

  it('waits for a restaurant that shows the journeys', async () => {
    const hiding = venue({ showJourneyOptions: false })
    const diner = await renderPlugins({ ...booking, first: { venue: hiding } })
    expect(diner.kernel.facts.journey).to.equal(null)
    await diner.sees(() => diner.kernel.choices.set({ venue: cork }))
    expect(diner.kernel.facts.journey).to.equal('Booking')
  })

  it('one that does not exist is reported, and none is selected', async () => {
    const diner = await renderPlugins({ plugins, ...chooses('Bookings') })
    await diner.finds('button', 'Book a Table')
    expect(diner.kernel.facts.journey).to.equal(null)
    const [fault, ...more] = diner.faults
    expect(more).to.deep.equal([])
    expect(fault).to.include({ plugin: 'start', place: 'journey' })
    expect(String(fault!.error)).to.include('There is no journey "Bookings"')
  })

  it('name.journeys, name.date: the others are a quiet line at the end of step 1, by their names', async () => {
    const diner = await renderPlugins({ ...booking, first: { venue: cork } })
    expect(diner.reads()).to.include('Planning something else?')
    const buttons = diner.getsAll('button').map(({ textContent }) => textContent)
    expect(buttons.slice(-3)).to.deep.equal(['General Enquiry', partyLabel, 'Continue'])
    expect(diner.has('button', 'Book a Table')).to.be.false
    expect(diner.has('button', 'Choose Booking Type')).to.be.false
  })

  it('a press on another changes the journey with its guests, and the first is then in the line', async () => {
    const diner = await renderPlugins({ ...booking, first: { venue: cork } })
    await diner.presses(partyLabel)
    expect(diner.kernel.facts).to.include({ journey: 'KidsPartyEnquiry', adults: 1, children: 8 })
    expect(diner.has('button', partyLabel)).to.be.false
    // The pressed button is gone: the focus goes on to the next choice.
    expect(document.activeElement).to.equal(diner.gets('button', /^Date/))
    await diner.presses('Book a Table')
    expect(diner.kernel.facts).to.include({ journey: 'Booking', adults: 2, children: 0 })
  })

  it('edit.booking: from a later step, "Choose Booking Type" leads to all of them', async () => {
    const diner = await renderPlugins({
      ...booking,
      first: { ...atSlot, journey: 'Booking', confirmed: true },
    })
    await diner.presses('Choose Booking Type')
    expect(diner.kernel.facts.journey).to.equal(null)
    const buttons = diner.within('group', 'What would you like to do?').getsAll('button')
    expect(buttons).to.have.length(3)
  })
})

const group = {
  plugins: [start, table, enquiry],
  brand: { journeys: ['Booking'] },
  first: { ...atSlot, adults: -1, venue: venue({ bookingConfiguration: { 'step2-message': 'Hi' } }) },
}

describe('start: a group of 15 and more', () => {
  it('guests.group: becomes the brand’s group journey on Continue, without a check', async () => {
    const diner = await renderPlugins(group)
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.network.sent('GET /api/venues/searchavailability/*')).to.be.empty
  })

  it('guests.group: for that venue, date and time, still as -1', async () => {
    const diner = await renderPlugins(group)
    await diner.presses('Continue')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30', guests: -1 })
    expect(diner.kernel.facts.venue?.id).to.equal('cork')
  })

  it('summary.group: it reads "15+"', async () => {
    const diner = await renderPlugins(group)
    await diner.presses('Continue')
    expect(diner.reads()).to.include('Enquiry for Saturday 28 November at 19:30 for 15+ people')
  })

  it('back.keeps: Back returns with the group and every other choice intact', async () => {
    const diner = await renderPlugins(group)
    await diner.presses('Continue')
    await diner.presses('Back')
    expect(await diner.finds('combobox', 'Guests')).to.have.property('value', '-1')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30' })
  })

  it('after Back, a number that a table takes is a booking again', async () => {
    const diner = await renderPlugins(group)
    await diner.presses('Continue')
    await diner.presses('Back')
    await diner.selects('Guests', '4')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
  })

  it('time.slots: it may choose a time that only takes enquiries', async () => {
    const slots = [slotBody(1900), slotBody(2000, false, true), slotBody(2100, false)]
    const answers = { 'GET /api/sessions/availability/*': sessionsBody(slots) }
    const diner = await renderPlugins({ ...group, answers, first: { ...group.first, time: null } })
    await diner.finds('option', '20')
    expect(diner.offers('Hour')).to.deep.equal(['–', '19', '20'])
  })

  it('event.dom: the slot that Back returns to is not reported again', async () => {
    const diner = await renderPlugins({ ...group, first: { ...group.first, time: null } })
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.presses('Back')
    expect(diner.kernel.facts.time).to.equal('19:00')
    expect(diner.events.filter(({ name }) => name === 'slot')).to.have.lengthOf(1)
  })
})

describe('start: without the plugin booking', () => {
  it('leads any other journey to its steps', async () => {
    const diner = await renderPlugins({ plugins: [start, enquiry] })
    await diner.choosesTable()
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.faults).to.be.empty
  })
})
