import { expect } from 'chai'
import { definePlugin, keep } from 'tavola'
import { handoverTo, usableWith } from '../../../src/kernel/state/handover'
import { bootKernel } from '../../kit/kernel'
import { booking, enquiry, kidsParty, start, stateOf } from '../bare-plugins'
import { anna, confirmed, cork } from '../selection'

const selection = { ...confirmed, journey: 'KidsPartyEnquiry', adults: 3, children: 6, wishedTime: '19:00' }

describe('The selection of a widget that is built again', () => {
  it('stays as it is where the brand still has its journey', () => {
    expect(usableWith([start, kidsParty, enquiry], selection)).to.equal(selection)
    const byAlias = { ...selection, journey: 'KidsPMP' }
    expect(usableWith([start, booking, kidsParty], byAlias)).to.equal(byAlias)
  })

  it('stays as it is where no journey was chosen', () => {
    const unchosen = { ...selection, journey: null }
    expect(usableWith([start], unchosen)).to.equal(unchosen)
  })

  it('loses a journey that the brand lacks, and keeps restaurant, day, guests and details', () => {
    expect(usableWith([start, booking], selection)).to.deep.equal({
      venue: cork,
      date: '2026-11-20',
      adults: 3,
      children: 6,
      wishedTime: '19:00',
      customer: anna,
    })
  })
})

describe('The state of plugins in a widget that is built again', () => {
  const diet = definePlugin({ id: 'diet', state: { allergy: keep('', 'restart') } })
  const withDiet = [start, booking, diet]

  it('stays, also through a brand that lacks the plugin', () => {
    const { kernel } = bootKernel({ plugins: withDiet })
    stateOf(kernel, diet).allergy.value = 'Nuts'
    const without = bootKernel({ plugins: [start, booking], handover: handoverTo([start, booking], kernel) })
    const after = bootKernel({ plugins: withDiet, handover: handoverTo(withDiet, without.kernel) })
    expect(stateOf(after.kernel, diet).allergy.value).to.equal('Nuts')
    expect([kernel, after.kernel].map(({ isRebuilt }) => isRebuilt)).to.deep.equal([false, true])
  })
})
