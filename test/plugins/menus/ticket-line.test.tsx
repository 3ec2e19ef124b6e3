import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import { removeWidget } from '../../kit/diner'
import { page } from '../../kit/stand-ins'
import { search, seesMenus, sitsDownToDinner } from './dinner'

/** Another plugin's place, in a step that follows the details'. */
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

const pay = { answers: { 'POST /api/bookings/create': { bookingReference: 'MB-1' } } }

describe('menus: the ticket', () => {
  afterEach(removeWidget)

  it('shows the chosen menu, as soon as it has loaded', async () => {
    let seen = ''
    const diner = await seesMenus({ more: [ticket], ...pay })
    await diner.clicks('radio', 'Dinner')
    await diner.presses('Next')
    const observer = new MutationObserver(() => (seen ||= document.querySelector('dl')?.outerHTML ?? ''))
    observer.observe(document.body, { childList: true, subtree: true })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Kept')
    observer.disconnect()
    expect(seen).to.include('Menu').and.include('Dinner')
  })

  it('has no such line if no menu was offered', async () => {
    const diner = await sitsDownToDinner({ more: [ticket], answers: { ...pay.answers, [search]: [] } })
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Kept')
    expect(document.querySelector('dt')).to.equal(null)
  })
})
