import { expect } from 'chai'
import { followFacts, keepLatestEvents } from '../../../src/host/widget/latest-events'
import type { HostEvent } from '../../../src/contract/events'
import { bootKernel } from '../../kit/kernel'
import { booking, start } from '../../kernel/bare-plugins'
import { confirmed } from '../../kernel/selection'

/** The events that a late listener gets after these events. */
function stateAfter(names: readonly string[], former = {}): string[] {
  const state: Record<string, unknown> = {}
  const tell = keepLatestEvents(state, () => undefined, former)
  for (const name of names) tell(name, { version: 1 } as HostEvent['detail'])
  return Object.keys(state)
}

describe('Events replayed to late listeners', () => {
  const cases: readonly [rule: string, after: string[], state: string[]][] = [
    [
      'event.late-subscribers: the current state is replayed',
      ['ready', 'step', 'journey', 'slot'],
      ['ready', 'step', 'journey', 'slot'],
    ],
    [
      'event.late-subscribers: what is over is not replayed',
      ['search', 'error', 'no-availability', 'submit-started'],
      [],
    ],
    ['an open popup is replayed as open', ['close', 'open'], ['open']],
    ['a closed popup is replayed as closed', ['open', 'close'], ['close']],
    [
      'a booking is replayed after the popup has closed too',
      ['booking-confirmed', 'close'],
      ['booking-confirmed', 'close'],
    ],
    [
      'a booking is not replayed once another journey is chosen',
      ['enquiry-confirmed', 'journey'],
      ['journey'],
    ],
    ['a booking is not replayed once another table is chosen', ['booking-confirmed', 'slot'], ['slot']],
    ['a booking is not replayed while another is being sent', ['booking-confirmed', 'submit-started'], []],
    ['a table of another journey is not replayed', ['slot', 'journey'], ['journey']],
  ]
  for (const [rule, after, state] of cases) {
    it(rule, () => {
      expect(stateAfter(after)).to.deep.equal(state)
    })
  }

  it('a former name is replayed like the new one', () => {
    const former = { 'booking-confirmed': ['booked'] }
    const told = ['booking-confirmed', 'booked']
    expect(stateAfter(told, former)).to.deep.equal(told)
    expect(stateAfter([...told, 'slot'], former)).to.deep.equal(['slot'])
  })

  it('the latest detail is replayed, and other listeners get every event', () => {
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

  it('a table and a journey that are no longer chosen are not replayed', () => {
    const { kernel } = bootKernel({ plugins: [start, booking] })
    kernel.choices.set({ ...confirmed, journey: 'Booking' })
    const state: Record<string, unknown> = { slot: {}, journey: {}, step: {} }
    followFacts(kernel, state)
    expect(Object.keys(state)).to.deep.equal(['slot', 'journey', 'step'])
    kernel.choices.set({ date: '2026-12-24' })
    expect(Object.keys(state)).to.deep.equal(['journey', 'step'])
    kernel.navigation.complete()
    expect(Object.keys(state)).to.deep.equal(['step'])
    kernel.dispose()
    kernel.choices.set({ time: '19:30' })
    Object.assign(state, { slot: {} })
    kernel.choices.set({ time: null })
    expect(Object.keys(state)).to.deep.equal(['step', 'slot'])
  })
})
