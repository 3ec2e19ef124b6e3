import { expect } from 'chai'
import { byDay, isNight } from '../../kit/night'
import { held, heldFile } from '../kit/api'
import { findings } from '../kit/accessibility-tree'
import { type Diner } from '../kit/diner'
import { page, type HostPage, atTimes } from '../kit/site'
import { forgetsShifts, shifts, watchShifts, difference } from '../kit/layout'
import { skipToComplete } from '../kit/visits'
import { stylesByDay } from '../host-page/hostile-styles'
import { box, script, solves, verify, brandOf, visitChallenged } from './hcaptcha'
import { saturday } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

const destroy = 'handle.destroy()'

/** hCaptcha's boxes. */
const compact = { width: 164, height: 144 }
const normal = { width: 303, height: 78 }
const widths = [
  [320, compact],
  [400, normal],
  [1280, normal],
] as const

describeInEachFont('Browser: human verification and the host page', () => {
  it("access.axe: it adds no global of ours, and leaves the page's reCAPTCHA its name; axe finds nothing, inside and outside the challenge; destroy leaves nothing of it", async () => {
    const diner = await visitChallenged()
    const globals = () => diner.page.evaluate<string[]>(`Object.getOwnPropertyNames(window)`)
    await diner.finds('combobox', 'Location')
    const before = await globals()
    await skipToComplete(diner)
    await box(diner.page).waitFor()
    const added = (await globals()).filter((name) => !before.includes(name) && !/^\d+$/.test(name))
    expect(added).to.deep.equal(['hcaptcha'])
    const clean = async (what: string) => expect(await findings(diner.page), what).to.deep.equal([])
    await clean('the box')
    await box(diner.page).click()
    await verify(diner.page).waitFor()
    await clean('the challenge')
    await verify(diner.page).click()
    await diner.finds('text', 'Thank you. The check is complete.')
    await clean('passed')
    await diner.page.evaluate(destroy)
    const left = await diner.page.evaluate(
      `document.querySelectorAll('iframe, textarea, script[src*=hcaptcha]').length`,
    )
    expect(left).to.equal(0)
    await diner.waits(120_000)
    expect(diner.errors).to.deep.equal([])
  })

  if (isNight) {
    it('destroy while its script is loading removes the script too', async () => {
      const diner = await visitChallenged({ prepare: (page) => page.route(script, () => undefined) })
      const asked = diner.page.waitForRequest(script)
      await skipToComplete(diner)
      await asked
      await diner.page.evaluate(destroy)
      await diner.settles()
      const left = `[document.querySelectorAll('script[src*=hcaptcha]').length, ...Object.keys(window).filter((name) => /hcaptcha/i.test(name))]`
      expect(await diner.page.evaluate(left)).to.deep.equal([0])
      await diner.waits(10_000)
      expect(diner.errors).to.deep.equal([])
    })

    it('two widgets on a page load one script, and each has its own challenge', async () => {
      const two: HostPage = (api) =>
        page({
          body: `<section id="one"></section><section id="two"></section><script src="/tavola.js"></script>
          <script>for (const id of ['one', 'two']) Tavola.init({
            baseUrl: '${api}', container: document.getElementById(id), venueId: 'cork', date: '${saturday}', ${brandOf()}
          })</script>`,
        })
      const diner = await visitChallenged({ page: two })
      for (const id of ['one', 'two']) {
        const part = diner.page.locator(`#${id}`)
        await part.getByRole('combobox', { name: 'Hour' }).selectOption('19')
        await part.getByRole('button', { name: 'Continue' }).click()
        for (const [name, text] of Object.entries(details)) await part.getByLabel(name).fill(text)
        await part.getByRole('checkbox', { name: /terms and conditions/ }).check()
        await part.getByRole('button', { name: 'Continue' }).click()
      }
      const boxes = diner.page.locator('iframe[title^="Widget containing"]')
      await boxes.nth(1).waitFor()
      expect(await boxes.count()).to.equal(2)
      expect(diner.scripts()).to.have.lengthOf(1)
    })
  }

  for (const [width, frame] of byDay(widths, ([width]) => width === 320)) {
    it(`moves nothing when it loads, fails, is passed and expires; is compact if there is no more room, at ${width} px`, async () => {
      const file = heldFile(/human-verification-challenge/)
      const failure = held(undefined)
      const diner = await visitChallenged({
        viewport: { width, height: 900 },
        prepare: async (page) => {
          await page.route(script, (route) => failure.answer().then(() => route.abort()), { times: 1 })
          await file.prepare(page)
          await watchShifts(page, { forgives: false })
        },
      })
      await skipToComplete(diner)
      await forgetsShifts(diner)
      file.release()
      await diner.finds('text', 'Loading the check…')
      await diner.settles()
      failure.release()
      await diner.finds('button', 'Try again')
      expect(await shifts(diner), 'the failure').to.deep.equal([])
      await diner.presses('Try again')
      await solves(diner.page)
      await diner.finds('text', 'Thank you. The check is complete.')
      await diner.waits(120_000)
      await diner.finds('text', 'Check expired. Please try again.')
      expect(await shifts(diner), 'the rest').to.deep.equal([])
      const place = await diner.page.locator('iframe[title^="Widget containing"]').boundingBox()
      expect(place).to.include(frame)
      expect(await diner.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true)
    })
  }
})

const details = {
  'First Name': 'Anna',
  'Last Name': "O'Brien",
  Email: "anna.o'brien@example.ie",
  'Telephone Number': '020 7946 0958',
}

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

/** The differences from the picture on a page without styles, for each hostile style in turn. */
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
  it("hCaptcha's box and challenge look as on a blank page, under any of them; a later style change keeps the earlier ones", async () => {
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
