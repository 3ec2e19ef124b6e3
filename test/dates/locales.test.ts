import { expect } from 'chai'
import { directionOf, languageOf, localDigits, localNumber } from 'tavola'
import { isPlainLocale } from '../../src/locale/plain-locale'
import { nearest } from '../../src/locale/tag'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap((one) => letters.map((other) => one + other))
const countries = pairs.map((pair) => `-${pair.toUpperCase()}`)
const plain = pairs.filter(isPlainLocale)

describe('Locales', () => {
  it('a language that needs no Intl is written from left to right with 0 to 9, in every country', () => {
    expect(plain).to.include.members(['en', 'it', 'fr', 'de', 'es'])
    const wrong = plain
      .flatMap((language) => ['', ...countries].map((country) => language + country))
      .filter((tag) => {
        const { script } = new Intl.Locale(tag).maximize()
        return /Arab|Hebr/.test(script ?? '') || new Intl.NumberFormat(tag).format(987) !== '987'
      })
    expect(wrong).to.deep.equal([])
  })

  it('Intl is used for all others, and for tags that say more', () => {
    const others = ['ar', 'ar-EG', 'fa', 'bn', 'mr', 'ne', 'my', 'he', 'en-u-nu-arab', 'pa-PK', 'en-Arab']
    expect(others.filter(isPlainLocale)).to.deep.equal([])
    expect(others.map((tag) => localNumber(7, tag))).to.deep.equal(
      others.map((tag) => (7).toLocaleString(tag)),
    )
    expect(localDigits('19:30', 'en-u-nu-arab')).to.equal('١٩:٣٠')
    expect(['en-IE', 'it', 'ar', 'he', 'fa-IR'].map(directionOf)).to.deep.equal([
      'ltr',
      'ltr',
      'rtl',
      'rtl',
      'rtl',
    ])
  })

  it('section 9: large numbers are grouped as the locale does', () => {
    expect(localNumber(5000, 'en-IE')).to.equal('5,000')
    expect(localNumber(12_000, 'it')).to.equal('12.000')
    expect(localNumber(-1.5, 'sv')).to.equal((-1.5).toLocaleString('sv'))
  })

  it('contract, brand config: the texts nearest to the locale', () => {
    const texts = { pt: 1, 'pt-BR': 2, 'zh-Hant': 3, he: 4 }
    const found = ['pt-BR', 'pt-PT', 'zh-Hant-TW', 'iw', 'pt-BR-u-nu-latn', 'it'].map((tag) =>
      nearest(tag, texts),
    )
    expect(found).to.deep.equal([2, 1, 3, 4, 2, undefined])
    expect(['pt-BR', 'zh-Hant-TW', 'iw'].map(languageOf)).to.deep.equal(['pt', 'zh', 'he'])
  })
})
