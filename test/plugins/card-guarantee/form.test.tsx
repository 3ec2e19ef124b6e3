import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import plugin from '../../../plugins/card-guarantee'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { hangs } from '../../kit/network'
import { page } from '../../kit/stand-ins'
import { booking, create, meetsCard } from './setup'
import { atComplete } from '../../kit/booking'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

describe('card-guarantee: the form', () => {
  it('it says that nothing is booked yet, after a press on Complete Booking', async () => {
    const diner = await meetsCard()
    expect(diner.reads()).to.include('Nothing is booked yet: we need a card to hold this table.')
  })

  it('card.fields: gives each frame its name, and the field of each a label', async () => {
    const diner = await meetsCard()
    const { fields } = diner.braintree.fields().options
    const names = Object.values(fields).map(({ internalLabel, iframeTitle }) => [internalLabel, iframeTitle])
    expect(names).to.deep.equal([
      ['Card number', 'Card number'],
      ['Expiration date', 'Expiration date'],
      ['CVV', 'CVV'],
    ])
  })

  it('card.valid, card.invalid: pressed while invalid it warns, marks, and leads to the first field', async () => {
    const diner = await meetsCard()
    await diner.presses('Complete Booking')
    expect(diner.reads()).to.include('Please check the fields marked above.')
    for (const text of [
      'Please enter your card number',
      'Please enter the expiration date',
      'Please enter the CVV',
      'Please agree to the card guarantee terms',
    ])
      expect(diner.reads()).to.include(text)
    expect(diner.braintree.log).to.include('focus number').and.not.include('tokenize')
    expect(diner.nonces()).to.deep.equal([null])
  })

  it('card.valid: leads to the first field that is not right', async () => {
    const diner = await meetsCard()
    await diner.sees(() => diner.braintree.fields().types('number'))
    await diner.presses('Complete Booking')
    expect(diner.braintree.log.at(-1)).to.equal('focus expirationDate')
  })

  it('card.form, card.terms, card.valid: is not valid until the terms are ticked', async () => {
    const diner = await meetsCard()
    await diner.fillsCard()
    await diner.clicks('checkbox', /terms/)
    await diner.presses('Complete Booking')
    expect(diner.reads()).to.include('Please agree to the card guarantee terms')
    expect(document.activeElement).to.equal(diner.gets('checkbox', /terms/))
    const box = diner.gets('checkbox', /terms/)
    expect(box.ariaInvalid).to.equal('true')
    expect(document.getElementById(box.getAttribute('aria-describedby')!)!.textContent).to.equal(
      'Please agree to the card guarantee terms',
    )
    expect(diner.nonces()).to.deep.equal([null])
  })

  it('an error shows when its field is left, and goes once it is right', async () => {
    const diner = await meetsCard()
    expect(diner.reads()).not.to.include('card number again')
    await diner.sees(() => diner.braintree.fields().types('number', false))
    expect(diner.reads()).to.include('Enter your full card number').and.not.include('Please enter the CVV')
    await diner.sees(() => diner.braintree.fields().types('number'))
    expect(diner.reads()).not.to.include('Enter your full card number')
  })

  it('card.accessible: describes each field to a screen reader, in the group and inside the frame', async () => {
    const diner = await meetsCard()
    const fields = diner.braintree.fields()
    await diner.sees(() => fields.types('cvv', false))
    const group = diner.gets('group', 'CVV')
    expect(group.getAttribute('aria-invalid')).to.equal('true')
    const note = document.getElementById(group.getAttribute('aria-describedby')!)!
    expect(note.textContent).to.equal('Please check the CVV. It has 3 digits')
    expect([fields.attribute('cvv', 'aria-invalid'), fields.messages.cvv]).to.deep.equal([
      true,
      'Please check the CVV. It has 3 digits',
    ])
    await diner.sees(() => fields.types('cvv'))
    expect(note.textContent).to.include('CVV is complete')
    expect(diner.gets('status').textContent).to.include('CVV is complete')
    expect([fields.attribute('cvv', 'aria-invalid'), fields.messages.cvv]).to.deep.equal([false, ''])
  })

  it('card.accessible: marks a field that is right as valid, and as required', async () => {
    const fields = (await meetsCard()).braintree.fields()
    expect(fields.attribute('number', 'aria-invalid')).to.equal(false)
    expect(fields.attribute('number', 'aria-required')).to.equal(true)
  })

  it('step.card: says what the card is, and where its CVV is', async () => {
    const diner = await meetsCard()
    expect(diner.reads()).to.include('3 digits, on the back')
    expect(diner.reads(), 'while it may be one of two').to.not.include('Visa')
    await diner.sees(() => diner.braintree.fields().is('American Express', 4))
    expect(diner.reads()).to.include('American Express').and.include('4 digits, on the front')
    await diner.sees(() => diner.braintree.fields().types('cvv', false))
    expect(diner.reads()).to.include('Please check the CVV. It has 4 digits')
  })

  it('step.card: Enter in a frame sends it', async () => {
    const diner = await meetsCard()
    await diner.fillsCard()
    await diner.sees(() => diner.braintree.fields().tell('inputSubmitRequest', 'cvv'))
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('the button waits while a request runs, and only then; WCAG 2.4.3: it keeps the focus', async () => {
    const diner = await meetsCard()
    diner.network.answer(create, hangs)
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    await diner.sees(() => diner.braintree.fields().tell('inputSubmitRequest', 'cvv'))
    expect(diner.isEnabled('button', 'Complete Booking')).to.be.false
    expect(diner.gets('status').textContent).to.include('Completing Booking...')
    const button = diner.gets('button', 'Complete Booking')
    expect([button.matches(':disabled'), document.activeElement]).to.deep.equal([false, button])
    expect(diner.nonces()).to.have.lengthOf(2)
  })
})

/** What the step says of a booking. */
async function told(over: object) {
  const diner = await meetsCard({ first: { ...atComplete, ...over } })
  return diner.reads()
}

describe('card-guarantee: the no-show fee', () => {
  it('card.no-show-fee: is £5 a person, in money', async () => {
    expect(await told({ adults: 6 })).to.include('up to £5 × 6 = £30')
  })

  it('a brand’s fee, currency and deadline appear in every text about it', async () => {
    const options = { 'card-guarantee': { fee: 12.5, cancelHours: 24 } }
    const diner = await meetsCard({ brand: { currency: 'EUR', options } })
    expect(diner.reads())
      .to.include('up to €12.50 × 2 = €25')
      .and.include('cancel less than 24 hours before.')
      .and.include('Free to cancel until Friday 27 November at 19:30.')
  })

  it("without a deadline the fee is for diners who don't come; without a fee the deadline alone is named", async () => {
    const said = async (own: Record<string, unknown>) =>
      (await meetsCard({ brand: { options: { 'card-guarantee': own } } })).reads()
    expect(await said({ cancelHours: 0 }))
      .to.include("only if you don't show up.")
      .and.not.include('cancel')
    await removeWidget()
    expect(await said({ fee: 0 }))
      .to.include('Free to cancel until Thursday 26 November at 19:30.')
      .and.not.include('fee')
      .and.not.include('£')
  })

  it('card.no-show-fee: is free to cancel until 48 hours before, or what the restaurant says', async () => {
    expect(await told({})).to.include('Free to cancel until Thursday 26 November at 19:30.')
    await removeWidget()
    const bookingConfiguration = { 'booking-cancel-hours': '24', currency: 'EUR' }
    expect(await told({ venue: venue({ bookingConfiguration }) }))
      .to.include('up to €5 × 2 = €10')
      .and.include('cancel less than 24 hours before.')
      .and.include('Free to cancel until Friday 27 November at 19:30.')
  })

  it('the fee and the deadline come before the card', async () => {
    const diner = await meetsCard()
    const number = diner.gets('group', 'Card number')
    for (const text of [/^No-show fee/, /^Free to cancel/]) {
      const place = diner.gets('text', text).compareDocumentPosition(number)
      expect(place & Node.DOCUMENT_POSITION_FOLLOWING).to.not.equal(0)
    }
  })

  it('card.no-show-fee: says so once free cancellation has ended', async () => {
    const text = await told({ date: '2026-11-22', time: '09:00' })
    expect(text).to.include('Your booking is less than 48 hours away').and.not.include('Free to cancel until')
  })

  it('time.zone-named: says whose clock it is where the diner’s differs', async () => {
    const diner = await meetsCard({ brand: { timeZone: 'Asia/Tokyo' } })
    expect(diner.reads()).to.include('until Thursday 26 November at 19:30, restaurant time.')
  })

  it('card.no-show-fee: has a clause in the terms on bookings', async () => {
    const placesStep = definePlugin({
      id: 'placesStep',
      steps: [
        {
          id: 'placesStep',
          priority: 'base',
          when: () => true,
          load: page('Terms', () => <Place name="booking.terms" />),
        },
      ],
    })
    const diner = await renderPlugins({ plugins: [placesStep, booking, plugin] })
    await diner.finds('heading', 'Terms')
    await diner.finds('heading', 'Terms')
    await act(() => import('../../../plugins/card-guarantee/clause'))
    await diner.waits()
    expect(diner.reads()).to.match(/no-show fee of up to £5 per person\. .* 48 hours before/)
  })
})
