import { expect } from 'chai'
import { bootKernel } from '../kit/kernel'
import { booking, start, step } from './bare-plugins'
import { confirmed } from './selection'

describe('A condition that throws', () => {
  it('one that always throws is given up after a few tries, with a report', () => {
    let asked = 0
    const when = () => {
      asked++
      throw new Error(`oops ${asked}`)
    }
    const { kernel, faults } = bootKernel({
      plugins: [start, { id: 'broken', steps: [step('broken', 'takeover', when)] }, booking],
      first: confirmed,
    })
    for (let day = 1; day < 30; day++) {
      kernel.choices.set({ date: `2026-12-${String(day).padStart(2, '0')}`, confirmed: day % 2 === 0 })
      void kernel.steps.current.value
    }
    expect(asked).to.equal(5)
    expect(String(faults.at(-1)!.error)).to.include('no longer asked')
  })

  it('one that works again in between is still checked', () => {
    let asked = 0
    const when = ({ facts }: { facts: { adults: number } }) => {
      asked++
      if (facts.adults % 3 > 0) throw new Error('oops')
      return false
    }
    const { kernel } = bootKernel({
      plugins: [start, { id: 'shaky', steps: [step('shaky', 'takeover', when)] }],
    })
    for (let adults = 3; adults < 15; adults++) {
      kernel.choices.set({ adults })
      void kernel.steps.current.value
    }
    expect(asked).to.be.at.least(12)
  })
})
