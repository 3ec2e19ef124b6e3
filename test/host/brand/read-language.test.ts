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
  for (const locale of ['it', 'it-IT', 'it-CH', 'IT-it']) {
    it(`${locale} speaks Italian`, async () => {
      const { messages, fetched, said, direction } = await reads(locale)
      expect({ messages, fetched, said, direction }).to.deep.equal({
        messages: packs.it,
        fetched: ['it'],
        said: '',
        direction: 'ltr',
      })
    })
  }

  it('a country with its own file uses it', async () => {
    expect((await reads('pt-BR')).messages['menu.title']).to.equal('Cardápio')
    expect((await reads('pt-AO')).messages['menu.title']).to.equal('Ementa')
  })

  for (const locale of ['en', 'en-IE', 'en-US']) {
    it(`${locale} needs no file`, async () => {
      const { messages, fetched, said } = await reads(locale)
      expect({ messages, fetched, said }).to.deep.equal({ messages: {}, fetched: [], said: '' })
    })
  }

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

  for (const [locale, direction] of Object.entries({
    'en-IE': 'ltr',
    it: 'ltr',
    ar: 'rtl',
    'ar-EG': 'rtl',
    he: 'rtl',
    'fa-IR': 'rtl',
    ur: 'rtl',
    'az-Arab': 'rtl',
    az: 'ltr',
    'ks-Deva': 'ltr',
  })) {
    it(`${locale} is written ${direction}`, async () => {
      const { direction: own } = await reads(locale, { 'widget.back': 'a whole pack' })
      expect(own).to.equal(direction)
    })
  }

  for (const [locale, spoken] of Object.entries({ pl: 'en-PL', 'de-AT': 'en-AT', he: 'en-IL', xx: 'en' })) {
    it(`WCAG 3.1.1: without a pack ${locale} is English, dates too, and is marked so: ${spoken}`, async () => {
      const { locale: own, direction } = await reads(locale)
      expect([own, direction]).to.deep.equal([spoken, 'ltr'])
    })
  }

  it('WCAG 3.1.1: a brand with its own texts is in its own language', async () => {
    expect((await reads('ar-EG')).locale).to.equal('ar-EG')
    expect((await reads('en-US')).locale).to.equal('en-US')
    expect((await reads('pl-PL', { 'widget.back': 'Wstecz' })).locale).to.equal('pl-PL')
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
