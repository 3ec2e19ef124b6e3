import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { enquiry, table } from '../../kit/stand-ins'

const brand = { journeys: ['Booking'], options: { start: { largestParty: 3 } } }
const plugins = [start, table, enquiry]

describe('guests: the largest party', () => {
  afterEach(removeWidget)

  it('a brand’s ends the list, and more guests are a group', async () => {
    const diner = await renderWidget({ plugins, brand, first: atSlot })
    await diner.finds('combobox', 'Guests')
    expect(diner.offers('Guests')).to.deep.equal(['1', '2', '3', '4+ Group Booking Enquiry'])
    await diner.selects('Guests', '4+ Group Booking Enquiry')
    expect(diner.kernel.facts.guests).to.equal(-1)
  })

  it('the summary shows the group’s number', async () => {
    const diner = await renderWidget({ plugins, brand, first: { ...atSlot, adults: -1 } })
    await diner.presses('Continue')
    expect(diner.reads()).to.include('for 4+ people')
  })

  it('a host’s adults and children above it are a group', async () => {
    const guests = async (adults: number) =>
      (await renderWidget({ plugins, brand, prefill: { adults, children: 1 } })).kernel.facts.guests
    expect(await guests(2)).to.equal(3)
    await removeWidget()
    expect(await guests(3)).to.equal(-1)
  })
})
