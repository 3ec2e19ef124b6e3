import { expect } from 'chai'
import { endVisits, type Diner } from '../../kit/diner'
import { stylesByDay } from '../../host-page/hostile-styles'
import { atTimes, page, type HostPage } from '../../kit/pages'
import { difference } from '../../kit/pixels'
import { skipToComplete } from '../../kit/skip'
import { box, verify } from './stand-in'
import { brandOf, visitChallenged } from './visit'

/** The popup's place depends on the window alone, not on whether the page's text needs a scrollbar. */
const still = 'html { background: #fff !important; overflow: hidden !important }'
const pageUnder =
  (css: string): HostPage =>
  (api) =>
    page({
      body: `<style id="page">${css} ${still}</style><script src="/tavola.js"></script>
        <script>Tavola.init({ baseUrl: '${api}', ${atTimes}, ${brandOf()} }).open('cork')</script>`,
    })

/** Without its round corners, at which the text behind it is seen. */
const corner = 12

const pictureOf = async (diner: Diner, element: string) => {
  await diner.settles()
  const { x, y, width, height } = (await diner.page.locator(element).boundingBox())!
  const clip = { x: x + corner, y: y + corner, width: width - 2 * corner, height: height - 2 * corner }
  return diner.page.screenshot({ animations: 'disabled', clip })
}

/** What differs from the picture under no style of the page's, under each of the hostile ones in turn. */
async function differences(diner: Diner, element: string): Promise<string[]> {
  const takes = (css: string) =>
    diner.page.evaluate((css) => (document.querySelector('#page')!.textContent = css), `${css} ${still}`)
  // Nothing is under the pointer, which a style may take away.
  await diner.page.mouse.move(0, 0)
  const blank = await pictureOf(diner, element)
  const found: string[] = []
  for (const [name, css] of Object.entries(stylesByDay)) {
    await takes(css)
    if ((await difference(blank, await pictureOf(diner, element))) > 3) found.push(name)
  }
  await takes('')
  return found
}

describe("Browser: human verification under a page's styles", () => {
  afterEach(endVisits)

  it("hCaptcha's box and challenge look as on a blank page, under any of them; a later change of a style keeps the earlier ones", async () => {
    const diner = await visitChallenged({ page: pageUnder(''), viewport: { width: 1340, height: 1500 } })
    await skipToComplete(diner)
    await box(diner.page).waitFor()
    expect(await differences(diner, '.captcha'), 'the box').to.deep.equal([])
    await box(diner.page).click()
    await verify(diner.page).waitFor()
    expect(await differences(diner, '.captcha-dialog'), 'the challenge').to.deep.equal([])
    await verify(diner.page).click()
    const frame = diner.page.locator('iframe[title^="Widget containing"]')
    const size = () => frame.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight])
    const before = await size()
    for (const opacity of ['0.4', '0.6']) {
      await frame.evaluate((element, value) => (element.style.opacity = value), opacity)
      await diner.settles()
      expect(await size(), opacity).to.deep.equal(before)
    }
  })
})
