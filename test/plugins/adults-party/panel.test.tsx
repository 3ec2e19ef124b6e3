import { expect } from 'chai'
import adultsParty from '../../../plugins/adults-party'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { enquiry, lobby, table } from '../../kit/stand-ins'

const plugins = [lobby, table, enquiry, adultsParty]
const party = { ...atSlot, journey: 'AdultsPartyEnquiry', adults: 8, children: 0 }
const tooFew = 'Parties need at least 8 guests. You can still send your enquiry.'

/** A diner of a party, and the panel's lines after each choice. */
async function plans(brand: object = {}) {
  const diner = await renderWidget({ plugins, brand, first: party })
  const panel = await diner.finds('group', 'Your party')
  return async (choice: object = {}) => {
    await diner.sees(() => diner.kernel.choices.set(choice))
    return [...panel.querySelectorAll('dl > *')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent).join(' | '),
    )
  }
}

describe('adults-party: the panel', () => {
  afterEach(removeWidget)

  it('section 9, "Party terms": says what the party comes to and asks for', async () => {
    const lines = await plans()
    expect(await lines()).to.deep.equal([
      '8 people at €29.95 | €239.60',
      'Deposit at €5 each | €40 | to hold your party, non-refundable',
      'Your room | 2.5 hours',
      'Guests | at least 8',
      'You can change numbers until | Thursday 26 November, 19:30',
    ])
  })

  it('section 9: price and deposit are for each person, children too', async () => {
    const lines = await plans()
    for (const [people, name, price, deposit] of [
      [{ adults: 1 }, '1 person', '€29.95', '€5'],
      [{ adults: 20 }, '20 people', '€599', '€100'],
      [{ adults: 7, children: 3 }, '10 people', '€299.50', '€50'],
      [{ adults: 100, children: 100 }, '200 people', '€5,990', '€1,000'],
    ] as const) {
      const [total, kept] = await lines(people)
      expect(total).to.equal(`${name} at €29.95 | ${price}`)
      expect(kept, name).to.include(`| ${deposit} |`)
    }
  })

  it('contract, "Brand config": in the money and numbers of the brand’s locale', async () => {
    const [price, , room] = await (await plans({ locale: 'de-DE' }))()
    expect(price?.replaceAll('\u00a0', ' ')).to.equal('8 people at 29,95 € | 239,60 €')
    expect(room).to.equal('Your room | 2,5 hours')
  })

  it('section 9: the numbers can change until 48 hours before, named as far as day and time are chosen', async () => {
    const lines = await plans()
    for (const [chosen, says] of [
      [{ time: null }, 'Thursday 26 November'],
      [{ date: null, time: null }, '48 hours before'],
      [{ date: '2026-10-26', time: '12:00' }, 'Saturday 24 October, 13:00'],
    ] as const)
      expect((await lines(chosen))[4]).to.equal(`You can change numbers until | ${says}`)
  })

  it('section 9: fewer than 8 guests get a note, and can still enquire', async () => {
    const diner = await renderWidget({ plugins, first: { ...party, adults: 6, children: 1 } })
    await diner.finds('group', 'Your party')
    expect(diner.reads()).to.include(tooFew)
    expect(diner.kernel.problems.at('details').size).to.equal(0)
    await diner.sees(() => diner.kernel.choices.set({ children: 2 }))
    expect(diner.reads()).to.not.include(tooFew)
  })

  it('section 5, "Split guests": while there is no number it gives the price of one', async () => {
    const lines = await plans()
    expect((await lines({ adults: 0 })).slice(0, 2)).to.deep.equal([
      'Each person | €29.95',
      'Deposit each | €5 | to hold your party, non-refundable',
    ])
  })

  it('section 2, step 6: is there too', async () => {
    const diner = await renderWidget({ plugins, first: { ...party, confirmed: true } })
    await diner.finds('heading', 'Your Enquiry Details')
    await diner.finds('group', 'Your party')
  })

  it('architecture, "inserts": in no other journey', async () => {
    const diner = await renderWidget({ plugins, first: { ...party, journey: 'Booking' } })
    await diner.finds('region', 'Adult Pizza Making Parties')
    expect(diner.reads()).to.not.include('Your party')
  })
})
