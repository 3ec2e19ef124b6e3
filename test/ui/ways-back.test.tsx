import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { anna, atDetails, atComplete } from '../kit/booking'
import { renderPlugins, type Diner } from '../kit/diner'
import { later, hangs } from '../kit/network'
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

  it('back.keeps: the details are still there when the diner continues', async () => {
    const diner = await renderPlugins({ plugins, first })
    await diner.presses('Back')
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    expect(await diner.finds('textbox', 'First Name')).to.have.property('value', 'Anna')
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
  it(`edit.booking, restart.clears: "${edit}" restarts with the choices kept`, async () => {
    const diner = await renderPlugins(alone)
    await diner.presses(edit)
    await diner.finds('heading', 'Welcome')
    const { venue, date, time, guests } = diner.kernel.facts
    expect([venue?.id, date, time, guests]).to.deep.equal(['cork', '2026-11-28', '19:30', 2])
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

const table = { plugins: [threshold, form], first: atDetails }

/** Whether an Enter does anything there. */
async function enters(diner: Diner, field: string, repeat: boolean): Promise<boolean> {
  const target = await diner.finds('textbox', field)
  const enter = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
  await diner.sees(() => void target.dispatchEvent(enter))
  return !enter.defaultPrevented
}

describe('ui: a held Enter', () => {
  it('presses once: what it reveals needs its own press', async () => {
    const diner = await renderPlugins(table)
    expect(await enters(diner, 'Email', false)).to.be.true
    expect(await enters(diner, 'Email', true)).to.be.false
  })

  it('details.requests: makes line after line in the special requests', async () => {
    const diner = await renderPlugins(table)
    expect(await enters(diner, 'Special Requests', true)).to.be.true
  })
})

const create = 'POST /api/bookings/create'
const begins = () =>
  renderPlugins({ plugins: [threshold, form], first: atComplete, answers: { [create]: hangs } })

describe('ui: the button that sends', () => {
  it('keeps the focus during its request, says why it waits, and sends once', async () => {
    const diner = await begins()
    await diner.presses('Complete Booking')
    await diner.clicksAnyway('button', 'Complete Booking')
    const button = diner.gets('button', 'Complete Booking')
    expect(document.activeElement).to.equal(button)
    expect([button.ariaDisabled, button.ariaBusy]).to.deep.equal(['true', 'true'])
    expect(button.matches(':disabled')).to.be.false
    const reason = document.getElementById(button.getAttribute('aria-describedby')!)!
    expect(reason.textContent).to.equal('Sending…')
    expect(diner.network.sent(create)).to.have.length(1)
  })

  it('WCAG 2.4.3: the ways back stay in the tab order meanwhile, say why they wait, and do nothing', async () => {
    const diner = await begins()
    await diner.presses('Complete Booking')
    for (const [name, why] of [
      ['Back', 'Completing Booking...'],
      ['Change your mind? Edit your booking', 'Completing Booking...'],
      ['Edit your details', 'Sending…'],
    ] as const) {
      await diner.clicksAnyway('button', name)
      const button = diner.gets('button', name)
      expect([button.ariaDisabled, button.matches(':disabled')], name).to.deep.equal(['true', false])
      expect(document.activeElement, name).to.equal(button)
      const reason = document.getElementById(button.getAttribute('aria-describedby')!)!
      expect(reason.textContent, name).to.equal(why)
    }
    expect(diner.kernel.facts.detailsConfirmed).to.be.true
  })
})
