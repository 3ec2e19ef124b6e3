import '../../../kit/dom'
import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { definePlugin, keep } from 'tavola'
import type { Selection } from '../../../../src/contract/facts'
import { settles } from '../../../kit/pending'
import { booking, enquiry, stateOf, step } from '../../bare-plugins'
import { anna, availability, confirmed, cork, dublin, venue } from '../../selection'
import { visit } from '../../setup'

const page = { options: { venueId: '7', date: '2026-11-28' }, opened: signal(false) }
const locked = { journey: 'Enquiry', journeyLocked: true }

describe('What counts as a choice that is kept', () => {
  for (const [what, first, plugins] of [
    ['a diner who has chosen nothing', {}],
    ['the page’s restaurant, whose id it writes as text,', { venue: venue({ id: 7 }) }],
    ['the page’s day', { date: '2026-11-28' }],
    ['the page’s journey', locked],
    ['naming the brand’s only journey', { journey: 'Booking' }, [booking]],
  ] as const)
    it(`docs/privacy.md: ${what} leaves nothing to keep`, () => {
      expect(visit({ page, first, ...(plugins && { plugins }) }).keeps()).to.equal(null)
    })

  it('docs/privacy.md: a preselected journey that is taken back leaves nothing to keep', () => {
    const preselecting = definePlugin({ id: 'preselecting', setup: ({ preselect }) => preselect('Booking') })
    const { kernel, keeps } = visit({ plugins: [booking, enquiry, preselecting] })
    expect(kernel.facts.journey).to.equal('Booking')
    kernel.choices.choose(null)
    expect(keeps()).to.equal(null)
  })

  for (const [what, first, hasNotice] of [
    ['another restaurant', { venue: dublin }, false],
    ['a journey', { journey: 'Enquiry' }, false],
    ['a day', { date: '2026-11-29' }, true],
    ['a time', { time: '19:30' }, true],
    ['other restaurants', { availability: availability() }, true],
    ['a confirmed slot', { ...locked, confirmed: true }, true],
    ['one field of the details', { customer: { ...anna, firstName: 'Bea' } }, true],
  ] satisfies [string, Partial<Selection>, boolean][]) {
    const then = hasNotice ? 'with a notice' : 'without one: it is seen'
    it(`docs/privacy.md: ${what} alone is kept, and restored ${then}`, () => {
      const stored = visit({ first, page }).keeps()
      expect(stored).not.to.equal(null)
      const after = visit({ stored })
      expect([after.hasNotice, after.faults]).to.deep.equal([hasNotice, []])
      expect(after.kernel.facts).to.deep.include(first)
    })
  }

  it('docs/privacy.md: something entered in a plugin’s part is kept', () => {
    const diet = definePlugin({ id: 'diet', state: { allergy: keep('', 'restart', 'reload') } })
    const { kernel, keeps } = visit({ plugins: [booking, diet] })
    stateOf(kernel, diet).allergy.value = 'Nuts'
    expect(keeps()!.states).to.deep.equal({ diet: { allergy: 'Nuts' } })
  })
})

describe('What is in a snapshot', () => {
  /** Step 2. */
  const elsewhere = definePlugin({
    id: 'elsewhere',
    serves: 'booking',
    steps: [step('elsewhere', 'flow', ({ facts }) => facts.availability !== null && !facts.confirmed)],
  })
  const plugins = [booking, enquiry, elsewhere]
  const first = { journey: 'Booking', venue: cork, date: '2026-11-20', time: '19:30', adults: 4 }

  /** From step 1 over another restaurant to the details, which are typed. */
  async function walk() {
    const test = visit({ plugins, first })
    test.kernel.choices.set({ availability: availability({ originalChoiceAvailable: false }) })
    await test.kernel.choices.confirm({ venue: dublin, time: '20:00' })
    test.kernel.choices.set({ customer: anna })
    return test
  }

  it('a step for Back has only what was different there', async () => {
    const { before } = (await walk()).keeps()!
    expect(before.map(({ step, changes }) => [step, Object.keys(changes).sort()])).to.deep.equal([
      ['start', ['confirmed', 'time', 'venue']],
      ['elsewhere', ['availability', 'confirmed', 'time', 'venue']],
    ])
  })

  it('after a reload Back returns step by step, with the choices made at each', async () => {
    const { kernel, shown } = visit({ plugins, stored: (await walk()).keeps() })
    await settles()
    expect([shown(), kernel.facts.venue?.id]).to.deep.equal(['details', 'dublin'])
    kernel.navigation.back()
    expect(shown()).to.equal('elsewhere')
    expect(kernel.facts.venue?.id).to.equal('cork')
    expect(kernel.facts).to.include({ time: '19:30', adults: 4, confirmed: false })
    kernel.navigation.back()
    expect(shown()).to.equal('start')
    expect(kernel.facts).to.include({ time: '19:30', availability: null })
    expect(kernel.facts.customer).to.deep.equal(anna)
  })
})

