import { expect } from 'chai'
import { anna, atDetails } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { enquiry, form, threshold } from '../kit/stand-ins'

const edit = 'Change your mind? Edit your booking'
const type = 'Choose Booking Type'
const customer = { ...anna, optIn: true }
const alone = { plugins: [threshold, form], first: { ...atDetails, customer } }
const choosing = {
  plugins: [threshold, form, enquiry],
  first: { ...atDetails, journey: 'Booking', customer },
}

describe('ui: the links that edit the choice', () => {
  afterEach(removeWidget)

  it(`section 4, "Restart": "${edit}" leads to step 1 with the choices kept`, async () => {
    const diner = await renderWidget(alone)
    await diner.presses(edit)
    await diner.finds('heading', 'Welcome')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30', guests: 2 })
    expect(diner.kernel.facts.venue?.id).to.equal('cork')
  })

  it(`section 4, "Restart": "${edit}" clears the consents and keeps the details`, async () => {
    const diner = await renderWidget(alone)
    await diner.presses(edit)
    expect(diner.kernel.facts.customer).to.deep.equal({ ...anna, optIn: false, consent: false })
  })

  it(`section 2, "Edit links": "${type}" returns to the journey choice`, async () => {
    const diner = await renderWidget(choosing)
    await diner.presses(type)
    await diner.finds('heading', 'Welcome')
    expect(diner.kernel.facts.journey).to.equal(null)
  })

  it(`section 4, "Restart": "${type}" clears the consents too, and takes the banner along`, async () => {
    const diner = await renderWidget(choosing)
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses(type)
    expect(diner.kernel.facts.customer).to.deep.equal({ ...anna, optIn: false, consent: false })
    expect(diner.has('alert')).to.be.false
  })

  it(`section 2, "Edit links": "${type}" is there on step 1 too, once one is chosen`, async () => {
    const diner = await renderWidget({ ...choosing, first: { journey: 'Booking' } })
    await diner.presses(type)
    expect(diner.kernel.facts.journey).to.equal(null)
    expect(diner.has('button', type)).to.be.false
  })

  const without = [
    { when: 'the brand offers one journey', options: alone },
    {
      when: 'the host locks the journey',
      options: { ...choosing, first: { ...choosing.first, journeyLocked: true } },
    },
  ]
  for (const { when, options } of without) {
    it(`section 2, "Edit links": "${type}" is absent when ${when}`, async () => {
      const diner = await renderWidget(options)
      await diner.finds('button', edit)
      expect(diner.has('button', type)).to.be.false
    })
  }
})
