import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { black, contrast, hex, over, parseColour, white, type Colour } from '../../../src/host/look/colour'
import { findLowContrast, readableOn, type Palette, pairs } from '../../../src/host/look/contrast'
import type { TokenName } from '../../../src/tokens'

const colour = (text: string) => parseColour(text)!

const fromHex = (value: string) =>
  colour(`rgb(${value.match(/[\da-f]{2}/g)!.map((part) => parseInt(part, 16))})`)

/** The colour as it stands in the style sheet. */
const written = (one: Colour) => fromHex(hex(one))

const parts = [0, 51, 102, 128, 153, 204, 255]
const all: readonly Colour[] = parts.flatMap((r) =>
  parts.flatMap((g) => parts.map((b) => colour(`rgb(${r}, ${g}, ${b})`))),
)

const sheets: readonly TokenName[] = ['--tavola-paper', '--tavola-field', '--tavola-tint']

/** Black on white throughout, and white on black where something is filled. */
function readablePalette(): Palette {
  const filled = /on-accent|on-aside/
  return new Map(
    pairs.flatMap(({ front, on }) => [
      [front, filled.test(front) ? white : black] as const,
      ...on.map((ground) => [ground, filled.test(front) ? black : white] as const),
    ]),
  )
}

describe('Contrast', () => {
  it('reads every form in which a browser reports an sRGB colour', () => {
    expect(hex(colour('rgb(10, 92, 54)'))).to.equal('#0a5c36')
    expect(colour('rgba(0, 0, 0, 0.5)').alpha).to.equal(0.5)
    expect(hex(colour('color(srgb 1.2 none -0.1 / 0.3)'))).to.equal('#ff0000')
    expect(colour('rgb(255 0 0 / 0.25)')).to.deep.equal({ rgb: [1, 0, 0], alpha: 0.25 })
    expect(colour('color(srgb 0.5 0.25 1)')).to.deep.equal({ rgb: [0.5, 0.25, 1], alpha: 1 })
    for (const other of ['oklch(0.9 0.2 100)', '#ffffff', 'color(display-p3 1 0 0)', 'var(rgb(0, 0, 0))', ''])
      expect(parseColour(other), other).to.equal(null)
  })

  it('WCAG 1.4.3: a translucent colour is seen over the one below it', () => {
    const half = over({ rgb: [1, 0, 0], alpha: 0.25 }, { rgb: [0, 0, 1], alpha: 0 })
    expect(half).to.deep.equal({ rgb: [0.25, 0, 0.75], alpha: 1 })
    expect(hex(over(white, black))).to.equal('#ffffff')
  })

  it('calculates the ratios of WCAG', () => {
    expect(contrast(black, white)).to.equal(21)
    expect(contrast(colour('rgb(119, 119, 119)'), white)).to.be.closeTo(4.48, 0.01)
    expect(contrast(white, colour('rgb(255, 0, 0)'))).to.be.closeTo(4, 0.01)
    // The darkest part of the curve is a line, and only that.
    expect(contrast(black, colour('rgb(5, 5, 5)'))).to.be.closeTo(1.0304, 0.001)
    expect(contrast(black, colour('rgb(26, 26, 26)'))).to.be.closeTo(1.2066, 0.001)
    expect(contrast(black, colour('rgb(100, 100, 100)'))).to.be.closeTo(3.549, 0.005)
    // Green is the brightest of the three, and blue the darkest.
    expect(contrast(black, colour('rgb(0, 255, 0)'))).to.be.closeTo(15.304, 0.001)
    expect(contrast(black, colour('rgb(0, 0, 255)'))).to.be.closeTo(2.444, 0.001)
  })

  it('every text on every background has a readable colour, and a readable one stays', () => {
    for (const ground of all)
      for (const text of all.filter((_, index) => index % 23 === 0)) {
        const readable = readableOn(text, [ground], 4.5)!
        expect(contrast(written(readable), ground)).to.be.at.least(4.5)
        if (contrast(text, ground) >= 4.5) expect(hex(readable)).to.equal(hex(text))
      }
  })

  it('finds the unreadable pair, and nothing if everything is readable', () => {
    const palette = readablePalette()
    expect(findLowContrast(palette, () => false)).to.deep.equal([])
    palette.set('--tavola-error', colour('rgb(200, 200, 200)'))
    const [found, ...others] = findLowContrast(palette, () => false)
    const token = '--tavola-error'
    expect(found).to.include({ front: token, on: '--tavola-paper', token, needs: 4.5 })
    expect(others).to.deep.equal([])
  })

  const sheet = ['paper', 'field', 'tint']
  for (const [front, grounds, needs] of [
    ['ink', sheet, 4.5],
    ['soft', sheet, 4.5],
    ['link', sheet, 4.5],
    ['error', ['paper', 'field'], 4.5],
    ['border', ['paper', 'field'], 3],
    ['focus', ['paper', 'field'], 3],
    ['on-accent', ['accent', 'accent-deep'], 4.5],
    ['on-aside', ['aside'], 4.5],
  ] as const)
    it(`WCAG ${needs === 3 ? '1.4.11' : '1.4.3'}: --tavola-${front} is readable on each of its backgrounds`, () => {
      for (const ground of grounds) {
        const palette: Palette = new Map([[`--tavola-${front}` as const, black]])
        for (const one of grounds) palette.set(`--tavola-${one}` as TokenName, one === ground ? black : white)
        const [found] = findLowContrast(palette, () => false)
        expect(found, ground).to.include({ front: `--tavola-${front}`, on: `--tavola-${ground}`, needs })
      }
    })

  it('WCAG 1.4.3: exactly the contrast that is needed is enough', () => {
    const grey = colour('rgb(118, 118, 118)')
    const needs = contrast(grey, white)
    expect(hex(readableOn(grey, [white], needs)!)).to.equal('#767676')
    expect(readableOn(grey, [white, black], 21)).to.equal(null)
    expect(hex(readableOn(grey, [white], 21)!)).to.equal('#000000')
    expect(hex(readableOn(grey, [black], 21)!)).to.equal('#ffffff')
  })

  it('a theme without one of the colours has no finding about it', () => {
    const palette = readablePalette()
    palette.delete('--tavola-ink')
    for (const one of [palette, new Map([['--tavola-ink', white]]) as Palette])
      expect(findLowContrast(one, () => false)).to.deep.equal([])
  })

  it('a colour that the brand chose stays, and the other backgrounds change', () => {
    const palette = readablePalette().set('--tavola-field', black)
    const found = findLowContrast(palette, (token) => token === '--tavola-field')
    expect(found.slice(0, 2).map(({ token, value }) => [token, value])).to.deep.equal([
      ['--tavola-tint', '#000000'],
      ['--tavola-paper', '#000000'],
    ])
    expect(contrast(palette.get('--tavola-ink')!, black)).to.be.at.least(4.5)
  })

  it('a token that the page sets is skipped, and its background takes precedence over the brand’s', () => {
    const palette = readablePalette().set('--tavola-ink', white).set('--tavola-field', black)
    const kept = new Set<TokenName>(['--tavola-ink', '--tavola-field', '--tavola-tint'])
    const found = findLowContrast(palette, (token) => token === '--tavola-paper', kept)
    expect(found[0]).to.include({ front: '--tavola-ink', token: '--tavola-paper', value: '#000000' })
    expect(found.filter(({ token }) => kept.has(token))).to.deep.equal([])
    const both = findLowContrast(readablePalette().set('--tavola-paper', black), () => false, new Set(sheets))
    expect(both.filter(({ token }) => sheets.includes(token))).to.deep.equal([])
  })
})

