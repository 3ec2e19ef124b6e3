import { expect } from 'chai'
import { visit } from '../kit/diner'
import { journeys } from '../kit/journeys'

describe('Browser: journeys by pointer', () => {
  for (const { title, page, answers, walk, sends, body } of journeys)
    it(`${title} leads to its reference, and sends what was chosen`, async () => {
      const diner = await visit({ page, answers: answers() })
      await walk(diner)
      expect(JSON.parse(diner.api.sent(sends).at(-1)!.body)).to.include(body)
      expect(diner.errors).to.deep.equal([])
    })
})
