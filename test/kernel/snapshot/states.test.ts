import { expect } from 'chai'
import { definePlugin, keep } from 'tavola'
import { booking, enquiry, stateOf } from '../bare-plugins'
import { confirmed, cork } from '../selection'
import { visit } from './visit'
import { turn } from '../../kit/pending'
import { hangs } from '../../kit/network'

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
const plugins = [booking, wish]
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
  const snapshot = visit({ plugins, first: confirmed }).keeps()
  const states = { ...(values && { wish: values }), ...others }
  const { kernel, faults } = visit({ plugins, stored: { ...snapshot, states } })
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

  it('a value that no longer outlasts a reload is not restored, and an unknown one is ignored', () => {
    const { found, faults } = restored({ isOpen: true, colour: 'red' })
    expect(found).to.deep.equal(firstValues)
    expect(faults).to.deep.equal([])
  })

  it('a plugin that is new since the snapshot begins with its first values', () => {
    const { found, faults } = restored(undefined, { gone: { course: 'Dolce' } })
    expect(found).to.deep.equal(firstValues)
    expect(faults).to.deep.equal([])
  })

  it('a value of another kind, as of another version, is not restored', () => {
    for (const values of [
      { course: 7 },
      { course: ['Dolce'] },
      { guests: { 0: 'Anna' } },
      { guests: 'Anna' },
      { places: ['window'] },
      { places: 'window' },
    ])
      expect(restored(values).found, JSON.stringify(values)).to.deep.equal(firstValues)
  })

  it('a value without a choice, null, may be restored as any kind, and any kind as null', () => {
    for (const answer of ['yes', 7, ['yes'], { yes: true }])
      expect(restored({ answer }).found.answer).to.deep.equal(answer)
    expect(restored({ table: null }).found.table).to.equal(null)
  })
})

const diet = definePlugin({ id: 'diet', state: { allergy: keep('', 'restart', 'reload') } })
const create = 'POST /api/bookings/create'

/** At the details, reached from step 1, with something entered in a plugin's part. */
function atDetails(first: object = {}, options: object = {}) {
  let completions = 0
  const test = visit({
    plugins: [booking, enquiry, diet],
    first: { venue: cork, ...first },
    prefill: { date: '2026-12-24', guests: 4 },
    onComplete: () => completions++,
    ...options,
  })
  test.kernel.choices.set({ ...confirmed, ...(!('journey' in first) && { journey: 'Booking' }) })
  const { allergy } = stateOf(test.kernel, diet)
  allergy.value = 'Nuts'
  return { ...test, allergy, completions: () => completions }
}

describe('"Start again"', () => {
  it('in a popup: the restaurant stays, and all else begins as the page wants it', () => {
    const { kernel, snapshots, shown, history, allergy, completions } = atDetails()
    expect([shown(), history()]).to.deep.equal(['details', ['start']])
    snapshots.startAgain()
    expect(shown()).to.equal('start')
    expect(kernel.facts).to.include({ venue: cork, journey: null, date: '2026-12-24', time: null, adults: 4 })
    expect(kernel.facts).to.include({ confirmed: false, journeyLocked: false })
    expect(Object.values(kernel.facts.customer)).to.deep.equal(['', '', '', '', '', false, false])
    expect([history(), allergy.value, completions()]).to.deep.equal([[], '', 0])
  })

  it('in a popup: a journey that the page has locked stays locked', () => {
    const { kernel, snapshots } = atDetails({ journey: 'Booking', journeyLocked: true })
    snapshots.startAgain()
    expect(kernel.facts).to.include({ journey: 'Booking', journeyLocked: true, confirmed: false, time: null })
  })

  it('completion.resets: inline it is the same as a completion', () => {
    const { kernel, snapshots, shown, allergy, completions } = atDetails({}, { inline: true })
    snapshots.startAgain()
    expect([shown(), allergy.value, completions()]).to.deep.equal(['start', '', 1])
    expect(kernel.facts).to.include({ venue: cork, date: '2026-12-24', time: null, adults: 4 })
  })

  it('while a booking is being sent it does nothing', async () => {
    const { kernel, snapshots, shown, allergy, network } = atDetails({}, { answers: { [create]: hangs } })
    const sent = kernel.submission.send()
    while (network.sent(create).length === 0) await turn()
    snapshots.startAgain()
    expect([shown(), allergy.value]).to.deep.equal(['details', 'Nuts'])
    expect(kernel.facts).to.include(confirmed)
    kernel.dispose()
    await sent
  })

  it('a booking that may have gone through is no longer asked about', async () => {
    const { kernel, snapshots } = atDetails({}, { answers: { [create]: new TypeError('Failed to fetch') } })
    await kernel.submission.send()
    expect(kernel.submission.unknown.value).not.to.equal(null)
    snapshots.startAgain()
    expect([kernel.submission.unknown.value, kernel.banner.shown.value]).to.deep.equal([null, null])
  })
})
