import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { bookingBody } from '../../kit/fixtures'
import { held, hangs, html, resets } from '../kit/api'
import { endVisits } from '../kit/diner'
import { shifts, watchShifts } from '../kit/layout'
import { skipToComplete } from '../kit/visits'
import {
  create,
  fillsCard,
  reachesCard,
  refusedCvv,
  sentVisa,
  token,
  visa,
  visitGuaranteed,
  type GuaranteedDiner,
} from './braintree'

const isBooked = (diner: GuaranteedDiner) => diner.finds('heading', 'Booking Confirmed')

/** What a card is checked for, and what is said of it: test/plugins/card-guarantee. */
describe("Browser: a card in Braintree's own library", () => {
  let diner: GuaranteedDiner
  before(async () => {
    diner = await visitGuaranteed({ viewport: { width: 360, height: 640 }, isLasting: true })
    await skipToComplete(diner)
    await diner.page.waitForLoadState('networkidle')
  })
  after(endVisits)

  it('page.third-parties: nothing is requested for it before step 8', () => {
    expect(diner.gateway.requests).to.deep.equal([])
    expect(diner.site.files).not.to.include('tavola-braintree.js')
  })

  it('card.valid, WCAG 2.4.11: a wrong number leads into its frame, under no bar, and is not sent', async () => {
    await diner.presses('Complete Booking')
    await diner.typesCard({ ...visa, number: '4111111111111112' })
    await diner.page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await diner.presses('Complete Booking')
    await diner.finds('text', 'Enter your full card number')
    await diner.input('number').and(diner.frame('number').locator(':focus')).waitFor()
    await diner.settles()
    const bar = (await diner.page.locator('.aside').boundingBox())!
    expect((await diner.group('number').boundingBox())!.y).to.be.at.least(bar.y + bar.height)
    expect(diner.gateway.cards).to.deep.equal([])
  })

  it('card.nonce: a double click, and Enter in a frame meanwhile, send the nonce once', async () => {
    await diner.keys('{End}{Backspace}1')
    await diner.clicks('checkbox', /terms/)
    const answer = held(bookingBody({ ccgPerformed: true }))
    diner.api.answer(create, answer.answer)
    await diner.gets('button', 'Complete Booking').dblclick()
    await diner.api.waitsFor(create, 2)
    await diner.input('cvv').press('Enter')
    await diner.settles()
    answer.release()
    await isBooked(diner)
    expect(diner.gateway.cards).to.deep.equal([sentVisa])
  })

  it('card.provider, card.nonce: the same booking is sent again, with the nonce, to the byte', () => {
    const [first, second, ...more] = diner.api.sent(create)
    const terms = /,"cardGuarantee":\{[^}]*\}/
    expect(second!.body).to.match(terms)
    expect(second!.body.replace(terms, '')).to.equal(
      first!.body.replace('"paymentNonce":null', '"paymentNonce":"nonce-1"'),
    )
    expect([more, diner.errors]).to.deep.equal([[], []])
  })
})

describe("Browser: a card that Braintree's library does not take", () => {
  it('card.not-tokenized: a refusal and a lost connection are said, and the card stays', async () => {
    const diner = await visitGuaranteed()
    const banner = diner.page.getByRole('alert')
    await reachesCard(diner)
    await fillsCard(diner)
    for (const [answer, words] of [
      [refusedCvv, "The CVV doesn't match this card"],
      [resets, "We couldn't check your card"],
    ] as const) {
      diner.gateway.answer('card', answer)
      await diner.presses('Complete Booking')
      await banner.getByText(words).waitFor()
      await diner.presses('OK')
      expect(await diner.input('number').inputValue()).to.equal('4111 1111 1111 1111')
    }
    expect(diner.api.sent(create)).to.have.lengthOf(1)
    diner.gateway.answer('card')
    await diner.presses('Complete Booking')
    await isBooked(diner)
  })
})

/** Fails, and lets it be tried again with success. */
interface Failure {
  readonly breaks: (diner: GuaranteedDiner) => unknown
  readonly mends: (diner: GuaranteedDiner) => unknown
}

const asked = (what: 'configuration' | 'frame', answer: unknown): Failure => ({
  breaks: ({ gateway }) => gateway.answer(what, answer),
  mends: ({ gateway }) => gateway.answer(what),
})

const chunk = /tavola-braintree/

/** Each gets further than the one before it, which shows that the try after that one went on. */
const causes: readonly (readonly [name: string, Failure])[] = [
  [
    'its script is blocked',
    {
      // Once the token's call is out, which ends with it.
      breaks: ({ page, api }) =>
        page.route(chunk, (route) => api.waitsFor(token).then(() => route.abort('blockedbyclient'))),
      mends: ({ page }: { readonly page: Page }) => page.unroute(chunk),
    },
  ],
  ['its configuration is blocked', asked('configuration', resets)],
  ['its frames are another page', asked('frame', html)],
  ['its frames hang', asked('frame', hangs)],
]

describe("Browser: card fields that don't load", () => {
  let diner: GuaranteedDiner
  const card = () => diner.page.locator('.fault', { hasText: "didn't load" })
  const triesAgain = () => card().getByRole('button', { name: 'Try again' }).press('Enter')
  before(async () => (diner = await visitGuaranteed({ prepare: watchShifts, isLasting: true })))
  after(endVisits)

  for (const [index, [name, { breaks, mends }]] of causes.entries())
    it(`card.load-fails: if ${name}, there is the telephone and a second try`, async () => {
      await breaks(diner)
      const before = diner.api.sent(token).length
      await (index === 0 ? reachesCard(diner) : triesAgain())
      await diner.api.waitsFor(token, before + 1)
      await diner.waits(10_000)
      await card().getByRole('link', { name: '021 496 0101' }).waitFor()
      expect(await diner.page.locator('iframe').count()).to.equal(0)
      await mends(diner)
    })

  it('page.no-shift: that moves nothing', async () => {
    expect(await shifts(diner)).to.deep.equal([])
  })

  it('frames that load after the time-out are removed, and those of the second try book', async () => {
    await triesAgain()
    await diner.frame('number').locator('input:focus').waitFor()
    await diner.input('cvv').waitFor()
    // Braintree's own time-out for the frames that hung.
    await diner.waits(60_000)
    await diner.settles()
    expect(await diner.page.locator('iframe').count()).to.equal(3)
    await fillsCard(diner)
    await diner.presses('Complete Booking')
    await isBooked(diner)
    expect(diner.errors).to.deep.equal([])
  })
})
