import { expect } from 'chai'
import keep from '../../../plugins/keep'
import { forget } from '../../../plugins/keep/diner/forgetting'
import { anna, atComplete, atDetails, atSlot } from '../../kit/booking'
import { bookingBody } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { hangs, later } from '../../kit/network'
import { form, threshold } from '../../kit/stand-ins'
import {
  atDetailsAgain,
  chooses,
  completes,
  device,
  guest,
  isTicked,
  key,
  leaves,
  stored,
  ticks,
  visits,
  visitsWith,
  wasHere,
} from './setup'

const create = 'POST /api/bookings/create'
const removed = 'Your details have been removed from this device.'

describe('keep: "Forget me"', () => {
  it('docs/privacy.md: clears device and fields, edited ones too, and moves the focus on', async () => {
    const diner = await atDetailsAgain()
    await chooses(diner, { customer: { ...guest, firstName: 'Ann' } })
    await diner.presses('Forget me')
    expect(device().length).to.equal(0)
    expect(document.activeElement).to.equal(diner.gets('textbox', 'First Name'))
    const blank = { firstName: '', lastName: '', email: '', telephoneNumber: '' }
    expect(diner.kernel.facts.customer).to.include({ ...blank, specialRequests: 'A window' })
    expect(await isTicked(diner)).to.equal(false)
    expect(diner.reads()).to.contain(removed)
    expect(stored()).not.to.match(/Ann|anna@/)
    await diner.sees(() => diner.kernel.navigation.complete())
    expect(diner.kernel.facts.customer).to.include(blank)
  })

  it('that it was removed is said in the details alone', async () => {
    await wasHere()
    const diner = await visitsWith(atSlot)
    await chooses(diner, { confirmed: true })
    await diner.presses('Forget me')
    expect(diner.reads()).to.include(removed)
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
    expect(document.querySelector('.keep-notice')).to.equal(null)
  })

  it('waits while a booking is being sent, and says why', async () => {
    const diner = await atDetailsAgain({ answers: { [create]: hangs } })
    const button = diner.gets('button', 'Forget me')
    const reason = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
    expect([button.ariaDisabled, reason()]).to.deep.equal([null, undefined])
    await diner.agrees()
    await diner.presses('Complete Booking')
    expect([button.ariaDisabled, reason()]).to.deep.equal(['true', 'Sending…'])
    await diner.sees(() => button.click())
    expect(device().length).to.equal(1)
    expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
  })
})

describe('keep: "Forget me" holds in all tabs', () => {
  const event = (init: StorageEventInit) => window.dispatchEvent(new window.StorageEvent('storage', init))
  const inAnotherTab = () => (device().removeItem(key), event({ key, newValue: null }))
  const ways: Readonly<Record<string, () => void>> = {
    'in another tab': inAnotherTab,
    'in another tab, which then remembers someone else': () => event({ key, newValue: null }),
    'by the browser, which clears the site': () => (device().clear(), event({ key: null })),
    'while the page was frozen': () => (
      device().removeItem(key),
      window.dispatchEvent(new window.Event('pageshow'))
    ),
    'in another widget of the page': () => {
      const other = bootKernel({ plugins: [keep, threshold, form], brand: { journeys: ['Booking'] } })
      forget(other.kernel.plugins.contextOf(keep) as never)
      other.kernel.dispose()
    },
  }
  for (const [how, forgets] of Object.entries(ways))
    it(`docs/privacy.md: ${how}: only what was typed stays`, async () => {
      const diner = await atDetailsAgain()
      await diner.presses('Edit your details')
      await diner.fills('Last Name', 'Byrne')
      const known = device().getItem(key)
      await diner.sees(forgets)
      expect([diner.shows('First Name'), diner.shows('Last Name')]).to.deep.equal(['', 'Byrne'])
      expect(diner.reads()).to.contain(removed)
      expect(JSON.stringify({ ...sessionStorage }))
        .to.include('Byrne')
        .and.not.match(/Anna|anna@|7946/)
      const left = device().getItem(key)
      expect(left).to.be.oneOf([null, known])
      await chooses(diner, atComplete)
      await completes(diner)
      expect(device().getItem(key)).to.equal(left)
    })

  it('docs/privacy.md: a booking in a tab that was told nothing remembers nobody', async () => {
    await wasHere()
    const diner = await visits()
    device().removeItem(key)
    await chooses(diner, atComplete)
    await completes(diner)
    expect(stored()).not.to.match(/Anna|anna@/)
  })

  it('a box that was ticked before is no longer ticked', async () => {
    const diner = await ticks()
    await diner.sees(inAnotherTab)
    expect(await isTicked(diner)).to.equal(false)
    expect(diner.shows('First Name')).to.equal('Anna')
  })

  it('docs/privacy.md: a booking that is being sent is finished, and remembers nobody', async () => {
    await wasHere()
    const { answer, come } = later()
    const diner = await visitsWith({ ...atComplete, customer: anna }, { answers: { [create]: answer } })
    await diner.presses('Complete Booking')
    await diner.sees(inAnotherTab)
    expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
    come(bookingBody())
    await diner.finds('heading', 'Booking Confirmed')
    expect(stored()).not.to.match(/Anna|anna@/)
    await diner.sees(() => diner.kernel.navigation.complete())
    expect(diner.kernel.facts.customer.firstName).to.equal('')
  })

  it('docs/privacy.md: a closed tab that is reopened does not bring the details back', async () => {
    await atDetailsAgain()
    leaves()
    device().removeItem(key)
    const after = await visits()
    expect(await after.finds('textbox', 'First Name')).to.have.property('value', '')
    expect(after.kernel.facts.time).to.equal(atDetails.time)
    expect(stored()).not.to.match(/Anna|anna@/)
  })
})
