import { expect } from 'chai'
import adultsParty from '../../../plugins/adults-party'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { enquiry, lobby, table } from '../../kit/stand-ins'

const party = { ...atSlot, journey: 'AdultsPartyEnquiry', adults: 8, children: 0 }
const plugins = [lobby, table, enquiry, adultsParty]

async function sees(own: Record<string, unknown>, brand: object = {}, first: object = party) {
  const options = { 'adults-party': own }
  const diner = await renderWidget({ plugins, brand: { ...brand, options }, first })
  const panel = await diner.finds('group', 'Your party')
  const terms = await diner.finds('list', /^$/)
  const lines = [...panel.querySelectorAll('dl > *')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(' | '),
  )
  return { diner, lines, terms: [...terms.children].map(({ textContent }) => textContent) }
}

describe('adults-party: its numbers', () => {
  afterEach(removeWidget)

  it('a brand’s appear in the panel and in the terms', async () => {
    const own = { price: 30, deposit: 7.5, minimum: 10, hours: 3, noticeHours: 24 }
    const { lines, terms } = await sees(own, { currency: 'GBP' })
    expect(lines).to.deep.equal([
      '8 people at £30 | £240',
      'Deposit at £7.50 each | £60 | to hold your party, non-refundable',
      'Your room | 3 hours',
      'Guests | at least 10',
      'You can change numbers until | Friday 27 November, 19:30',
    ])
    expect(terms).to.deep.equal([
      '£30 per person',
      'Minimum 10 guests',
      'A 3 hour room',
      '£7.50 per person non-refundable deposit',
      'Guest numbers must be confirmed 24 hours before',
    ])
  })

  it('a 0 is not mentioned', async () => {
    const { lines, terms } = await sees({ price: 0, deposit: 0, hours: 0, noticeHours: 0 })
    expect(lines).to.deep.equal(['Guests | at least 8'])
    expect(terms).to.deep.equal(['Minimum 8 guests'])
  })

  it('1 is singular', async () => {
    const own = { minimum: 1, hours: 1, noticeHours: 1 }
    const { diner, lines, terms } = await sees(own, {}, { ...party, adults: 0, date: null, time: null })
    expect(lines).to.include.members(['Your room | 1 hour', 'You can change numbers until | 1 hour before'])
    expect(diner.reads()).to.include('Parties need at least 1 guest.')
    expect(terms).to.include.members(['Minimum 1 guest', 'Guest numbers must be confirmed 1 hour before'])
  })

  it('its own currency takes precedence over the brand’s', async () => {
    expect((await sees({ currency: 'USD' }, { currency: 'GBP' })).lines[0]).to.equal(
      '8 people at $29.95 | $239.60',
    )
  })

  it('it starts with its minimum of guests, and with its notice', async () => {
    const { diner } = await sees({ minimum: 12, noticeHours: 72 })
    diner.kernel.choices.choose(null)
    diner.kernel.choices.choose('AdultsPartyEnquiry')
    expect(diner.kernel.facts).to.include({ adults: 12, children: 0 })
    expect(diner.kernel.journeys.current.value?.noticeHours).to.equal(72)
  })
})
