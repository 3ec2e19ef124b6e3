import { expect } from 'chai'
import { definePlugin, keep as persist, type PluginContext } from 'tavola'
import keep from '../../../plugins/keep'
import { atComplete, anna, atDetails } from '../../kit/booking'
import { type Diner, friday } from '../../kit/diner'
import { bookingBody, venue } from '../../kit/fixtures'
import { enquiry, form, threshold } from '../../kit/stand-ins'
import { box, device, leaves, stored, visits, wasHere } from './setup'
import { forget } from '../../../plugins/keep/remembered-diner'
import { later } from '../../../src/testing/diner'
import { bootKernel } from '../../kit/kernel'

const minute = 60_000
const prefix = 'tavola-keep '
const keys = () => Object.keys({ ...sessionStorage })

const personal = /Anna|O'Brien|anna@|7946|A window/
const guest = { ...anna, specialRequests: 'A window' }

describe('keep: details are deleted when their time is up', () => {
  const brand = { options: { keep: { minutes: 10 } } }
  const returns = (target: EventTarget, event: string) => (diner: Diner) => {
    diner.sleeps(minute)
    return diner.sees(() => target.dispatchEvent(new window.Event(event)))
  }
  for (const [when, passes] of Object.entries({
    'by a timer': (diner: Diner) => diner.waits(minute),
    'soon after the device has slept': (diner: Diner) => (diner.sleeps(minute), diner.waits(minute)),
    'when the page is visible again': returns(document, 'visibilitychange'),
    'when the page comes from the back/forward cache': returns(window, 'pageshow'),
    'before a response is stored': (diner: Diner) => (
      diner.sleeps(minute),
      diner.sees(() => diner.kernel.choices.set({ venue: venue({ name: 'Milano Galway' }) }))
    ),
  }))
    it(`docs/privacy.md: ${when}, and stay in the fields`, async () => {
      const diner = await visits({ brand })
      await diner.sees(() => diner.kernel.choices.set({ ...atDetails, customer: guest }))
      await diner.waits(9 * minute)
      expect(stored()).to.match(personal)
      await passes(diner)
      expect(keys()).to.deep.equal([])
      expect(diner.gets('textbox', 'First Name')).to.have.property('value', 'Anna')
      await diner.sees(() => diner.kernel.choices.set({ venue: venue() }))
      expect(stored(), 'what changes without the diner').to.equal('[{},{}]')
      await diner.fills('First Name', 'Ann')
      expect(stored()).to.match(/Ann\\".*A window/)
    })

  it('docs/privacy.md: a reload is no change, and other widgets’ choices go in the same way', async () => {
    const before = await visits({ brand })
    await before.sees(() => before.kernel.choices.set({ ...atDetails, customer: guest }))
    leaves()
    const [key, entry] = Object.entries({ ...sessionStorage })[0] as [string, string]
    const old = JSON.stringify({ ...(JSON.parse(entry) as object), at: friday.getTime() - 8 * minute })
    for (const name of [key, `${prefix}other`]) sessionStorage.setItem(name, old)
    const diner = await visits({ brand })
    expect(stored()).to.match(personal)
    await diner.waits(2 * minute)
    expect(keys()).to.deep.equal([])
  })

  it('docs/privacy.md: at the start, with `choice: false` too', async () => {
    sessionStorage.setItem(
      `${prefix}old`,
      JSON.stringify({ version: 1, at: friday.getTime() - 181 * minute }),
    )
    await visits({ brand: { options: { keep: { choice: false } } } })
    expect(keys()).to.deep.equal([])
  })
})

describe('keep: details are deleted when something is sent', () => {
  const wish = definePlugin({
    id: 'wish',
    state: { text: persist('', 'restart', 'reload'), seated: persist('', 'reload') },
  })
  for (const [journey, last, heading] of [
    ['Booking', 'Complete Booking', 'Booking Confirmed'],
    ['Enquiry', 'Send', 'Your Enquiry Details'],
  ] as const)
    it(`docs/privacy.md: ${journey}: at once, and the result comes back without them`, async () => {
      const options = {
        plugins: [keep, threshold, form, enquiry, wish],
        brand: { journeys: ['Booking', 'Enquiry'] },
      }
      const before = await visits(options)
      const { state } = before.kernel.plugins.contextOf(wish) as PluginContext<{
        text: string
        seated: string
      }>
      await before.sees(() => {
        before.kernel.choices.set({ ...atComplete, journey, customer: guest })
        state.text.value = 'Anna is allergic to nuts'
        state.seated.value = 'terrace'
      })
      expect(stored()).to.match(personal).and.match(/nuts/)
      await before.presses(last)
      await before.finds('heading', heading)
      expect(stored())
        .to.include('terrace')
        .and.include('Milano Cork')
        .and.not.match(personal)
        .and.not.match(/nuts/)
      leaves()
      const after = await visits(options)
      await after.finds('heading', heading)
      expect(stored()).to.include('terrace').and.not.match(personal)
    })
})

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
