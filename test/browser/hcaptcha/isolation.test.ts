import { expect } from 'chai'
import { reachesComplete } from '../../kit/ways'
import { goHome } from '../diner'
import { hostileStyles } from '../hostile-styles'
import { page, type HostPage } from '../pages'
import { difference } from '../pixels'
import { box, verify } from './stand-in'
import { brandOf, visitChallenged } from './visit'

/** The popup's place depends on the window alone, not on whether the page's text needs a scrollbar. */
const still = 'html { background: #fff !important; overflow: hidden !important }'
const pageUnder =
  (css: string): HostPage =>
  (api) =>
    page({
      body: `<style>${css} ${still}</style><script src="/tavola.js"></script>
        <script>Tavola.init({ baseUrl: '${api}', ${brandOf()} }).open('cork')</script>`,
    })

/** hCaptcha's box in the popup, and its challenge over it. */
async function picturesUnder(css: string): Promise<Buffer[]> {
  const diner = await visitChallenged({ page: pageUnder(css), viewport: { width: 1340, height: 1500 } })
  await reachesComplete(diner)
  await box(diner.page).waitFor()
  const boxed = await diner.page.locator('.captcha').screenshot({ animations: 'disabled' })
  await box(diner.page).click()
  await verify(diner.page).waitFor()
  await diner.settles()
  return [boxed, await diner.page.locator('.captcha-dialog').screenshot({ animations: 'disabled' })]
}

describe("Browser: human verification under a page's styles", () => {
  afterEach(goHome)

  it('what hCaptcha changes later stands beside what it said before', async () => {
    const diner = await visitChallenged({ page: pageUnder(''), viewport: { width: 1340, height: 1500 } })
    await reachesComplete(diner)
    await box(diner.page).waitFor()
    const frame = diner.page.locator('iframe[title^="Widget containing"]')
    const size = () => frame.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight])
    const before = await size()
    for (const opacity of ['0.4', '0.6']) {
      await frame.evaluate((element, value) => (element.style.opacity = value), opacity)
      await diner.settles()
      expect(await size(), opacity).to.deep.equal(before)
    }
  })

  let blank: Buffer[]
  before(async () => {
    blank = await picturesUnder('')
    await goHome()
  })

  for (const [name, css] of Object.entries(hostileStyles)) {
    it(`complaint 3: hCaptcha's box and challenge look as on a blank page, under ${name}`, async () => {
      const [boxed, challenge] = await picturesUnder(css)
      const { page } = await visitChallenged()
      expect(await difference(page, blank[0]!, boxed!), 'the box').to.be.at.most(3)
      expect(await difference(page, blank[1]!, challenge!), 'the challenge').to.be.at.most(3)
    })
  }
})
