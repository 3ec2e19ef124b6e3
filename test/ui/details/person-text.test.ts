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
  'a noncharacter': '\ufdd0',
  'the last noncharacter': '\u{10ffff}',
  'a private character': '\ue000',
  'a private character of a further plane': '\u{f0000}',
  'an annotation': '\ufff9',
  'the place of an object': '\ufffc',
  'a deprecated format character': '\u206a',
  'the last deprecated format character': '\u206f',
  'a tag outside a flag': '\u{e0067}',
  'the first tag': '\u{e0000}',
  'the end of a flag alone': '\u{e007f}',
  'a flag without its end': '🏴\u{e0067}\u{e0062}\u{e0065}',
  'a longer text in a flag': `🏴${'\u{e0061}'.repeat(8)}\u{e007f}`,
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
  'an empty note head': '\u{1d159}',
  'a blank hieroglyph': '\u{13441}',
  'half a blank hieroglyph': '\u{13442}',
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
  'Rhian 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  'an emoji that is newer than the browser: \u{1faff}',
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

  it('section 5: a line break or a flag between two halves does not make a character of them', () => {
    for (const between of ['\n', names.find((name) => name.startsWith('🏴'))])
      expect(isPersonText(`\ud83d${between}\ude00`, 'lines')).to.equal(false)
  })

  for (const [what, character] of Object.entries(invisible))
    it(`section 5: ${what} alone is nothing to see, and no name`, () => {
      expect(isVisible(`${character}${character}`)).to.equal(false)
      expect([isName(character), isName(`A${character}b`)]).to.deep.equal([false, true])
    })

  const flagsIn = (text: string) => text.match(/\u{1F3F4}[\u{E0020}-\u{E007E}]*\u{E007F}/gu)?.length ?? 0

  it('section 5: a text is right where each of its characters is, in any order', () => {
    const character = fc.constantFrom(
      ...Object.values(hidden).slice(3),
      // A flag is one, with its tags.
      ...names.flatMap((name) =>
        Array.from(new Intl.Segmenter('en').segment(name), ({ segment }) => segment),
      ),
      ' ',
    )
    fc.assert(
      fc.property(fc.array(character, { maxLength: 12 }), (characters) => {
        const areRight = characters.every((one) => isPersonText(one))
        const text = characters.join('')
        // Two halves that meet are a character, and so are a flag's beginning and its end.
        fc.pre(!/[\ud83d].?[\ude00]/.test(text))
        fc.pre(flagsIn(text) === characters.reduce((sum, one) => sum + flagsIn(one), 0))
        expect(isPersonText(text)).to.equal(areRight)
      }),
    )
  })

  it('section 5: letters and numbers of every script are a name', () => {
    const letter = fc
      .integer({ min: 0x21, max: 0x3ffff })
      .map((code) => String.fromCodePoint(code))
      .filter(
        (character) =>
          /[\p{L}\p{N}]/u.test(character) &&
          !/[\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}]/u.test(character),
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

  it('section 5, email: at most 64 characters before the @, and 254 in all', () => {
    const local = 'a'.repeat(64)
    const domain = `${`${'b'.repeat(60)}.`.repeat(3)}ie`
    expect(`${local}@${domain}`).to.have.length(250)
    expect([isEmail(`${local}@b.ie`), isEmail(`${local}a@b.ie`)]).to.deep.equal([true, false])
    expect([isEmail(`${local}@${domain}abcd`), isEmail(`${local}@${domain}abcde`)]).to.deep.equal([
      true,
      false,
    ])
  })
})
