import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { ApiError, definePlugin, startQuery, type PluginContext, type Query } from 'tavola'
import { settles } from '../../kit/pending'
import { boot, placesOf } from '../setup'

const menus = definePlugin({ id: 'menus' })

/** A query for a day's menus, whose answers the test gives. */
function world() {
  const day = signal<string | null>('Friday')
  const asked: {
    day: string
    signal: AbortSignal
    answer(menus: string): void
    fail(error: unknown): void
  }[] = []
  const test = boot([menus])
  const ctx: PluginContext = test.kernel.plugins.contextOf(menus)
  const query: Query<string> = startQuery(ctx, 'menus.day', {
    key: () => (day.value ? { day: day.value } : null),
    load: ({ day }, signal) =>
      new Promise<string>((answer, fail) => void asked.push({ day, signal, answer, fail })),
  })
  return { ...test, day, asked, query, ctx }
}

describe('A query', () => {
  it('asks for its key, and has the answer', async () => {
    const { query, asked, ctx } = world()
    await settles()
    expect([query.state, query.value, asked.map(({ day }) => day)]).to.deep.equal([
      'loading',
      undefined,
      ['Friday'],
    ])
    asked[0]!.answer('Lunch')
    await settles()
    expect([query.state, query.value]).to.deep.equal(['loaded', 'Lunch'])
    expect(ctx.queries.value['menus.day']).to.equal(query)
  })

  it('a new key aborts the call before, whose late answer is dropped', async () => {
    const { query, asked, day } = world()
    await settles()
    day.value = 'Saturday'
    await settles()
    asked[1]!.answer('Brunch')
    asked[0]!.answer('Lunch')
    await settles()
    expect([asked[0]!.signal.aborted, query.value]).to.deep.equal([true, 'Brunch'])
    day.value = null
    expect([query.state, query.value]).to.deep.equal(['idle', undefined])
  })

  it('a call that failed is made again by `retry`, and is no fault', async () => {
    const { query, asked, faults } = world()
    await settles()
    asked[0]!.fail(new ApiError('unanswered', 'menus'))
    await settles()
    expect(query.state).to.equal('failed')
    query.retry()
    await settles()
    asked[1]!.answer('Lunch')
    await settles()
    expect([query.state, faults]).to.deep.equal(['loaded', []])
  })

  it('any other error is a fault of its plugin', async () => {
    const test = world()
    await settles()
    test.asked[0]!.fail(new TypeError('oops'))
    await settles()
    expect([test.query.state, placesOf(test)]).to.deep.equal(['failed', ['menus effect']])
  })

  it('a second start with the name returns the first query, for all plugins', () => {
    const { ctx, query } = world()
    const again = startQuery(ctx, 'menus.day', { key: () => null, load: () => Promise.resolve() })
    expect(again).to.equal(query)
  })
})
