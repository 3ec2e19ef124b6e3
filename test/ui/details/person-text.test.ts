import { expect } from 'chai'
import fc from 'fast-check'
import { cleanText, isVisible, searchText } from 'tavola/journeys'
import { isPersonText } from '../../../src/person-text'
import { isEmail, sentEmail } from '../../../src/email'

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
    it(`"${name}" is a name, and a text`, () => {
      expect([isPersonText(name), cleanText(name), cleanText(name, 'lines')]).to.deep.equal([
        true,
        name,
        name,
      ])
    })

  for (const [what, character] of Object.entries(hidden))
    it(`no text holds ${what}, and a cleaned one has lost it`, () => {
      const flag = character.startsWith('🏴') ? '🏴' : ''
      for (const [text, cleaned] of [
        [character, flag],
        [`Anna${character}`, `Anna${flag}`],
        [`a${character}b`, `a${flag}b`],
      ] as const) {
        expect([isPersonText(text), isPersonText(text, 'lines')]).to.deep.equal([false, false])
        expect([cleanText(text), cleanText(text, 'lines')]).to.deep.equal([cleaned, cleaned])
      }
    })

  for (const [what, character] of Object.entries(breaks))
    it(`only a text of several lines holds ${what}`, () => {
      const text = `a${character}b`
      expect([isPersonText(text), isPersonText(text, 'lines')]).to.deep.equal([false, true])
      const inLines = character === '\t' ? 'a b' : 'a\nb'
      expect([cleanText(text), cleanText(text, 'lines')]).to.deep.equal(['a b', inLines])
    })

  it('a line break or a flag between two halves does not make a character of them', () => {
    for (const between of ['\n', names.find((name) => name.startsWith('🏴'))])
      expect(isPersonText(`\ud83d${between}\ude00`, 'lines')).to.equal(false)
  })

  for (const [what, character] of Object.entries(invisible))
    it(`${what} alone is nothing to see, and no name`, () => {
      expect(isVisible(`${character}${character}`)).to.equal(false)
      expect(cleanText(character)).to.equal('')
      expect(isVisible(cleanText(`A${character}b`))).to.equal(true)
    })

  const flagsIn = (text: string) => text.match(/\u{1F3F4}[\u{E0020}-\u{E007E}]*\u{E007F}/gu)?.length ?? 0

  it('a text is right where each of its characters is, in any order', () => {
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

  it('letters and numbers of every script are a name', () => {
    const letter = fc
      .integer({ min: 0x21, max: 0x3ffff })
      .map((code) => String.fromCodePoint(code))
      .filter(
        (character) =>
          /[\p{L}\p{N}]/u.test(character) &&
          !/[\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}]/u.test(character),
      )
    fc.assert(fc.property(letter, (one) => isVisible(one) && cleanText(one) === one))
  })

  for (const [what, text, cleaned, kind] of [
    ['dictation on iOS leaves', 'A quiet table please \ufffc', 'A quiet table please'],
    ['an input method leaves', 'A quiet table\b', 'A quiet table'],
    ['a soft line break leaves', 'Two high chairs\vand a cot', 'Two high chairs\nand a cot', 'lines'],
    ['the logo of a Mac keyboard leaves', 'Paying by \uf8ff card', 'Paying by  card'],
    ['isolates of a chat leave', 'For \u2068Anna\u2069 and me', 'For Anna and me'],
    ['embeddings of contacts leave', '\u202aAoife\u202c', 'Aoife'],
    ['a table cell leaves', 'Aoife\t', 'Aoife'],
    ['two table cells leave', 'Mary\tAnn', 'Mary Ann'],
    ['a file’s byte order mark leaves', '\ufeffAo\ufeffife', 'Aoife'],
    ['a web page’s breaks leave', 'O\u00adBrien\u2060\u200b', 'OBrien'],
    ['Windows’ line ends leave', 'One\r\nTwo\u0085Three', 'One\nTwo\nThree', 'lines'],
    ['halves around a placeholder leave', 'Hi \ud83d\ufffc\ude00', 'Hi'],
    ['blanks alone leave', '\u00a0\u3164\u200b\t', ''],
    ['Arabic digits leave in a number', '٠٢٠ ٧٩٤٦ ٠٩٥٨', '020 7946 0958', 'plain'],
    ['Devanagari and Persian digits leave', '०१२\u200f۴۵۶', '012456', 'plain'],
    ['mathematical letters leave in an email', '𝐚𝐧𝐧𝐚＠ｅｘａｍｐｌｅ．ie\ufe0f', 'anna@example.ie', 'plain'],
  ] as const)
    it(`field.cleaned: what ${what}`, () => {
      expect(cleanText(text, kind)).to.equal(cleaned)
      expect(cleanText(cleaned, kind), 'again').to.equal(cleaned)
    })

  for (const [typed, sent] of [
    ['Dawson\u00a0Street', 'Dawson Street'],
    ['\u200bDawson Street', 'Dawson Street'],
    ['\u202aDawson Street\u202c', 'Dawson Street'],
    ['Dawson  Street', 'Dawson Street'],
    ['\ufeffDawson\u00ad \t\u2003Street\u200e ', 'Dawson Street'],
    ['D02\u2009X2\u200d85\ufffc', 'D02 X285'],
    ['\u200b \u2060', ''],
    ['.\u200b.', '..'],
  ] as const)
    it(`search.trimmed: ${JSON.stringify(typed)} is sent as "${sent}"`, () => {
      expect(searchText(typed)).to.equal(sent)
    })

  for (const [typed, sent] of [
    ['\u200baoife@example.ie', 'aoife@example.ie'],
    ['aoife@example.ie\u200e', 'aoife@example.ie'],
    ['\u202aaoife@example.ie\u202c', 'aoife@example.ie'],
    ['ａｏｉｆｅ＠example.ie', 'aoife@example.ie'],
    ['aoife@example.ie\u200b', 'aoife@example.ie'],
    ['anna@müller.example', 'anna@xn--mller-kva.example'],
    ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
    ["o'brien+x@mu\u0308ller.example", "o'brien+x@xn--mller-kva.example"],
    ['anna@例え。テスト', 'anna@xn--r8jz45g.xn--zckzah'],
    ['anna@exam\u00adple.ie', 'anna@example.ie'],
  ] as const)
    it(`field.email: ${JSON.stringify(typed)} is valid, and sent as "${sent}"`, () => {
      expect([sentEmail(typed), isEmail(sentEmail(typed))]).to.deep.equal([sent, true])
    })

  it('field.email: what is no address is refused with a domain in other letters too', () => {
    for (const domain of [
      'mül ler.ie',
      '@müller.ie',
      'müller.ie,',
      'müller.ie/x',
      'müller.ie:80',
      'mül%6cer.ie',
      'müller',
    ])
      expect(isEmail(sentEmail(`anna@${domain}`)), domain).to.equal(false)
    expect(isEmail(sentEmail('ännä@example.ie'))).to.equal(false)
  })

  it('field.email: without the browser’s URL only a domain in other letters is refused', () => {
    const { URL } = globalThis
    Object.assign(globalThis, { URL: null })
    const valid = ['anna@müller.example', 'anna@example.ie'].map((one) => isEmail(sentEmail(one)))
    Object.assign(globalThis, { URL })
    expect(valid).to.deep.equal([false, true])
  })

  it('field.email: no dot at either end or two together, and a domain of two parts', () => {
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

  it('field.email: at most 64 characters before the @, and 254 in all', () => {
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
