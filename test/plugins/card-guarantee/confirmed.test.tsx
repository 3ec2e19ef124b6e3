import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import plugin from '../../../plugins/card-guarantee'
import { atComplete } from '../../kit/booking'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { page, threshold } from '../../kit/stand-ins'
import { booking, create, meetsCard } from './table'

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
  /** A booking that the server confirms at once. */
  async function confirms(ccgPerformed: boolean, own: Record<string, unknown> = {}, more = [confirmation]) {
    const diner = await renderPlugins({
      plugins: [threshold, booking, plugin, ...more],
      first: { ...atComplete, adults: 6 },
      brand: { options: { 'card-guarantee': own } },
      answers: { [create]: bookingBody({ ccgPerformed }) },
    })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Confirmed')
    await diner.waits()
    return diner.reads()
  }

  it('card.no-show-fee: has the terms of a guaranteed booking', async () => {
    expect(await confirms(true))
      .to.include('No-show fee up to £5 × 6 = £30')
      .and.include('Free to cancel until Thursday 26 November at 19:30.')
  })

  it('card.no-show-fee: not of another booking, and not where the brand has no fee', async () => {
    expect(await confirms(false)).to.not.include('fee')
    await removeWidget()
    expect(await confirms(true, { fee: 0 })).to.not.include('fee')
    expect(document.querySelector('.guarantee-fee'), 'an empty panel').to.equal(null)
  })

  it('card.no-show-fee: not where a ticket shows them', async () => {
    expect(await confirms(true, {}, [confirmation, ticket])).to.not.include('fee')
  })

  it('card.no-show-fee: they are there as soon as step 5 is, after step 8', async () => {
    let seen = ''
    const diner = await meetsCard({ plugins: [threshold, booking, plugin, confirmation] })
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
