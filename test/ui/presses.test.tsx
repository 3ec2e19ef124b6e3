import { expect } from 'chai'
import { atDetails, atComplete } from '../kit/booking'
import { renderPlugins, type Diner } from '../kit/diner'
import { form, threshold } from '../kit/stand-ins'
import { hangs } from '../kit/network'

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

  it('WCAG 2.4.3: Back and the edit links stay in the tab order meanwhile, and do nothing', async () => {
    const diner = await begins()
    await diner.presses('Complete Booking')
    for (const name of ['Back', 'Change your mind? Edit your booking']) {
      await diner.clicksAnyway('button', name)
      const button = diner.gets('button', name)
      expect([button.ariaDisabled, button.matches(':disabled')], name).to.deep.equal(['true', false])
      expect(document.activeElement, name).to.equal(button)
      const reason = document.getElementById(button.getAttribute('aria-describedby')!)!
      expect(reason.textContent, name).to.equal('Completing Booking...')
    }
    expect(diner.kernel.facts.detailsConfirmed).to.be.true
  })

  it('the details that are being sent cannot be edited, and say why', async () => {
    const diner = await begins()
    await diner.presses('Complete Booking')
    await diner.clicksAnyway('button', 'Edit your details')
    const edit = diner.gets('button', 'Edit your details')
    expect(document.activeElement).to.equal(edit)
    const reason = document.getElementById(edit.getAttribute('aria-describedby')!)!
    expect(reason.textContent).to.equal('Sending…')
    expect(diner.kernel.facts.detailsConfirmed).to.be.true
  })
})
