import { expect } from 'chai'
import { byDay } from '../../kit/night'
import type { EngineName } from '../kit/engines/engine'
import { visitIn, type EngineDiner } from '../kit/engines/visit'
import { journeys, pageOf, walk } from '../kit/journeys'
import { atTimes, initWith, type HostPage } from '../kit/site'
import { bankAt, bankInPage } from '../third-parties/bank'
import {
  asksForCard,
  challenge,
  clientTokenBody,
  create,
  createGateway,
  isBraintrees,
  token,
  visa,
} from '../third-parties/braintree'
import { brandOf, hcaptchaAt, isHcaptchas } from '../third-parties/hcaptcha'

/** The whole way of each journey, by pointer and keys. Each rule itself is held in Chromium and jsdom. */
export function journeysIn(engine: EngineName, isWhole: boolean): void {
  const standsForOthers = /^a (booking|party for kids)$/
  for (const journey of byDay(journeys, ({ title }) => standsForOthers.test(title))) {
    if (!isWhole && journey.title !== 'a booking') continue
    it(`${journey.title} leads to its reference`, async () => {
      const diner = await visitIn(engine, { page: pageOf(journey), answers: journey.answers() })
      await walk(diner, journey)
      expect(JSON.parse(diner.api.sent(journey.sends).at(-1)!.body)).to.include(journey.body)
    })
  }

  if (!isWhole) return

  it("the bank asks in a dialog, which can be cancelled, and the code on the bank's page books", async () => {
    const { diner, gateway } = await guaranteedIn(engine, bankInPage)
    gateway.answer('lookup', () => challenge(`looked-up-${gateway.lookups.length}`))
    await typesCard(diner)
    await diner.presses('Complete Booking')
    await diner.focuses('dialog', 'Confirm with your bank')
    await diner.presses('Cancel')
    await diner.misses('dialog', 'Confirm with your bank')
    await diner.finds('text', "You cancelled your bank's check")
    await diner.presses('Try again')
    await diner.finds('dialog', 'Confirm with your bank')
    await typesInFrame(diner, "Your bank's page", 'input', '1234')
    await clicksInFrame(diner, "Your bank's page", 'button[type="submit"]')
    await diner.finds('heading', 'Booking Confirmed')
    expect(JSON.parse(diner.api.sent(create)[1]!.body).paymentNonce).to.equal('challenged-2')
  })

  it('the human check can be passed, and its token is sent', async () => {
    const diner = await visitIn(engine, {
      page: initWith(`${atTimes}, ${brandOf()}`),
      thirdParties: [({ url }) => (isHcaptchas.test(url) ? hcaptchaAt(url) : undefined)],
    })
    await diner.reachesComplete()
    await clicksInFrame(diner, 'Widget containing', 'input')
    await clicksInFrame(diner, 'Main content', 'button')
    await diner.finds('text', 'Thank you. The check is complete.')
    await diner.completes()
    expect(JSON.parse(diner.api.sent(create)[0]!.body).captchaToken).to.be.a('string')
  })
}

/** A diner whose restaurant asks for a card, with Braintree, Cardinal and the bank at the network. */
async function guaranteedIn(engine: EngineName, page: HostPage) {
  const { gateway, respond } = createGateway()
  const diner = await visitIn(engine, {
    page,
    answers: { [create]: asksForCard, [token]: clientTokenBody },
    thirdParties: [
      (request) => (isBraintrees.test(request.url) ? (respond(request) as Promise<Response>) : undefined),
      ({ url }) => bankAt(url),
    ],
  })
  return { diner, gateway }
}

async function typesCard(diner: EngineDiner): Promise<void> {
  await diner.reachesComplete()
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Guarantee your table')
  for (const [title, text] of [
    ['Card number', visa.number],
    ['Expiration date', visa.expirationDate],
    ['CVV', visa.cvv],
  ] as const)
    await typesInFrame(diner, title, 'input', text)
  await diner.clicks('checkbox', /terms/)
}

/** The frame whose title begins so, once what is looked for in it is there. */
async function inFrame(
  diner: EngineDiner,
  title: string,
  selector: string,
  act: (page: EngineDiner['page'], found: unknown) => Promise<void>,
): Promise<void> {
  const isDone = async () => {
    const frame = await diner.page.element(frameTitled, title)
    if (frame === undefined) return false
    return diner.page.inFrame(frame, async (inside) => {
      const found = await inside.element('return document.querySelector(arguments[0])', selector)
      if (found === undefined) return false
      await act(inside, found)
      return true
    })
  }
  await diner.until(isDone, `${selector} in the frame "${title}"`)
}

/**
 * In the page: in the shadow root, its slots' content or the body, once it rests. hCaptcha's challenge is there unseen from
 * the start.
 */
const frameTitled = `
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const frame = roots
    .flatMap((root) => [...root.querySelectorAll('iframe')])
    .filter((frame) => frame.offsetWidth > 0 && getComputedStyle(frame).visibility === 'visible')
    .find(({ title }) => title.startsWith(arguments[0]))
  return frame && tavolaDiner.rests(frame) ? frame : null`

const typesInFrame = (diner: EngineDiner, title: string, selector: string, text: string) =>
  inFrame(diner, title, selector, (inside, field) => inside.type(field, text))

const clicksInFrame = (diner: EngineDiner, title: string, selector: string) =>
  inFrame(diner, title, selector, (inside, found) => inside.click(found))
