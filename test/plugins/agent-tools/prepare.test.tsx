import { expect } from 'chai'
import { atComplete } from '../../kit/booking'
import type { Diner } from '../../kit/diner'
import { later, status } from '../../kit/network'
import { annas, dinner, meetsAssistant } from './setup'

const create = 'POST /api/bookings/create'
const notices = () => [...document.querySelectorAll('.agent-notice')].map(({ textContent }) => textContent)

/** Prepares the dinner with Anna's details. */
async function prepares(options?: Parameters<typeof meetsAssistant>[0]) {
  const met = await meetsAssistant(options)
  const answer = await met.calls('prepare_booking', { ...dinner, ...annas })
  return { ...met, answer }
}

const emailIn = (diner: Diner) => (diner.gets('textbox', 'Email') as HTMLInputElement).value
const agrees = (diner: Diner) => (diner.gets('checkbox', /terms/) as HTMLInputElement).checked

/** The diner agrees and sends. */
async function completes(diner: Diner): Promise<void> {
  await diner.ticks(/terms/)
  await diner.presses('Continue')
  await diner.presses('Complete Booking')
}

describe('agent-tools: a prepared booking', () => {
  it('card.no-show-fee: fills in the widget up to the details, names the terms, and sends nothing', async () => {
    const { diner, answer } = await prepares()
    expect(answer).to.include({ prepared: true, date: '2026-11-28', time: '19:30', guests: 2 })
    expect(answer).to.include({ noShowFeeUpTo: '£10', freeToCancelUntil: '2026-11-26 19:30' })
    expect(answer.next).to.match(/agrees to the terms, and continues to “Complete Booking”/)
    expect(diner.has('heading', 'Your Details')).to.equal(true)
    expect([emailIn(diner), agrees(diner)]).to.deep.equal(['anna@example.ie', false])
    expect(diner.network.sent('POST *')).to.deep.equal([])
    // What it filled in is marked, and heard once, until the diner agrees to it.
    expect(notices().join()).to.match(
      /assistant: table, first name, last name, email,? and telephone number\./,
    )
    expect(diner.heard.filter((line) => /Filled in by your assistant/.test(line))).to.have.length(1)
    await diner.ticks(/terms/)
    expect(notices()).to.be.empty
  })

  it('the diner’s own press sends it, and then the ticket has its reference', async () => {
    const { diner, calls } = await prepares()
    expect((await calls('read_ticket')).error).to.equal('noTicket')
    await diner.ticks(/terms/)
    await diner.presses('Continue')
    expect((await calls('booking_status')).next).to.match(/^The user presses “Complete Booking”/)
    expect(diner.network.sent(create)).to.have.length(0)
    await diner.presses('Complete Booking')
    expect(diner.network.sent(create)).to.have.length(1)
    const ticket = { confirmed: true, reference: 'MB-1234', date: '2026-11-28' }
    expect(await calls('read_ticket')).to.include(ticket)
    expect((await calls('prepare_booking', dinner)).error).to.equal('sent')
    expect(await calls('booking_status')).to.deep.include({ step: 'booked', missing: [] })
  })

  it('says of each field whether it is empty or not accepted, without reading it back', async () => {
    const { calls } = await meetsAssistant()
    const given = { ...dinner, email: 'nope', telephoneNumber: '+353 20 912 0107' }
    const missing = (await calls('prepare_booking', given)).missing as { field: string; message: string }[]
    expect(Object.fromEntries(missing.map(({ field, message }) => [field, message]))).to.include({
      firstName: 'Please enter your first name',
      email: 'Filled in, but not accepted. Ask the user for another one.',
      telephoneNumber: 'Filled in, but not accepted. Accepted countries: GB.',
    })
    expect(JSON.stringify(missing)).not.to.match(/nope|912/)
  })

  it('no personal data and no reference is read back of a booking that the diner made alone', async () => {
    const { diner, calls } = await meetsAssistant({ first: { ...atComplete, journey: 'Booking' } })
    const before = await calls('booking_status')
    expect(before.filledDetails).to.deep.equal(['firstName', 'lastName', 'email', 'telephoneNumber'])
    await diner.presses('Complete Booking')
    const ticket = await calls('read_ticket')
    expect(ticket.confirmed).to.equal(true)
    const { firstName, lastName, email, telephoneNumber } = atComplete.customer
    for (const text of [firstName, lastName, email, telephoneNumber, 'MB-1234'])
      expect(JSON.stringify([before, ticket])).not.to.include(text)
  })

  it('a detail that the diner typed stays, and no guess at it is confirmed', async () => {
    const { diner, calls } = await meetsAssistant()
    await calls('prepare_booking', dinner)
    await diner.fills('Email', 'own@example.ie')
    const answer = await calls('prepare_booking', { ...dinner, ...annas })
    expect(answer.keptAsTyped).to.deep.equal(['email'])
    expect(JSON.stringify(answer)).not.to.include('own@example.ie')
    expect(emailIn(diner)).to.equal('own@example.ie')
    const guess = await calls('prepare_booking', { ...dinner, email: 'own@example.ie' })
    expect(guess.keptAsTyped).to.deep.equal(['email'])
  })

  it('a detail of its own it may change, cleaned as the form’s, until the diner has corrected it', async () => {
    const { diner, calls } = await prepares()
    const given = { ...dinner, firstName: '\u202aAnna\ufffc', lastName: 'A\nB', email: 'ａ@b.ie' }
    for (let call = 0; call < 2; call++)
      expect(await calls('prepare_booking', given)).to.not.have.property('keptAsTyped')
    const cleaned = { firstName: 'Anna', lastName: 'A B', email: 'a@b.ie' }
    expect(diner.kernel.facts.customer).to.include(cleaned)
    await diner.fills('Email', 'a.byrne@example.ie')
    const answer = await calls('prepare_booking', { ...dinner, ...annas })
    expect([emailIn(diner), answer.keptAsTyped]).to.deep.equal(['a.byrne@example.ie', ['email']])
    expect(notices().join()).to.match(/assistant: table, first name, last name and telephone number\./)
  })

  it('a change after the diner has agreed takes the consent back and opens the details again', async () => {
    const { diner, calls } = await prepares()
    await diner.ticks(/terms/)
    await diner.presses('Continue')
    await calls('prepare_booking', { ...dinner, ...annas, lastName: 'Murphy' })
    expect([agrees(diner), diner.has('button', 'Complete Booking')]).to.deep.equal([false, false])
    expect(notices()).to.have.length(1)
  })

  it('a time that is not free changes nothing on the screen, and the free ones are named', async () => {
    const { diner, calls } = await meetsAssistant()
    const answer = await calls('prepare_booking', { ...dinner, time: '04:15' })
    expect(answer.error).to.equal('unavailable')
    expect(answer.free).to.include('19:30')
    expect(diner.kernel.facts.venue).to.equal(null)
  })

  it('continue.checks: a table that is gone by then is said, and stays chosen for the diner', async () => {
    const gone = { noAvailability: true, originalChoiceAvailable: false, venues: [] }
    const { diner, answer } = await prepares({ answers: { 'GET /api/venues/searchavailability/*': gone } })
    expect(answer.error).to.equal('unavailable')
    expect(diner.kernel.facts).to.include({ time: '19:30', confirmed: false })
  })

  for (const [what, input] of [
    ['a day that has passed', { journey: 'KidsPartyEnquiry', date: '2026-11-19' }],
    ['an unknown restaurant', { journey: 'KidsPartyEnquiry', restaurant: 'nowhere' }],
  ] as const)
    it(`a call that fails changes nothing, not the journey either: ${what}`, async () => {
      const { diner, calls } = await meetsAssistant({
        first: { ...atComplete, journey: 'Booking' },
        answers: { 'GET /api/venues/getbyid/nowhere': status(404) },
      })
      expect((await calls('prepare_booking', { ...dinner, ...input })).isError).to.equal(true)
      expect(diner.kernel.facts).to.include({ journey: 'Booking', confirmed: true, detailsConfirmed: true })
      expect(diner.kernel.facts.customer.consent).to.equal(true)
    })

  for (const [rule, input, counted] of [
    ['journey.defaults: guests may be adults and children, who', { adults: 3, children: 1 }, { guests: 4 }],
    [
      'journey.defaults: a party, which needs no free table,',
      { journey: 'KidsPartyEnquiry', adults: 2, children: 9 },
      { journey: 'KidsPartyEnquiry', adults: 2, children: 9 },
    ],
  ] as const)
    it(`${rule} is counted as its journey counts`, async () => {
      const { diner, calls } = await meetsAssistant()
      const answer = await calls('prepare_booking', { ...dinner, guests: undefined, ...input })
      expect(answer).to.include({ prepared: true, ...counted })
      expect(diner.kernel.facts).to.include({ ...counted, time: '19:30' })
    })

  it('another table than the one that it prepared is read without the reference', async () => {
    const { diner, calls } = await prepares()
    await diner.sees(() => diner.kernel.choices.set({ time: '20:00', confirmed: true }))
    await completes(diner)
    const ticket = await calls('read_ticket')
    expect(ticket).to.include({ confirmed: true, time: '20:00' }).and.not.have.property('reference')
  })

  it('a choice that the diner changes meanwhile is not replaced', async () => {
    const { answer: sessions, come } = later()
    const { diner, tools } = await meetsAssistant({ answers: { 'GET /api/sessions/*': sessions } })
    const answer = tools.get('prepare_booking')!.execute(dinner)
    await diner.waits()
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-12-01' }))
    come({ sessions: [{ title: 'Dinner', availability: [{ time: 1930, available: true }] }] })
    await diner.waits()
    expect(await answer).to.include({ error: 'changed' })
    expect(diner.kernel.facts.date).to.equal('2026-12-01')
  })

  it('after a POST that may have gone through, nothing is prepared over it; after a refusal it is', async () => {
    const { diner, calls } = await prepares({ answers: { [create]: status(503) } })
    await completes(diner)
    const { customer } = diner.kernel.facts
    expect((await calls('prepare_booking', { ...dinner, guests: 4 })).error).to.equal('sent')
    expect(diner.kernel.facts.customer).to.deep.equal(customer)
    diner.network.answer(create, status(400, { email: ['Please use another address'] }))
    await diner.presses('Send again')
    await diner.finds('text', 'Please use another address')
    const answer = await calls('prepare_booking', { ...dinner, email: 'anna.byrne@example.ie' })
    expect(answer.prepared).to.equal(true)
  })
})
