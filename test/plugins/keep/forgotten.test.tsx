import { expect } from 'chai'
import keep from '../../../plugins/keep'
import { forget } from '../../../plugins/keep/remembered-diner'
import { later } from '../../../src/testing/diner'
import { anna, atComplete, atDetails } from '../../kit/booking'
import { bookingBody } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { form, threshold } from '../../kit/stand-ins'
import { box, device, leaves, stored, visits, wasHere } from './visits'

const create = 'POST /api/bookings/create'

describe('keep: "Forget me" holds in all tabs', () => {
  const name = 'tavola-remembered'
  const event = (init: StorageEventInit) => window.dispatchEvent(new window.StorageEvent('storage', init))
  const ways: Readonly<Record<string, () => void>> = {
    'in another tab': () => (device().removeItem(name), event({ key: name, newValue: null })),
    'in another tab, which then remembers someone else': () => event({ key: name, newValue: null }),
    'by the browser, which clears the site': () => (device().clear(), event({ key: null })),
    'while the page was frozen': () => (
      device().removeItem(name),
      window.dispatchEvent(new window.Event('pageshow'))
    ),
    'in another widget of the page': () => {
      const other = bootKernel({ plugins: [keep, threshold, form], brand: { journeys: ['Booking'] } })
      forget(other.kernel.plugins.contextOf(keep) as never)
      other.kernel.dispose()
    },
  }
  for (const [how, forgets] of Object.entries(ways))
    it(`${how}: what came from the device is gone, what was typed stays, and nothing is remembered`, async () => {
      await wasHere()
      const diner = await visits()
      await diner.sees(() => diner.kernel.choices.set(atDetails))
      await diner.presses('Edit your details')
      await diner.fills('Last Name', 'Byrne')
      const known = device().getItem(name)
      await diner.sees(forgets)
      expect(diner.gets('textbox', 'First Name')).to.have.property('value', '')
      expect(diner.gets('textbox', 'Last Name')).to.have.property('value', 'Byrne')
      expect(diner.reads()).to.contain('Your details have been removed from this device.')
      expect(JSON.stringify({ ...sessionStorage }))
        .to.include('Byrne')
        .and.not.match(/Anna|anna@|7946/)
      const left = device().getItem(name)
      expect(left).to.be.oneOf([null, known])
      await diner.sees(() => diner.kernel.choices.set({ ...atComplete, customer: anna }))
      await diner.presses('Complete Booking')
      await diner.finds('heading', 'Booking Confirmed')
      expect(device().getItem(name)).to.equal(left)
    })

  it('a booking in a tab that was told nothing remembers nobody', async () => {
    await wasHere()
    const diner = await visits()
    device().removeItem(name)
    await diner.sees(() => diner.kernel.choices.set({ ...atComplete, customer: anna }))
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(stored()).not.to.match(/Anna|anna@/)
  })

  it('a box that was ticked before is no longer ticked', async () => {
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, customer: anna }))
    await diner.clicks('checkbox', box)
    await diner.sees(ways['in another tab']!)
    expect((await diner.finds('checkbox', box)).matches(':checked')).to.equal(false)
    expect(diner.gets('textbox', 'First Name')).to.have.property('value', 'Anna')
  })

  it('a booking that is being sent is finished, and remembers nobody', async () => {
    await wasHere()
    const { answer, come } = later()
    const diner = await visits({ answers: { [create]: answer } })
    await diner.sees(() => diner.kernel.choices.set({ ...atComplete, customer: { ...anna, consent: true } }))
    await diner.presses('Complete Booking')
    await diner.sees(ways['in another tab']!)
    expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
    come(bookingBody())
    await diner.finds('heading', 'Booking Confirmed')
    expect(stored()).not.to.match(/Anna|anna@/)
    await diner.sees(() => diner.kernel.navigation.complete())
    expect(diner.kernel.facts.customer.firstName).to.equal('')
  })

  it('a closed tab that the browser reopens does not bring the details back', async () => {
    await wasHere()
    const before = await visits()
    await before.sees(() => before.kernel.choices.set(atDetails))
    leaves()
    device().removeItem(name)
    const after = await visits()
    expect(await after.finds('textbox', 'First Name')).to.have.property('value', '')
    expect(after.kernel.facts.time).to.equal('19:30')
    expect(stored()).not.to.match(/Anna|anna@/)
  })
})
