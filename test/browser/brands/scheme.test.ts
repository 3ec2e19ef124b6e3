import { expect } from 'chai'
import { notte } from '../../../examples/brands/notte'
import { goHome, visit, type Diner, type Visit } from '../kit/diner'
import { initWith } from '../kit/pages'

const visitIn = (brand: object, colorScheme: 'light' | 'dark', options: Visit = {}) =>
  visit({ page: initWith(`brand: ${JSON.stringify(brand)}`), colorScheme, ...options })

/** The widget's ground, and the scheme that the browser's own controls in it are drawn in. */
async function lookOf(diner: Diner, title = 'Milano restaurants') {
  const region = diner.page.getByRole('region', { name: title })
  await region.waitFor()
  return region.evaluate((element) => {
    const { backgroundColor, colorScheme } = getComputedStyle(element)
    return `${colorScheme} ${backgroundColor}`
  })
}

const light = 'light rgb(251, 246, 238)'
const dark = 'dark rgb(28, 21, 18)'

describe('Browser: complaint 14, light and dark', () => {
  afterEach(goHome)

  it('the default brand is light, whatever the diner prefers', async () => {
    const diner = await visitIn({}, 'dark')
    expect(await lookOf(diner)).to.equal(light)
    expect(diner.site.files.filter((file) => /dark/.test(file))).to.deep.equal([])
  })

  it('a brand may be dark', async () => {
    expect(await lookOf(await visitIn({ scheme: 'dark' }, 'light'))).to.equal(dark)
  })

  it('"auto" follows what the diner prefers, as it changes', async () => {
    const diner = await visitIn({ scheme: 'auto' }, 'light')
    expect(await lookOf(diner)).to.equal(light)
    await diner.page.emulateMedia({ colorScheme: 'dark' })
    expect(await lookOf(diner)).to.equal(dark)
    await diner.page.emulateMedia({ colorScheme: 'light' })
    expect(await lookOf(diner)).to.equal(light)
  })

  it('a dark look is dark by itself, and may be light', async () => {
    const own = await visitIn({ ...notte, scheme: undefined }, 'light')
    expect(await lookOf(own, notte.title)).to.equal('dark rgb(25, 24, 23)')
    await goHome()
    const other = await visitIn({ ...notte, scheme: 'light' }, 'dark')
    expect(await lookOf(other, notte.title)).to.equal('light rgb(246, 244, 240)')
  })

  it('a brand’s own tokens may differ where it is dark', async () => {
    const tokens = { '--tavola-paper': '#ffffff' }
    const darkTokens = { '--tavola-paper': '#000000' }
    const diner = await visitIn({ scheme: 'auto', tokens, darkTokens }, 'light')
    expect(await lookOf(diner)).to.equal('light rgb(255, 255, 255)')
    await diner.page.emulateMedia({ colorScheme: 'dark' })
    expect(await lookOf(diner)).to.equal('dark rgb(0, 0, 0)')
  })

  it('the place that is kept for it lets a dark page through: nothing flashes', async () => {
    const diner = await visitIn({ scheme: 'dark' }, 'dark', {
      prepare: (page) => page.route(/tavola-.*\.js/, () => undefined),
    })
    const place = diner.page.locator('#book > div')
    await place.waitFor({ state: 'attached' })
    const style = await place.evaluate((host) => {
      const { backgroundColor, height } = getComputedStyle(host)
      return { backgroundColor, height }
    })
    expect(style).to.deep.equal({ backgroundColor: 'rgba(0, 0, 0, 0)', height: '736px' })
  })

  it('a wrong scheme is named', async () => {
    const diner = await visitIn({ scheme: 'night' }, 'light')
    expect(await lookOf(diner)).to.equal(light)
    expect(diner.said.join()).to.match(/"scheme" is wrong\. Expected "light", "dark" or "auto"\./)
  })
})
