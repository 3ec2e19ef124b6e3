import { expect } from 'chai'
import { checkBackEnd } from '../../tools/check/check-back-end'
import type { CheckOptions } from '../../tools/check/options'
import { optionsOf } from '../check/examine'
import { onEachDatabase } from './databases'

onEachDatabase('tavola-check of the reference server', (server) => {
  /** What is not ok, and the ids that were skipped. */
  async function examine(over: Partial<CheckOptions>) {
    const fetch: typeof globalThis.fetch = async (input, init) => server.app.request(new Request(input, init))
    const options = { ...optionsOf('http://localhost'), ...over }
    const { checks } = await checkBackEnd(options, { fetch, now: server.now })
    const told = checks.filter(
      ({ outcome, findings }) => !['ok', 'skipped'].includes(outcome) || findings.length > 0,
    )
    return {
      told: told.map(({ id, outcome, reason, findings }) => ({ id, outcome, reason, findings })),
      skipped: checks.filter(({ outcome }) => outcome === 'skipped').length,
    }
  }

  it('it passes without a finding, and gets only reads', async () => {
    const { told, skipped } = await examine({})
    expect(told).to.deep.equal([])
    expect(skipped).to.be.above(20)
    const [booked] = await server.database.query<{ count: number }>(
      'select count(*)::integer as count from bookings',
    )
    expect(booked!.count).to.equal(0)
  })

  it('it passes with --write: refusals, the guarantee, sell-once and the idempotency key', async () => {
    const nonce = 'sandbox-nonce-1'
    const report = await examine({ write: true, idempotencyHeader: 'Idempotency-Key', nonce })
    expect(report).to.deep.equal({ told: [], skipped: 0 })
  })
})
