import { expect } from 'chai'
import { anna, atComplete, atDetails, atSlot } from '../../kit/booking'
import { leaves, visits } from './visits'

describe('keep: a choice that has passed', () => {
  it('a day that has passed is reported, and the rest stays', async () => {
    const before = await visits({ brand: { options: { keep: { minutes: 60 * 24 * 30 } } } })
    await before.sees(() => before.kernel.choices.set({ ...atComplete, date: '2026-11-20' }))
    leaves()
    const passed = new Date('2026-11-21T09:00:00Z')
    const after = await visits({
      brand: { options: { keep: { minutes: 60 * 24 * 30 } } },
      now: () => passed,
    })
    await after.finds('button', 'Start again')
    expect(after.reads()).to.contain('The day you chose has passed.')
    expect(after.kernel.facts).to.include({
      date: null,
      time: null,
      confirmed: false,
      detailsConfirmed: false,
    })
    expect(after.kernel.facts.customer.firstName).to.equal('Anna')
  })

  it('a time of today that has passed is reported, and the day stays', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set({ ...atDetails, customer: anna }))
    leaves()
    const after = await visits({ now: () => new Date('2026-11-28T19:31:00Z') })
    await after.finds('button', 'Start again')
    expect(after.reads()).to.contain('The time you chose has passed.')
    expect(after.kernel.facts).to.include({ date: atSlot.date, time: null, confirmed: false })
  })

  it('time.after-midnight: a time after midnight has not passed in the evening before', async () => {
    const before = await visits()
    await before.sees(() => before.kernel.choices.set({ ...atDetails, time: '00:30', customer: anna }))
    leaves()
    const after = await visits({ now: () => new Date('2026-11-28T19:31:00Z') })
    await after.finds('button', 'Start again')
    expect(after.kernel.facts).to.include({ date: atSlot.date, time: '00:30', confirmed: true })
  })
})
