import { expect } from 'chai'
import keep from '../../../plugins/keep'
import { atComplete, anna, atDetails, atSlot } from '../../kit/booking'
import { hangs } from '../../kit/network'
import { form, threshold } from '../../kit/stand-ins'
import { box, device, leaves, wasHere, stored, visits } from './setup'

const create = 'POST /api/bookings/create'

/** Months ago. */
function ages(months: number) {
  const [name, text] = Object.entries({ ...device() })[0]! as [string, string]
  const found = JSON.parse(text) as { at: number }
  const at = new Date(found.at)
  at.setMonth(at.getMonth() - months)
  device().setItem(name, JSON.stringify({ ...found, at: at.getTime() }))
}

describe('keep: "Remember me on this device"', () => {
  it('is off until it is ticked, and then nothing is remembered', async () => {
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, customer: anna }))
    expect((await diner.finds('checkbox', box)).matches(':checked')).to.equal(false)
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(device().length).to.equal(0)
  })

  it('remembers after a create, and only four fields', async () => {
    await wasHere()
    expect(JSON.parse(device().getItem('tavola-remembered')!).details).to.deep.equal({
      firstName: 'Anna',
      lastName: "O'Brien",
      email: anna.email,
      telephoneNumber: anna.telephoneNumber,
    })
    expect(stored()).not.to.contain('window')
  })

  it('a remembered diner needs the consent and one press', async () => {
    await wasHere()
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set(atDetails))
    expect(diner.reads()).to.contain('Filled in from your last visit.')
    await diner.presses('Complete Booking')
    expect(diner.network.sent(create)).to.have.length(0)
    expect(diner.reads()).to.contain('Please agree to our terms and conditions')
    expect(diner.has('alert')).to.equal(false)
    expect(document.activeElement).to.equal(diner.gets('group', 'There is a problem'))
    await diner.clicks('checkbox', /terms and conditions/)
    await diner.presses('Complete Booking')
    expect(diner.network.sent(create)).to.have.length(1)
    expect(diner.kernel.facts.customer).to.include({ firstName: 'Anna', consent: true })
  })

  it('the details can be edited, and stay edited', async () => {
    await wasHere()
    const before = await visits()
    await before.sees(() => before.kernel.choices.set(atDetails))
    await before.presses('Edit your details')
    expect(before.gets('textbox', 'First Name')).to.have.property('value', 'Anna')
    leaves()
    const after = await visits()
    await after.finds('textbox', 'First Name')
  })

  it('"Forget me" clears the device and the fields, and moves the focus on', async () => {
    await wasHere()
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set(atDetails))
    await diner.presses('Forget me')
    expect(device().length).to.equal(0)
    const name = diner.gets('textbox', 'First Name')
    expect(name).to.have.property('value', '')
    expect(document.activeElement).to.equal(name)
    expect((await diner.finds('checkbox', box)).matches(':checked')).to.equal(false)
    expect(diner.reads()).to.contain('Your details have been removed from this device.')
    expect(stored()).not.to.contain('Anna')
  })

  for (const [months, knows] of [
    [11, true],
    [13, false],
  ] as const) {
    it(`after ${months} months the diner is ${knows ? 'known' : 'forgotten'}`, async () => {
      await wasHere()
      ages(months)
      const diner = await visits()
      expect(diner.kernel.facts.customer.firstName).to.equal(knows ? 'Anna' : '')
      expect(device().length).to.equal(knows ? 1 : 0)
    })
  }

  it('each use renews it', async () => {
    await wasHere()
    ages(11)
    await visits()
    leaves()
    ages(11)
    const diner = await visits()
    expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
  })

  it("remembered details aren't a choice: no message mentions them after a reload", async () => {
    await wasHere()
    await visits()
    leaves()
    const diner = await visits()
    expect(diner.has('button', 'Start again')).to.equal(false)
    expect(sessionStorage.length).to.equal(0)
  })

  it('the next booking on the same page starts with them', async () => {
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, customer: anna }))
    await diner.clicks('checkbox', box)
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.sees(() => diner.kernel.navigation.complete())
    expect(diner.kernel.facts.customer).to.include({ firstName: 'Anna', consent: false })
  })

  it('"Change your mind?" keeps what was changed', async () => {
    await wasHere()
    const diner = await visits()
    await diner.sees(() =>
      diner.kernel.choices.set({ ...atComplete, customer: { ...anna, firstName: 'Ann' } }),
    )
    await diner.sees(() => diner.kernel.navigation.restart())
    expect(diner.kernel.facts.customer.firstName).to.equal('Ann')
  })

  it('`remember: false` shows no checkbox and remembers nobody', async () => {
    await wasHere()
    const diner = await visits({ brand: { options: { keep: { remember: false } } } })
    await diner.sees(() => diner.kernel.choices.set(atDetails))
    expect(diner.has('checkbox', box)).to.equal(false)
    expect(diner.kernel.facts.customer.firstName).to.equal('')
  })
})

