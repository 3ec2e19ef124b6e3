import { expect } from 'chai'
import type { HostEvent, AnyPlugin, Plugin } from 'tavola'
import { createEmit } from '../../../src/kernel/core/emit'
import type { Code, EventName, PublicText } from '../../../src/contract/events'
import { bootKernel } from '../../kit/kernel'
import { start, step } from '../bare-plugins'
import { confirmed } from '../selection'
import { venue } from '../../kit/fixtures'
import { atDetails, boot, oops, throws } from '../setup'

/** The emitted events as the host and the plugins get them. */
function listen(former?: Record<string, readonly string[]>) {
  const hostEvents: [name: string, detail: object][] = []
  const pluginEvents: HostEvent[] = []
  const emit = createEmit(
    (name, detail) => void hostEvents.push([name, detail]),
    (event) => void pluginEvents.push(event),
    former,
  )
  return {
    emit,
    hostEvents,
    pluginEvents,
    emits: (name: string, detail: object) => emit(name as EventName, detail as never),
  }
}

describe('Outgoing events', () => {
  it('event.contract: each has the version of the contract', () => {
    const { emit, hostEvents } = listen()
    emit('ready', {})
    emit('step', { name: 'start' as PublicText, number: 1 })
    expect(hostEvents).to.deep.equal([
      ['ready', { version: 1 }],
      ['step', { version: 1, name: 'start', number: 1 }],
    ])
  })

  it('only the fields of the contract are sent, whatever a plugin adds', () => {
    const { emits, hostEvents } = listen()
    emits('search', { results: 3, text: '8 Oliver Plunkett Street' })
    emits('booking-confirmed', { reference: 'MB-1234', firstName: 'Anna', email: 'anna@example.ie' })
    expect(hostEvents).to.deep.equal([
      ['search', { version: 1, results: 3 }],
      ['booking-confirmed', { version: 1, reference: '' }],
    ])
  })

  /** What is not sent, or sent as this text. */
  const invalid: readonly (readonly [what: string, detail: object, sent?: object])[] = [
    ['a name in place of a number', { guests: 'Anna' }],
    ['a number with letters', { guests: '020 7946 0958' }],
    ['a text in place of a day', { date: 'born 1946-11-20' }],
    ['a text in place of a time', { time: 'at 19:30' }],
    ['a thing with more in it', { journey: { toString: () => 'Booking', email: 'anna@example.ie' } }],
    ['a list', { journey: ['Anna'] }],
    ['nothing at all', { journey: undefined }],
    ['an address in place of a name', { journey: 'anna@example.ie' }, { journey: '' }],
    [
      'a sentence in place of a name',
      { journey: 'A window seat would be lovely, it is for my mother’s eightieth birthday' },
      { journey: '' },
    ],
    ['two lines in place of a name', { journey: 'Anna\nO’Brien' }, { journey: '' }],
  ]
  for (const [what, detail, sent] of invalid)
    it(`a value unlike its field is not sent, or is empty: ${what}`, () => {
      const { emits, hostEvents } = listen()
      emits('submit-started', { venueId: 7, ...detail })
      expect(hostEvents).to.deep.equal([['submit-started', { version: 1, venueId: 7, ...sent }]])
    })

  it('an event outside the contract is not sent', () => {
    const { emits, hostEvents, pluginEvents } = listen()
    emits('typed', { text: 'Anna' })
    expect([...hostEvents, ...pluginEvents]).to.deep.equal([])
  })

  it('event.dom: plugins get no event that only repeats known values', () => {
    const pluginEvents: HostEvent[] = []
    const emit = createEmit(
      (name) => (name === 'ready' ? false : undefined),
      (event) => void pluginEvents.push(event),
    )
    emit('ready', {})
    emit('close', {})
    expect(pluginEvents.map(({ name }) => name)).to.deep.equal(['close'])
  })

  it('event.renamed: a renamed event is sent under its former names too, and plugins get it once', () => {
    const { emit, hostEvents, pluginEvents } = listen({ error: ['failed', 'failure'] })
    emit('error', { code: 'booking.failed' satisfies Code, plugin: null })
    const detail = { version: 1, code: 'booking.failed', plugin: null }
    expect(hostEvents).to.deep.equal(['error', 'failed', 'failure'].map((name) => [name, detail]))
    expect(pluginEvents).to.deep.equal([{ name: 'error', detail }])
  })
})

/** A plugin that listens, and the names of what it heard. */
function listener(id: string, more: Partial<Plugin> = {}) {
  const pluginEvents: HostEvent[] = []
  const plugin: AnyPlugin = { id, onEvent: (_ctx, event) => void pluginEvents.push(event), ...more }
  return { plugin, pluginEvents, names: () => pluginEvents.map(({ name }) => name) }
}

