import { expect } from 'chai'
import { packOf } from '../../tools/languages/packs'

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []

/** The whole sentences of texts. A value that the widget fills in counts as a word. */
const sentencesOf = (texts: readonly string[]) =>
  texts
    .map((text) => text.replace(/\{\w+\}/g, 'word').replace(/<[^>]+>/g, ''))
    .flatMap((text) => text.match(/[^.!?:]+[.!?:]+(?=\s|$)/g) ?? [])
    .filter((sentence) => wordsIn(sentence).length >= 4)

describe('Plain words', () => {
  it('no English sentence has more than 20 words', async () => {
    const sentences = sentencesOf(
      Object.values(await packOf('english')).flatMap((message) =>
        typeof message === 'string' ? message : Object.values(message),
      ),
    )
    expect(sentences).to.have.length.above(100)
    expect(sentences.filter((sentence) => wordsIn(sentence).length > 20)).to.deep.equal([])
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
