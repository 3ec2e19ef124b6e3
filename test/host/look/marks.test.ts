import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { pairs } from '../../../src/host/look/contrast'

const sheets = ['src', 'plugins', 'themes'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
)

/** Each declaration that uses a colour, with its selectors. */
const declarations = sheets.flatMap((file) => {
  const css = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) =>
    body!.split(';').map((line) => {
      const [, property = '', value = ''] = /^\s*([\w-]+):([^]*)$/.exec(line) ?? []
      return { at: `${file}: ${selectors!.trim()}`, selectors: selectors!, property, value }
    }),
  )
})

const checked = new Set<string>(pairs.map(({ front }) => front))
/** Colours of things that mean nothing alone, and grounds. */
const others = /--tavola-(paper|field|tint|line|accent|accent-deep|aside|garnish|veil)(?![\w-])/g
const unchecked = (value: string) => [...value.matchAll(others)].map(([token]) => token)

/** These always say something. */
const marks = /^(outline|outline-color|text-decoration|text-decoration-color|accent-color|fill|stroke|color)$/
/** These do where a state is shown by them. */
const edges = /^(border|box-shadow)/
const state =
  /:checked|aria-(selected|invalid|current|pressed)|is-focused|--invalid|chosen|focused|data-today|-valid|:focus/
/** What cannot be used need not be seen; a ring's own ground is no mark; a text on ink is ink's pair. */
const excepted = /:disabled|aria-disabled|\.aside :focus-visible|\.loading-text/

describe('Marks', () => {
  it('a mark whose colour has a meaning is checked on its grounds, and repaired', () => {
    const wrong = declarations.filter(
      ({ selectors, property, value }) =>
        (marks.test(property) || (edges.test(property) && state.test(selectors))) &&
        !excepted.test(selectors) &&
        unchecked(value).length > 0,
    )
    expect(wrong.map(({ at, property, value }) => `${at} { ${property}:${value} }`)).to.deep.equal([])
    const used = declarations.filter(
      ({ property, value }) => marks.test(property) && value.includes('--tavola'),
    )
    const fronts = used.flatMap(({ value }) => value.match(/--tavola-[\w-]+/g)!)
    expect(fronts.filter((token) => !checked.has(token) && !/-width$|-paper$/.test(token))).to.deep.equal([])
  })
})
