import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import plugin from '../../../plugins/card-guarantee'
import { atComplete } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { page, threshold } from '../../kit/stand-ins'
import { booking, create, meetsCard } from './table'

/** Another plugin's ticket, at the end of the booking. */
const ticket = definePlugin({
  id: 'ticket',
  places: { 'ticket.lines': 'a line of the ticket' },
  steps: [
    {
      id: 'kept',
      priority: 'takeover',
      when: ({ facts }) => facts.references.booking !== undefined,
      load: page('Kept', () => (
        <dl>
          <Place name="ticket.lines" fallback={null} />
        </dl>
      )),
    },
  ],
})

describe('card-guarantee: the ticket', () => {
  afterEach(removeWidget)

  const lines = () => document.querySelector('dl')?.textContent

  /** A booking that the server confirms at once. */
  async function keeps(ccgPerformed: boolean, own: Record<string, unknown> = {}) {
    const diner = await renderWidget({
      plugins: [threshold, booking, plugin, ticket],
      first: { ...atComplete, adults: 6 },
      brand: { options: { 'card-guarantee': own } },
      answers: { [create]: bookingBody({ ccgPerformed }) },
    })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Kept')
    await diner.waits()
  }

  it('section 9, "Card guarantee": has the no-show fee of a guaranteed booking', async () => {
    await keeps(true)
    expect(lines()).to.equal('No-show feeup to £5 × 6 = £30')
  })

  it('section 9, "Card guarantee": not of another booking, and not where the brand has no fee', async () => {
    await keeps(false)
    expect(lines()).to.equal('')
    await removeWidget()
    await keeps(true, { fee: 0 })
    expect(lines()).to.equal('')
  })

  it('section 9, "Card guarantee": the fee is there as soon as the ticket is, after step 8', async () => {
    let seen = ''
    const diner = await meetsCard({ plugins: [threshold, booking, plugin, ticket] })
    await diner.fillsCard()
    const observer = new MutationObserver(() => (seen ||= document.querySelector('dl')?.outerHTML ?? ''))
    observer.observe(document.body, { childList: true, subtree: true })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Kept')
    observer.disconnect()
    expect(seen).to.include('No-show fee')
  })
})
