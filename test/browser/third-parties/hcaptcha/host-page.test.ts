import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'chai'
import { reachesComplete } from '../../../kit/ways'
import { findings } from '../../kit/axe'
import { goHome } from '../../kit/diner'
import { page, type HostPage } from '../../kit/pages'
import { shifts, watchShifts } from '../../kit/shifts'
import { box, script, solves, verify } from './stand-in'
import { brandOf, visitChallenged } from './visit'

const destroy = 'handle.destroy()'

describe('Browser: human verification and the host page', () => {
  afterEach(goHome)

  it('complaint 5: destroy leaves nothing of it', async () => {
    const diner = await visitChallenged()
    await reachesComplete(diner)
    await solves(diner.page)
    await diner.page.evaluate(destroy)
    const left = await diner.page.evaluate(
      `document.querySelectorAll('iframe, textarea, script[src*=hcaptcha]').length`,
    )
    expect(left).to.equal(0)
    await diner.waits(120_000)
    expect(diner.errors).to.deep.equal([])
  })

  it('complaint 5: destroy while its script is on the way takes the script away too', async () => {
    const diner = await visitChallenged({ prepare: (page) => page.route(script, () => undefined) })
    const asked = diner.page.waitForRequest(script)
    await reachesComplete(diner)
    await asked
    await diner.page.evaluate(destroy)
    await diner.settles()
    const left = `[document.querySelectorAll('script[src*=hcaptcha]').length, ...Object.keys(window).filter((name) => /hcaptcha/i.test(name))]`
    expect(await diner.page.evaluate(left)).to.deep.equal([0])
    await diner.waits(10_000)
    expect(diner.errors).to.deep.equal([])
  })

  it("contract 1: it adds no global of ours, and leaves the page's reCAPTCHA its name", async () => {
    const diner = await visitChallenged()
    await diner.finds('combobox', 'Location')
    const before = (await diner.page.evaluate(`Object.getOwnPropertyNames(window)`)) as string[]
    await reachesComplete(diner)
    await box(diner.page).waitFor()
    const after = (await diner.page.evaluate(`Object.getOwnPropertyNames(window)`)) as string[]
    expect(after.filter((name) => !before.includes(name) && !/^\d+$/.test(name))).to.deep.equal(['hcaptcha'])
  })

  it('two widgets on a page load one script, and each has its own challenge', async () => {
    const two: HostPage = (api) =>
      page({
        body: `<section id="one"></section><section id="two"></section><script src="/tavola.js"></script>
          <script>for (const id of ['one', 'two']) Tavola.init({
            baseUrl: '${api}', container: document.getElementById(id), venueId: 'cork', date: '2026-11-28', ${brandOf()}
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

  for (const width of [320, 360, 1280]) {
    it(`complaint 2: moves nothing as it comes, fails, is passed and expires, at ${width} px`, async () => {
      const late = async (attempt: () => Promise<void>) => pause(900).then(attempt)
      const diner = await visitChallenged({
        viewport: { width, height: 900 },
        prepare: async (page) => {
          await page.route(script, (route) => late(() => route.fallback()))
          await page.route(script, (route) => late(() => route.abort()), { times: 1 })
          await page.route(/human-verification-challenge/, (route) => late(() => route.continue()))
          await watchShifts(page)
        },
      })
      await reachesComplete(diner)
      await diner.finds('button', 'Try again')
      expect(await shifts(diner), 'the failure').to.deep.equal([])
      await diner.clicks('button', 'Try again')
      await solves(diner.page)
      await diner.reads('Thank you, the check is done.')
      await diner.waits(120_000)
      await diner.reads('Check expired. Please do it again.')
      expect(await shifts(diner), 'the rest').to.deep.equal([])
    })
  }

  it('complaint 1: is compact where there is no room for more', async () => {
    const diner = await visitChallenged({ viewport: { width: 320, height: 700 } })
    await reachesComplete(diner)
    await box(diner.page).waitFor()
    const frame = await diner.page.locator('iframe[title^="Widget containing"]').boundingBox()
    expect(frame).to.include({ width: 164, height: 144 })
    expect(await diner.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true)
  })

  it('complaint 9: axe finds nothing, in the challenge and out of it', async () => {
    const diner = await visitChallenged()
    await reachesComplete(diner)
    await box(diner.page).waitFor()
    expect(await findings(diner.page)).to.deep.equal([])
    await box(diner.page).click()
    await verify(diner.page).waitFor()
    expect(await findings(diner.page)).to.deep.equal([])
    await verify(diner.page).click()
    await diner.reads('Thank you, the check is done.')
    expect(await findings(diner.page)).to.deep.equal([])
  })
})

const details = {
  'First Name': 'Anna',
  'Last Name': "O'Brien",
  Email: "anna.o'brien@example.ie",
  'Telephone Number': '020 7946 0958',
}
