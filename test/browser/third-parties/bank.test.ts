import { expect } from 'chai'
import { misfits } from '../kit/layout'
import { findings } from '../kit/accessibility-tree'
import { skipToComplete } from '../kit/visits'
import { bankInPopup, bankIsThere, confirmsCode, visitBank, type BankDiner } from './bank'
import { challenge, fillsCard, reachesCard, verifiedCard } from './braintree'

const focused = ({ page }: BankDiner, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':focus')).waitFor()

/** Reads the banner. Nothing was sent, and the form is as it was. */
async function isRefused(diner: BankDiner, words: RegExp) {
  const banner = diner.page.getByRole('alert')
  await banner.waitFor()
  expect(await banner.innerText()).to.match(words)
  await diner.dialog.waitFor({ state: 'detached' })
  expect(await diner.input('number').inputValue()).to.equal('4111 1111 1111 1111')
  expect(await diner.gets('checkbox', /terms/).isChecked()).to.equal(true)
  expect(diner.nonces()).to.deep.equal([null])
}

async function isBooked(diner: BankDiner, nonce: string) {
  await diner.finds('heading', 'Booking Confirmed')
  expect(diner.nonces()).to.deep.equal([null, nonce])
  expect(diner.errors).to.deep.equal([])
}

describe("Browser: the bank's check of a card", () => {
  it('submit.posted: a card that its bank knows is sent with the verified nonce, and nothing loads before', async () => {
    const diner = await visitBank()
    await skipToComplete(diner)
    await diner.page.waitForLoadState('networkidle')
    expect(diner.strangers, 'before step 8').to.deep.equal([])
    expect(diner.site.files.filter((name) => /bank|three-d-secure/.test(name))).to.deep.equal([])
    await diner.presses('Complete Booking')
    await fillsCard(diner)
    await diner.presses('Complete Booking')
    await isBooked(diner, 'verified-1')
    expect(diner.gateway.lookups).to.have.lengthOf(1)
    const [{ nonce, body }] = diner.gateway.lookups as [BankDiner['gateway']['lookups'][number]]
    expect([nonce, body.amount, body.bin, body.dfReferenceId]).to.deep.equal([
      'nonce-1',
      '10.00',
      '411111',
      'cardinal-device',
    ])
    expect(body.additionalInfo).to.deep.include({
      billingGivenName: 'Anna',
      billingSurname: "O'Brien",
      email: "anna.o'brien@example.ie",
    })
  })

  it('WCAG 2.1.1, 2.4.3: by keyboard, the focus goes to the dialog, the bank’s page and "Cancel"', async () => {
    const diner = await visitBank()
    await diner.meetsBank()
    await diner.dialog.and(diner.page.locator(':focus')).waitFor()
    await diner.page.keyboard.press('Tab')
    await diner.bank.locator('input:focus').waitFor()
    for (let stops = 0; stops < 3; stops++) await diner.page.keyboard.press('Tab')
    await focused(diner, 'Cancel')
    for (let stops = 0; stops < 3; stops++) await diner.page.keyboard.press('Shift+Tab')
    await diner.page.keyboard.type('1234')
    await diner.page.keyboard.press('Enter')
    await isBooked(diner, 'challenged-1')
  })

  it('access.axe, WCAG 1.4.10: the bank’s page fits at 320 and 1280 px, and axe finds nothing', async () => {
    const diner = await visitBank({ viewport: { width: 320, height: 700 } })
    await diner.meetsBank()
    for (const width of [320, 1280]) {
      await diner.page.setViewportSize({ width, height: 700 })
      expect(await misfits(diner.page), `${width} px`).to.deep.equal([])
      expect(await findings(diner.page), `${width} px`).to.deep.equal([])
      const { height } = (await diner.page.getByTitle("Your bank's page").boundingBox())!
      expect(height, `${width} px`).to.be.above(300)
    }
  })

  it('`require`: a wrong code is not sent, and another try asks the bank about a new nonce', async () => {
    const diner = await visitBank()
    await diner.meetsBank()
    diner.gateway.answer('challenge', () => verifiedCard('failed', false))
    await diner.bank.getByRole('button', { name: 'Confirm' }).click()
    await isRefused(diner, /Your bank didn't confirm your card, so nothing was sent/)
    diner.gateway.answer('challenge')
    await diner.presses('Try again')
    await bankIsThere(diner.page)
    await confirmsCode(diner.page)
    await isBooked(diner, 'challenged-2')
    expect(diner.gateway.lookups.map(({ nonce }) => nonce)).to.deep.equal(['nonce-1', 'nonce-2'])
  })

  it('the bank’s server fails, or Cardinal’s script is blocked: it is said, and the next press works', async () => {
    const diner = await visitBank()
    diner.away.script = true
    await reachesCard(diner)
    await fillsCard(diner)
    diner.gateway.answer('lookup', () => challenge('looked-up'))
    await diner.presses('Complete Booking')
    await isRefused(diner, /We couldn't reach your bank/)
    diner.gateway.answer('lookup', () => new Response('{}', { status: 500 }))
    await diner.presses('Try again')
    await isRefused(diner, /We couldn't reach your bank/)
    diner.away.script = false
    diner.gateway.answer('lookup', () => challenge('looked-up'))
    await diner.presses('Try again')
    await bankIsThere(diner.page)
    await confirmsCode(diner.page)
    await isBooked(diner, 'challenged-3')
  })

  it('closing.ways: in a popup Escape and Back close only the bank’s dialog, and the focus returns', async () => {
    const diner = await visitBank({ page: bankInPopup })
    await diner.presses('Book at Cork')
    await diner.choosesDay()
    diner.away.page = true
    diner.gateway.answer('lookup', () => challenge('looked-up'))
    await reachesCard(diner)
    await fillsCard(diner)
    await diner.presses('Complete Booking')
    await diner.dialog.getByText("Loading your bank's page…").waitFor()
    await diner.page.keyboard.press('Escape')
    await isRefused(diner, /You cancelled/)
    await diner.presses('OK')
    await focused(diner, 'Complete Booking')
    await diner.page.keyboard.press('Enter')
    await diner.dialog.getByText("Loading your bank's page…").waitFor()
    await diner.page.goBack()
    await isRefused(diner, /You cancelled/)
    await diner.presses('OK')
    await focused(diner, 'Complete Booking')
    diner.away.page = false
    await diner.page.keyboard.press('Enter')
    await bankIsThere(diner.page)
    await confirmsCode(diner.page)
    await isBooked(diner, 'challenged-3')
  })

  it('a widget that is closed or destroyed during the check sends nothing, and leaves no frame or request', async () => {
    const diner = await visitBank({ page: bankInPopup })
    await diner.presses('Book at Cork')
    await diner.choosesDay()
    await diner.meetsBank()
    await diner.page.evaluate('handle.close()')
    await diner.misses('dialog', 'Milano restaurants')
    const frames = () => diner.page.locator('iframe').count()
    expect(await frames()).to.equal(0)
    await diner.presses('Book at Cork')
    await diner.choosesDay()
    await diner.meetsBank()
    const calls = await diner.page.evaluate('Cardinal.calls.length')
    await diner.page.evaluate('handle.destroy()')
    const { length } = diner.gateway.requests
    await diner.waits(120_000)
    await diner.settles()
    expect(await frames()).to.equal(0)
    expect(await diner.page.evaluate('Cardinal.calls.length')).to.equal(calls)
    expect(diner.gateway.requests).to.have.lengthOf(length)
    expect([diner.nonces(), diner.errors]).to.deep.equal([[null, null], []])
  })
})
