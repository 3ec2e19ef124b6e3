import { expect } from 'chai'
import { visit } from '../kit/diner'
import { journeys, pageOf, walk } from '../kit/journeys'

describe('Browser: journeys by pointer', () => {
  for (const journey of journeys)
    it(`${journey.title} leads to its reference, and sends what was chosen`, async () => {
      const diner = await visit({ page: pageOf(journey), answers: journey.answers() })
      await walk(diner, journey)
      expect(JSON.parse(diner.api.sent(journey.sends).at(-1)!.body)).to.include(journey.body)
      expect(diner.errors).to.deep.equal([])
    })
})
