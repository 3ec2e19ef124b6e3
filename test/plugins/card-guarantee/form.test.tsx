import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { hangs } from '../../kit/network'
import { create, meetsCard } from './table'

describe('card-guarantee: the form', () => {
  afterEach(removeWidget)

  it('contract, "People": three groups, the consent and the button', async () => {
    const diner = await meetsCard()
    for (const name of ['Card number', 'CVV', 'Expiration date']) diner.gets('group', name)
    diner.gets('checkbox', /terms/)
    expect(diner.isEnabled('button', 'Complete Booking')).to.be.true
  })

  it('gives each frame its name, and the field of each a label', async () => {
    const diner = await meetsCard()
    const { fields } = diner.braintree.fields().options
    const names = Object.values(fields).map(({ internalLabel, iframeTitle }) => [internalLabel, iframeTitle])
    expect(names).to.deep.equal([
      ['Card number', 'Card number'],
      ['Expiration date', 'Expiration date'],
      ['CVV', 'CVV'],
    ])
  })

  it('section 5: pressed while invalid it warns, marks each field, and leads to the first; nothing is sent', async () => {
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

  it('section 5: leads to the first field that is not right', async () => {
    const diner = await meetsCard()
    await diner.sees(() => diner.braintree.fields().types('number'))
    await diner.presses('Complete Booking')
    expect(diner.braintree.log.at(-1)).to.equal('focus expirationDate')
  })

  it('section 5: is not valid until the terms are ticked', async () => {
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

  it('decisions, "Steps 4 and 6": an error shows when its field is left, and goes once it is right', async () => {
    const diner = await meetsCard()
    expect(diner.reads()).not.to.include('card number again')
    await diner.sees(() => diner.braintree.fields().types('number', false))
    expect(diner.reads()).to.include('Enter your full card number').and.not.include('Please enter the CVV')
    await diner.sees(() => diner.braintree.fields().types('number'))
    expect(diner.reads()).not.to.include('Enter your full card number')
  })

  it('describes each field to a screen reader, in the group and inside the frame', async () => {
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

  it('marks a field that is right as valid, and as required', async () => {
    const fields = (await meetsCard()).braintree.fields()
    expect(fields.attribute('number', 'aria-invalid')).to.equal(false)
    expect(fields.attribute('number', 'aria-required')).to.equal(true)
  })

  it('section 2, step 8: says what the card is, and where its CVV is', async () => {
    const diner = await meetsCard()
    expect(diner.reads()).to.include('3 digits, on the back')
    expect(diner.reads(), 'while it may be one of two').to.not.include('Visa')
    await diner.sees(() => diner.braintree.fields().is('American Express', 4))
    expect(diner.reads()).to.include('American Express').and.include('4 digits, on the front')
    await diner.sees(() => diner.braintree.fields().types('cvv', false))
    expect(diner.reads()).to.include('Please check the CVV. It has 4 digits')
  })

  it('section 2, step 8: Enter in a frame sends it', async () => {
    const diner = await meetsCard()
    await diner.fillsCard()
    await diner.sees(() => diner.braintree.fields().tell('inputSubmitRequest', 'cvv'))
    await diner.finds('heading', 'Booking Confirmed')
  })

  it('section 5: Enter in a frame does no more than the button: nothing while a request runs', async () => {
    const diner = await meetsCard()
    await diner.fillsCard()
    await diner.sees(() => void diner.kernel.tasks.run(() => new Promise(() => undefined)))
    await diner.sees(() => diner.braintree.fields().tell('inputSubmitRequest', 'cvv'))
    expect(diner.isEnabled('button', 'Complete Booking')).to.be.false
    expect(diner.nonces()).to.deep.equal([null])
  })

  it('section 5: the button waits while a request runs, and only then; WCAG 2.4.3: it keeps the focus', async () => {
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
