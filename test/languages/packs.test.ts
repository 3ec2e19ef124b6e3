import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import type { Messages } from 'tavola'
import { createCatalogue } from '../../src/messages/catalogue'
import { brand as milano } from '../../themes/milano/brand'
import { englishTexts, languages, packOf } from '../../tools/languages/packs'
import { allProblems, problemsOf } from '../../tools/languages/problems'
import { splitTexts, textsIn } from '../../tools/languages/split'

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
    english = packOf('english')
    for (const language of translations) packs.set(language, packOf(language))
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
  it('passes if nothing is missing', () => {
    expect(allProblems(resolve())).to.deep.equal([])
  })

  it('brand.place: names each missing, unknown and unused text of a project', () => {
    const root = mkdtempSync(join(tmpdir(), 'languages-'))
    for (const folder of ['src', 'plugins', 'themes']) cpSync(folder, join(root, folder), { recursive: true })
    const italian = 'themes/languages/it.json'
    const text = readFileSync(italian, 'utf8')
    writeFileSync(join(root, italian), text.replace(/ {2}"start.continue".*\n/, ''))
    writeFileSync(join(root, 'themes/languages/pt-BR.json'), text.replace('"terms.close"', '"terms.shut"'))
    writeFileSync(
      join(root, 'plugins/start/more.ts'),
      "export const texts = { sparePart: 'Nobody shows this' } as const satisfies Messages",
    )
    try {
      expect(allProblems(root)).to.have.members([
        'ar.json: "start.sparePart" is missing.',
        'it.json: "start.continue" is missing.',
        'it.json: "start.sparePart" is missing.',
        'plugins/start/more.ts: nothing shows "sparePart".',
        'pt-BR.json: "start.sparePart" is missing.',
        'pt-BR.json: "terms.close" is missing.',
        'pt-BR.json: "terms.shut" is no text of the widget.',
      ])
    } finally {
      rmSync(root, { recursive: true })
    }
  })

  it('a text that is more than a literal could not be translated, and is refused', () => {
    const root = mkdtempSync(join(tmpdir(), 'languages-'))
    const file = join(root, 'plugins/tea/index.ts')
    mkdirSync(join(root, 'plugins/tea'), { recursive: true })
    try {
      for (const wrong of ['{ ...others }', '{ title: `Tea for ${two}` }', '{ [key]: "Tea" }']) {
        writeFileSync(file, `const texts = ${wrong} as const satisfies Messages`)
        expect(() => englishTexts(root), wrong).to.throw('a text must be a literal')
      }
    } finally {
      rmSync(root, { recursive: true })
    }
  })
})

describe('The files of a language', () => {
  const split = splitTexts(new Set(milano.plugins))
  const fileOf = (name: string) => split.files.get(name)

  it('brand.files: each text is in the file that shows it, and those of an owner’s parts are in one', () => {
    const files = ['widget.back', 'booking.label', 'booking.confirmed', 'details.title', 'ticket.people']
    expect(files.map(fileOf)).to.deep.equal(['first', 'first', 'rest', 'rest', 'ticket'])
    for (const [name, file] of split.files) {
      const [owner = ''] = name.split('.')
      expect(['first', owner, split.later.get(owner)], name).to.include(file)
    }
  })

  it('together they have every text, each once', () => {
    const files = new Set(split.files.values())
    const names = [...files].flatMap((file) => Object.keys(textsIn('it', file, split)))
    expect(names.sort()).to.deep.equal(Object.keys(packOf('it')).sort())
  })
})
