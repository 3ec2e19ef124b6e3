import { expect } from 'chai'
import { definePlugin } from 'tavola'
import keep from '../../../plugins/keep'
import { atSlot, atDetails, anna } from '../../kit/booking'
import { friday } from '../../kit/diner'
import { enquiry, form, threshold } from '../../kit/stand-ins'
import { device, forgetsAll, stored, visits } from './setup'

describe('keep: what another script or version has written as remembered details', () => {
  const good = { version: 1, at: friday.getTime(), details: anna, visit: null }
  for (const [what, text] of Object.entries({
    'no JSON': '{',
    null: 'null',
    'a number': '7',
    'another version': JSON.stringify({ ...good, version: 0 }),
    'no time': JSON.stringify({ ...good, at: undefined }),
    'no details': JSON.stringify({ ...good, details: null }),
    'details as a text': JSON.stringify({ ...good, details: 'Anna' }),
    'details without an email': JSON.stringify({ ...good, details: { ...anna, email: undefined } }),
    'a name of no sense': JSON.stringify({ ...good, details: { ...anna, firstName: 7 } }),
  })) {
    it(`${what} in its place is forgotten without a report`, async () => {
      device().setItem('tavola-remembered', text)
      const diner = await visits()
      expect(diner.kernel.facts.customer.firstName).to.equal('')
      expect([device().length, diner.faults]).to.deep.equal([0, []])
    })
  }

  it('details as they are written are filled in', async () => {
    device().setItem('tavola-remembered', JSON.stringify(good))
    const diner = await visits()
    expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
  })
})

describe('keep: before the diner has chosen something', () => {
  it('without a choice nothing is kept', async () => {
    await visits()
    expect(stored()).to.equal('[{},{}]')
  })

  it('docs/privacy.md: a choice that is taken back is no longer kept', async () => {
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-28' }))
    expect(stored()).to.include('2026-11-28')
    await diner.sees(() => diner.kernel.choices.set({ date: null }))
    expect(stored()).to.equal('[{},{}]')
  })

  it('docs/privacy.md: a journey that the brand has selected is no choice, so nothing is kept', async () => {
    const preselecting = definePlugin({ id: 'preselecting', setup: ({ preselect }) => preselect('Booking') })
    const diner = await visits({
      plugins: [keep, threshold, form, enquiry, preselecting],
      brand: { journeys: ['Booking', 'Enquiry'] },
    })
    await diner.waits(1_000)
    expect(diner.kernel.facts.journey).to.equal('Booking')
    expect(stored()).to.equal('[{},{}]')
    await diner.sees(() => diner.kernel.choices.choose('Enquiry'))
    await diner.waits(1_000)
    expect(stored()).to.include('Enquiry')
  })
})

describe('keep: where storage is denied', () => {
  const names = ['sessionStorage', 'localStorage'] as const
  const own = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)!)
  afterEach(() => {
    names.forEach((name, index) => Object.defineProperty(globalThis, name, own[index]!))
    forgetsAll()
  })

  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  for (const [what, get] of Object.entries({
    denied() {
      throw new DOMException('denied', 'SecurityError')
    },
    full: () => full,
  })) {
    it(`it is off without a message where storage is ${what}`, async () => {
      for (const name of names) Object.defineProperty(globalThis, name, { get, configurable: true })
      const diner = await visits()
      await diner.sees(() => diner.kernel.choices.set({ ...atSlot, ...atDetails, customer: anna }))
      expect(diner.has('checkbox', /^Remember me on this device/)).to.equal(false)
      await diner.presses('Continue')
      await diner.presses('Complete Booking')
      await diner.finds('heading', 'Booking Confirmed')
      expect(diner.faults).to.deep.equal([])
    })
  }
})
