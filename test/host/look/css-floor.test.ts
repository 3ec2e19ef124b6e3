import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { floor, inFloor, younger } from './css-floor'

const sheets = ['src', 'plugins', 'themes'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
)

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
      const needing = sheets
        .filter(([, css]) => pattern.test(required(css, isInContainers)))
        .map(([file]) => file)
      expect(needing).to.deep.equal([])
    })

  it('each name is known to be in them, or to be harmless where it is missing', () => {
    const unknown = sheets.flatMap(([file, css]) =>
      namesIn(css)
        .filter((name) => !inFloor.has(name))
        .map((name) => `${file}: ${name}`),
    )
    // A new name: look it up at developer.mozilla.org, and add it to css-floor.ts.
    expect([...new Set(unknown)]).to.deep.equal([])
  })

  it('what a browser applies only where it has the feature is left out, and the rest is not', () => {
    const css = '@supports (a: b) { .a { width: 1cqi } @media print { .b { c: d } } } .c { width: 2cqi }'
    expect(required(css).trim()).to.equal('.c { width: 2cqi }')
    expect(required('/* 1cqi */ .d { width: 1px }').trim()).to.equal('.d { width: 1px }')
  })

  it('names of every kind are found', () => {
    const css = `@layer a { .b:has(> c):hover::after { inset: calc(2dvh + 1px); content: 'x: 3lh' } }`
    expect(namesIn(css)).to.have.members([
      ...['inset', 'content', '@layer', ':has', ':hover', '::after', 'calc(', 'dvh', 'px'],
    ])
  })
})
