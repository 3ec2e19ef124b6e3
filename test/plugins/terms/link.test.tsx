import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import terms from '../../../plugins/terms'
import { anna, atDetails } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { page, threshold } from '../../kit/stand-ins'
import { readsTerms, seesConsent } from './reading'

describe('terms: the link in the consent', () => {
  afterEach(removeWidget)

  it('section 2, "Terms popup": is a control in the sentence, which the box is still named by', async () => {
    const diner = await seesConsent()
    const button = diner.gets('button', 'terms and conditions')
    expect(button).to.include({ type: 'button', ariaHasPopup: 'dialog' })
    expect(diner.has('checkbox', 'I agree to the terms and conditions and the privacy policy')).to.be.true
    expect(diner.has('link', 'terms and conditions')).to.be.false
  })

  it('section 2, "Terms popup": opens the dialog, ticks nothing, and keeps what was typed', async () => {
    const diner = await seesConsent()
    await diner.fills('First Name', 'Anna')
    await diner.presses('terms and conditions')
    await diner.finds('dialog', 'Terms and conditions')
    await diner.presses('Close')
    expect(diner.gets('checkbox', /terms and conditions/)).to.have.property('checked', false)
    expect(diner.gets('textbox', 'First Name')).to.have.property('value', 'Anna')
  })

  it('section 2, "Terms popup": Enter on it opens the dialog and sends nothing', async () => {
    const diner = await seesConsent({ first: { ...atDetails, journey: 'Booking', customer: anna } })
    diner.gets('button', 'terms and conditions').focus()
    await diner.keys('{Enter}')
    await diner.finds('dialog', 'Terms and conditions')
    expect(diner.kernel.facts.detailsConfirmed).to.be.false
  })

  it('section 2, "Terms popup": works wherever a step has a place for it', async () => {
    const card = definePlugin({
      id: 'card',
      steps: [
        {
          id: 'card',
          priority: 'takeover',
          when: () => true,
          load: page('Card', () => <Place name="consent-link" fallback="the terms" />),
        },
      ],
    })
    const diner = await renderWidget({ plugins: [threshold, card, terms] })
    await diner.presses('terms and conditions')
    await diner.finds('dialog', 'Terms and conditions')
  })

  it('section 4, "Restart": a new start finds the dialog closed', async () => {
    const diner = await readsTerms()
    await diner.sees(() => diner.kernel.navigation.restart())
    expect(diner.has('dialog')).to.be.false
  })
})
