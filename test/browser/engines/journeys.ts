import { expect } from 'chai'
import { availabilityBody, bookingBody, enquiryBody, slotBody, venueBody } from '../../kit/fixtures'
import { resets } from '../kit/api'
import type { EngineName } from '../kit/engines/engine'
import { visitIn, type EngineDiner } from '../kit/engines/visit'
import { atTimes, initWith, type HostPage } from '../kit/site'
import { bankAt, bankInPage } from '../third-parties/bank'
import {
  asksForCard,
  challenge,
  clientTokenBody,
  create,
  createGateway,
  guaranteePage,
  isBraintrees,
  sentVisa,
  token,
  visa,
} from '../third-parties/braintree'
import { brandOf, hcaptchaAt, isHcaptchas } from '../third-parties/hcaptcha'
import { saturday } from '../kit/time'

const enquire = 'POST /api/enquiries/create'

const withPlugins = (plugins: string, journeys: string, options = '') =>
  initWith(`${options} brand: { plugins: ['start', 'booking', ${plugins}], journeys: [${journeys}] }`)

/** The whole way of each journey, as a diner goes it by pointer and keys. Each rule itself is held in Chromium and jsdom. */
export function journeysIn(engine: EngineName, isWhole: boolean): void {
  it('edit.booking, popup.close-button: leads from the search to the reference', async () => {
    const diner = await visitIn(engine)
    await diner.choosesRestaurant()
    await diner.reachesComplete()
    await diner.completes()
    await diner.finds('text', 'MB-1234')
    const [post, ...more] = diner.api.sent(create)
    expect(more).to.deep.equal([])
    expect(JSON.parse(post!.body)).to.include({ date: saturday, time: '1900', guests: 2 })
  })

  if (!isWhole) return

  it('a "Kids Pizza Making Party Enquiry" leads to the reference', async () => {
    const diner = await visitIn(engine, {
      page: withPlugins(`'kids-party', 'enquiry'`, `'Booking', 'KidsPartyEnquiry'`, `venueId: 'cork',`),
      answers: { [enquire]: enquiryBody() },
    })
    await diner.choosesJourney('Kids Pizza Making Party Enquiry')
    await diner.choosesDay()
    await diner.choosesGuests({ adults: 2, children: 9 })
    await diner.choosesTime('19')
    await diner.reachesComplete()
    await diner.completes()
    await diner.finds('text', 'ME-4711')
    expect(JSON.parse(diner.api.sent(enquire)[0]!.body)).to.include({ guests: 2, children: 9 })
  })

  it('general-enquiry.optional: leads from step 6 to the reference, with the question that is typed', async () => {
    const diner = await visitIn(engine, {
      page: withPlugins(`'enquiry'`, `'Booking', 'Enquiry'`, `venueId: 'cork',`),
      answers: { [enquire]: enquiryBody() },
    })
    await diner.presses('General Enquiry')
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    await diner.fills('Your question', 'May we bring a cake?')
    await diner.fillsDetails()
    await diner.continues()
    await diner.completes()
    await diner.finds('text', 'ME-4711')
    expect(JSON.parse(diner.api.sent(enquire)[0]!.body).specialRequests).to.include('May we bring a cake?')
  })

  it('guests.how-many: a group of 15+ is asked how many, and enquires', async () => {
    const diner = await visitIn(engine, {
      page: withPlugins(`'enquiry'`, `'Booking'`, `${atTimes},`),
      answers: { [enquire]: enquiryBody() },
    })
    await diner.choosesGuests('15+ Group Booking Enquiry')
    await diner.choosesTime('19')
    await diner.continues()
    await diner.fills('How many people? (optional)', '22')
    await diner.fillsDetails()
    await diner.continues()
    await diner.completes()
    expect(JSON.parse(diner.api.sent(enquire)[0]!.body).specialRequests).to.include('22')
  })

  it('continue.checks: books another restaurant where the chosen one is full', async () => {
    const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin', availability: [slotBody(1930)] })
    const diner = await visitIn(engine, {
      page: withPlugins(`'cross-sell'`, `'Booking'`, `${atTimes},`),
      answers: {
        'GET /api/venues/searchavailability/*': availabilityBody({
          originalChoiceAvailable: false,
          venues: [dublin],
        }),
      },
    })
    await diner.choosesTime('19')
    await diner.continues()
    await diner.presses('Book 19:30 at Milano Dublin')
    await diner.confirmsDetails()
    await diner.completes()
    expect(JSON.parse(diner.api.sent(create)[0]!.body)).to.include({ venueId: 'dublin', time: '1930' })
  })

  it("submit.posted: books with a card typed into Braintree's frames", async () => {
    const { diner, gateway } = await guaranteedIn(engine, guaranteePage())
    await typesCard(diner)
    await diner.completes()
    expect(gateway.cards).to.deep.equal([sentVisa])
    expect(JSON.parse(diner.api.sent(create)[1]!.body).paymentNonce).to.equal('nonce-1')
  })

  it('submit.posted: the bank asks in a dialog; "Cancel" there keeps all that is typed, and the code on the bank\'s page books', async () => {
    const { diner, gateway } = await guaranteedIn(engine, bankInPage())
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

  it('passes the human check, and sends its token', async () => {
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

  it('an answer that never came is neither success nor failure, and can be sent again', async () => {
    const diner = await visitIn(engine, { page: initWith(atTimes), answers: { [create]: resets } })
    await diner.reachesComplete()
    await diner.presses('Complete Booking')
    await diner.finds('text', 'It may have gone through')
    diner.api.answer(create, bookingBody())
    await diner.presses('Send again')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent(create)).to.have.lengthOf(2)
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
