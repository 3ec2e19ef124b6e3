import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { anna, atDetails } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { later } from '../kit/network'
import { enquiry, form, page, threshold } from '../kit/stand-ins'

const plugins = [threshold, form]
const first = { ...atDetails, adults: 4, customer: anna }

describe('ui: Back', () => {
  afterEach(removeWidget)

  it('section 2, "Back button": leads from the details to step 1', async () => {
    const diner = await renderWidget({ plugins, first })
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
    expect(diner.has('button', 'Back')).to.be.false
  })

  it('decisions, "Step 1": keeps every choice', async () => {
    const diner = await renderWidget({ plugins, first })
    await diner.presses('Back')
    const { venue, date, time, guests, customer } = diner.kernel.facts
    expect({ venue, date, time, guests, customer }).to.deep.equal({
      venue: first.venue,
      date: '2026-11-28',
      time: '19:30',
      guests: 4,
      customer: anna,
    })
  })

  it('decisions, "Step 1": the kept details are there again on the way on', async () => {
    const diner = await renderWidget({ plugins, first })
    await diner.presses('Back')
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    expect(await diner.finds('textbox', 'First Name')).to.have.property('value', 'Anna')
  })

  it('waits while a booking is being sent', async () => {
    const diner = await renderWidget({
      plugins,
      first: { ...first, detailsConfirmed: true },
      answers: { 'POST /api/bookings/create': () => new Promise(() => undefined) },
    })
    await diner.presses('Complete Booking')
    expect(diner.isEnabled('button', 'Back')).to.be.false
  })

  it('decisions, "General enquiry": where it leads nowhere, neither it nor the edit link is there', async () => {
    const { journey, ...rest } = enquiry
    const direct = definePlugin({
      ...rest,
      journey: { ...journey!, direct: true },
      steps: [{ id: 'ask', priority: 'flow', when: () => true, load: page('Ask') }],
    })
    const diner = await renderWidget({ plugins: [threshold, direct] })
    await diner.finds('heading', 'Ask')
    expect(diner.has('button', 'Back') || diner.has('button', /Edit your booking/)).to.be.false
  })

  it('waits while it is decided whether to send', async () => {
    const challenge = later()
    const beforeSubmit = () => challenge.answer() as Promise<boolean>
    const diner = await renderWidget({
      plugins: [...plugins, { id: 'challenge', beforeSubmit }],
      first: { ...first, detailsConfirmed: true },
    })
    const alive = () => ['Back', 'Complete Booking'].map((name) => diner.isEnabled('button', name))
    await diner.presses('Complete Booking')
    expect(diner.gets('status').textContent).to.equal('Completing Booking...')
    expect(alive()).to.deep.equal([false, false])
    challenge.come(false)
    await diner.waits()
    expect(alive()).to.deep.equal([true, true])
  })
})
