import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import plugin from '../../../themes/build/companions/card-guarantee'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import { atComplete } from '../../kit/booking'
import { bookingBody } from '../../kit/fixtures'
import { logged } from '../../kit/logged'
import { page } from '../../kit/stand-ins'
import { create, meetsCard, sendsCard, sitsDown } from './setup'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

describe('card-guarantee: its options', () => {
  for (const [own, invalid] of [
    [{ fee: 0, cancelHours: 0, liabilityShift: 'prefer' }],
    [{ cancelHours: 8_760, currency: 'EUR', liabilityShift: 'require', threeDSecure: true }],
    [{ braintree: undefined, currency: '' }],
    [{ fee: -1 }, 'fee'],
    [{ cancelHours: 8_761 }, 'cancelHours'],
    [{ currency: 'euros' }, 'currency'],
    [{ liabilityShift: 'hope' }, 'liabilityShift'],
    [{ threeDSecure: 'yes' }, 'threeDSecure'],
  ] as const)
    it(`${JSON.stringify(own)} is ${invalid ? 'reported' : 'valid'}`, () => {
      const options = { 'card-guarantee': own }
      const [line] = logged(() => checkPluginOptions([plugin], { ...brand, options }))
      if (invalid) expect(line).to.include(`invalid "${invalid}"`)
      else expect(line).to.equal(undefined)
    })
})

describe('card-guarantee: the no-show fee', () => {
  for (const [what, evening, said, notSaid] of [
    [
      'has its amount, in money, and until when cancelling is free',
      { first: { ...atComplete, adults: 6 } },
      ['up to £5 × 6 = £30', 'Free to cancel until Thursday 26 November at 19:30.'],
    ],
    [
      'is what the brand says',
      { brand: { currency: 'EUR' }, card: { fee: 12.5, cancelHours: 24 } },
      ['up to €12.50 × 2 = €25', 'cancel less than 24 hours', 'until Friday 27 November at 19:30.'],
    ],
    [
      "is for diners who don't come where there is no deadline",
      { card: { cancelHours: 0 } },
      ["only if you don't show up."],
      /cancel/,
    ],
    [
      'is not named where there is none, and the deadline is',
      { card: { fee: 0 } },
      ['Free to cancel until Thursday 26 November at 19:30.'],
      /fee|£/,
    ],
    [
      'says so once free cancellation has ended',
      { first: { ...atComplete, date: '2026-11-22', time: '09:00' } },
      ['Your booking is less than 48 hours away'],
      /Free to cancel until/,
    ],
    [
      'time.zone-named: says whose clock it is where the diner’s differs',
      { brand: { timeZone: 'Asia/Tokyo' } },
      ['until Thursday 26 November at 19:30, restaurant time.'],
    ],
  ] as [string, Parameters<typeof meetsCard>[0], string[], RegExp?][])
    it(`card.no-show-fee: ${what}`, async () => {
      const text = (await meetsCard(evening)).reads()
      for (const words of said) expect(text).to.include(words)
      if (notSaid) expect(text).to.not.match(notSaid)
    })

  it('the fee and the deadline come before the card', async () => {
    const diner = await meetsCard()
    const number = diner.gets('group', 'Card number')
    for (const text of [/^No-show fee/, /^Free to cancel/]) {
      const place = diner.gets('text', text).compareDocumentPosition(number)
      expect(place & Node.DOCUMENT_POSITION_FOLLOWING).to.not.equal(0)
    }
  })

  for (const [what, evening, sent] of [
    [
      'the terms that step 8 has shown, with the card only',
      { brand: { currency: 'EUR', timeZone: 'America/New_York' }, card: { fee: 12.5 } },
      { noShowFee: 25, currency: 'EUR', freeCancellationUntil: '2026-11-26T19:30:00-05:00' },
    ],
    [
      // Free until the table's own time.
      'that there is neither fee nor deadline',
      { card: { fee: 0, cancelHours: 0 } },
      { noShowFee: 0, currency: null, freeCancellationUntil: '2026-11-28T19:30:00+00:00' },
    ],
  ] as const)
    it(`card.no-show-fee: the booking says ${what}`, async () => {
      const diner = await sendsCard(evening)
      const bodies = diner.network.sent(create).map(({ body }) => body as { cardGuarantee?: unknown })
      expect(bodies.map(({ cardGuarantee }) => cardGuarantee)).to.deep.equal([undefined, sent])
    })
})

const placesStep = definePlugin({
  id: 'placesStep',
  steps: [
    {
      id: 'placesStep',
      priority: 'takeover',
      when: () => true,
      load: page('Terms', () => <Place name="booking.terms" />),
    },
  ],
})

describe('card-guarantee: the clause in the terms on bookings', () => {
  for (const [what, card, clause] of [
    ['names the fee and the deadline', {}, /no-show fee of up to £5 per person\. .* 48 hours before/],
    [
      'without a deadline names none',
      { cancelHours: 0 },
      /no-show fee of up to £5 per person\. It is charged only if you don't show up\.$/,
    ],
    ['without a fee there is none', { fee: 0 }, /^((?!card).)*$/],
  ] as const)
    it(`card.no-show-fee: ${what}`, async () => {
      const diner = await sitsDown({ more: [placesStep], card })
      await diner.finds('heading', 'Terms')
      await act(() => import('../../../plugins/card-guarantee/terms'))
      await diner.waits()
      expect(diner.reads()).to.match(clause)
      expect(diner.faults).to.deep.equal([])
    })
})

/** Step 5, with the place for more. */
const confirmation = definePlugin({
  id: 'confirmation',
  steps: [
    {
      id: 'confirmed',
      priority: 'takeover',
      when: ({ facts }) => facts.references.booking !== undefined,
      load: page('Confirmed', () => <Place name="confirmation" />),
    },
  ],
})

/** Another plugin's ticket. */
const ticket = definePlugin({
  id: 'ticket',
  inserts: [{ at: 'reference', load: async () => ({ default: () => null }) }],
})

describe('card-guarantee: the confirmation', () => {
  for (const [what, ccgPerformed, card, more] of [
    ['has the terms of a guaranteed booking', true, {}, []],
    ['has no terms of another booking', false, {}, []],
    ['has none where the brand has no fee', true, { fee: 0 }, []],
    ['has none where a ticket shows them', true, {}, [ticket]],
  ] as const)
    it(`card.no-show-fee: ${what}`, async () => {
      const diner = await sitsDown({
        first: { ...atComplete, adults: 6 },
        more: [confirmation, ...more],
        card,
        answers: { [create]: bookingBody({ ccgPerformed }) },
      })
      await diner.presses('Complete Booking')
      await diner.finds('heading', 'Confirmed')
      await diner.waits()
      if (what.includes('the terms'))
        expect(diner.reads())
          .to.include('No-show fee up to £5 × 6 = £30')
          .and.include('Free to cancel until Thursday 26 November at 19:30.')
      else {
        expect(diner.reads()).to.not.include('fee')
        expect(document.querySelector('.guarantee-fee'), 'an empty panel').to.equal(null)
      }
    })

  it('card.no-show-fee: they are there as soon as step 5 is, after step 8', async () => {
    let seen = ''
    const diner = await meetsCard({ more: [confirmation] })
    await diner.fillsCard()
    const isConfirmed = () => diner.has('heading', 'Confirmed')
    const observer = new MutationObserver(() => (seen ||= isConfirmed() ? diner.reads() : ''))
    observer.observe(document.body, { childList: true, subtree: true })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Confirmed')
    observer.disconnect()
    expect(seen).to.include('No-show fee')
  })
})
