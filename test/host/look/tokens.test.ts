import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { tokens, type TokenName } from '../../../src/tokens'
import { tokenNotes } from '../../../tools/docs/reference/notes'
import { defaults, tokensOf } from '../../../tools/docs/reference/tables'

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`)
const sheets = ['src', 'plugins', 'themes'].flatMap(files)
const known = Object.keys(tokens).sort()

describe('Tokens', () => {
  it('each one is listed with its purpose, and has a default', () => {
    expect(Object.keys(tokenNotes).sort()).to.deep.equal(known)
    expect([...defaults().keys()].sort()).to.deep.equal(known)
    const none = [...defaults()].flatMap(([name, value]) => (value === 'none' ? [name] : []))
    expect(none.map((name) => tokens[name as TokenName])).to.deep.equal([
      'background-image',
      'text-transform',
      'text-transform',
      'max-width',
    ])
  })

  it('each one is used, and no style sheet has an unlisted one', () => {
    const css = sheets.map((file) => readFileSync(file, 'utf8')).join('\n')
    const used = new Set([...css.matchAll(/var\(\s*(--tavola-[\w-]+)/g)].map(([, name]) => name!))
    expect([...used].sort()).to.deep.equal(known)
  })

  for (const theme of ['milano', 'notte', 'zaytuna']) {
    it(`the look "${theme}" sets only listed ones, in either scheme`, () => {
      const set = files(`themes/${theme}`).flatMap((file) => [...tokensOf(file).keys()])
      expect(set.filter((name) => !known.includes(name))).to.deep.equal([])
    })
  }

  it('no style uses left or right, so that every look can be mirrored', () => {
    const physical =
      /^\s*(?:(?:margin|padding|border)-(?:left|right)|left|right|text-align:\s*(?:left|right)|float)\b.*/gm
    const found = sheets.flatMap((file) => readFileSync(file, 'utf8').match(physical) ?? [])
    // A background's place alone has no other way; it is said for both directions.
    expect(found.map((line) => line.trim())).to.deep.equal(['left 14px center,', 'left 20px center;'])
  })

  it('no style sheet depends on the page’s root size, and none has a picture that a policy must allow', () => {
    const found = sheets.filter((file) => /\d(?:rem)\b|url\(/.test(readFileSync(file, 'utf8')))
    expect(found).to.deep.equal([])
  })
})
