import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import type { Messages } from 'tavola'
import { createCatalogue } from '../../src/messages/catalogue'
import { languages, packOf } from '../../tools/languages/packs'
import { allProblems, problemsOf } from '../../tools/languages/problems'

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

  it('summary.booking: Arabic has all its six forms', () => {
    const people = [0, 1, 2, 3, 14, 100].map((count) => says('ar')('ticket.people', { count }))
    expect(people).to.deep.equal(['لا أحد', 'شخص واحد', 'شخصان', '3 أشخاص', '14 شخصًا', '100 شخص'])
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

describe('The check of all languages, which a build begins with', () => {
  it('passes if nothing is missing', async () => {
    expect(await allProblems(resolve())).to.deep.equal([])
  })

  it('brand.place: names each missing, unknown and unlisted text of a project', async () => {
    const root = mkdtempSync(join(tmpdir(), 'languages-'))
    for (const folder of ['src', 'plugins', 'themes', 'package.json'])
      cpSync(folder, join(root, folder), { recursive: true })
    const write = (file: string, from: string, pattern: string | RegExp, text: string) =>
      writeFileSync(join(root, file), readFileSync(from, 'utf8').replace(pattern, text))
    const start = 'plugins/start/languages/it.ts'
    const menus = 'plugins/menus/languages/english.ts'
    const terms = 'plugins/terms/languages'
    write(start, start, / {2}continue:.*\n/, '')
    write(menus, menus, '...messages', '')
    write(`${terms}/pt-BR.ts`, `${terms}/it.ts`, "close: 'Chiudi'", "shut: 'Fechar'")
    rmSync(join(root, 'plugins/ticket'), { recursive: true })
    try {
      const problems = await allProblems(root)
      expect(problems).to.include.members([
        'it.ts: "start.continue" is missing.',
        'plugins/menus/messages.ts: "title" is not listed in plugins/menus/languages/english.ts.',
        'pt-BR.ts: "terms.close" is missing.',
        'pt-BR.ts: "terms.shut" is no text of the widget.',
        'pt-BR.ts: "widget.back" is missing.',
      ])
      expect(problems).not.to.include('pt-BR.ts: "terms.title" is missing.')
      expect(problems.join()).not.to.include('ticket')
    } finally {
      rmSync(root, { recursive: true })
    }
  })
})
