import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { anna, atDetails } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { later } from '../kit/network'
import { enquiry, form, page, threshold } from '../kit/stand-ins'

const plugins = [threshold, form]
const first = { ...atDetails, adults: 4, customer: anna }

describe('ui: Back', () => {
  it('back.shown: leads from the details to step 1', async () => {
    const diner = await renderPlugins({ plugins, first })
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
    expect(diner.has('button', 'Back')).to.be.false
  })

  it('back.keeps: keeps every choice', async () => {
    const diner = await renderPlugins({ plugins, first })
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

  it('back.keeps: the details are still there when the diner continues', async () => {
    const diner = await renderPlugins({ plugins, first })
    await diner.presses('Back')
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    expect(await diner.finds('textbox', 'First Name')).to.have.property('value', 'Anna')
  })

  it('waits while a booking is being sent', async () => {
    const diner = await renderPlugins({
      plugins,
      first: { ...first, detailsConfirmed: true },
      answers: { 'POST /api/bookings/create': () => new Promise(() => undefined) },
    })
    await diner.presses('Complete Booking')
    expect(diner.isEnabled('button', 'Back')).to.be.false
  })

  it('general-enquiry.optional: is absent, like the edit link, if it would lead nowhere', async () => {
    const { journey, ...rest } = enquiry
    const direct = definePlugin({
      ...rest,
      journey: { ...journey!, direct: true },
      steps: [{ id: 'ask', priority: 'flow', when: () => true, load: page('Ask') }],
    })
    const diner = await renderPlugins({ plugins: [threshold, direct] })
    await diner.finds('heading', 'Ask')
    expect(diner.has('button', 'Back') || diner.has('button', /Edit your booking/)).to.be.false
  })

  it('waits while the submission is being checked', async () => {
    const challenge = later()
    const beforeSubmit = () => challenge.answer() as Promise<boolean>
    const diner = await renderPlugins({
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

const edit = 'Change your mind? Edit your booking'
const type = 'Choose Booking Type'
const customer = { ...anna, optIn: true }
const alone = { plugins: [threshold, form], first: { ...atDetails, customer } }
const choosing = {
  plugins: [threshold, form, enquiry],
  first: { ...atDetails, journey: 'Booking', customer },
}

describe('ui: the links that edit the choice', () => {
  it(`edit.booking: "${edit}" leads to step 1 with the choices kept`, async () => {
    const diner = await renderPlugins(alone)
    await diner.presses(edit)
    await diner.finds('heading', 'Welcome')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30', guests: 2 })
    expect(diner.kernel.facts.venue?.id).to.equal('cork')
  })

  it(`restart.clears: "${edit}" clears the consents and keeps the details`, async () => {
    const diner = await renderPlugins(alone)
    await diner.presses(edit)
    expect(diner.kernel.facts.customer).to.deep.equal({ ...anna, optIn: false, consent: false })
  })

  it(`edit.journey, name.back-and-edit: "${type}" returns to the journey choice`, async () => {
    const diner = await renderPlugins(choosing)
    await diner.presses(type)
    await diner.finds('heading', 'Welcome')
    expect(diner.kernel.facts.journey).to.equal(null)
  })

  it(`restart.clears: "${type}" clears the consents too, and closes the banner`, async () => {
    const diner = await renderPlugins(choosing)
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses(type)
    expect(diner.kernel.facts.customer).to.deep.equal({ ...anna, optIn: false, consent: false })
    expect(diner.has('alert')).to.be.false
  })

  it(`edit.booking: the header of step 1 has none of them`, async () => {
    const diner = await renderPlugins({ ...choosing, first: { journey: 'Booking' } })
    await diner.finds('heading', 'Welcome')
    expect(diner.has('button')).to.be.false
  })

  const without = [
    { when: 'the brand offers one journey', options: alone },
    {
      when: 'the host locks the journey',
      options: { ...choosing, first: { ...choosing.first, journeyLocked: true } },
    },
  ]
  for (const { when, options } of without) {
    it(`edit.journey: "${type}" is absent when ${when}`, async () => {
      const diner = await renderPlugins(options)
      await diner.finds('button', edit)
      expect(diner.has('button', type)).to.be.false
    })
  }
})
