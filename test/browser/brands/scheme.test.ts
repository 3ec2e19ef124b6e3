import { expect } from 'chai'
import { notte } from '../../../examples/brands/notte'
import { endVisits, visit, type Diner } from '../kit/diner'
import { initWith, pageOfBrands } from '../kit/site'

/** Each widget's background, and the color scheme of its native controls. */
async function looksOf(diner: Diner, count: number): Promise<string[]> {
  const regions = diner.page.getByRole('region')
  await regions.nth(count - 1).waitFor()
  return regions.evaluateAll((all) =>
    all.map((element) => {
      const { backgroundColor, colorScheme } = getComputedStyle(element)
      return `${colorScheme} ${backgroundColor}`
    }),
  )
}

const light = 'light rgb(251, 246, 238)'
const dark = 'dark rgb(28, 21, 18)'

describe('Browser: light and dark', () => {
  afterEach(endVisits)

  it('a brand is light or dark by its look or its setting, whatever the diner prefers, and "auto" follows the diner', async () => {
    const auto = {
      scheme: 'auto',
      tokens: { '--tavola-paper': '#ffffff' },
      darkTokens: { '--tavola-paper': '#000000' },
    }
    const looks: readonly (readonly [brand: object, ifLight: string, ifDark?: string])[] = [
      [{}, light],
      [{ scheme: 'dark' }, dark],
      [{ ...notte, scheme: undefined }, 'dark rgb(25, 24, 23)'],
      [{ ...notte, scheme: 'light' }, 'light rgb(246, 244, 240)'],
      [{ scheme: 'auto' }, light, dark],
      [auto, 'light rgb(255, 255, 255)', 'dark rgb(0, 0, 0)'],
    ]
    const page = pageOfBrands(looks.map(([brand]) => brand))
    const diner = await visit({ page, colorScheme: 'light' })
    const ifLight = looks.map(([, look]) => look)
    expect(await looksOf(diner, looks.length)).to.deep.equal(ifLight)
    await diner.page.emulateMedia({ colorScheme: 'dark' })
    const ifDark = looks.map(([, look, other = look]) => other)
    expect(await looksOf(diner, looks.length)).to.deep.equal(ifDark)
    await diner.page.emulateMedia({ colorScheme: 'light' })
    expect(await looksOf(diner, looks.length)).to.deep.equal(ifLight)
  })

  it('the default brand loads no dark scheme, and an invalid scheme is reported', async () => {
    const diner = await visit({ page: pageOfBrands([{}, { scheme: 'night' }]), colorScheme: 'dark' })
    expect(await looksOf(diner, 2)).to.deep.equal([light, light])
    expect(diner.site.files.filter((file) => /dark/.test(file))).to.deep.equal([])
    expect(diner.consoleLines.join()).to.match(/invalid "scheme"\. Expected "light", "dark" or "auto"\./)
  })

  it('its reserved space is transparent on a dark page: nothing flashes', async () => {
    const diner = await visit({
      page: initWith(`brand: { scheme: 'dark' }`),
      colorScheme: 'dark',
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
})
