import { expect } from 'chai'
import { createEmit } from '../../src/kernel/emit'
import type { Code, EventName, HostEvent, PublicText } from '../../src/contract/events'

/** What a host and the plugins hear of what is emitted. */
function listen(former?: Record<string, readonly string[]>) {
  const told: [name: string, detail: object][] = []
  const heard: HostEvent[] = []
  const emit = createEmit(
    (name, detail) => void told.push([name, detail]),
    (event) => void heard.push(event),
    former,
  )
  return {
    emit,
    told,
    heard,
    says: (name: string, detail: object) => emit(name as EventName, detail as never),
  }
}

describe('Events on their way out', () => {
  it('each carries the version of the contract', () => {
    const { emit, told } = listen()
    emit('ready', {})
    emit('step', { name: 'start' as PublicText, number: 1 })
    expect(told).to.deep.equal([
      ['ready', { version: 1 }],
      ['step', { version: 1, name: 'start', number: 1 }],
    ])
  })

  it('only the fields of the contract are sent, whatever a plugin adds', () => {
    const { says, told } = listen()
    says('search', { results: 3, text: '8 Oliver Plunkett Street' })
    says('booking-confirmed', { reference: 'MB-1', firstName: 'Anna', email: 'anna@example.ie' })
    expect(told).to.deep.equal([
      ['search', { version: 1, results: 3 }],
      ['booking-confirmed', { version: 1, reference: 'MB-1' }],
    ])
  })

  const strange: Readonly<Record<string, object>> = {
    'a name in place of a number': { guests: 'Anna' },
    'a number with letters': { guests: '020 7946 0958' },
    'a text in place of a day': { date: 'born 1946-11-20' },
    'a text in place of a time': { time: 'at 19:30' },
    'a thing with more in it': { journey: { toString: () => 'Booking', email: 'anna@example.ie' } },
    'a list': { journey: ['Anna'] },
    'nothing at all': { journey: undefined },
  }
  for (const [what, detail] of Object.entries(strange)) {
    it(`a value that doesn't look like its field is not sent: ${what}`, () => {
      const { says, told } = listen()
      says('submit-started', { venueId: 7, ...detail })
      expect(told).to.deep.equal([['submit-started', { version: 1, venueId: 7 }]])
    })
  }

  const texts = {
    'an address': 'anna@example.ie',
    'a sentence': 'A window seat would be lovely, it is for my mother’s eightieth birthday',
    'two lines': 'Anna\nO’Brien',
  }
  for (const [what, text] of Object.entries(texts)) {
    it(`${what} in place of a name, or of the server’s reference, is sent as an empty text`, () => {
      const { says, told } = listen()
      says('booking-confirmed', { reference: text, journey: text, venueId: 7 })
      const detail = { version: 1, reference: '', journey: '', venueId: 7 }
      expect(told).to.deep.equal([['booking-confirmed', detail]])
    })
  }

  it('an event outside the contract is not sent', () => {
    const { says, told, heard } = listen()
    says('typed', { text: 'Anna' })
    expect([...told, ...heard]).to.deep.equal([])
  })

  it('contract, events: plugins do not hear what is no news to the host', () => {
    const heard: HostEvent[] = []
    const emit = createEmit(
      (name) => (name === 'ready' ? false : undefined),
      (event) => void heard.push(event),
    )
    emit('ready', {})
    emit('close', {})
    expect(heard.map(({ name }) => name)).to.deep.equal(['close'])
  })

  it('a renamed event is sent under its former names too, and plugins hear it once', () => {
    const { emit, told, heard } = listen({ error: ['failed', 'failure'] })
    emit('error', { code: 'booking.failed' satisfies Code })
    const detail = { version: 1, code: 'booking.failed' }
    expect(told).to.deep.equal(['error', 'failed', 'failure'].map((name) => [name, detail]))
    expect(heard).to.deep.equal([{ name: 'error', detail }])
  })
})
