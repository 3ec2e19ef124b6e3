import '../../kit/dom'
import { expect } from 'chai'
import { venue, availability, confirmed } from '../selection'
import { visit } from './visit'
import { signal } from '@preact/signals-core'
import { booking } from '../bare-plugins'

type Tree = Record<string, unknown>

/** With a value in each place. */
function goodSnapshot() {
  const first = { ...confirmed, confirmed: false, availability: availability({ venues: [venue()] }) }
  return {
    ...visit({ first }).keeps(),
    before: [{ plugin: 'start', step: 'start', changes: { time: null } }],
    states: { wish: { course: 'Dolce' } },
    unknown: { content: '{}', answered: false, values: { what: 'A booking' }, telephone: null },
  }
}

/** The snapshot with this value at this path. */
function withValue(path: string, value: unknown): unknown {
  const changed = goodSnapshot() as unknown as Tree
  const names = path.split('.')
  const last = names.pop()!
  const place = names.reduce((tree, name) => tree[name] as Tree, changed)
  place[last] = value
  return changed
}

const read = (stored: unknown) => visit().snapshots.read(stored)

/** Paths of a snapshot's values, with values that another script of the page, or another version, may have written. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  'selection.date': ['on 2026-11-20', '2026-11-20T19:30', '20 November', 20261120, undefined],
  'selection.time': ['at 19:30', '19:30:00', '7 pm', 1930, undefined],
  'selection.wishedTime': ['7 pm'],
  'selection.adults': [1.5, '2', null],
  'selection.groupSize': ['20'],
  'selection.journey': [7],
  'selection.confirmed': ['yes', null],
  'selection.sessions': [[], {}],
  'selection.sessionsFailed': [true, null],
  'selection.references': [{ booking: 'MB-1234' }, { booking: null }, [], null],
  'selection.configuration': [{ currency: 7 }, null],
  'selection.customer': [null, 'Anna', [], {}],
  'selection.customer.email': [null, 7, undefined],
  'selection.customer.consent': ['yes'],
  'selection.venue': [{}, [], 'cork'],
  'selection.venue.id': ['', true, null, {}],
  'selection.venue.address': [{}, 'Main Street', [7]],
  'selection.venue.distance': ['2 miles'],
  'selection.venue.closedFrom': ['soon'],
  'selection.venue.availability': [
    null,
    [{}],
    [{ time: '7 pm', available: true, useEnquiryFallback: false }],
  ],
  'selection.venue.bookingConfiguration': [{ currency: 7 }],
  'selection.availability': [{}, []],
  'selection.availability.originalChoiceClosed': ['no'],
  'selection.availability.venues': [[{}], {}],
  before: [null, {}, [{}], [null]],
  'before.0.step': [7],
  'before.0.changes': [null, [], 'time', { time: '7 pm' }, { time: null, adults: '2' }, { colour: 'red' }],
  states: [null, [], { wish: 'Dolce' }, { wish: [] }],
  opened: ['yes', undefined],
}

describe('A stored snapshot', () => {
  it('is read as it was written', () => {
    const good = goodSnapshot()
    expect(read(good)).to.deep.equal(good)
  })

  for (const [path, value] of [
    ['selection.venue.id', 7],
    ['selection.venue.closedFrom', '2026-12-24'],
    ['selection.venue.distance', 1.2],
    ['selection.venue', null],
    ['selection.availability', null],
    ['selection.references', { booking: '' }],
    ['before', []],
    ['unknown', null],
  ] as const) {
    it(`may have ${JSON.stringify(value)} as its ${path}`, () => {
      expect(read(withValue(path, value))).not.to.equal(null)
    })
  }

  for (const [path, values] of Object.entries(wrong)) {
    it(`is ignored if its ${path} has an impossible value`, () => {
      for (const value of values) expect(read(withValue(path, value)), JSON.stringify(value)).to.equal(null)
    })
  }

  for (const stored of [undefined, null, 7, 'text', [], {}]) {
    it(`is ignored if it is ${JSON.stringify(stored)}`, () => {
      expect(read(stored)).to.equal(null)
    })
  }
})

/** The keys of the widgets of a page, in the order in which they come. Then the page is left. */
function keysOf(...widgets: Parameters<typeof visit>[0][]): readonly string[] {
  const claims = widgets.map((options) => visit({ plugins: [booking], ...options }).snapshots.claimKey())
  claims.forEach(({ release }) => release())
  return claims.map(({ key }) => key)
}

function inElement(id: string) {
  const container = Object.assign(document.createElement('div'), { id })
  return { page: { options: { container }, opened: signal(false) } }
}

describe('The key of a stored snapshot', () => {
  it('is the same after a reload, for each of two equal widgets', () => {
    const keys = keysOf({}, {})
    expect(keys[0]).not.to.equal(keys[1])
    expect(keysOf({}, {})).to.deep.equal(keys)
  })

  it('is found by the id of the widget’s element, in whatever order the widgets come', () => {
    const [left, right] = keysOf(inElement('left'), inElement('right'))
    expect(left).not.to.equal(right)
    expect(keysOf(inElement('right'), inElement('left'))).to.deep.equal([right, left])
  })

  it('differs by brand, by place and by what the page wants', () => {
    const page = (identity: readonly unknown[]) => ({
      page: { options: {}, identity, opened: signal(false) },
    })
    const keys = keysOf({}, { brand: { name: 'notte' } }, { inline: true }, page(['cork']), page(['dublin']))
    expect(new Set(keys)).to.have.property('size', 5)
  })
})
