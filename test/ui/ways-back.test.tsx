import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { anna, atComplete } from '../kit/booking'
import { renderPlugins, type Diner } from '../kit/diner'
import { later, hangs } from '../kit/network'
import { enquiry, form, page, threshold } from '../kit/stand-ins'
import { descriptionOf, fails, focused, opens, opensAsAnna } from './set-up'

describe('ui: Back', () => {
  it('back.shown, back.keeps: leads from the details to step 1, and they are kept', async () => {
    const diner = await opensAsAnna()
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
    expect(diner.has('button', 'Back')).to.be.false
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    expect(await diner.finds('textbox', 'First Name')).to.have.property('value', 'Anna')
  })

  it('general-enquiry.optional: is absent, like the edit link, if it would lead nowhere', async () => {
    const journey = { ...enquiry.journey!, direct: true } as const
    const steps = [{ id: 'ask', priority: 'flow', when: () => true, load: page('Ask') }] as const
    const direct = definePlugin({ ...enquiry, journey, steps })
    const diner = await renderPlugins({ plugins: [threshold, direct] })
    await diner.finds('heading', 'Ask')
    expect(diner.has('button', 'Back') || diner.has('button', /Edit your booking/)).to.be.false
  })

  it('waits while the submission is being checked', async () => {
    const challenge = later()
    const beforeSubmit = () => challenge.answer() as Promise<boolean>
    const diner = await opens({ first: atComplete }, { id: 'challenge', beforeSubmit })
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

describe('ui: the links that edit the choice', () => {
  const customer = { ...anna, optIn: true }
  const withoutConsents = { ...anna, optIn: false, consent: false }
  const first = { journey: 'Booking', customer }
  const plugins = [threshold, form, enquiry]

  it(`edit.booking, restart.clears: "${edit}" restarts with the choices kept`, async () => {
    const diner = await opens({ first: { customer } })
    await diner.presses(edit)
    await diner.finds('heading', 'Welcome')
    const { venue, date, time, guests } = diner.kernel.facts
    expect([venue?.id, date, time, guests]).to.deep.equal(['cork', '2026-11-28', '19:30', 2])
    expect(diner.kernel.facts.customer).to.deep.equal(withoutConsents)
  })

  it(`edit.journey, name.back-and-edit, restart.clears: "${type}" leads to the journeys`, async () => {
    const diner = await opens({ plugins, first })
    await fails(diner)
    await diner.presses(type)
    await diner.finds('heading', 'Welcome')
    const { journey, customer } = diner.kernel.facts
    expect({ journey, customer }).to.deep.equal({ journey: null, customer: withoutConsents })
    expect(diner.has('alert')).to.be.false
  })

  it('edit.booking: the header of step 1 has none of them', async () => {
    const diner = await opens({ plugins, first: { ...first, confirmed: false } })
    await diner.finds('heading', 'Welcome')
    expect(diner.has('button')).to.be.false
  })

  for (const [when, options] of [
    ['the brand offers one journey', { first: { customer } }],
    ['the host locks the journey', { plugins, first: { ...first, journeyLocked: true } }],
  ] as const)
    it(`edit.journey: "${type}" is absent when ${when}`, async () => {
      const diner = await opens(options)
      await diner.finds('button', edit)
      expect(diner.has('button', type)).to.be.false
    })
})

describe('ui: a held Enter', () => {
  /** Whether an Enter does anything there. */
  async function enters(diner: Diner, field: string, repeat: boolean): Promise<boolean> {
    const target = await diner.finds('textbox', field)
    const enter = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
    await diner.sees(() => void target.dispatchEvent(enter))
    return !enter.defaultPrevented
  }

  it('details.requests: presses once, and makes line after line in the special requests', async () => {
    const diner = await opens()
    expect(await enters(diner, 'Email', false)).to.be.true
    expect(await enters(diner, 'Email', true)).to.be.false
    expect(await enters(diner, 'Special Requests', true)).to.be.true
  })
})

const create = 'POST /api/bookings/create'

describe('ui: the button that sends', () => {
  it('WCAG 2.4.3: it and the ways back keep the focus meanwhile, say why they wait, and do nothing', async () => {
    const diner = await opens({ first: atComplete, answers: { [create]: hangs } })
    await diner.presses('Complete Booking')
    for (const [name, why] of [
      ['Complete Booking', 'Sending…'],
      ['Back', 'Completing Booking...'],
      [edit, 'Completing Booking...'],
      ['Edit your details', 'Sending…'],
    ] as const) {
      await diner.clicksAnyway('button', name)
      const button = diner.gets('button', name)
      expect([button.ariaDisabled, button.matches(':disabled')], name).to.deep.equal(['true', false])
      if (name === 'Complete Booking') expect(button.ariaBusy).to.equal('true')
      expect(focused(diner), name).to.equal(button)
      expect(descriptionOf(button), name).to.equal(why)
    }
    expect(diner.kernel.facts.detailsConfirmed).to.be.true
    expect(diner.network.sent(create)).to.have.length(1)
  })
})
