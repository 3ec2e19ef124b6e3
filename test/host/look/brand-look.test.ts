import '../../kit/dom'
import { expect } from 'chai'
import { loggedErrors } from '../../../src/console'
import { createLook, repairLines, type Look } from '../../../src/host/look/brand-look'
import type { Theme } from '../../../src/host/look/theme'
import type { Brand, Tokens } from '../../../src/contract/brand'
import { brand as milano } from '../../../themes/milano/brand'
import { createPainter } from './painter'
import { recordErrors } from '../../kit/logged'

const theme: Theme = { css: '', brand: milano, other: async () => ({ default: '.other{color:red}' }) }

const tokensOf = (look: Look) => look.repairs().map(({ token }) => token)

describe('The look of a brand', () => {
  const error = recordErrors()
  const lines = () => error.args.map(([line]) => String(line).replace('[Tavola] ', ''))
  let painter: ReturnType<typeof createPainter>
  beforeEach(() => (painter = createPainter()))
  afterEach(() => painter.end())

  /** A widget with this look, on the page. */
  async function show(brand: Partial<Brand>, over: Partial<Theme> = {}) {
    const applyLook = await createLook({ ...milano, tokens: {}, ...brand }, { ...theme, ...over })
    return applyLook(painter.host, painter.styles)
  }

  const faint: Tokens = { '--tavola-error': '#cccccc' }
  const line =
    'T037 brand: "--tavola-error" (#cccccc) on "--tavola-paper" (#ffffff) has a contrast of 1.61:1. Expected 4.5:1, so "--tavola-error" is #767676 instead.'

  it('WCAG 1.4.3: an unreadable colour is replaced by the nearest readable one, and reported', async () => {
    const look = await show({ tokens: faint })
    expect(painter.colourOf('--tavola-error')).to.equal('#767676')
    expect(look.repairs().map(({ token, value }) => [token, value])).to.deep.equal([
      ['--tavola-error', '#767676'],
    ])
    expect(lines()).to.deep.equal([line])
    // The doctor lists the colours themselves.
    expect(repairLines.has(line)).to.equal(true)
    expect(loggedErrors).to.include(line)
  })

  it('WCAG 1.4.3: readable colours stay, and nothing is reported', async () => {
    const look = await show({ tokens: { '--tavola-error': '#aa0000' } })
    expect(painter.colourOf('--tavola-error')).to.equal('#aa0000')
    expect([look.repairs(), lines()]).to.deep.equal([[], []])
    expect(painter.host.shadowRoot!.childElementCount, 'nothing is left behind').to.equal(0)
  })

  it('WCAG 1.4.3: a rebuilt widget does not repeat the line', async () => {
    const applyLook = await createLook({ ...milano, tokens: faint }, theme)
    for (const _ of [1, 2]) applyLook(painter.host, painter.styles)
    expect(lines()).to.deep.equal([line])
  })

  it('WCAG 1.4.3: several colours are replaced, one after the other', async () => {
    const look = await show({ tokens: { ...faint, '--tavola-ink': '#dddddd', '--tavola-border': '#eeeeee' } })
    expect(tokensOf(look)).to.deep.equal(['--tavola-ink', '--tavola-error', '--tavola-border'])
  })

  it('a colour of the page’s own style sheet stays, and others are repaired', async () => {
    painter.page['--tavola-error'] = '#cccccc'
    const look = await show({ tokens: { '--tavola-soft': '#cccccc' } })
    expect(painter.colourOf('--tavola-error')).to.equal('#cccccc')
    expect(tokensOf(look)).to.deep.equal(['--tavola-soft'])
    delete painter.page['--tavola-error']
    expect(painter.colourOf('--tavola-error'), 'no repair waits below it').to.equal('#000000')
  })

  it('WCAG 1.4.3: of two colours the one that the brand did not choose is replaced', async () => {
    await show({ tokens: { '--tavola-field': '#000000' } })
    const grounds = ['field', 'paper', 'tint'].map((name) => painter.colourOf(`--tavola-${name}`))
    expect(grounds).to.deep.equal(Array(3).fill('#000000'))
  })

  it('WCAG 1.4.3: in the dark the tokens for the dark are the brand’s choice too', async () => {
    painter.isDark = true
    const look = await show({ scheme: 'auto', darkTokens: { '--tavola-field': '#000000' } })
    expect(tokensOf(look)).to.include('--tavola-paper')
    expect(painter.colourOf('--tavola-field')).to.equal('#000000')
  })

  it('a colour in a form that is not read, such as one of a newer colour space, stays', async () => {
    painter.page['--tavola-ink'] = 'oklch(0.9 0.2 100)'
    expect((await show({})).repairs()).to.deep.equal([])
  })

  it('a browser without constructed style sheets gets no repairs', async () => {
    const applyLook = await createLook({ ...milano, tokens: faint }, theme)
    const look = applyLook(painter.host, { ...painter.styles, add: () => null })
    look.remove()
    expect([look.repairs(), lines()]).to.deep.equal([[], []])
  })

  describe('with colours that let what is behind them through', () => {
    for (const [what, background, value] of [
      ['a dark page', 'rgb(0, 0, 0)', '#787878'],
      ['a page without a colour', 'rgba(0, 0, 0, 0)', '#000000'],
      ['a page that is translucent itself', 'rgba(0, 0, 0, 0.9)', '#000000'],
    ])
      it(`WCAG 1.4.3: text on a clear paper is readable over ${what}`, async () => {
        painter.background = background!
        await show({ tokens: { '--tavola-paper': 'rgba(255, 255, 255, 0)' } })
        expect(painter.colourOf('--tavola-ink')).to.equal(value)
      })

    for (const [ground, front] of [
      ['field', 'soft'],
      ['tint', 'soft'],
      ['aside', 'on-aside'],
      ['accent', 'on-accent'],
      ['accent-deep', 'on-accent'],
    ] as const)
      it(`WCAG 1.4.3: a translucent --tavola-${ground} is seen over the paper`, async () => {
        const isDeep = ground === 'accent-deep'
        const tokens = {
          ...(isDeep && { '--tavola-accent': '#ffffff', '--tavola-link': '#000000' }),
          [`--tavola-${ground}`]: 'rgba(0, 0, 0, 0.05)',
          [`--tavola-${front}`]: '#727272',
        }
        await show({ tokens })
        expect(lines().join()).to.include(`(#727272) on "--tavola-${ground}" (#f2f2f2)`)
      })

    it('WCAG 1.4.3: a translucent text is seen over its background', async () => {
      await show({ tokens: { '--tavola-on-aside': 'rgba(255, 255, 255, 0.3)' } })
      expect(lines().join()).to.include('"--tavola-on-aside" (#4d4d4d) on "--tavola-aside" (#000000)')
    })
  })

  describe('of a widget that is not on the page yet', () => {
    const left = () => [painter.watched(), painter.host.shadowRoot!.childElementCount]

    it('WCAG 1.4.3: its colours are checked once it is there', async () => {
      painter.host.remove()
      const look = await show({ tokens: faint })
      painter.resizes()
      expect([left(), look.repairs()]).to.deep.equal([[1, 1], []])
      document.body.append(painter.host)
      painter.resizes()
      expect([left(), look.repairs().length]).to.deep.equal([[0, 0], 1])
    })

    it('a browser that observes no sizes shows the brand’s own colours', async () => {
      Reflect.deleteProperty(globalThis, 'ResizeObserver')
      painter.host.remove()
      const look = await show({ tokens: faint })
      look.remove()
      expect([look.repairs(), left()]).to.deep.equal([[], [0, 0]])
    })

    it('a widget that is destroyed before leaves nothing behind', async () => {
      painter.host.remove()
      const look = await show({ tokens: faint })
      look.remove()
      expect(left()).to.deep.equal([0, 0])
    })
  })

  describe('and its accent', () => {
    const accent = '#0a5c36'

    const own = { '--tavola-link': '#111111' }
    const darkTokens = { '--tavola-accent': '#123456' }
    for (const [what, brand, link] of [
      ['follow it', { tokens: { '--tavola-accent': accent } }, accent],
      ['stay if the brand has its own', { tokens: { '--tavola-accent': accent, ...own } }, '#111111'],
      ['stay in the dark too', { scheme: 'dark', tokens: own, darkTokens }, '#111111'],
      ['follow that of the dark', { scheme: 'dark', darkTokens }, '#123456'],
    ] as const)
      it(`links ${what}`, async () => {
        painter.isDark = 'darkTokens' in brand
        await show(brand)
        expect(painter.valueOf('--tavola-link')).to.equal(link)
      })

    it('pressed buttons follow it: darker, or the same in a browser that mixes no colours', async () => {
      await show({ tokens: { '--tavola-accent': accent } })
      const mixed = 'color-mix(in srgb, var(--tavola-accent) 82%, black)'
      expect(painter.declared('--tavola-accent-deep')).to.equal(mixed)
      painter.mixes = false
      await show({ tokens: { '--tavola-accent': accent } })
      expect(painter.valueOf('--tavola-accent-deep')).to.equal(accent)
    })

    it('without one, all is as in the theme', async () => {
      await show({ tokens: { '--tavola-ink': '#111111' } })
      expect(painter.declared('--tavola-link')).to.equal(undefined)
    })
  })

  describe('in both schemes', () => {
    const other = '.other{color:red}'
    for (const [scheme, own, light, dark, sheet] of [
      ['light', 'light', '1px', '1px'],
      ['dark', 'dark', '9px', '9px'],
      [undefined, 'dark', '9px', '9px'],
      [undefined, 'light', '1px', '1px'],
      ['dark', 'light', '9px', '9px', other],
      ['auto', 'light', '1px', '9px', `@media(prefers-color-scheme:dark){${other}}`],
      ['auto', 'dark', '1px', '9px', `@media(prefers-color-scheme:light){${other}}`],
    ] as const)
      it(`scheme ${scheme} of a ${own} theme: ${sheet ?? 'no other sheet'}, own tokens`, async () => {
        const tokens = { '--tavola-radius': '1px' }
        const darkTokens = { '--tavola-radius': '9px' }
        await show({ ...(scheme && { scheme }), tokens, darkTokens }, { scheme: own })
        const sheets = painter.sheets.slice(0, -1).map((css) => css.replace(/\s/g, ''))
        expect(sheets).to.deep.equal(sheet ? [sheet] : [])
        for (const [isDark, value] of [
          [false, light],
          [true, dark],
        ] as const) {
          painter.isDark = isDark
          expect(painter.valueOf('--tavola-radius')).to.equal(value)
        }
        expect(painter.queries, 'listens to the preference').to.deep.equal(
          scheme === 'auto' ? ['(prefers-color-scheme:dark)'] : [],
        )
        expect(lines()).to.deep.equal([])
      })

    it('a scheme that the theme does not have is reported', async () => {
      await show({ scheme: 'dark' }, { other: undefined as never })
      await show({ scheme: 'light' }, { scheme: 'dark', other: undefined as never })
      expect(lines()).to.deep.equal([
        'T038 brand: theme "milano" only has a light scheme.',
        'T038 brand: theme "milano" only has a dark scheme.',
      ])
    })

    it('WCAG 1.4.3: colours are repaired again when the preference changes, until the widget is removed', async () => {
      const look = await show({ scheme: 'auto', darkTokens: faint })
      for (const isDark of [false, true, false]) {
        painter.prefersDark(isDark)
        expect(tokensOf(look)).to.deep.equal(isDark ? ['--tavola-error'] : [])
      }
      expect(painter.colourOf('--tavola-error'), 'the theme’s own').to.equal('#000000')
      look.remove()
      painter.prefersDark(true)
      expect(look.repairs()).to.deep.equal([])
    })
  })
})
