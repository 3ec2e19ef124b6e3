import { expect } from 'chai'
import { definePlugin, keep as persist, type PluginContext } from 'tavola'
import keep from '../../../plugins/keep'
import { anna, atComplete, atDetails, atSlot } from '../../kit/booking'
import { friday, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { enquiry, form, threshold } from '../../kit/stand-ins'
import { createStorage, denied, setStorages } from '../../kit/storage'
import {
  box,
  chooses,
  completes,
  forgetsAll,
  guest,
  keys,
  leaves,
  nothingStored,
  personal,
  prefix,
  stored,
  visits,
  visitsWith,
} from './setup'

const minute = 60_000
const forMinutes = (minutes: number) => ({ brand: { options: { keep: { minutes } } } })
const ago = (minutes: number) => friday.getTime() - minutes * minute
const entry = (minutes: number) => JSON.stringify({ version: 1, at: ago(minutes) })

interface Entry {
  readonly at: unknown
  readonly snapshot: { readonly selection: object }
}

/** Another script, another version or the past has written what the tab keeps. */
function writes(change: (found: Entry) => unknown): void {
  const [name = ''] = keys()
  const found = JSON.parse(sessionStorage.getItem(name)!) as Entry
  sessionStorage.setItem(name, JSON.stringify(change(found)))
}

const withSelection = (change: object) => (found: Entry) => ({
  ...found,
  snapshot: { ...found.snapshot, selection: { ...found.snapshot.selection, ...change } },
})

describe('keep: what counts as a choice', () => {
  it('docs/privacy.md: nothing is kept without one, of the brand’s journey, or once it is taken back', async () => {
    const preselecting = definePlugin({ id: 'preselecting', setup: ({ preselect }) => preselect('Booking') })
    const plugins = [keep, threshold, form, enquiry, preselecting]
    const diner = await visits({ plugins, brand: { journeys: ['Booking', 'Enquiry'] } })
    expect([diner.kernel.facts.journey, stored()]).to.deep.equal(['Booking', nothingStored])
    await chooses(diner, { date: '2026-11-28' })
    expect(stored()).to.include('2026-11-28')
    await chooses(diner, { date: null })
    expect(stored()).to.equal(nothingStored)
    await diner.sees(() => diner.kernel.choices.choose('Enquiry'))
    expect(stored()).to.include('Enquiry')
  })

  it('docs/privacy.md: with `choice: false` nothing is restored or kept, and what is old is deleted', async () => {
    await visitsWith(atSlot)
    leaves()
    const left = keys()
    sessionStorage.setItem(`${prefix}old`, entry(181))
    const diner = await visits({ brand: { options: { keep: { choice: false } } } })
    expect([diner.kernel.facts.time, keys()]).to.deep.equal([null, left])
    await chooses(diner, { ...atDetails, customer: anna })
    expect(stored()).not.to.match(personal)
  })
})

describe('keep: how long a choice is kept', () => {
  for (const [age, time] of [
    [9, '19:30'],
    [10, null],
  ] as const)
    it(`docs/privacy.md: as long as the brand says: of 10 minutes, after ${age}`, async () => {
      await visitsWith(atSlot, forMinutes(10))
      writes((found) => ({ ...found, at: ago(age) }))
      leaves()
      expect((await visits(forMinutes(10))).kernel.facts.time).to.equal(time)
    })

  for (const [what, change] of Object.entries({
    'a restaurant of no sense': withSelection({ venue: { toString: 'x' } }),
    'a table of no sense': withSelection({ time: { toString: 'x' } }),
    'a choice that this version cannot take over': withSelection({ date: '2026-13-45' }),
  } satisfies Record<string, (found: Entry) => unknown>))
    it(`${what} in its place is not restored, and not reported`, async () => {
      await visitsWith(atSlot)
      leaves()
      writes(change)
      const after = await visits()
      await after.finds('heading', 'Welcome')
      expect([after.kernel.facts.time, after.has('button', 'Start again')]).to.deep.equal([null, false])
      expect(after.faults).to.deep.equal([])
    })

  it('docs/privacy.md: old choices of other widgets in the tab go too, and entries of the page stay', async () => {
    sessionStorage.setItem(`${prefix}old`, entry(181))
    sessionStorage.setItem(`${prefix}no JSON`, '{')
    sessionStorage.setItem(`${prefix}young`, entry(179))
    sessionStorage.setItem('cart', entry(181))
    sessionStorage.setItem('basket', '{')
    await visits()
    expect(keys()).to.deep.equal(['basket', 'cart', `${prefix}young`])
  })
})

describe('keep: details are deleted when their time is up', () => {
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
      chooses(diner, { venue: venue({ name: 'Milano Galway' }) })
    ),
  }))
    it(`docs/privacy.md: ${when}, and stay in the fields`, async () => {
      const diner = await visitsWith({ ...atDetails, customer: guest }, forMinutes(10))
      await diner.waits(9 * minute)
      expect(stored()).to.match(personal)
      await passes(diner)
      expect(keys()).to.deep.equal([])
      expect(diner.shows('First Name')).to.equal('Anna')
      await chooses(diner, { venue: venue() })
      expect(stored(), 'what changes without the diner').to.equal(nothingStored)
      await diner.fills('First Name', 'Ann')
      expect(stored()).to.match(/Ann\\".*A window/)
    })

  it('docs/privacy.md: a reload is no change, and other widgets’ choices go in the same way', async () => {
    await visitsWith({ ...atDetails, customer: guest }, forMinutes(10))
    leaves()
    writes((found) => ({ ...found, at: ago(8) }))
    sessionStorage.setItem(`${prefix}other`, entry(8))
    const diner = await visits(forMinutes(10))
    expect(stored()).to.match(personal)
    await diner.waits(2 * minute)
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
      const journeys = ['Booking', 'Enquiry']
      const options = { plugins: [keep, threshold, form, enquiry, wish], brand: { journeys } }
      const before = await visitsWith({ ...atComplete, journey, customer: guest }, options)
      const { state } = before.kernel.plugins.contextOf(wish) as PluginContext<{
        text: string
        seated: string
      }>
      await before.sees(() => {
        state.text.value = 'Anna is allergic to nuts'
        state.seated.value = 'terrace'
      })
      expect(stored()).to.match(personal).and.match(/nuts/)
      await before.presses(last)
      await before.finds('heading', heading)
      expect(stored()).to.include('terrace').and.include('Milano Cork').and.not.match(personal)
      expect(stored()).not.to.include('nuts')
      leaves()
      await (await visits(options)).finds('heading', heading)
      expect(stored()).to.include('terrace').and.not.match(personal)
    })
})

describe('keep: where storage is denied or full', () => {
  let end = () => {}
  afterEach(() => {
    end()
    forgetsAll()
  })

  const full = createStorage()
  full.fill()
  for (const [what, get] of Object.entries({ denied, full: () => full.items }))
    it(`it is off without a message where storage is ${what}`, async () => {
      end = setStorages(get)
      const diner = await visitsWith({ ...atDetails, customer: anna })
      expect(diner.has('checkbox', box)).to.equal(false)
      await diner.presses('Continue')
      await completes(diner)
      expect(diner.faults).to.deep.equal([])
    })
})
