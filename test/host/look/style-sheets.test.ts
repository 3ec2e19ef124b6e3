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

/** The oldest browsers of which the widget keeps its meaning and its look: those that have `<dialog>`. */
const floor = 'Firefox 98, Safari 15.4 and Chromium 93'

interface Younger {
  /** Its use where nothing checks that the browser has it. */
  readonly pattern: RegExp
  /** What to write instead. */
  readonly without: string
  /** Each browser with `@container` has it. */
  readonly isInContainers?: true
}

/** Features that a browser of the floor lacks, and whose absence loses meaning or look. */
const younger: Readonly<Record<string, Younger>> = {
  ':has()': { pattern: /:has\(/, without: 'a class, or an attribute of docs/reference/tokens.md' },
  'units of a container': {
    isInContainers: true,
    pattern: /\dcq(w|h|i|b|min|max)\b/,
    without: 'a value without them, and another one within @supports (width: 1cqi)',
  },
  'mixed colours': { pattern: /color-mix\(/, without: 'a colour, and the mixed one within @supports' },
  'newer colours': {
    pattern: /(?<![\w-])(oklch|oklab|lch|lab|color|light-dark|contrast-color)\(/,
    without: 'a colour of sRGB',
  },
  'cascade layers': { pattern: /@layer/, without: 'the order of the sheets' },
  nesting: { pattern: /&/, without: 'whole selectors' },
  'alternative text of content': {
    pattern: /(?<!content: '[^']*';\s*)content:[^;]*'\s*\/\s*'/,
    without: 'the same content before it, without the text',
  },
  'a mask without its prefix': {
    pattern: /(?<!-webkit-mask-image:[^;]*;\s*)(?<!-)mask-image:/,
    without: 'the prefixed one before it',
  },
  'clipped overflow': { pattern: /overflow(-[xy])?: clip/, without: 'overflow: hidden' },
}

const words = (text: string) => text.trim().split(/\s+/)

/**
 * Names that the floor has; and those that it lacks, where their absence only costs comfort: `text-wrap` (lines of even length),
 * `scrollbar-gutter` and `overscroll-behavior` (a page that moves behind), `scrollbar-color` (the browser's colours), `forced-color-adjust` (a second colour for what is
 * chosen), `@container` (one column at every width).
 */
const inFloor: ReadonlySet<string> = new Set([
  ...words(
    'text-wrap scrollbar-gutter scrollbar-color overscroll-behavior forced-color-adjust @container container-type',
  ),
  ...words(`
    -moz-appearance -webkit-appearance -webkit-box-orient -webkit-line-clamp -webkit-mask
    -webkit-mask-image -webkit-tap-highlight-color -webkit-text-size-adjust accent-color align-content
    align-items align-self all animation animation-duration appearance aspect-ratio background
    background-color background-image background-position background-repeat background-size border
    border-block border-block-start border-bottom border-collapse border-color border-end-end-radius
    border-end-start-radius border-inline-end-color border-inline-start border-radius border-spacing
    border-start-end-radius border-top border-top-width border-width bottom box-shadow box-sizing
    break-inside clip clip-path color color-scheme column-gap contain content cursor direction display fill
    filter flex flex-basis flex-direction flex-wrap font font-size font-variant-numeric font-weight gap
    grid-area grid-column grid-row grid-template-columns grid-template-rows height inset inset-block
    inset-block-start inset-inline inset-inline-end inset-inline-start isolation justify-content
    justify-items justify-self letter-spacing line-height list-style margin margin-block margin-bottom
    margin-inline-end margin-inline-start margin-top mask mask-image max-height max-width min-height
    min-width object-fit object-position opacity order outline outline-color outline-offset overflow
    overflow-wrap overflow-y padding padding-block padding-bottom padding-inline padding-inline-end
    padding-inline-start padding-top place-items pointer-events position row-gap scroll-margin
    scroll-margin-block scroll-margin-bottom scroll-margin-top scroll-padding-block
    scroll-padding-block-start stroke stroke-linecap stroke-linejoin stroke-width table-layout
    text-align text-decoration text-decoration-thickness text-overflow text-transform
    text-underline-offset top transform transition unicode-bidi user-select vertical-align visibility white-space width
    word-spacing z-index
  `),
  ...words(`
    @keyframes @media @supports
  `),
  ...words(`
    ::-webkit-datetime-edit ::-webkit-details-marker ::-webkit-inner-spin-button ::-webkit-outer-spin-button ::after ::backdrop
    ::before ::marker ::placeholder :active :checked :disabled :empty :first-child :focus :focus-visible
    :focus-within :host :hover :is :last-child :last-of-type :not :nth-child :where
  `),
  ...words(`
    attr( brightness( calc( clamp( color-mix( cubic-bezier( drop-shadow( env( inset( linear-gradient( max(
    min( minmax( radial-gradient( rect( repeat( repeating-linear-gradient( repeating-radial-gradient(
    rgb( rotate( scale( var(
  `),
  ...words(`
    cqi deg em fr px s svh turn vh
  `),
])

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
    // A new name: look it up at developer.mozilla.org, and add it to `inFloor`.
    expect([...new Set(unknown)]).to.deep.equal([])
  })
})
