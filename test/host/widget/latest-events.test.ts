import { expect } from 'chai'
import { followFacts, keepLatestEvents } from '../../../src/host/widget/latest-events'
import type { HostEvent } from '../../../src/kernel/contract/events'
import { bootKernel } from '../../kit/kernel'
import { booking, start } from '../../kernel/bare-plugins'
import { confirmed } from '../../kernel/selection'

/** What a late listener would be told after these events. */
function stateAfter(names: readonly string[], former = {}): string[] {
  const state: Record<string, unknown> = {}
  const tell = keepLatestEvents(state, () => undefined, former)
  for (const name of names) tell(name, { version: 1 } as HostEvent['detail'])
  return Object.keys(state)
}

describe('What late listeners are told', () => {
  const cases: readonly [rule: string, after: string[], state: string[]][] = [
    ['how things stand', ['ready', 'step', 'journey', 'slot'], ['ready', 'step', 'journey', 'slot']],
    ['not what is over', ['search', 'error', 'no-availability', 'submit-started'], []],
    ['that it is open, once it is', ['close', 'open'], ['open']],
    ['that it is closed, once it is', ['open', 'close'], ['close']],
    [
      'of a booking, after the popup has closed too',
      ['booking-confirmed', 'close'],
      ['booking-confirmed', 'close'],
    ],
    ['of no booking any more where another journey is chosen', ['enquiry-confirmed', 'journey'], ['journey']],
    ['of no booking any more where another table is chosen', ['booking-confirmed', 'slot'], ['slot']],
    ['of no booking any more while another is sent', ['booking-confirmed', 'submit-started'], []],
    ['of no table of another journey', ['slot', 'journey'], ['journey']],
  ]
  for (const [rule, after, state] of cases) {
    it(`complaint 6: ${rule}`, () => {
      expect(stateAfter(after)).to.deep.equal(state)
    })
  }

  it('complaint 6: under a former name as under the new one', () => {
    const former = { 'booking-confirmed': ['booked'] }
    const told = ['booking-confirmed', 'booked']
    expect(stateAfter(told, former)).to.deep.equal(told)
    expect(stateAfter([...told, 'slot'], former)).to.deep.equal(['slot'])
  })

  it('complaint 6: the detail is the last one, and everybody else hears each', () => {
    const state: Record<string, unknown> = {}
    const told: unknown[] = []
    const tell = keepLatestEvents(state, (name, detail) => void told.push([name, detail, { ...state }]))
    const details = ['start', 'details'].map((name) => ({
      version: 1,
      name,
    })) as unknown as HostEvent['detail'][]
    for (const detail of details) tell('step', detail)
    // The state is there when a listener asks for it.
    expect(told).to.deep.equal(details.map((detail) => ['step', detail, { step: detail }]))
  })

  it('complaint 6: a table and a journey that are no longer chosen do not stand', () => {
    const { kernel } = bootKernel({ plugins: [start, booking] })
    kernel.set({ ...confirmed, journey: 'Booking' })
    const state: Record<string, unknown> = { slot: {}, journey: {}, step: {} }
    followFacts(kernel, state)
    expect(Object.keys(state)).to.deep.equal(['slot', 'journey', 'step'])
    kernel.set({ date: '2026-12-24' })
    expect(Object.keys(state)).to.deep.equal(['journey', 'step'])
    kernel.complete()
    expect(Object.keys(state)).to.deep.equal(['step'])
    kernel.dispose()
    kernel.set({ time: '19:30' })
    Object.assign(state, { slot: {} })
    kernel.set({ time: null })
    expect(Object.keys(state)).to.deep.equal(['step', 'slot'])
  })
})
