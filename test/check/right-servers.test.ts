import { expect } from 'chai'
import { checkIds, needsOf } from '../../tools/check/catalogue'
import { all, answer, body, venues } from './bends'
import { examine, idsWith, writing } from './examine'
import { rightServer } from './right-server'

const notOk = (report: Awaited<ReturnType<typeof examine>>) =>
  idsWith(report, 'fault', 'warning', 'not concluded')

describe('tavola-check: a right back end', () => {
  it('passes without a finding, and gets only reads', async () => {
    const methods = new Set<string>()
    const report = await examine(rightServer((_, { method }) => void methods.add(method)))
    expect(notOk(report)).to.deep.equal([])
    expect([...methods]).to.have.members(['GET', 'OPTIONS'])
    expect(idsWith(report, 'skipped')).to.deep.equal(checkIds.filter((id) => needsOf(id).length > 0))
  })

  it('passes with --write, and hears what was left behind', async () => {
    const report = await examine(rightServer(), writing)
    expect(notOk(report)).to.deep.equal([])
    expect(idsWith(report, 'skipped')).to.deep.equal([])
    expect(report.made.bookings).to.have.length.above(5)
    expect(report.made.enquiries).to.have.lengthOf(4)
  })
})

describe('tavola-check: a back end that is right in its own way', () => {
  it('decisions, "Names" and "Errors": the other flag, ids as numbers, refusals under errors, no card form, fields of its own', async () => {
    const other = all(
      ({ headers }) => {
        headers['Access-Control-Allow-Origin'] = 'https://www.example.com'
        headers.Vary = 'Accept, Origin'
        headers['Content-Type'] &&= 'application/json; charset=utf-8'
      },
      venues((venue) => Object.assign(venue, { id: Number(venue.id), brand: 'Milano' })),
      body('venues/searchavailability', (given) => {
        given.anyAvailabilityInOriginalRestaurant = given.originalChoiceAvailable
        delete given.originalChoiceAvailable
      }),
      answer('payment/getclienttoken', (given) => Object.assign(given, { status: 404, body: {} })),
      answer('bookings/create', (given) => {
        if (given.status === 400) given.body = { title: 'Bad request', status: 400, errors: given.body }
      }),
    )
    const report = await examine(rightServer(other))
    expect(idsWith(report, 'fault', 'warning')).to.deep.equal([])
    expect(idsWith(report, 'not concluded')).to.deep.equal(['token.body'])
  })

  it('a field that has a default may be missing, with a warning', async () => {
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
    const report = await examine(rightServer(bare))
    expect(idsWith(report, 'fault')).to.deep.equal([])
    expect(idsWith(report, 'warning')).to.have.members([
      'search.body',
      'nearby.body',
      'venue.body',
      'availability.body',
    ])
  })

  it("human verification stops what needs a token, and isn't a fault", async () => {
    const verified = answer('bookings/create', (given, { body: sent }) => {
      if (sent.email && !sent.captchaToken && given.status === 200)
        Object.assign(given, { status: 400, body: { captchaToken: ['Please show that you are human.'] } })
    })
    const report = await examine(rightServer(verified), writing)
    expect(idsWith(report, 'fault', 'warning')).to.deep.equal([])
    expect(idsWith(report, 'not concluded')).to.include.members([
      'booking.answer',
      'selling.once',
      'key.same',
    ])
  })

  it('decisions, "Booking": a nonce that the sandbox refuses concludes nothing', async () => {
    const strict = answer('bookings/create', (given, { body: sent }) => {
      if (sent.paymentNonce)
        Object.assign(given, { status: 400, body: { paymentNonce: ['This card was refused.'] } })
    })
    const report = await examine(rightServer(strict), writing)
    expect(idsWith(report, 'fault', 'warning')).to.deep.equal([])
    expect(idsWith(report, 'not concluded')).to.deep.equal(['guarantee.second'])
  })
})
