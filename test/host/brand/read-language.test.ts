import { expect } from 'chai'
import sinon from 'sinon'
import type { Messages } from 'tavola'
import type { Catalogue } from '../../../src/host/brand/catalogue'
import { readLanguage } from '../../../src/host/brand/language'
import { brand as milano } from '../../../themes/milano/brand'

const packs: Record<string, Messages> = {
  it: { 'menu.title': 'Menu', 'menu.size': { one: '1 piatto', other: '{count} piatti (da 2)' } },
  pt: { 'menu.title': 'Ementa' },
  'pt-BR': { 'menu.title': 'Cardápio' },
  ar: { 'menu.title': 'قائمة 15', 'menu.call': '3 \u2066+44 20\u2069 2' },
}

/** The language of a brand with this locale, the loaded files, and the console lines. */
async function reads(locale: string, messages: Messages = {}, without = false, backEndLanguage?: string) {
  const fetched: string[] = []
  const pack = (name: string) => async () => (fetched.push(name), { default: packs[name]! })
  const languages = async () => ({
    default: Object.fromEntries(Object.keys(packs).map((name) => [name, pack(name)])),
  })
  const said = sinon.stub(console, 'error')
  try {
    const catalogue = (without ? {} : { languages }) as Catalogue
    const language = await readLanguage({ ...milano, locale, backEndLanguage, messages }, catalogue)
    return { ...language, fetched, said: said.args.join() }
  } finally {
    said.restore()
  }
}

describe("A brand's language", () => {
  for (const [locale, pack] of Object.entries({
    it: 'it',
    'it-IT': 'it',
    'it-CH': 'it',
    'IT-it': 'it',
    'pt-BR': 'pt-BR',
    'pt-AO': 'pt',
    en: '',
    'en-IE': '',
    'en-US': '',
  }))
    it(`${locale} has the texts of ${pack || 'no file'}`, async () => {
      const { messages, fetched, said, direction } = await reads(locale)
      const expected = {
        messages: packs[pack] ?? {},
        fetched: pack ? [pack] : [],
        said: '',
        direction: 'ltr',
      }
      expect({ messages, fetched, said, direction }).to.deep.equal(expected)
    })

  it('an unknown language falls back to English, and the console lists the known ones', async () => {
    const { messages, said } = await reads('pl-PL', { 'menu.title': 'Karta' })
    expect(messages).to.deep.equal({ 'menu.title': 'Karta' })
    expect(said).to.match(/brand: no texts for locale "pl.* Expected one of en, it, pt, pt-BR, ar\./)
  })

  it('a brand that has a whole pack as its messages gets no warning', async () => {
    const { said } = await reads('pl-PL', { 'widget.back': 'Wstecz' }, true)
    expect(said).to.equal('')
    expect((await reads('it-IT', {}, true)).said).to.include(
      'Expected the pack under "languages", as "tavola/languages/it"',
    )
  })

  it("the brand's rewordings win over the pack", async () => {
    const { messages } = await reads('it', { 'menu.title': 'La carta' })
    expect(messages).to.deep.equal({ ...packs.it, 'menu.title': 'La carta' })
  })

  it('numbers in the texts are in the digits of the locale', async () => {
    expect((await reads('ar-EG')).messages['menu.title']).to.equal('قائمة ١٥')
    expect((await reads('ar-EG')).messages['menu.call']).to.equal('٣ \u2066+44 20\u2069 ٢')
    expect((await reads('ar-AE')).messages['menu.title']).to.equal('قائمة 15')
    const { 'menu.size': size } = (await reads('it-u-nu-arab')).messages
    expect(size).to.deep.equal({ one: '١ piatto', other: '{count} piatti (da ٢)' })
  })

  for (const [direction, locales] of Object.entries({
    ltr: ['en-IE', 'it', 'az', 'ks-Deva'],
    rtl: ['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'az-Arab'],
  }))
    it(`${locales.join(', ')}: written ${direction}`, async () => {
      for (const locale of locales) {
        const { direction: own } = await reads(locale, { 'widget.back': 'a whole pack' })
        expect(own, locale).to.equal(direction)
      }
    })

  for (const [locale, spoken, messages] of [
    ['pl', 'en-PL'],
    ['de-AT', 'en-AT'],
    ['he', 'en-IL'],
    ['xx', 'en'],
    ['ar-EG', 'ar-EG'],
    ['en-US', 'en-US'],
    ['pl-PL', 'pl-PL', { 'widget.back': 'Wstecz' }],
  ] as const)
    it(`WCAG 3.1.1: ${locale} with ${messages ? 'own texts' : 'the packs'} is marked as ${spoken}`, async () => {
      const { locale: own, direction } = await reads(locale, messages)
      expect([own, direction]).to.deep.equal([spoken, spoken === 'ar-EG' ? 'rtl' : 'ltr'])
    })

  for (const [locale, backEnd, marked] of [
    ['it-IT', 'en', 'en'],
    ['it-IT', 'it', undefined],
    ['en-IE', 'en-GB', undefined],
    ['zh-TW', 'zh-CN', 'zh-CN'],
    // Without a pack it is English.
    ['pl-PL', 'pl', 'pl'],
    ['pl-PL', 'en', undefined],
    ['it-IT', undefined, undefined],
  ] as const) {
    it(`WCAG 3.1.2: in ${locale} a back end that speaks ${backEnd} is marked as ${marked}`, async () => {
      const messages = locale === 'zh-TW' ? { 'widget.back': '返回' } : {}
      expect((await reads(locale, messages, false, backEnd)).backEndLanguage).to.equal(marked)
    })
  }
})
