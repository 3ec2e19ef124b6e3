import { expect } from 'chai'
import type { Plugin } from 'tavola'
import { bootKernel } from '../kit/kernel'
import { booking, start, step } from './bare-plugins'
import { anna, availability, confirmed, cork } from './selection'

const boot = (...plugins: Plugin[]) =>
  bootKernel({
    plugins: [start, booking, ...plugins],
    first: { ...confirmed, journey: 'Booking', availability: availability() },
  })

describe('Back', () => {
  it('decisions, step 1: returns with every choice intact', () => {
    const { kernel } = boot()
    kernel.back()
    expect(kernel.step.value!.step.id).to.equal('start')
    expect(kernel.facts).to.include({ venue: cork, date: '2026-11-20', time: '19:30', journey: 'Booking' })
    expect(kernel.facts.customer).to.equal(anna)
  })

  it('section 4, step selection: the answer of the check is asked for anew', () => {
    const { kernel } = boot()
    kernel.back()
    expect(kernel.facts).to.include({ confirmed: false, availability: null })
  })

  it('architecture, steps: a step may have its own way back', () => {
    const back: (string | null)[] = []
    const { kernel } = boot({
      id: 'card',
      steps: [{ ...step('card', 'takeover'), back: ({ facts }) => void back.push(facts.time) }],
    })
    kernel.back()
    expect(back).to.deep.equal(['19:30'])
    expect(kernel.facts.confirmed).to.equal(true)
  })
})
