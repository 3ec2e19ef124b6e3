import { expect } from 'chai'
import { bookingBody } from '../../kit/fixtures'
import {
  choosesDay,
  completes,
  fillsDetails,
  fixesDetails,
  reachesComplete,
  reachesDetails,
} from '../../kit/ways'
import { resets, status } from '../kit/answers'
import { goHome } from '../kit/diner'
import { box, script, solves, verify } from './hcaptcha/stand-in'
import { challengedPopup, visitChallenged } from './hcaptcha/visit'

const create = 'POST /api/bookings/create'
const frames = `document.querySelectorAll('iframe').length`

describe('Browser: human verification', () => {
  afterEach(goHome)

  it('section 6: a whole booking carries its token', async () => {
    const diner = await visitChallenged()
    await reachesComplete(diner)
    await solves(diner.page)
    await diner.reads('Thank you, the check is done.')
    await completes(diner)
    expect(diner.tokens()).to.deep.equal(['P1_1'])
    expect(diner.errors).to.deep.equal([])
  })

  it('decisions, "Steps 4 and 6": nothing of hCaptcha is asked for before the details are fixed', async () => {
    const diner = await visitChallenged()
    await reachesDetails(diner)
    await fillsDetails(diner)
    await diner.settles()
    expect(diner.asked).to.deep.equal([])
    await diner.clicks('button', 'Continue')
    await box(diner.page).waitFor()
    const [{ searchParams }] = diner.scripts().map((url) => new URL(url)) as [URL]
    expect(Object.fromEntries(searchParams)).to.include({ render: 'explicit', recaptchacompat: 'off' })
  })

  it('section 5: without it nothing is sent', async () => {
    const diner = await visitChallenged()
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.page.getByRole('alert').getByText('Please confirm that you are human').waitFor()
    expect(diner.tokens()).to.deep.equal([])
  })

  it('complaint 16: after 6 minutes the diner confirms again, and the new token is sent', async () => {
    const diner = await visitChallenged()
    await reachesComplete(diner)
    await solves(diner.page)
    await diner.reads('Thank you, the check is done.')
    await diner.waits(119_000)
    await diner.reads('Thank you, the check is done.')
    await diner.waits(241_000)
    await diner.reads('Check expired. Please do it again.')
    await solves(diner.page)
    await completes(diner)
    expect(diner.tokens()).to.deep.equal(['P1_2'])
  })

  it('complaint 16: a 400 resets it, and no token is sent twice', async () => {
    const answer = status(400, { time: ['This table has just gone'] })
    const diner = await visitChallenged({ answers: { [create]: answer } })
    await reachesComplete(diner)
    await solves(diner.page)
    await diner.clicks('button', 'Complete Booking')
    await diner.clicks('button', 'OK')
    expect(await box(diner.page).isChecked()).to.equal(false)
    diner.api.answer(create, bookingBody())
    await solves(diner.page)
    await completes(diner)
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_2'])
  })

  it('complaint 8: what was never answered is sent again with a new token', async () => {
    const diner = await visitChallenged({ answers: { [create]: resets } })
    await reachesComplete(diner)
    await solves(diner.page)
    await diner.clicks('button', 'Complete Booking')
    await diner.clicks('button', 'OK')
    diner.api.answer(create, bookingBody())
    await solves(diner.page)
    await diner.clicks('button', 'Complete Booking')
    await diner.clicks('button', 'Send again')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_2'])
  })

  it("the page's own hCaptcha is used, and no second script loaded", async () => {
    const diner = await visitChallenged({ options: { siteKey: 'easy' } })
    await diner.page.addScriptTag({ url: 'https://js.hcaptcha.com/1/api.js?render=explicit' })
    await reachesComplete(diner)
    await box(diner.page).click()
    await diner.reads('Thank you, the check is done.')
    expect(diner.scripts()).to.have.lengthOf(1)
  })

  it('section 2: Back and Edit take it away, and it comes again', async () => {
    const diner = await visitChallenged()
    await reachesComplete(diner)
    await box(diner.page).waitFor()
    await diner.clicks('button', 'Edit your details')
    expect(await diner.page.evaluate(frames)).to.equal(0)
    await diner.clicks('button', 'Continue')
    await box(diner.page).waitFor()
    await diner.clicks('button', 'Back')
    await diner.finds('combobox', 'Location')
    expect(await diner.page.evaluate(frames)).to.equal(0)
    expect(diner.scripts()).to.have.lengthOf(1)
    expect(diner.errors).to.deep.equal([])
  })
})