describe('Contrast where the diner asks for more of it', () => {
  const tokensIn = (css: string) =>
    [...css.matchAll(/(--tavola-[\w-]+):\s*(#[\da-f]{6}|var\(--tavola-[\w-]+\))/g)].map(
      ([, token, value]) => [token!, value!] as const,
    )
  const media = /@media \(prefers-contrast: more\) \{[^]*?\n\}/g
  const host = readFileSync('src/ui/host.css', 'utf8')

  /** The tokens of a look, of which each sheet replaces those before it; with more contrast. */
  function tokensOf(sheets: readonly string[]): ReadonlyMap<string, string> {
    const texts = sheets.map((sheet) => readFileSync(`themes/${sheet}.css`, 'utf8'))
    const plain = [host, ...texts].map((css) => css.replace(media, ''))
    // A scheme's sheet comes after its theme's, with its block too. The widget's own block is important.
    const more = [...texts, host].map((css) => (css.match(media) ?? []).join(''))
    const themes = texts.flatMap((_, index) => [plain[index + 1]!, more[index]!])
    return new Map([plain[0]!, ...themes, more.at(-1)!].flatMap(tokensIn))
  }

  const looks = [
    ['milano/milano'],
    ['milano/milano', 'milano/dark'],
    ['notte/notte'],
    ['notte/notte', 'notte/light'],
    ['zaytuna/zaytuna'],
    ['zaytuna/zaytuna', 'zaytuna/dark'],
  ]
  for (const sheets of looks)
    it(`the texts of ${sheets.at(-1)} have 7 to 1`, () => {
      const tokens = tokensOf(sheets)
      const valueOf = (token: string): Colour => {
        const value = tokens.get(token)!
        return value.startsWith('var') ? valueOf(value.slice(4, -1)) : fromHex(value)
      }
      const texts = pairs.filter(({ needs }) => needs > 3)
      const faint = texts.flatMap(({ front, on }) =>
        on
          .filter((ground) => contrast(valueOf(front), valueOf(ground)) < 7)
          .map((ground) => `${front} on ${ground}`),
      )
      expect(texts.length).to.be.above(5)
      expect(faint).to.deep.equal([])
    })
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

  it('a mark whose colour has a meaning is checked on its backgrounds, and repaired', () => {
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
