import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { hangs, html, resets, status } from '../kit/answers'
import { clientTokenBody } from './braintree/gateway'
import { fillsCard, reachesCard, token, visitGuaranteed, type GuaranteedDiner } from './braintree/ways'
import { goHome } from '../kit/diner'

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

/** What Braintree's own library makes of each; every other cause is proven in test/plugins/card-guarantee. */
const causes: Record<string, Failure> = {
  "Braintree's configuration is blocked": asked('configuration', resets),
  "Braintree's frames hang": asked('frame', hangs),
  "Braintree's frames are another page": asked('frame', html),
  "Braintree's script is blocked": {
    breaks: ({ page }) => page.route(chunk, (route) => route.abort('blockedbyclient')),
    mends: ({ page }) => page.unroute(chunk),
  },
  "the token's call is answered with a 500": answered(status(500)),
  "the token's call is answered with a token of no sense": answered({ clientToken: 'nonsense' }),
}

describe('Browser: card fields that do not come', () => {
  afterEach(goHome)

  it('complaint 15: whatever of Braintree fails, it says so with the telephone, moves nothing, and a second try books', async () => {
    const diner = await visitGuaranteed({ prepare: watchShifts })
    const card = diner.page.getByRole('alert').filter({ hasText: 'did not answer' })
    const again = card.getByRole('button', { name: 'Try again' })
    const fails = async (name: string) => {
      await diner.waits(10_000)
      await card.getByRole('link', { name: '021 496 0101' }).waitFor()
      expect(await diner.page.locator('iframe').count(), name).to.equal(0)
    }
    const [[first, begun], ...others] = Object.entries(causes) as [[string, Failure], ...[string, Failure][]]
    await begun.breaks(diner)
    await reachesCard(diner)
    await fails(first)
    expect(await shifts(diner), 'complaint 2').to.deep.equal([])
    let last = begun
    for (const [name, failure] of others) {
      await last.mends(diner)
      await failure.breaks(diner)
      const asked = diner.said.length
      await again.click()
      await diner.settles()
      await fails(`${name} ${asked}`)
      last = failure
    }
    await last.mends(diner)
    await again.click()
    await fillsCard(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.errors).to.deep.equal([])
  })

  it('complaint 15: frames that come after the time is up are gone, and those of the second try stay; complaint 9: the focus is in the card number', async () => {
    const diner = await visitGuaranteed()
    diner.gateway.answer('frame', hangs)
    await reachesCard(diner)
    await diner.waits(10_000)
    await diner.finds('button', 'Try again')
    expect(await diner.page.locator('iframe').count()).to.equal(0)
    diner.gateway.answer('frame')
    await diner.get('button', 'Try again').press('Enter')
    await diner.frame('number').locator('input:focus').waitFor()
    await diner.input('cvv').waitFor()
    // Braintree's own time-out for the first ones.
    await diner.waits(60_000)
    await diner.settles()
    expect(await diner.page.locator('iframe').count()).to.equal(3)
    expect(diner.errors).to.deep.equal([])
  })

  it("complaint 10: with all of Braintree's hosts blocked the booking is kept, and Back leads to it", async () => {
    const diner = await visitGuaranteed({ prepare: blockBraintree })
    await reachesCard(diner)
    await diner.finds('button', 'Try again')
    await diner.clicks('button', 'Try again')
    await diner.finds('button', 'Try again')
    await diner.clicks('button', 'Back')
    await diner.reads('We have your details')
    await diner.reads("Anna O'Brien")
  })
})

const blockBraintree = (page: Page) =>
  page.route(/braintreegateway\.com|paypal\.com/, (route) => route.abort('blockedbyclient'))
