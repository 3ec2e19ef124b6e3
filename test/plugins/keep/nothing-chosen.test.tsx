import { expect } from 'chai'
import { definePlugin } from 'tavola'
import keep from '../../../plugins/keep'
import { enquiry, form, threshold } from '../../kit/stand-ins'
import { stored, visits } from './visits'

describe('keep: before the diner has chosen something', () => {
  // Tests of other files leave something.

  it('without a choice nothing is kept', async () => {
    await visits()
    expect(stored()).to.equal('[{},{}]')
  })

  it('docs/privacy.md: a choice that is taken back is no longer kept', async () => {
    const diner = await visits()
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-28' }))
    expect(stored()).to.include('2026-11-28')
    await diner.sees(() => diner.kernel.choices.set({ date: null }))
    expect(stored()).to.equal('[{},{}]')
  })

  it('docs/privacy.md: a journey that the brand has selected is no choice, so nothing is kept', async () => {
    const preselecting = definePlugin({ id: 'preselecting', setup: ({ preselect }) => preselect('Booking') })
    const diner = await visits({
      plugins: [keep, threshold, form, enquiry, preselecting],
      brand: { journeys: ['Booking', 'Enquiry'] },
    })
    await diner.waits(1_000)
    expect(diner.kernel.facts.journey).to.equal('Booking')
    expect(stored()).to.equal('[{},{}]')
    await diner.sees(() => diner.kernel.choices.choose('Enquiry'))
    await diner.waits(1_000)
    expect(stored()).to.include('Enquiry')
  })
})
