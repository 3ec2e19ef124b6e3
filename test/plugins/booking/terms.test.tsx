import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { useInserts } from 'tavola/controls'
import booking from '../../../plugins/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { enquiry, page, party } from '../../kit/stand-ins'

/** A first step that lists the sections of the terms. */
const reader = definePlugin({
  id: 'reader',
  steps: [{ id: 'reader', priority: 'base', when: () => true, load: page('Terms', Sections) }],
})

function Sections() {
  return useInserts('conditions').map(({ key, label, current, element }) => (
    <section key={key} aria-label={label} aria-current={current}>
      {element}
    </section>
  ))
}

const clause = definePlugin({
  id: 'clause',
  inserts: [{ at: 'booking.terms', load: async () => ({ default: () => <p>If you do not come</p> }) }],
})

async function reads(...plugins: Parameters<typeof renderWidget>[0]['plugins']) {
  const diner = await renderWidget({ plugins: [reader, booking, ...plugins], first: { journey: 'Booking' } })
  await diner.finds('region', 'Bookings')
  await diner.finds('heading', 'Terms')
  await diner.waits()
  return diner
}

describe('booking: its section of the terms', () => {
  afterEach(removeWidget)

  it('section 9: says how many book a table, and how many send an enquiry', async () => {
    const diner = await reads(enquiry)
    const text = diner.gets('region', 'Bookings').textContent
    expect(text).to.include('1 to 14 guests')
    expect(text).to.include('15 guests or more, please send an enquiry')
    expect(text).to.include('within 48 hours')
    expect(text).to.include('over 16')
  })

  it('section 1: speaks of no enquiry where the brand has none', async () => {
    const diner = await reads()
    expect(diner.gets('region', 'Bookings').textContent).not.to.include('enquiry')
  })

  it('section 2, "Terms popup": is in every journey, and is the current one in its own', async () => {
    const diner = await reads(enquiry, party)
    expect(diner.gets('region', 'Bookings').ariaCurrent).to.equal('true')
    await diner.sees(() => diner.kernel.choices.choose('KidsPartyEnquiry'))
    expect(diner.gets('region', 'Bookings').getAttribute('aria-current')).to.equal('false')
  })

  it('section 9, "Card guarantee": has a place for the clauses of others', async () => {
    const diner = await reads(clause)
    expect(diner.within('region', 'Bookings').gets('text', 'If you do not come').isConnected).to.be.true
  })
})
