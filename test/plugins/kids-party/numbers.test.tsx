import { expect } from 'chai'
import kidsParty from '../../../plugins/kids-party'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { enquiry, lobby, table } from '../../kit/stand-ins'

const first = { ...atSlot, journey: 'KidsPartyEnquiry', adults: 1, children: 8 }

async function sees(own: Record<string, unknown>) {
  const options = { 'kids-party': own }
  const diner = await renderWidget({ plugins: [lobby, table, enquiry, kidsParty], brand: { options }, first })
  await diner.finds('group', 'Your party')
  const terms = await diner.finds('list', /^$/)
  return { diner, terms: [...terms.children].map(({ textContent }) => textContent) }
}

describe('kids-party: its numbers', () => {
  afterEach(removeWidget)

  it('a brand’s age groups appear in the panel and in the terms', async () => {
    const supervision = [
      { from: 3, to: 3, children: 1 },
      { from: 4, to: 9, children: 5 },
    ]
    const { diner, terms } = await sees({ supervision, age: 3 })
    expect(diner.reads()).to.include('For age 38 adults').and.include('For ages 4 to 92 adults')
    expect(terms.slice(-2)).to.deep.equal([
      'Children aged 3 need 1 parent per child',
      'Children aged 4-9 need 1 parent per 5 children',
    ])
    expect(terms).to.include('Minimum age 3')
  })

  it('without age groups, an age and a deposit there is no text about them', async () => {
    const { diner, terms } = await sees({ supervision: [], age: 0, deposit: 0 })
    expect(diner.reads()).to.not.include('Adults needed').and.not.include('Deposit')
    expect(terms).to.deep.equal([
      '€16.95 per child',
      'Minimum 8 children',
      'Up to 2 hours',
      'Guest numbers must be confirmed 48 hours before',
    ])
  })

  it('it starts with its minimum of children', async () => {
    const { diner } = await sees({ minimum: 6 })
    diner.kernel.choices.choose(null)
    diner.kernel.choices.choose('KidsPartyEnquiry')
    expect(diner.kernel.facts).to.include({ adults: 1, children: 6 })
  })
})