describe('Events that plugins receive', () => {
  it('event.dom: each host event, with the same detail', async () => {
    const one = listener('one')
    const test = atDetails([one.plugin])
    await test.kernel.sender.send()
    expect(one.names()).to.deep.equal(test.events.map(({ name }) => name))
    expect(one.pluginEvents[0]).to.deep.equal({
      name: 'step',
      detail: { version: 1, name: 'details', number: null },
    })
  })

  it('event.dom: a contained fault is an error event with its code and its plugin alone', async () => {
    const bad: Plugin = { id: 'bad', steps: [step('bad', 'takeover', throws)] }
    const one = listener('one')
    const { events } = atDetails([bad, one.plugin])
    await Promise.resolve()
    const detail = { code: 'T060', plugin: 'bad' }
    expect(events.at(-1)).to.deep.equal({ name: 'error', detail })
    expect(one.pluginEvents.at(-1)).to.deep.equal({ name: 'error', detail: { version: 1, ...detail } })
  })

  it('event.dom: a handler that also fails at the error event gets it once', async () => {
    let calls = 0
    const onEvent = () => {
      throw new Error(`oops ${++calls}`)
    }
    const { events } = atDetails([{ id: 'bad', onEvent }])
    for (let turn = 0; turn < 100; turn++) await Promise.resolve()
    expect([calls, events.filter(({ name }) => name === 'error').length]).to.deep.equal([2, 1])
  })

  it('a plugin that is switched off gets no event', () => {
    const one = listener('one', { setup: throws })
    boot([one.plugin])
    expect(one.names()).to.deep.equal([])
  })

  it('event.dom: no event of a destroyed or replaced widget', async () => {
    const one = listener('one')
    const test = atDetails([one.plugin])
    const before = one.pluginEvents.length
    test.kernel.dispose()
    test.kernel.emit('close', {})
    expect(test.events.at(-1)!.name).to.equal('close')
    expect(one.pluginEvents).to.have.length(before)
  })

  /** A plugin that emits so many events in response to the first one, each within the one before. */
  const responding = (most: number) => {
    let responses = 0
    const onEvent: Plugin['onEvent'] = ({ emit }) => {
      if (responses < most) emit('search', { results: ++responses })
    }
    const { faults, events } = boot([{ id: 'echo', onEvent }])
    return [events.filter(({ name }) => name === 'search').length, faults.map(({ error }) => String(error))]
  }

  it('may be answered by up to 32 events, and a further one is a fault', () => {
    expect(responding(1)).to.deep.equal([1, []])
    expect(responding(32)).to.deep.equal([32, []])
    expect(responding(33)).to.deep.equal([33, ['Error: Too many events.']])
  })

  it('signals read in a handler do not trigger the sender again', () => {
    const venues: unknown[] = []
    const reader: Plugin = { id: 'reader', onEvent: ({ facts }) => void venues.push(facts.venue) }
    const { kernel, events } = boot([reader])
    const before = events.length
    kernel.choices.set({ venue: confirmed.venue! })
    expect(venues).to.have.length(before)
    expect(events).to.have.length(before)
  })
})

describe('Faults of the host', () => {
  const booted = (host: object = {}) => {
    const { kernel, faults } = bootKernel({ plugins: [start], host })
    return { host: kernel.host, faults }
  }

  for (const [how, transform, error] of [
    ['that throws', throws, 'Error: oops'],
    ...[undefined, null, 7, Promise.resolve('Window')].map((given) => [
      `that returns ${String(given)}`,
      () => given,
      `TypeError: Expected a text, not ${String(given)}.`,
    ]),
  ] as [string, () => never, string][])
    it(`host.callbacks-throw: a transform ${how} is reported, and changes nothing`, () => {
      const { host, faults } = booted({ transformSpecialRequests: transform })
      expect(host.transformSpecialRequests!('Window')).to.equal('Window')
      expect(faults.map(({ plugin, place, error }) => [plugin, place, String(error)])).to.deep.equal([
        ['host', 'transformSpecialRequests', error],
      ])
    })

  it('an onNoAvailability that throws is reported, and counts as missing', () => {
    const { host, faults } = booted({ onNoAvailability: throws })
    expect(host.onNoAvailability!(venue())).to.equal(false)
    expect(faults).to.deep.equal([{ plugin: 'host', place: 'onNoAvailability', error: oops }])
  })

  it('an onNoAvailability that works gets the restaurant, whatever it returns', () => {
    const given: unknown[] = []
    const { host, faults } = booted({ onNoAvailability: (place: unknown) => void given.push(place) })
    const cork = venue()
    expect(host.onNoAvailability!(cork)).to.equal(true)
    expect([given, faults]).to.deep.equal([[cork], []])
  })

  it("a callback that the host didn't give is absent", () => {
    const { onNoAvailability, transformSpecialRequests } = booted().host
    expect([onNoAvailability, transformSpecialRequests]).to.deep.equal([undefined, undefined])
  })
})
