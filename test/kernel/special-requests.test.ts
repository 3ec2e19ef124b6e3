import { expect } from 'chai'
import { sentRequests } from '../../src/customer/payload'

const suffix = '| Source: Website'

describe('Special requests', () => {
  it('section 5, suffix: empty text is allowed and gets the suffix', () => {
    expect(sentRequests('')).to.equal(suffix)
  })

  it('section 5, suffix: up to 180 characters are sent whole', () => {
    expect(sentRequests('a'.repeat(180))).to.equal('a'.repeat(180) + suffix)
  })

  for (const length of [181, 200]) {
    it(`section 5, suffix: ${length} characters are cut to 180 with "..." before it, 200 in all`, () => {
      const sent = sentRequests('a'.repeat(length))
      expect(sent).to.equal(`${'a'.repeat(180)}...${suffix}`)
      expect(sent).to.have.length(200)
    })
  }

  it('section 5, suffix: a character of two units is never cut in half', () => {
    const sent = sentRequests(`${'a'.repeat(179)}🍕🍕`)
    expect(sent).to.equal(`${'a'.repeat(179)}...${suffix}`)
    expect(sentRequests(`${'a'.repeat(178)}🍕 and more`)).to.equal(`${'a'.repeat(178)}🍕...${suffix}`)
  })

  it("decisions, steps 4 and 6: the host's transform comes first, then the cut", () => {
    const sent = sentRequests('a'.repeat(170), (text) => `${text}${'b'.repeat(20)}`)
    expect(sent).to.equal(`${'a'.repeat(170)}${'b'.repeat(10)}...${suffix}`)
  })
})
