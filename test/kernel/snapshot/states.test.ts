import { expect } from 'chai'
import { definePlugin, keep } from 'tavola'
import { booking, enquiry, stateOf } from '../bare-plugins'
import { confirmed } from '../selection'
import { visit } from './visit'

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
