import { expect } from 'chai'
import { definePlugin } from 'tavola'
import type { Load, Part } from '../../../src/contract/plugin'
import { bootKernel } from '../../kit/kernel'
import { blocked } from '../../kit/fixtures'
import { atSlot } from '../../kit/booking'
import { booking, start } from '../bare-plugins'
import { errorsIn, shown, throws } from '../setup'

describe('Continue of a step', () => {
  /** Step 1 whose plugin has a part with its Continue. */
  function booted(part: Part, load?: Load) {
    const first = definePlugin({ ...start, parts: [{ load: load ?? (async () => part) }] })
    const test = bootKernel({ plugins: [first, booking], first: atSlot })
    return { ...test, shown: () => shown(test) }
  }

  it('is its plugin’s, with the slot as it was at the press', async () => {
    const slots: unknown[] = []
    const test = booted({ proceed: (_ctx: never, slot: unknown) => void slots.push(slot) })
    const going = test.kernel.navigation.proceed()
    test.kernel.choices.set({ time: '20:00' })
    await going
    expect(slots).to.have.length(1)
    expect(slots[0]).to.include({ time: atSlot.time })
  })

  it('waits for a rule that comes after the press', async () => {
    const missing = { field: 'venue', message: 'tooLate', at: 'choices', valid: () => false } as const
    const slots: unknown[] = []
    const proceed = (_ctx: never, slot: unknown) => void slots.push(slot)
    const test = booted({ texts: { tooLate: 'Too late' }, validators: [missing], proceed })
    await test.kernel.navigation.proceed()
    expect([errorsIn(test), slots]).to.deep.equal([['Too late'], []])
  })

  it('says that a part did not load, where the part that has it is lost', async () => {
    const test = booted({}, throws)
    await test.kernel.navigation.proceed()
    expect(test.kernel.banner.shown.value!.text).to.equal(blocked)
    expect(test.shown()).to.equal('start')
  })

  it('one that throws is reported, and the diner can press again', async () => {
    const test = booted({ proceed: throws })
    await test.kernel.navigation.proceed()
    expect(test.faults.map(({ place }) => place)).to.deep.equal(['proceed'])
    expect(test.kernel.tasks.busy.value).to.be.false
  })
})
