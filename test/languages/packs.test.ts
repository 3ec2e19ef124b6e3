import { expect } from 'chai'
import type { Messages } from 'tavola'
import { createCatalogue } from '../../src/messages/catalogue'
import { languages, packOf } from '../../tools/languages/packs'
import { problemsOf } from '../../tools/languages/problems'

const translations = languages()

/** The keys of the texts in which a pattern is found, in any of their plural forms. */
const textsWith = (pack: Messages, pattern: RegExp) =>
  Object.entries(pack).flatMap(([key, message]) =>
    (typeof message === 'string' ? [message] : Object.values(message)).some((text) => pattern.test(text))
      ? [key]
      : [],
  )

describe('Language packs', () => {
  let english: Messages
  const packs = new Map<string, Messages>()
  before(async () => {
    english = await packOf('english')
    for (const language of translations) packs.set(language, await packOf(language))
  })
  const says = (language: 'it' | 'ar') => createCatalogue([], packs.get(language)!, language).text

  it('there is one for each file that is named like a language', () => {
    expect(translations).to.include.members(['it', 'ar']).and.not.include('english')
  })

  for (const language of translations) {
    it(`${language} has every text, with its places and its plural forms`, () => {
      expect(problemsOf(language, packs.get(language)!, english)).to.deep.equal([])
    })

    it(`no text of ${language} is left in English`, () => {
      const same = Object.entries<unknown>(english).filter(
        ([key, text]) => packs.get(language)![key] === text,
      )
      // Signs, numbers and names that are the same in both.
      const allowed = /^(\W*|OK|Email|CVV|MM \/ YY|[\W\d]*\{\w+\}.*)$/
      expect(same.filter(([, text]) => !allowed.test(String(text)))).to.deep.equal([])
    })
  }

  it('Italian addresses the diner formally, with "Lei"', () => {
    const informal =
      /(?<!\p{L})(tu|tuo|tua|tuoi|tue|ti|te|hai|puoi|vuoi|sei|scegli|inserisci|chiamaci)(?!\p{L})/iu
    expect(textsWith(packs.get('it')!, informal)).to.deep.equal([])
  })

  it("Arabic's digits come from Intl, but for those that a telephone number begins with", () => {
    const written = Object.entries(packs.get('ar')!).filter(([, message]) =>
      /\d/.test(JSON.stringify(message).replaceAll(/\u2066[^\u2069]*\u2069|يبدأ بـ 0/g, '')),
    )
    expect(written).to.deep.equal([])
  })

  it('Arabic and Italian have their own quotation marks', () => {
    for (const language of ['it', 'ar']) expect(textsWith(packs.get(language)!, /["“”]/)).to.deep.equal([])
  })

  it('summary.booking: Italian has one person, and several', () => {
    const people = [1, 2, 14].map((count) => says('it')('widget.people', { count }))
    expect(people).to.deep.equal(['1 persona', '2 persone', '14 persone'])
  })

  it('summary.booking: Arabic has all its six forms', () => {
    const people = [0, 1, 2, 3, 14, 100].map((count) => says('ar')('ticket.people', { count }))
    expect(people).to.deep.equal(['لا أحد', 'شخص واحد', 'شخصان', '3 أشخاص', '14 شخصًا', '100 شخص'])
  })

  it("Arabic has no digits of its own, as each number has the locale's", () => {
    // Telephone numbers are typed with the digits 0 to 9.
    const withDigits = Object.entries(packs.get('ar')!).filter(
      ([key, text]) => /\d/.test(JSON.stringify(text)) && !key.startsWith('details.telephoneHint'),
    )
    expect(withDigits).to.deep.equal([])
  })

  it('party.adults-terms: a plural follows the only number of a text, a part of an hour too', () => {
    const length = [2, 2.5, 48].map((hours) => says('ar')('adults-party.termsLength', { hours }))
    expect(length).to.deep.equal(['قاعة لمدة ساعتين', 'قاعة لمدة 2.5 ساعة', 'قاعة لمدة 48 ساعة'])
  })

  const wrong: [what: string, pack: Messages, problem: string][] = [
    ['a text is missing', {}, '"cart.open" is missing.'],
    ['there is no such text', { 'cart.close': 'Chiudi' }, '"cart.close" is no text of the widget.'],
    ['a place is left out', { 'cart.hello': 'Ciao' }, '"cart.hello" leaves out {name}.'],
    [
      'a place is another',
      { 'cart.hello': 'Ciao {nome}' },
      '"cart.hello" has a place {nome} that the English text has not.',
    ],
    [
      'a plural is one text',
      { 'cart.items': '{count} cose' },
      '"cart.items" has no plural: it needs one, other.',
    ],
    [
      'a form is missing',
      { 'cart.items': { other: '{count} cose' } },
      '"cart.items" lacks the plural form "one".',
    ],
  ]
  const cart = {
    'cart.open': 'Open',
    'cart.hello': 'Hello {name}',
    'cart.items': { one: 'One', other: '{count} things' },
  }
  for (const [what, pack, problem] of wrong) {
    it(`it is reported if ${what}`, () => {
      expect(problemsOf('it', pack, cart)).to.include(problem)
    })
  }

  it('a language without plurals needs none', () => {
    expect(
      problemsOf('ja', { 'cart.items': '{count}点' }, { 'cart.items': cart['cart.items'] }),
    ).to.deep.equal([])
  })
})