describe('Browser: human verification in the popup', () => {
  afterEach(goHome)

  async function meetsBox() {
    const diner = await visitChallenged({ page: challengedPopup })
    await diner.clicks('button', 'Book at Cork')
    await diner.reads('Milano Cork')
    await choosesDay(diner)
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await fixesDetails(diner)
    await box(diner.page).click()
    await verify(diner.page).waitFor()
    return diner
  }

  it('architecture, "Third parties": its challenge can be passed there', async () => {
    const diner = await meetsBox()
    await diner.finds('dialog', 'Human verification challenge')
    await verify(diner.page).click()
    await diner.misses('dialog', 'Human verification challenge')
    await completes(diner)
    expect(diner.tokens()).to.deep.equal(['P1_1'])
  })

  it('complaint 9: the challenge takes the focus, and Escape leaves it alone', async () => {
    const diner = await meetsBox()
    expect(await diner.page.evaluate('document.activeElement.title')).to.match(/^Main content/)
    await diner.page.keyboard.press('Tab')
    expect(await verify(diner.page).evaluate((button) => button === document.activeElement)).to.equal(true)
    await diner.page.keyboard.press('Escape')
    await diner.misses('dialog', 'Human verification challenge')
    await diner.finds('dialog', 'Milano restaurants')
    await box(diner.page).click()
    await verify(diner.page).click()
    await completes(diner)
  })

  it('complaint 17: its cross, the ground around it and Escape there leave the challenge alone', async () => {
    const diner = await meetsBox()
    await diner.clicks('button', 'Leave the challenge')
    await diner.misses('dialog', 'Human verification challenge')
    await box(diner.page).click()
    await verify(diner.page).waitFor()
    await diner.page.mouse.click(5, 5)
    await diner.misses('dialog', 'Human verification challenge')
    await box(diner.page).click()
    await diner.get('button', 'Leave the challenge').press('Escape')
    await diner.misses('dialog', 'Human verification challenge')
    await diner.finds('dialog', 'Milano restaurants')
    await diner.reads("anna.o'brien@example.ie")
  })

  it('complaint 5: closing the popup takes it away', async () => {
    const diner = await meetsBox()
    await diner.page.evaluate('handle.close()')
    await diner.misses('dialog', 'Milano restaurants')
    expect(await diner.page.evaluate(frames)).to.equal(0)
    expect(diner.errors).to.deep.equal([])
  })
})

describe('Browser: human verification that does not load', () => {
  afterEach(goHome)

  it('complaint 10: a blocked script is said with the telephone, and the next try works', async () => {
    const diner = await visitChallenged({
      prepare: (page) => page.route(script, (route) => route.abort('blockedbyclient'), { times: 1 }),
    })
    await reachesComplete(diner)
    const card = diner.page.getByRole('alert').filter({ hasText: 'The check did not work' })
    await card.getByRole('link', { name: '021 496 0101' }).waitFor()
    await diner.reads("anna.o'brien@example.ie")
    await card.getByRole('button', { name: 'Try again' }).click()
    await solves(diner.page)
    await completes(diner)
  })

  it('complaint 10: so is one that does not come within 10 seconds', async () => {
    const diner = await visitChallenged({
      prepare: (page) => page.route(script, () => undefined, { times: 1 }),
    })
    const asked = diner.page.waitForRequest(script)
    await reachesComplete(diner)
    await asked
    await diner.reads('The check is loading…')
    await diner.waits(10_000)
    await diner.clicks('button', 'Try again')
    await solves(diner.page)
    await completes(diner)
  })

  it("complaint 10: so is a portal's page in its place", async () => {
    const portal = { contentType: 'text/javascript', body: 'document.title = "Sign in"' }
    const diner = await visitChallenged({
      prepare: (page) => page.route(script, (route) => route.fulfill(portal), { times: 1 }),
    })
    await reachesComplete(diner)
    await diner.clicks('button', 'Try again')
    await box(diner.page).waitFor()
  })

  it('complaint 10: so is a network that fails in the challenge', async () => {
    const diner = await visitChallenged({ options: { siteKey: 'broken' } })
    await reachesComplete(diner)
    await box(diner.page).click()
    await diner.clicks('button', 'Try again')
    await box(diner.page).waitFor()
    expect(diner.scripts()).to.have.lengthOf(1)
    expect(diner.errors).to.deep.equal([])
  })
})
