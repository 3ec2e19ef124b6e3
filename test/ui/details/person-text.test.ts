import { expect } from 'chai'
import fc from 'fast-check'
import { isPersonText, isVisible } from 'tavola'
import { isEmail, isName } from '../../../src/customer/person-text'

const hidden = {
  'a right-to-left override': '\u202e',
  'an embedding': '\u202a',
  'an isolate': '\u2067',
  'half a surrogate pair': '\ud83d',
  'the other half': '\ude00',
  'a NUL': '\0',
  'an escape': '\u001b',
  'a C1 control': '\u009f',
}
const breaks = {
  'a tab': '\t',
  'a line break': '\n',
  'a carriage return': '\r',
  'a line separator': '\u2028',
}
const invisible = {
  'a zero-width space': '\u200b',
  'a joiner': '\u200d',
  'a direction mark': '\u200f',
  'a soft hyphen': '\u00ad',
  'a Hangul filler': '\u3164',
  'an empty Braille cell': '\u2800',
  'a variation selector': '\ufe0f',
  'a lone accent': '\u0301',
  'a wide space': '\u3000',
}

const names = [
  'Zoë',
  "O'Byrne",
  'Anne-Marie',
  'Nguye\u0302\u0303n',
  'محمد',
  'دَانِيَال',
  'می\u200cنا',
  'דָּוִד\u200f',
  '\u061cعلي',
  '李小龍',
  'ขวัญ\u200bใจ',
  'ක්\u200dරි',
  'Anna 👨\u200d👩\u200d👧 ❤️ 1️⃣',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '👩🏽',
]

describe('What a person’s text may hold', () => {
  for (const name of names)
    it(`section 5: "${name}" is a name, and a text`, () => {
      expect([isName(name), isPersonText(name), isPersonText(name, 'lines')]).to.deep.equal([
        true,
        true,
        true,
      ])
    })

  for (const [what, character] of Object.entries(hidden))
    it(`section 5: no text holds ${what}`, () => {
      for (const text of [character, `Anna${character}`, `a${character}b`]) {
        expect([isPersonText(text), isPersonText(text, 'lines')]).to.deep.equal([false, false])
        expect(isName(text)).to.equal(false)
      }
    })

  for (const [what, character] of Object.entries(breaks))
    it(`section 5: only a text of several lines holds ${what}`, () => {
      const text = `a${character}b`
      expect([isName(text), isPersonText(text), isPersonText(text, 'lines')]).to.deep.equal([
        false,
        false,
        true,
      ])
    })

  it('section 5: a line break between two halves does not make a character of them', () => {
    expect(isPersonText('\ud83d\n\ude00', 'lines')).to.equal(false)
  })

  for (const [what, character] of Object.entries(invisible))
    it(`section 5: ${what} alone is nothing to see, and no name`, () => {
      expect(isVisible(`${character}${character}`)).to.equal(false)
      expect([isName(character), isName(`A${character}b`)]).to.deep.equal([false, true])
    })

  it('section 5: a text is right where each of its characters is, in any order', () => {
    const character = fc.constantFrom(
      ...Object.values(hidden).slice(3),
      ...names.flatMap((name) => [...name]),
      ' ',
    )
    fc.assert(
      fc.property(fc.array(character, { maxLength: 12 }), (characters) => {
        const areRight = characters.every((one) => isPersonText(one))
        // Two halves that meet are a character.
        fc.pre(!/[\ud83d].?[\ude00]/.test(characters.join('')))
        expect(isPersonText(characters.join(''))).to.equal(areRight)
      }),
    )
  })

  it('section 5: letters and numbers of every script are a name', () => {
    const letter = fc
      .integer({ min: 0x21, max: 0x3ffff })
      .map((code) => String.fromCodePoint(code))
      .filter(
        (character) =>
          /[\p{L}\p{N}]/u.test(character) && !/\p{Default_Ignorable_Code_Point}/u.test(character),
      )
    fc.assert(fc.property(letter, (one) => isName(one)))
  })

  it('section 5, email: no dot at either end or two together, and a domain of two parts', () => {
    const part = fc.string({ unit: fc.constantFrom(...'abz09_+-'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const local = parts.join('.')
        expect(isEmail(`${local}@b.ie`)).to.equal(true)
        for (const wrong of [
          `.${local}@b.ie`,
          `${local}.@b.ie`,
          `a..${local}@b.ie`,
          `${local}@b`,
          `${local}@b..ie`,
        ])
          expect(isEmail(wrong), wrong).to.equal(false)
      }),
    )
  })
})
