import '../../kit/dom'
import { expect } from 'chai'
import { type SinonStub } from 'sinon'
import { createLook } from '../../../src/host/look/brand-look'
import type { Theme } from '../../../src/host/look/theme'
import type { Brand, Tokens } from '../../../src/contract/brand'
import { brand as milano } from '../../../themes/milano/brand'
import { createPainter } from './painter'
import { recordErrors } from '../../kit/logged'

const theme: Theme = { css: '', brand: milano, other: async () => ({ default: '.other{color:red}' }) }

const lines = (error: SinonStub) => error.args.map(([line]) => String(line).replace('[Tavola] ', ''))

describe('The look of a brand in both schemes', () => {
  const error = recordErrors()
  let painter: ReturnType<typeof createPainter>
  beforeEach(() => (painter = createPainter()))
  afterEach(() => painter.end())

  /** A widget with this look, on the page. */
  async function show(brand: Partial<Brand>, over: Partial<Theme> = {}) {
    const applyLook = await createLook({ ...milano, tokens: {}, ...brand }, { ...theme, ...over })
    return applyLook(painter.host, painter.styles)
  }

  const faint: Tokens = { '--tavola-error': '#cccccc' }
  const tokens = { '--tavola-radius': '1px' }
  const darkTokens = { '--tavola-radius': '9px' }
  const inScheme = async (scheme: Brand['scheme'], own: Theme['scheme'] = 'light') => {
    const before = painter.sheets.length
    await show({ scheme, tokens, darkTokens }, { scheme: own })
    return painter.sheets.slice(before).map((css) => css.replace(/\s/g, ''))
  }

  it('the theme’s own scheme needs no other sheet', async () => {
    expect(await inScheme('light')).to.have.lengthOf(1)
    expect(await inScheme('dark', 'dark')).to.have.lengthOf(1)
    expect(await inScheme(undefined, 'dark')).to.have.lengthOf(1)
    expect(lines(error)).to.deep.equal([])
  })

  it('the other scheme’s sheet comes on top, by the diner’s preference if it is "auto"', async () => {
    const [plain] = await inScheme('dark')
    expect(plain).to.equal('.other{color:red}')
    const [light] = await inScheme('auto')
    expect(light).to.equal('@media(prefers-color-scheme:dark){.other{color:red}}')
    const [dark] = await inScheme('auto', 'dark')
    expect(dark).to.equal('@media(prefers-color-scheme:light){.other{color:red}}')
  })

  for (const [scheme, own, light, dark] of [
    ['light', 'light', '1px', '1px'],
    ['dark', 'light', '9px', '9px'],
    ['auto', 'light', '1px', '9px'],
    ['auto', 'dark', '1px', '9px'],
    [undefined, 'dark', '9px', '9px'],
    [undefined, 'light', '1px', '1px'],
  ] as const)
    it(`scheme ${scheme} of a ${own} theme has its tokens in the light and in the dark`, async () => {
      await inScheme(scheme, own)
      const seen = [false, true].map((isDark) => {
        painter.isDark = isDark
        return painter.valueOf('--tavola-radius')
      })
      expect(seen).to.deep.equal([light, dark])
    })

  it('a scheme that the theme does not have is reported', async () => {
    await show({ scheme: 'dark' }, { other: undefined as never })
    await show({ scheme: 'light' }, { scheme: 'dark', other: undefined as never })
    expect(lines(error)).to.deep.equal([
      'T038 brand: theme "milano" only has a light scheme.',
      'T038 brand: theme "milano" only has a dark scheme.',
    ])
  })

  it('WCAG 1.4.3: colours are repaired again when the preference changes, until the widget is removed', async () => {
    const look = await show({ scheme: 'auto', darkTokens: faint })
    expect(look.repairs()).to.deep.equal([])
    painter.prefersDark(true)
    expect(look.repairs().map(({ token }) => token)).to.deep.equal(['--tavola-error'])
    painter.prefersDark(false)
    expect(look.repairs()).to.deep.equal([])
    expect(painter.colourOf('--tavola-error'), 'the theme’s own').to.equal('#000000')
    look.remove()
    painter.prefersDark(true)
    expect(look.repairs()).to.deep.equal([])
  })

  it('a brand with one scheme does not listen to the preference', async () => {
    await show({ scheme: 'dark' })
    expect(painter.queries).to.deep.equal([])
    await show({ scheme: 'auto' })
    expect(painter.queries).to.deep.equal(['(prefers-color-scheme:dark)'])
  })
})
