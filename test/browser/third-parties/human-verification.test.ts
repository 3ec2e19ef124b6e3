import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { findings } from '../kit/accessibility-tree'
import { held, heldFile } from '../kit/api'
import { endVisits, type Diner } from '../kit/diner'
import { describeInEachFont } from '../kit/fonts'
import { difference, forgetsShifts, shifts, watchShifts } from '../kit/layout'
import { atTimes, page, type HostPage } from '../kit/site'
import { skipToComplete, skipToDetails } from '../kit/visits'
import { stylesByDay } from '../host-page/hostile-styles'
import { box, brandOf, challengedPopup, script, solves, verify, visitChallenged } from './hcaptcha'

/** When a token is asked for, kept and renewed: test/plugins/human-verification. */
describe('Browser: human verification', () => {
  let diner: Awaited<ReturnType<typeof visitChallenged>>
  before(async () => {
    diner = await visitChallenged({ isLasting: true })
    await skipToDetails(diner)
    await diner.fillsDetails()
    await diner.settles()
  })
  after(endVisits)
  const globals = () => diner.page.evaluate<string[]>(`Object.getOwnPropertyNames(window)`)
  const clean = async () => expect(await findings(diner.page)).to.deep.equal([])

  it('human-check.token: nothing of hCaptcha is requested before the details are fixed', () => {
    expect(diner.asked).to.deep.equal([])
  })

  it("adds no global of ours, and leaves the page's reCAPTCHA its name", async () => {
    const before = await globals()
    await diner.presses('Continue')
    await box(diner.page).waitFor()
    const added = (await globals()).filter((name) => !before.includes(name) && !/^\d+$/.test(name))
    expect(added).to.deep.equal(['hcaptcha'])
    const [{ searchParams }] = diner.scripts().map((url) => new URL(url)) as [URL]
    expect(Object.fromEntries(searchParams)).to.include({ render: 'explicit', recaptchacompat: 'off' })
  })

  it('access.axe: axe finds nothing, inside and outside the challenge', async () => {
    await clean()
    await box(diner.page).click()
    await verify(diner.page).waitFor()
    await clean()
    await verify(diner.page).click()
    await diner.finds('text', 'Thank you. The check is complete.')
    await clean()
  })

  it('human-check.token: the booking carries its token, and destroy leaves nothing of it', async () => {
    await diner.completes()
    expect(diner.tokens()).to.deep.equal(['P1_1'])
    expect(diner.scripts()).to.have.lengthOf(1)
    await diner.page.evaluate('handle.destroy()')
    const left = `document.querySelectorAll('iframe, textarea, script[src*=hcaptcha]').length`
    expect(await diner.page.evaluate(left)).to.equal(0)
    await diner.waits(120_000)
    expect(diner.errors).to.deep.equal([])
  })
})

describe('Browser: human verification in the popup', () => {
  let diner: Awaited<ReturnType<typeof visitChallenged>>
  before(async () => {
    diner = await visitChallenged({ page: challengedPopup, isLasting: true })
    await diner.presses('Book at Cork')
    await diner.chose('Milano Cork')
    await diner.choosesDay()
    await skipToComplete(diner)
  })
  after(endVisits)

  const meets = async () => {
    await box(diner.page).click()
    await verify(diner.page).waitFor()
  }

  it('WCAG 2.4.3: the challenge takes the focus', async () => {
    await meets()
    await diner.finds('dialog', 'Human verification challenge')
    expect(await diner.page.evaluate('document.activeElement.title')).to.match(/^Main content/)
    await diner.page.keyboard.press('Tab')
    expect(await verify(diner.page).evaluate((button) => button === document.activeElement)).to.equal(true)
    await diner.page.keyboard.press('Escape')
    await diner.misses('dialog', 'Human verification challenge')
  })

  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    'Escape in it': () => diner.page.keyboard.press('Escape'),
    'a click outside': () => diner.page.mouse.click(5, 5),
    'Escape on its cross': () => diner.gets('button', 'Leave the challenge').press('Escape'),
  }
  for (const [way, leaves] of Object.entries(ways))
    it(`closing.ways: ${way} closes only the challenge`, async () => {
      await meets()
      if (way === 'Escape in it') await diner.page.keyboard.press('Tab')
      await leaves()
      await diner.misses('dialog', 'Human verification challenge')
      await diner.finds('dialog', 'Milano restaurants')
      await diner.finds('text', "anna.o'brien@example.ie")
    })

  it('can be passed there', async () => {
    await meets()
    await verify(diner.page).click()
    await diner.misses('dialog', 'Human verification challenge')
    await diner.completes()
    expect(diner.tokens()).to.deep.equal(['P1_1'])
  })
})

/** hCaptcha's boxes. */
const compact = { width: 164, height: 144 }
const normal = { width: 303, height: 78 }
const widths = [
  [320, compact],
  [400, normal],
  [1280, normal],
] as const

describeInEachFont('Browser: the place of the human verification', () => {
  for (const [width, frame] of byDay(widths, ([width]) => width === 320))
    it(`page.no-shift: moves nothing when it loads, fails, is passed and expires, at ${width} px`, async () => {
      const file = heldFile(/tavola-hcaptcha/)
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
      expect(await diner.page.locator('iframe[title^="Widget containing"]').boundingBox()).to.include(frame)
      expect(await diner.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true)
    })
})

/** The popup's place depends on the window alone, not on whether the page's text needs a scrollbar. */
const still = 'html { background: #fff !important; overflow: hidden !important }'
const styledPage: HostPage = (api) =>
  page({
    body: `<style id="page">${still}</style><script src="/tavola.js"></script>
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

/** The hostile styles under which it looks different from a page without styles. */
async function differences(diner: Diner, element: string): Promise<string[]> {
  const takes = (css: string) =>
    diner.page.evaluate((css) => (document.querySelector('#page')!.textContent = css), `${css} ${still}`)
  // Nothing is under the pointer, which a style may take away.
  await diner.page.mouse.move(0, 0)
  const blank = await pictureOf(diner, element)
  const found: string[] = []
  for (const [name, css] of Object.entries(stylesByDay)) {
    await takes(css)
    if (difference(blank, await pictureOf(diner, element)) > 3) found.push(name)
  }
  await takes('')
  return found
}

describe("Browser: human verification under a page's styles", () => {
  it("hCaptcha's box and challenge look as on a blank page", async () => {
    const diner = await visitChallenged({ page: styledPage, viewport: { width: 1340, height: 1500 } })
    await skipToComplete(diner)
    await box(diner.page).waitFor()
    expect(await differences(diner, '.captcha'), 'the box').to.deep.equal([])
    await box(diner.page).click()
    await verify(diner.page).waitFor()
    expect(await differences(diner, '.captcha-dialog'), 'the challenge').to.deep.equal([])
  })
})
