import { expect } from 'chai'
import { checkIds, needsOf } from '../../tools/check/checks'
import { all, answer, body, venues } from './mutations'
import { examine, idsWith, writing } from './examine'
import { validServer } from './valid-server'

const notOk = (report: Awaited<ReturnType<typeof examine>>) =>
  idsWith(report, 'fault', 'warning', 'inconclusive')

describe('tavola-check: a valid back end', () => {
  it('passes without a finding, and receives only reads', async () => {
    const methods = new Set<string>()
    const report = await examine(validServer((_, { method }) => void methods.add(method)))
    expect(notOk(report)).to.deep.equal([])
    expect([...methods]).to.have.members(['GET', 'OPTIONS'])
    expect(idsWith(report, 'skipped')).to.deep.equal(checkIds.filter((id) => needsOf(id).length > 0))
  })

  it('passes with --write, and the report lists what was created', async () => {
    const report = await examine(validServer(), writing)
    expect(notOk(report)).to.deep.equal([])
    expect(idsWith(report, 'skipped')).to.deep.equal([])
    expect(report.created.bookings).to.have.length.above(5)
    expect(report.created.enquiries).to.have.lengthOf(4)
  })
})

describe('tavola-check: a valid back end with other choices', () => {
  it('body.original-choice, error.shapes: the other flag, numeric ids, refusals in errors, extra fields', async () => {
    const other = all(
      ({ headers }) => {
        headers['Access-Control-Allow-Origin'] = 'https://www.example.com'
        headers.Vary = 'Accept, Origin'
        headers['Content-Type'] &&= 'application/json; charset=utf-8'
      },
      venues((venue) => Object.assign(venue, { id: Number(venue.id), brand: 'Milano' })),
      body('venues/searchavailability', (reply) => {
        reply.anyAvailabilityInOriginalRestaurant = reply.originalChoiceAvailable
        delete reply.originalChoiceAvailable
      }),
      answer('payment/getclienttoken', (reply) => Object.assign(reply, { status: 404, body: {} })),
      answer('bookings/create', (reply) => {
        if (reply.status === 400) reply.body = { title: 'Bad request', status: 400, errors: reply.body }
      }),
    )
    const report = await examine(validServer(other))
    expect(idsWith(report, 'fault', 'warning')).to.deep.equal([])
    expect(idsWith(report, 'inconclusive')).to.deep.equal(['token.body'])
  })

  it('a missing field that has a default is a warning', async () => {
    const bare = venues((venue) => {
      for (const name of [
        'distance',
        'distanceInMilesString',
        'telephone',
        'isClosed',
        'showJourneyOptions',
        'closedMessage',
      ])
        delete venue[name]
    })
    const report = await examine(validServer(bare))
    expect(idsWith(report, 'fault')).to.deep.equal([])
    expect(idsWith(report, 'warning')).to.have.members([
      'search.body',
      'nearby.body',
      'venue.body',
      'availability.body',
    ])
  })

  it('human verification makes checks inconclusive, and is not a fault', async () => {
    const verified = answer('bookings/create', (reply, { body: sent }) => {
      if (sent.email && !sent.captchaToken && reply.status === 200)
        Object.assign(reply, { status: 400, body: { captchaToken: ['Please show that you are human.'] } })
    })
    const report = await examine(validServer(verified), writing)
    expect(idsWith(report, 'fault', 'warning')).to.deep.equal([])
    expect(idsWith(report, 'inconclusive')).to.include.members(['booking.answer', 'selling.once', 'key.same'])
  })

  it('a nonce that the sandbox refuses makes the guarantee inconclusive', async () => {
    const strict = answer('bookings/create', (reply, { body: sent }) => {
      if (sent.paymentNonce)
        Object.assign(reply, { status: 400, body: { paymentNonce: ['This card was refused.'] } })
    })
    const report = await examine(validServer(strict), writing)
    expect(idsWith(report, 'fault', 'warning')).to.deep.equal([])
    expect(idsWith(report, 'inconclusive')).to.deep.equal(['guarantee.second'])
  })
})
