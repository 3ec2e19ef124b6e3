import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { isNight } from '../../kit/night'
import { hangs, html, resets, status } from '../kit/answers'
import { clientTokenBody } from './braintree/gateway'
import { shifts, watchShifts } from '../kit/shifts'
import { fillsCard, reachesCard, token, visitGuaranteed, type GuaranteedDiner } from './braintree/ways'
import { endVisits } from '../kit/diner'

/** Fails, and lets it be tried again with success. */
interface Failure {
  readonly breaks: (diner: GuaranteedDiner) => unknown
  readonly mends: (diner: GuaranteedDiner) => unknown
}

const asked = (what: 'configuration' | 'frame', answer: unknown): Failure => ({
  breaks: ({ gateway }) => gateway.answer(what, answer),
  mends: ({ gateway }) => gateway.answer(what),
})

const answered = (answer: unknown): Failure => ({
  breaks: ({ api }) => api.answer(token, answer),
  mends: ({ api }) => api.answer(token, clientTokenBody),
})

const chunk = /card-guarantee-braintree/

/**
 * What Braintree's own library makes of each; every other cause is proven in test/plugins/card-guarantee. Each gets
 * further than the one before it, which shows that the try after that one went on.
 */
const causes: readonly (readonly [name: string, Failure])[] = [
  [
    'its script is blocked',
    {
      // Once the token's call is out, which ends with it.
      breaks: ({ page, api }) =>
        page.route(chunk, (route) => api.hears(token).then(() => route.abort('blockedbyclient'))),
      mends: ({ page }) => page.unroute(chunk),
    },
  ],
  ["the token's call is answered with a 500", answered(status(500))],
  ["the token's call is answered with a token of no sense", answered({ clientToken: 'nonsense' })],
  ['its configuration is blocked', asked('configuration', resets)],
  ['its frames are another page', asked('frame', html)],
  ['its frames hang', asked('frame', hangs)],
]

describe("Browser: card fields that don't load", () => {
  afterEach(endVisits)

  it('whatever fails at Braintree, it says so with the telephone, and a second try books; frames that load after the time-out are removed, and those of the second try stay; nothing moves; the focus goes to the card number', async () => {
    const diner = await visitGuaranteed({ prepare: watchShifts })
    const card = diner.page.locator('.fault', { hasText: "didn't load" })
    const triesAgain = () => card.getByRole('button', { name: 'Try again' }).press('Enter')
    for (const [index, [name, { breaks, mends }]] of causes.entries()) {
      await breaks(diner)
      const before = diner.api.sent(token).length
      await (index === 0 ? reachesCard(diner) : triesAgain())
      await diner.api.hears(token, before + 1)
      await diner.waits(10_000)
      await card.getByRole('link', { name: '021 496 0101' }).waitFor()
      expect(await diner.page.locator('iframe').count(), name).to.equal(0)
      await mends(diner)
    }
    expect(await shifts(diner)).to.deep.equal([])
    await triesAgain()
    await diner.frame('number').locator('input:focus').waitFor()
    await diner.input('cvv').waitFor()
    // Braintree's own time-out for the frames that hung.
    await diner.waits(60_000)
    await diner.settles()
    expect(await diner.page.locator('iframe').count()).to.equal(3)
    await fillsCard(diner)
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.errors).to.deep.equal([])
  })

  if (isNight) {
    it("with all of Braintree's hosts blocked the booking is kept, and Back leads to it", async () => {
      const diner = await visitGuaranteed({ prepare: blockBraintree })
      await reachesCard(diner)
      await diner.finds('button', 'Try again')
      await diner.presses('Try again')
      await diner.finds('button', 'Try again')
      await diner.presses('Back')
      await diner.finds('text', 'We have your details')
      await diner.finds('text', "Anna O'Brien")
    })
  }
})

const blockBraintree = (page: Page) =>
  page.route(/braintreegateway\.com|paypal\.com/, (route) => route.abort('blockedbyclient'))