const wish = definePlugin({
  id: 'wish',
  state: {
    course: keep('Antipasti', 'reload'),
    table: keep('any' as string | null, 'reload'),
    guests: keep([] as readonly string[], 'reload'),
    places: keep({ window: false } as object, 'reload'),
    answer: keep(null as unknown, 'reload'),
    isOpen: false,
  },
})
const withWish = [booking, wish]
const firstValues = {
  course: 'Antipasti',
  table: 'any',
  guests: [],
  places: { window: false },
  answer: null,
  isOpen: false,
}

/** The plugin's values where these were stored. */
function restored(values: object | undefined, others: object = {}) {
  const snapshot = visit({ plugins: withWish, first: confirmed }).keeps()
  const states = { ...(values && { wish: values }), ...others }
  const { kernel, faults } = visit({ plugins: withWish, stored: { ...snapshot, states } })
  const state = stateOf(kernel, wish)
  const found = Object.fromEntries(Object.entries(state).map(([key, { value }]) => [key, value]))
  return { found, faults }
}

describe('States of plugins in a snapshot', () => {
  it('are those that outlast a reload: a plugin without such values has no part in it', () => {
    const { kernel, keeps } = visit({ plugins: [booking, enquiry, wish], first: confirmed })
    stateOf(kernel, wish).course.value = 'Dolce'
    const { isOpen: _isOpen, ...lasting } = firstValues
    expect(keeps()!.states).to.deep.equal({ wish: { ...lasting, course: 'Dolce' } })
  })

  it('are restored by name: a value that was not stored is the first one', () => {
    expect(restored({ course: 'Dolce' }).found).to.deep.equal({ ...firstValues, course: 'Dolce' })
  })

  for (const [what, values, others] of [
    ['a value that no longer outlasts a reload, or an unknown one', { isOpen: true, colour: 'red' }, {}],
    ['a value of a plugin that is gone', undefined, { gone: { course: 'Dolce' } }],
    ['a number in place of a text', { course: 7 }, {}],
    ['a list in place of a text', { course: ['Dolce'] }, {}],
    ['a thing in place of a list', { guests: { 0: 'Anna' } }, {}],
    ['a text in place of a list', { guests: 'Anna' }, {}],
    ['a list in place of a thing', { places: ['window'] }, {}],
    ['a text in place of a thing', { places: 'window' }, {}],
  ] as const)
    it(`${what} is not restored, which is no fault`, () => {
      expect(restored(values, others)).to.deep.equal({ found: firstValues, faults: [] })
    })

  it('a value without a choice, null, may be restored as any kind, and any kind as null', () => {
    for (const answer of ['yes', 7, ['yes'], { yes: true }])
      expect(restored({ answer }).found.answer).to.deep.equal(answer)
    expect(restored({ table: null }).found.table).to.equal(null)
  })
})

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
  ] as const)
    it(`may have ${JSON.stringify(value)} as its ${path}`, () => {
      expect(read(withValue(path, value))).not.to.equal(null)
    })

  for (const [path, values] of Object.entries(wrong))
    it(`is ignored if its ${path} has an impossible value`, () => {
      for (const value of values) expect(read(withValue(path, value)), JSON.stringify(value)).to.equal(null)
    })

  it('is ignored if it is no snapshot', () => {
    for (const stored of [undefined, null, 7, 'text', [], {}]) expect(read(stored)).to.equal(null)
  })
})

describe('The key of a stored snapshot', () => {
  /** The keys of the widgets of a page, in the order in which they come. Then the page is left. */
  function keysOf(...widgets: object[]): readonly string[] {
    const claims = widgets.map((options) => visit({ plugins: [booking], ...options }).snapshots.claimKey())
    claims.forEach(({ release }) => release())
    return claims.map(({ key }) => key)
  }
  const page = (options: object, identity: readonly unknown[] = []) => ({
    page: { options, identity, opened: signal(false) },
  })

  it('is the same after a reload, for each of two equal widgets, and differs by all else', () => {
    const others = [{ brand: { name: 'notte' } }, { inline: true }, page({}, ['cork']), page({}, ['dublin'])]
    const keys = keysOf({}, {}, ...others)
    expect(new Set(keys)).to.have.property('size', 6)
    expect(keysOf({}, {}, ...others)).to.deep.equal(keys)
  })

  it('is found by the id of the widget’s element, in whatever order the widgets come', () => {
    const [left, right] = ['left', 'right'].map((id) =>
      page({ container: Object.assign(document.createElement('div'), { id }) }),
    ) as [object, object]
    const keys = keysOf(left, right)
    expect(new Set(keys)).to.have.property('size', 2)
    expect(keysOf(right, left)).to.deep.equal([...keys].reverse())
  })
})
