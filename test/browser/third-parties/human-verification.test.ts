import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { resets, status } from '../kit/api'
import { skipToComplete, skipToDetails } from '../kit/visits'
import { until } from '../kit/playwright-driver'
import { box, script, solves, verify, challengedPopup, visitChallenged } from './hcaptcha'

const create = 'POST /api/bookings/create'
const frames = `document.querySelectorAll('iframe').length`

describe('Browser: human verification', () => {
  it('human-check.token, details.fixed-reveals: nothing of hCaptcha is requested before the details are fixed; Back and Edit remove it, and it appears again; without it nothing is sent; after 6 minutes the press opens the challenge, and passing it sends; the booking carries the new token; a 400 resets it, and no token is sent twice; a create without a response is sent again with a new one', async () => {
    const answer = status(400, { time: ['This table has just gone'] })
    const diner = await visitChallenged({ answers: { [create]: answer } })
    await skipToDetails(diner)
    await diner.fillsDetails()
    await diner.settles()
    expect(diner.asked).to.deep.equal([])
    await diner.presses('Continue')
    await box(diner.page).waitFor()
    const [{ searchParams }] = diner.scripts().map((url) => new URL(url)) as [URL]
    expect(Object.fromEntries(searchParams)).to.include({ render: 'explicit', recaptchacompat: 'off' })
    await diner.presses('Edit your details')
    expect(await diner.page.evaluate(frames)).to.equal(0)
    await diner.presses('Continue')
    await box(diner.page).waitFor()
    await diner.presses('Back')
    await diner.finds('combobox', 'Location')
    expect(await diner.page.evaluate(frames)).to.equal(0)

    await skipToComplete(diner)
    await box(diner.page).waitFor()
    await solves(diner.page)
    await diner.finds('text', 'Thank you. The check is complete.')
    await diner.waits(119_000)
    await diner.finds('text', 'Thank you. The check is complete.')
    await diner.waits(241_000)
    await diner.finds('text', 'Check expired. Please try again.')
    await diner.presses('Complete Booking')
    await verify(diner.page).waitFor()
    expect(diner.tokens()).to.deep.equal([])
    await verify(diner.page).click()
    await diner.presses('OK')
    expect(await box(diner.page).isChecked()).to.equal(false)
    diner.api.answer(create, resets)
    await solves(diner.page)
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    diner.api.answer(create, bookingBody())
    await solves(diner.page)
    await diner.presses('Complete Booking')
    await diner.presses('Send again')
    await diner.finds('heading', 'Booking Confirmed')
    // The first token has expired.
    expect(diner.tokens()).to.deep.equal(['P1_2', 'P1_3', 'P1_4'])
    expect(diner.scripts()).to.have.lengthOf(1)
    expect(diner.errors).to.deep.equal([])
  })

  if (isNight) {
    it("the page's own hCaptcha is used, and no second script is loaded", async () => {
      const diner = await visitChallenged({ options: { siteKey: 'easy' } })
      await diner.page.addScriptTag({ url: 'https://js.hcaptcha.com/1/api.js?render=explicit' })
      await skipToComplete(diner)
      await box(diner.page).click()
      await diner.finds('text', 'Thank you. The check is complete.')
      expect(diner.scripts()).to.have.lengthOf(1)
    })
  }
})

describe('Browser: human verification in the popup', () => {
  async function meetsBox() {
    const diner = await visitChallenged({ page: challengedPopup })
    await diner.presses('Book at Cork')
    await diner.chose('Milano Cork')
    await diner.choosesDay()
    await skipToComplete(diner)
    await box(diner.page).click()
    await verify(diner.page).waitFor()
    return diner
  }

  const isLeft = async (diner: Awaited<ReturnType<typeof meetsBox>>) => {
    await diner.misses('dialog', 'Human verification challenge')
    await diner.finds('dialog', 'Milano restaurants')
    await diner.finds('text', "anna.o'brien@example.ie")
  }
  const meetsAgain = async (diner: Awaited<ReturnType<typeof meetsBox>>) => {
    await box(diner.page).click()
    await verify(diner.page).waitFor()
  }

  it('the challenge takes the focus; Escape, its cross and a click outside close only the challenge; page.third-party-frames: it can be passed there', async () => {
    const diner = await meetsBox()
    await diner.finds('dialog', 'Human verification challenge')
    expect(await diner.page.evaluate('document.activeElement.title')).to.match(/^Main content/)
    await diner.page.keyboard.press('Tab')
    expect(await verify(diner.page).evaluate((button) => button === document.activeElement)).to.equal(true)
    await diner.page.keyboard.press('Escape')
    await isLeft(diner)
    await meetsAgain(diner)
    await diner.presses('Leave the challenge')
    await isLeft(diner)
    await meetsAgain(diner)
    await diner.page.mouse.click(5, 5)
    await isLeft(diner)
    await meetsAgain(diner)
    await diner.gets('button', 'Leave the challenge').press('Escape')
    await isLeft(diner)
    await meetsAgain(diner)
    await verify(diner.page).click()
    await diner.misses('dialog', 'Human verification challenge')
    await diner.completes()
    expect(diner.tokens()).to.deep.equal(['P1_1'])
  })

  if (isNight)
    it('closing the popup removes it', async () => {
      const diner = await meetsBox()
      await diner.page.evaluate('handle.close()')
      await diner.misses('dialog', 'Milano restaurants')
      expect(await diner.page.evaluate(frames)).to.equal(0)
      expect(diner.errors).to.deep.equal([])
    })
})

describe('Browser: human verification that fails to load', () => {
  // By day: test/plugins/human-verification/challenge.test.tsx.
  if (isNight)
    it("a blocked script is reported with the telephone, and so is one that doesn't load within 10 seconds or is replaced by a portal's page; the next try works", async () => {
      const portal = { contentType: 'text/javascript', body: 'document.title = "Sign in"' }
      let asked = 0
      const diner = await visitChallenged({
        // The last one is asked first.
        prepare: async (page) => {
          page.on('request', (request) => void (request.url().includes('/1/api.js') && asked++))
          await page.route(script, (route) => route.fulfill(portal), { times: 1 })
          await page.route(script, () => undefined, { times: 1 })
          await page.route(script, (route) => route.abort('blockedbyclient'), { times: 1 })
        },
      })
      await skipToComplete(diner)
      const card = diner.page.locator('.captcha-failed')
      const triesAgain = async () => {
        await card.getByRole('link', { name: '021 496 0101' }).waitFor()
        await diner.finds('text', "anna.o'brien@example.ie")
        await card.getByRole('button', { name: 'Try again' }).click()
      }
      await triesAgain()
      await until(() => asked === 2, 'the second try')
      await diner.finds('text', 'Loading the check…')
      await diner.waits(10_000)
      await triesAgain()
      await until(() => asked === 3, 'the third try')
      await triesAgain()
      await solves(diner.page)
      await diner.completes()
      expect(asked).to.equal(4)
    })

  if (isNight)
    it('a network that fails in the challenge is reported too', async () => {
      const diner = await visitChallenged({ options: { siteKey: 'broken' } })
      await skipToComplete(diner)
      await box(diner.page).click()
      await diner.presses('Try again')
      await box(diner.page).waitFor()
      expect(diner.scripts()).to.have.lengthOf(1)
      expect(diner.errors).to.deep.equal([])
    })
})
