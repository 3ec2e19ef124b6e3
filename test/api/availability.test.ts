import { expect } from 'chai'
import { venueBody, slotBody } from '../kit/fixtures'
import { apiWith, failure, slot } from './calls'

const read = (body: object) => apiWith(body).api.searchAvailability(slot)
const flags: [sent: object, available: boolean][] = [
  [{ originalChoiceAvailable: true }, true],
  [{ originalChoiceAvailable: false }, false],
  [{ anyAvailabilityInOriginalRestaurant: true }, true],
  [{ anyAvailabilityInOriginalRestaurant: false }, false],
  [{ originalChoiceAvailable: false, anyAvailabilityInOriginalRestaurant: true }, false],
  [{ originalChoiceAvailable: true, anyAvailabilityInOriginalRestaurant: false }, true],
  [{ originalChoiceAvailable: null, anyAvailabilityInOriginalRestaurant: true }, true],
]

describe('The availability result', () => {
  for (const [sent, available] of flags) {
    it(`body.original-choice: ${JSON.stringify(sent)} reads ${available}`, async () => {
      expect((await read(sent)).originalChoiceAvailable).to.equal(available)
    })
  }

  it('body.availability, body.calls: the other restaurants with their slots', async () => {
    const others = [venueBody({ id: 'dublin', availability: [slotBody(1945)] })]
    const answer = await read({ originalChoiceAvailable: false, originalChoiceClosed: true, venues: others })
    expect(answer).to.include({ noAvailability: false, originalChoiceClosed: true })
    expect(answer.venues[0]!.availability).to.deep.equal([
      { time: '19:45', available: true, useEnquiryFallback: false },
    ])
  })

  it('continue.callback: nothing available needs no other flag', async () => {
    expect(await read({ noAvailability: true })).to.deep.include({
      noAvailability: true,
      originalChoiceAvailable: false,
      originalChoiceClosed: false,
      venues: [],
    })
  })

  it('body.whole: a response without any of the flags is invalid', async () => {
    expect((await failure(read({ venues: [] }))).failure).to.equal('malformed')
  })
})
