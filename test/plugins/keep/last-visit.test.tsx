import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import type { AnyPlugin } from '../../../src/contract/plugin'
import keep from '../../../plugins/keep'
import type { KeepContext } from '../../../plugins/keep/model'
import { anna, atDetails } from '../../kit/booking'
import { venue } from '../../kit/fixtures'
import { alternatives, enquiry, form } from '../../kit/stand-ins'
import {
  again,
  anyAgain,
  bookedBefore,
  comes,
  comesBack,
  device,
  firstStep,
  forgetsAll,
  key,
  leaves,
  remembered,
  writes,
} from './setup'

/** An enquiry that begins with its details. */
const ask = {
  ...enquiry,
  journey: { ...enquiry.journey!, direct: true },
  steps: [{ ...enquiry.steps![0]!, when: () => true }],
} as AnyPlugin

describe('keep: where the last table is offered', () => {
  it('not without the box, and not with `remember: false`', async () => {
    await bookedBefore()
    const diner = await comes({ brand: { options: { keep: { remember: false } } } })
    expect(diner.has('button', anyAgain)).to.be.false
  })

  it('not to another brand of the page, which may have other restaurants', async () => {
    await bookedBefore()
    const diner = await comes({ brand: { name: 'notte' } })
    expect(diner.has('button', anyAgain)).to.be.false
    expect(remembered().visit.venueId).to.equal('cork')
  })

  it('not by another "baseUrl", whose restaurants have the same ids', async () => {
    const by = (baseUrl: string) => ({ page: { options: { baseUrl }, opened: signal(false) } })
    await bookedBefore({}, by('https://one.example'))
    const other = await comes(by('https://other.example'))
    expect(other.has('button', anyAgain)).to.be.false
    leaves()
    const same = await comes(by('https://one.example'))
    expect(same.has('button', anyAgain)).to.be.true
  })

  it('not where the page gives another journey, or a restaurant that cannot be changed', async () => {
    await bookedBefore()
    const locked = await comes({ first: { journey: 'Enquiry', journeyLocked: true } })
    expect(locked.has('button', anyAgain)).to.be.false
    leaves()
    const elsewhere = await comes({ readOnlyLocation: true })
    expect(elsewhere.has('button', anyAgain)).to.be.false
    leaves()
    const same = await comes({ readOnlyLocation: true, first: { venue: atDetails.venue } })
    expect(same.has('button', anyAgain)).to.be.true
  })

  it('not for more guests than a table is booked for', async () => {
    await bookedBefore()
    writes({ guests: 15 })
    const diner = await comes()
    expect(diner.has('button', anyAgain)).to.be.false
  })

  it('for as many guests as a table is booked for, by whatever id the restaurant has', async () => {
    await bookedBefore({ venue: venue({ id: 7 }) })
    writes({ guests: 14 })
    const diner = await comes()
    expect(remembered().visit.venueId).to.equal(7)
    expect(diner.has('button', 'Same as last time: Milano Cork, 14 people, Saturday 19:30')).to.be.true
  })

  it('not beside the line about a choice that was restored', async () => {
    await bookedBefore()
    const before = await comes()
    await before.sees(() => before.kernel.choices.set({ date: '2026-11-28' }))
    leaves()
    const after = await comes()
    expect([after.has('button', 'Start again'), after.has('button', anyAgain)]).to.deep.equal([true, false])
  })

  it('not in step 2, nor in a journey that begins with its details', async () => {
    const plugins = [keep, firstStep, form, ask, alternatives]
    const diner = await comesBack({ plugins })
    expect(diner.has('button', again)).to.be.true
    await diner.sees(() => diner.kernel.choices.set({ journey: 'Enquiry' }))
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.has('button', anyAgain)).to.be.false
    const availability = {
      noAvailability: false,
      originalChoiceAvailable: false,
      originalChoiceClosed: false,
      anyAvailabilityInOriginalRestaurant: false,
      venues: [venue({ id: 'dublin' })],
    }
    await diner.sees(() => diner.kernel.choices.set({ journey: 'Booking', availability }))
    await diner.finds('heading', 'Other restaurants')
    expect(diner.has('button', anyAgain)).to.be.false
  })

  it('docs/privacy.md: not a group, a party, or an enquiry without a day', async () => {
    for (const first of [
      { adults: -1 },
      { journey: 'KidsPartyEnquiry' },
      { journey: 'Enquiry', date: null, time: null },
    ]) {
      const diner = await comes()
      const { state } = diner.kernel.plugins.contextOf(keep) as unknown as KeepContext
      await diner.sees(() => {
        state.remember.value = true
        diner.kernel.choices.set({ ...atDetails, journey: 'Booking', ...first, customer: anna })
      })
      await diner.presses('Send')
      expect(remembered().visit, JSON.stringify(first)).to.equal(null)
      expect(diner.faults).to.deep.equal([])
      forgetsAll()
    }
  })

  it('docs/privacy.md: not an enquiry that begins with its details, even with a day and a time', async () => {
    const diner = await comes({ plugins: [keep, firstStep, form, ask] })
    const { state } = diner.kernel.plugins.contextOf(keep) as unknown as KeepContext
    await diner.sees(() => {
      state.remember.value = true
      diner.kernel.choices.set({ ...atDetails, journey: 'Enquiry', customer: anna })
    })
    await diner.presses('Send')
    expect(remembered().visit).to.equal(null)
  })

  it('in a brand with one journey, which nobody chooses', async () => {
    await bookedBefore()
    const diner = await comes({ brand: { journeys: ['Booking'] } })
    expect(diner.has('button', again)).to.be.true
  })

  it('not once a time is chosen: Back leads to step 1 without it', async () => {
    const diner = await comesBack()
    await diner.presses(again)
    await diner.waits(200)
    await diner.presses('Back')
    await diner.finds('heading', 'Find your table')
    expect(diner.has('button', anyAgain)).to.be.false
  })

  it('nothing comes or goes while step 1 is used', async () => {
    const diner = await comesBack()
    await diner.sees(() => diner.kernel.choices.set({ ...atDetails, confirmed: false }))
    expect(diner.has('button', again)).to.be.true
  })

  it('a party’s enquiry keeps the table of the last booking', async () => {
    await bookedBefore()
    const before = remembered().visit
    const diner = await comes()
    await diner.sees(() =>
      diner.kernel.choices.set({ ...atDetails, journey: 'KidsPartyEnquiry', customer: anna }),
    )
    await diner.presses('Send')
    expect(diner.network.sent('POST /api/enquiries/create')).to.have.length(1)
    expect(remembered().visit).to.deep.equal(before)
  })

  it('docs/privacy.md: no more is stored than the button says', async () => {
    await bookedBefore()
    expect(remembered().visit).to.deep.equal({
      backEnd: 'milano ',
      venueId: 'cork',
      venueName: 'Milano Cork',
      journey: 'Booking',
      guests: 2,
      weekday: 6,
      time: '19:30',
    })
  })

  for (const [what, change] of Object.entries({
    'a restaurant without an id': { venueId: '' },
    'a restaurant that is no name': { venueName: { toString: 'x' } },
    'another kind of journey': { journey: 7 },
    'a journey that the brand does not have': { journey: 'Wedding' },
    'half a guest': { guests: 1.5 },
    'no guest': { guests: 0 },
    'a weekday of no sense': { weekday: 7 },
    'a time of no sense': { time: '25:00' },
    'a time with markup': { time: '19:30<b>' },
  })) {
    it(`${what} in the storage is ignored without a report, and the details stay`, async () => {
      await bookedBefore()
      writes(change)
      const diner = await comes()
      expect(diner.has('button', anyAgain)).to.be.false
      expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
      expect(diner.faults).to.deep.equal([])
    })
  }

  it('a stored journey without tables is not pressed on', async () => {
    await bookedBefore()
    writes({ journey: 'KidsPartyEnquiry' })
    const diner = await comes({ brand: { journeys: ['Booking', 'KidsPartyEnquiry'] } })
    await diner.presses(anyAgain)
    await diner.waits(1_000)
    expect(diner.network.sent('GET /api/sessions/availability/*')).to.be.empty
    expect([diner.kernel.facts.confirmed, diner.faults]).to.deep.equal([false, []])
  })

  it('an earlier release remembered no table', async () => {
    await bookedBefore()
    const { visit: _visit, ...before } = remembered()
    device().setItem(key, JSON.stringify(before))
    const diner = await comes()
    expect(diner.has('button', anyAgain)).to.be.false
    expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
  })
})
