import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import type { AnyPlugin } from '../../../src/contract/plugin'
import keep from '../../../plugins/keep'
import type { KeepContext } from '../../../plugins/keep'
import { atDetails, anna, atSlot } from '../../kit/booking'
import { venue } from '../../kit/fixtures'
import { alternatives, enquiry, form } from '../../kit/stand-ins'
import {
  again,
  chooses,
  comes,
  comesBack,
  elsewhere,
  firstStep,
  hasOffer,
  leaves,
  remembered,
  wasHere,
  writesVisit,
} from './setup'

/** An enquiry that begins with its details. */
const ask = {
  ...enquiry,
  journey: { ...enquiry.journey!, direct: true },
  steps: [{ ...enquiry.steps![0]!, when: () => true }],
} as AnyPlugin
const withAsk = { plugins: [keep, firstStep, form, ask, alternatives] }

type Options = Parameters<typeof comes>[0]
const by = (baseUrl: string) => ({ page: { options: { baseUrl }, opened: signal(false) } })

describe('keep: where the last table is offered', () => {
  for (const [where, options, isOffered] of [
    ['in a brand with one journey, which nobody chooses', { brand: { journeys: ['Booking'] } }, true],
    ['not to another brand, which may have other restaurants', { brand: { name: 'notte' } }, false],
    ['not by another "baseUrl", whose restaurants have the same ids', by('https://other.example'), false],
    [
      'not where the page gives another journey',
      { first: { journey: 'Enquiry', journeyLocked: true } },
      false,
    ],
    ['not where the page’s restaurant cannot be changed', { readOnlyLocation: true }, false],
    ['where it is the page’s own', { readOnlyLocation: true, first: { venue: atSlot.venue } }, true],
  ] satisfies readonly [string, Options, boolean][])
    it(where, async () => {
      expect(hasOffer(await comesBack(options))).to.equal(isOffered)
      expect(remembered().visit!.venueId).to.equal('cork')
    })

  it('by the same "baseUrl"', async () => {
    await wasHere(by('https://one.example'))
    expect(hasOffer(await comes())).to.equal(false)
    leaves()
    expect(hasOffer(await comes(by('https://one.example')))).to.equal(true)
  })

  it('for as many guests as a table is booked for, by whatever id the restaurant has', async () => {
    await wasHere({}, { venue: venue({ id: 7 }) })
    for (const [guests, isOffered] of [
      [14, true],
      [15, false],
    ] as const) {
      writesVisit({ guests })
      const diner = await comes()
      const name = `Same as last time: Milano Cork, ${guests} people, Saturday 19:30`
      expect(diner.has('button', name)).to.equal(isOffered)
      leaves()
    }
    expect(remembered().visit!.venueId).to.equal(7)
  })

  it('not beside the line about a choice that was restored', async () => {
    const before = await comesBack()
    await chooses(before, { date: '2026-11-28' })
    leaves()
    const after = await comes()
    expect([after.has('button', 'Start again'), hasOffer(after)]).to.deep.equal([true, false])
  })

  it('not in step 2, nor in a journey that begins with its details', async () => {
    const diner = await comesBack(withAsk)
    expect(hasOffer(diner)).to.equal(true)
    for (const [choice, heading] of [
      [{ journey: 'Enquiry' }, 'Your Enquiry Details'],
      [{ journey: 'Booking', availability: elsewhere }, 'Other restaurants'],
    ] as const) {
      await chooses(diner, choice)
      await diner.finds('heading', heading)
      expect(hasOffer(diner)).to.equal(false)
    }
  })

  it('not once a time is chosen, where Back leads to step 1 without it', async () => {
    const diner = await comesBack()
    await diner.presses(again)
    await diner.waits(200)
    await diner.presses('Back')
    await diner.finds('heading', 'Find your table')
    expect(hasOffer(diner)).to.equal(false)
  })

  it('nothing comes or goes while step 1 is used', async () => {
    const diner = await comesBack()
    await chooses(diner, { ...atDetails, confirmed: false })
    expect(diner.has('button', again)).to.equal(true)
  })
})

describe('keep: what is no last table', () => {
  /** Anna sends an enquiry, and is remembered. */
  async function enquires(first: object, options?: Options) {
    const diner = await comes(options)
    const { state } = diner.kernel.plugins.contextOf(keep) as unknown as KeepContext
    await diner.sees(() => void (state.remember.value = true))
    await chooses(diner, { ...atDetails, customer: anna, ...first })
    await diner.presses('Send')
    expect(diner.network.sent('POST /api/enquiries/create')).to.have.length(1)
    expect(diner.faults).to.deep.equal([])
  }

  for (const [what, first, options] of [
    ['a group', { journey: 'Booking', adults: -1 }, {}],
    ['a party', { journey: 'KidsPartyEnquiry' }, {}],
    ['an enquiry without a day', { journey: 'Enquiry', date: null, time: null }, {}],
    ['an enquiry that begins with its details, even with a day and a time', { journey: 'Enquiry' }, withAsk],
  ] as const)
    it(`docs/privacy.md: ${what}`, async () => {
      await enquires(first, options)
      expect(remembered().visit).to.equal(null)
    })

  it('a party’s enquiry: it keeps the table of the last booking', async () => {
    await wasHere()
    const { visit } = remembered()
    await enquires({ journey: 'KidsPartyEnquiry' })
    expect(remembered().visit).to.deep.equal(visit)
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
  }))
    it(`${what} in the storage is ignored, and the details stay`, async () => {
      await wasHere()
      writesVisit(change)
      const diner = await comes()
      expect([hasOffer(diner), diner.faults]).to.deep.equal([false, []])
      expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
    })

  it('a stored journey without tables: it is not pressed on', async () => {
    await wasHere()
    writesVisit({ journey: 'KidsPartyEnquiry' })
    const diner = await comes({ brand: { journeys: ['Booking', 'KidsPartyEnquiry'] } })
    await diner.presses(again)
    await diner.waits(1_000)
    expect(diner.network.sent('GET /api/sessions/availability/*')).to.be.empty
    expect([diner.kernel.facts.confirmed, diner.faults]).to.deep.equal([false, []])
  })
})
