import { expect } from 'chai'
import {
  ageOf,
  gulpeaseOf,
  leastGulpease,
  oldest,
  readings,
  sentencesOf,
  type Reading,
} from '../../tools/languages/reading'
import { packOf } from '../../tools/languages/packs'

describe('Plain words', () => {
  it('the figures are those of the formulas', () => {
    // The abstract of Coleman and Liau's paper is grade 14.5 by their own formula.
    expect(ageOf({ letters: 639, words: 119, sentences: 5 }) - 5).to.be.closeTo(14.5, 0.05)
    expect(gulpeaseOf({ letters: 500, words: 100, sentences: 5 })).to.equal(54)
  })

  it('only whole sentences count, with a short word for each value', () => {
    const texts = ['First Name', 'Sorry, {venue} is closed on {date}. Please call us.', 'Choose a time']
    expect(sentencesOf(texts)).to.deep.equal(['Sorry, word is closed on word.'])
  })

  describe("each brand's texts", () => {
    let all: readonly Reading[]
    before(async () => (all = await readings()))

    it(`in English are read easily at the age of ${oldest}`, () => {
      const english = all.filter(({ language }) => language === 'English')
      expect(english).to.have.lengthOf(all.length / 2)
      expect(english.filter(({ figure }) => figure > oldest)).to.deep.equal([])
    })

    it(`in Italian have a Gulpease index of ${leastGulpease} at least, for who left school at 13`, () => {
      const italian = all.filter(({ language }) => language === 'Italian')
      expect(italian.filter(({ figure }) => figure < leastGulpease)).to.deep.equal([])
    })
  })

  it('no English sentence has more than 20 words', async () => {
    const sentences = sentencesOf(
      Object.values(await packOf('english')).flatMap((message) =>
        typeof message === 'string' ? message : Object.values(message),
      ),
    )
    expect(sentences).to.have.length.above(100)
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 20)).to.deep.equal([])
  })

  it('one thing has one name: restaurant, day, people, time', async () => {
    const others =
      /\b(venues?|branch(es)?|outlets?|slots?|sittings?|diners?|pax|covers|party size|patrons?)\b/i
    for (const planted of ['Choose a venue', 'No slots left']) expect(planted).to.match(others)
    // This text is fixed (loading.texts).
    const { 'enquiry.waiting': _fixed, ...ours } = await packOf('english')
    const texts = Object.entries(ours).flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : Object.values(message)).map(
        (text) => `${key}: ${text.replace(/\{\w+\}/g, '')}`,
      ),
    )
    expect(texts.filter((text) => others.test(text.slice(text.indexOf(': '))))).to.deep.equal([])
  })
})