describe('keep: what is remembered, and shown of it', () => {
  const name = 'tavola-remembered'
  const remembered = () => JSON.parse(device().getItem(name)!) as { details: object; visit: object }

  it('without the spaces around a field', async () => {
    const diner = await visits()
    const customer = { ...anna, firstName: ' Anna ', telephoneNumber: `${anna.telephoneNumber} ` }
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, customer }))
    await diner.clicks('checkbox', box)
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    const { firstName, telephoneNumber } = anna
    expect(remembered().details).to.include({ firstName, telephoneNumber })
  })

  it('nothing if the box is unticked again', async () => {
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, customer: anna }))
    await diner.clicks('checkbox', box)
    await diner.clicks('checkbox', box)
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(device().length).to.equal(0)
  })

  it('the details and the table of a later booking, without the box, which is asked once', async () => {
    await wasHere()
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, time: '20:00' }))
    await diner.presses('Edit your details')
    await diner.finds('textbox', 'First Name')
    expect(diner.has('checkbox', box)).to.equal(false)
    await diner.sees(() => diner.kernel.choices.set({ customer: { ...anna, firstName: 'Ann' } }))
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(remembered().details).to.include({ firstName: 'Ann', lastName: "O'Brien" })
    expect(remembered().visit).to.include({ time: '20:00' })
  })

  it('the ticked box stays ticked after a reload', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set({ ...atDetails, customer: anna }))
    await before.clicks('checkbox', box)
    leaves()
    const after = await visits()
    expect((await after.finds('checkbox', box)).matches(':checked')).to.equal(true)
  })

  it('as long as the brand says, which the box says too', async () => {
    const brand = { options: { keep: { months: 1 } } }
    await wasHere({ brand })
    ages(2)
    const diner = await visits({ brand })
    await diner.sees(() => diner.kernel.choices.set(atDetails))
    expect(diner.kernel.facts.customer.firstName).to.equal('')
    expect(diner.reads()).to.include('stay in this browser for a month.')
    leaves()
    sessionStorage.clear()
    const other = await visits()
    await other.sees(() => other.kernel.choices.set(atDetails))
    expect(other.reads()).to.include('stay in this browser for 12 months.')
  })

  it('the line stands in the details of a table and of an enquiry, and in no other step', async () => {
    await wasHere()
    const brand = { journeys: ['Booking', 'Enquiry'] }
    const diner = await visits({ brand })
    const hasLine = () => diner.has('button', 'Forget me')
    expect(hasLine()).to.equal(false)
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, journey: 'Enquiry' }))
    await diner.finds('heading', 'Your Enquiry Details')
    expect(hasLine()).to.equal(true)
    // Only the form of a table shows them as confirmed.
    expect(diner.kernel.facts.detailsConfirmed).to.equal(false)
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, journey: 'Booking' }))
    expect(hasLine()).to.equal(true)
    await diner.clicks('checkbox', /terms and conditions/)
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(hasLine()).to.equal(false)
  })

  it('that it was removed is said in the details alone', async () => {
    await wasHere()
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set(atSlot))
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.presses('Forget me')
    const line = () => document.querySelector('.keep-notice')?.textContent
    expect(line()).to.include('have been removed')
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
    expect(line()).to.equal(undefined)
  })

  it('details that lack another answer stay open, filled in', async () => {
    await wasHere()
    const menus = {
      id: 'menus',
      messages: { pick: 'Pick a menu' },
      validators: [{ field: 'menu', message: 'pick', valid: () => false }],
    }
    const diner = await visits({ plugins: [keep, threshold, form, menus] })
    await diner.sees(() => diner.kernel.choices.set(atDetails))
    expect(await diner.finds('textbox', 'First Name')).to.have.property('value', 'Anna')
    expect(diner.kernel.facts.detailsConfirmed).to.equal(false)
  })

  it('another slot shows edited details as confirmed again', async () => {
    await wasHere()
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set(atSlot))
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.presses('Edit your details')
    await diner.finds('textbox', 'First Name')
    await diner.presses('Back')
    await diner.sees(() => diner.kernel.choices.set({ time: '20:00' }))
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    expect(diner.kernel.facts.detailsConfirmed).to.equal(true)
  })

  it('"Forget me" clears edited details too, and leaves the special requests', async () => {
    await wasHere()
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set(atDetails))
    await diner.sees(() =>
      diner.kernel.choices.set({ customer: { ...anna, firstName: 'Ann', specialRequests: 'A window' } }),
    )
    await diner.presses('Forget me')
    const { firstName, lastName, email, specialRequests } = diner.kernel.facts.customer
    expect([firstName, lastName, email, specialRequests]).to.deep.equal(['', '', '', 'A window'])
    await diner.sees(() => diner.kernel.navigation.complete())
    expect(diner.kernel.facts.customer.firstName).to.equal('')
  })

  it('while a booking is being sent, "Forget me" waits and says why', async () => {
    await wasHere()
    const diner = await visits({ answers: { [create]: hangs } })
    await diner.sees(() => diner.kernel.choices.set(atDetails))
    const button = diner.gets('button', 'Forget me')
    expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-describedby')]).to.deep.equal([
      null,
      null,
    ])
    await diner.clicks('checkbox', /terms and conditions/)
    await diner.presses('Complete Booking')
    expect(button.getAttribute('aria-disabled')).to.equal('true')
    const reason = document.getElementById(button.getAttribute('aria-describedby')!)
    expect(reason!.textContent).to.equal('Sending…')
    await diner.sees(() => button.click())
    expect(device().length).to.equal(1)
    expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
  })
})
