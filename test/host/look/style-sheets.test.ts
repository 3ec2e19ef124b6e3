import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { tokens, type TokenName } from '../../../src/tokens'
import { tokenNotes } from '../../../tools/docs/reference/notes'
import { defaults, tokensOf } from '../../../tools/docs/reference/tables'
import { floor, inFloor, younger } from './css-floor'

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`)
const sheets = ['src', 'plugins', 'themes'].flatMap(files)
const texts = sheets.map((file) => [file, readFileSync(file, 'utf8')] as const)
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
    const css = texts.map(([, css]) => css).join('\n')
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
    const found = texts.flatMap(([, css]) => css.match(physical) ?? [])
    // A background's place alone has no other way; it is said for both directions.
    expect(found.map((line) => line.trim())).to.deep.equal(['left 14px center,', 'left 20px center;'])
  })

  it('no style sheet depends on the page’s root size, and none has a picture that a policy must allow', () => {
    const found = sheets.filter((file) => /\d(?:rem)\b|url\(/.test(readFileSync(file, 'utf8')))
    expect(found).to.deep.equal([])
  })
})

const withoutComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '')

/** Without the blocks of an at-rule, which only browsers that have the feature apply. */
function withoutBlocks(css: string, opening: RegExp): string {
  for (;;) {
    const found = opening.exec(css)
    if (!found) return css
    let end = found.index + found[0].length
    for (let depth = 1; depth > 0 && end < css.length; end++)
      depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
    css = css.slice(0, found.index) + css.slice(end)
  }
}

/** What a sheet needs of every browser; `isInContainers`: of those without `@container`. */
function required(css: string, isInContainers = false): string {
  const everywhere = withoutBlocks(withoutComments(css), /@supports[^{]*\{/)
  return isInContainers ? withoutBlocks(everywhere, /@container[^{]*\{/) : everywhere
}

/** Names of a sheet: properties, at-rules, pseudo-classes, functions and units. */
function namesIn(source: string): string[] {
  const css = withoutComments(source).replace(/'[^']*'/g, "''")
  const found = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name]) => name!)
  return [
    ...found(/[{;]\s*([a-z-]+):\s/g).filter((name) => !name.startsWith('--')),
    ...found(/(@[a-z-]+)/g),
    ...found(/(::?[a-z-]+)(?=[(\s,{.:>[\])+~])/g),
    ...found(/(?<![\w:-])([a-z-]+\()/g),
    ...found(/(?<![\w#-])\d*\.?\d+([a-z]+)\b/g),
  ]
}

describe(`Style sheets in the oldest browsers: ${floor}`, () => {
  for (const [name, { pattern, without, isInContainers }] of Object.entries(younger))
    it(`${name}: ${without}`, () => {
      const needing = texts
        .filter(([, css]) => pattern.test(required(css, isInContainers)))
        .map(([file]) => file)
      expect(needing).to.deep.equal([])
    })

  it('each name is known to be in them, or to be harmless where it is missing', () => {
    const unknown = texts.flatMap(([file, css]) =>
      namesIn(css)
        .filter((name) => !inFloor.has(name))
        .map((name) => `${file}: ${name}`),
    )
    // A new name: look it up at developer.mozilla.org, and add it to css-floor.ts.
    expect([...new Set(unknown)]).to.deep.equal([])
  })
})
