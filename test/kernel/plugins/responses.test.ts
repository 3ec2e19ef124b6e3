import { expect } from 'chai'
import * as v from 'valibot'
import { definePlugin } from 'tavola'
import { settles } from '../../kit/pending'
import { bootKernel } from '../../kit/kernel'
import { hangs, status } from '../../kit/network'
import { booking, start } from '../bare-plugins'
import { confirmed, venue } from '../selection'

const hours = v.object({ openingHours: v.string() })
const balance = v.object({ points: v.number() })

describe('Further fields of the server’s responses', () => {
  const reader = definePlugin({ id: 'hours', reads: { venue: hours } })
  const boot = (over: object) => {
    const { kernel, faults } = bootKernel({
      plugins: [start, booking, reader],
      first: { ...confirmed, venue: venue(over) },
    })
    const { extras, facts } = kernel.plugins.contextOf(reader)
    return { faults, read: () => extras.venue(facts.venue) }
  }

  it('reach a plugin that declares a schema for them', () => {
    const { read } = boot({ openingHours: '12 to 23' })
    expect(read()).to.deep.equal({ openingHours: '12 to 23' })
  })

  it('are null if they are invalid, and reported once', () => {
    const { read, faults } = boot({ openingHours: 12 })
    expect([read(), read()]).to.deep.equal([null, null])
    expect(faults.map(({ plugin, place }) => `${plugin} ${place}`)).to.deep.equal(['hours reads "venue"'])
  })

  it('are null where there is nothing to read, without a report', () => {
    const { kernel, faults } = bootKernel({ plugins: [start, booking, reader] })
    const { extras } = kernel.plugins.contextOf(reader)
    for (const nothing of [null, undefined, 'cork', 7]) expect(extras.venue(nothing as never)).to.equal(null)
    // These plugins declare no schema.
    expect(extras.slot({} as never)).to.equal(null)
    expect(kernel.plugins.contextOf(booking).extras.venue(venue())).to.equal(null)
    expect(faults).to.deep.equal([])
  })

  it('are null if the schema reads them later, which is a fault', async () => {
    const validate = () => Promise.reject(new Error('later'))
    const late = definePlugin({
      id: 'late',
      reads: { venue: { '~standard': { version: 1, vendor: 'test', validate } } },
    })
    const { kernel, faults } = bootKernel({ plugins: [start, booking, late] })
    expect(kernel.plugins.contextOf(late).extras.venue(venue())).to.equal(null)
    await settles()
    expect(faults.map(({ error }) => String(error))).to.deep.equal([
      'TypeError: A schema must not return a promise.',
    ])
  })

  it('`onResponse` gets the response parsed and raw', async () => {
    const seen: unknown[] = []
    const loyal = definePlugin({
      id: 'loyal',
      reads: { answer: balance },
      onResponse: ({ extras }, answer, raw) => void seen.push(answer, raw, extras.answer(raw)?.points),
    })
    const body = { bookingReference: 'MB-1', requiresCcg: false, ccgPerformed: false, points: 40 }
    const { kernel } = bootKernel({
      plugins: [start, booking, loyal],
      first: confirmed,
      answers: { 'POST *': body },
    })
    await kernel.submission.send()
    const { points: _points, ...parsed } = body
    expect(seen).to.deep.equal([parsed, body, 40])
  })
})

describe('A plugin’s own call', () => {
  const asks = definePlugin({ id: 'loyalty' })
  const boot = (answer: never) => {
    const test = bootKernel({ plugins: [start, asks], answers: { 'GET /api/loyalty/7': answer } })
    return { ...test, request: test.kernel.plugins.contextOf(asks).request }
  }

  it('has the session header, and its response is parsed', async () => {
    const { request, network } = boot({ points: 40, other: 1 } as never)
    expect(await request(balance, 'get', 'api/loyalty/7')).to.deep.equal({ body: { points: 40 } })
    const [sent] = network.sent('GET /api/loyalty/7')
    expect(sent!.headers.get('X-Session-Id')).to.equal('test-session')
  })

  for (const [how, answer, failure] of [
    ['that is refused', status(404), 'status'],
    ['of the wrong shape', { points: 'many' }, 'malformed'],
  ] as const) {
    it(`one ${how} never rejects, and is reported`, async () => {
      const { request, faults } = boot(answer as never)
      const { error } = await request(balance, 'get', 'api/loyalty/7')
      expect(error!.failure).to.equal(failure)
      expect(faults[0]).to.include({ plugin: 'loyalty', place: 'request "api/loyalty/7"' })
    })
  }

  it('ends with the widget, without a report', async () => {
    const { request, kernel, faults } = boot(hangs as never)
    const asked = request(balance, 'get', 'api/loyalty/7')
    kernel.dispose()
    expect((await asked).error!.failure).to.equal('aborted')
    expect(faults).to.be.empty
  })
})
