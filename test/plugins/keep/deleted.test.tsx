import { expect } from 'chai'
import { definePlugin, keep as persist, type PluginContext } from 'tavola'
import keep from '../../../plugins/keep'
import { anna, atComplete, atDetails } from '../../kit/booking'
import { friday, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { enquiry, form, threshold } from '../../kit/stand-ins'
import { leaves, stored, visits } from './visits'

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
