import { expect } from 'chai'
import { withSentence, withSentenceChanged, withoutSentence } from '../../../plugins/requests/sentences'

describe('requests: its sentences in the text', () => {
  for (const [text, added, result] of [
    ['', [], 'Birthday.'],
    ['Near the oven', [], 'Birthday. Near the oven'],
    ['High chair.', ['High chair.'], 'High chair. Birthday.'],
    ['High chair. Near the oven', ['High chair.'], 'High chair. Birthday. Near the oven'],
    ['High chair.Near the oven', ['High chair.'], 'High chair. Birthday. Near the oven'],
    [
      'Please: High chair. Terrace. Thanks',
      ['High chair.', 'Terrace.'],
      'Please: High chair. Terrace. Birthday. Thanks',
    ],
    // The diner has changed the sentence.
    ['Two high chairs', ['High chair.'], 'Birthday. Two high chairs'],
  ] as const)
    it(`one comes after those before it and before typed text: ${JSON.stringify(text)}`, () => {
      expect(withSentence(text, 'Birthday.', added)).to.equal(result)
    })

  for (const [text, result] of [
    ['Birthday.', ''],
    ['High chair. Birthday.', 'High chair.'],
    ['Two high chairs. Birthday.', 'Two high chairs.'],
    ['Birthday. Near the oven', 'Near the oven'],
    ['Birthday.Near the oven', 'Near the oven'],
    ['High chair. Birthday. Near the oven', 'High chair. Near the oven'],
    ['Near the oven', 'Near the oven'],
  ] as const)
    it(`one that goes takes only its own space along: ${JSON.stringify(text)}`, () => {
      expect(withoutSentence(text, 'Birthday.')).to.equal(result)
    })

  it('one that changes stays where it is, whatever its characters are', () => {
    expect(withSentenceChanged('Terrace. Allergies. Thanks', 'Allergies.', "Allergies: $& or $'.")).to.equal(
      "Terrace. Allergies: $& or $'. Thanks",
    )
  })
})
