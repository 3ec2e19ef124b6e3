import { expect } from 'chai'
import type { SinonFakeTimers } from 'sinon'
import { stopClock } from '../kit/clock'
import { filesCome } from '../kit/files'
import { bookingBody } from '../kit/fixtures'
import { bootKernel } from '../kit/kernel'
import { status, type Answer } from '../kit/network'
import { booking, enquiry, start } from './bare-plugins'
import { confirmed } from './selection'

const create = 'POST *'

/** Answers that do not say what the server has done. */
const unclear: Readonly<Record<string, Answer>> = {
  'a 408': status(408),
  'a 500': status(500),
  'a 500 with messages': status(500, { email: ['Not an address'] }),
  'a 503': status(503),
  'a 599': status(599),
  'a 300': status(300),
  'a 200 that is HTML': new Response('<!doctype html><p>Thank you</p>'),
  'a 200 that is cut off': new Response('{"bookingReference": "MB-1'),
  'an empty 200': new Response(''),
  'a 204': new Response(null, { status: 204 }),
  'a 200 with a list': status(200, []),
  'a 200 with a text': status(200, '"MB-1234"'),
  'a 200 with a reference of no sense': status(200, { bookingReference: { id: 1 } }),
  'a 200 that says nothing': status(200, {}),
  'a 201 that says nothing': status(201, { bookingReference: null, requiresCcg: false }),
}

describe('A create with an unclear response', () => {
  let clock: SinonFakeTimers
  beforeEach(() => (clock = stopClock(new Date(2026, 10, 20, 9, 5))))
  afterEach(() => clock.restore())

  async function sent(answer: Answer, journey = 'Booking') {
    const test = bootKernel({
      plugins: [start, booking, enquiry],
      first: { ...confirmed, journey },
      answers: { [create]: answer },
    })
    await test.kernel.submission.send()
    return test
  }

  for (const [what, answer] of Object.entries(unclear)) {
    it(`decisions, booking: ${what} is an unknown outcome: section 8's texts, and that it may have gone through`, async () => {
      const { kernel } = await sent(answer)
      const { text, errors, telephone, again } = kernel.banner.shown.value!
      expect(text).to.equal('Could not complete booking:')
      expect(errors[0]).to.equal('Unexpected / Unknown error')
      expect(errors[1]).to.match(
        /“Booking on Friday 20 November at 19:30 for 2 people, Milano Cork” at 09:05.*may have gone through/,
      )
      expect([telephone, again!.label]).to.deep.equal(['021 496 0101', 'Send again'])
    })

    it(`after ${what} it is sent again only on purpose`, async () => {
      const { kernel, network } = await sent(answer)
      const { again } = kernel.banner.shown.value!
      kernel.banner.dismiss()
      await kernel.submission.send()
      await kernel.submission.send()
      expect(network.sent(create)).to.have.length(1)
      network.answer(create, bookingBody())
      again!.run()
      again!.run()
      await filesCome()
      await clock.tickAsync(0)
      expect(network.sent(create)).to.have.length(2)
      expect(kernel.facts.references).to.deep.equal({ booking: 'MB-1234' })
    })
  }

  it('decisions, booking: the same of an enquiry, under its own heading', async () => {
    for (const answer of [status(500), new Response('<!doctype html>'), status(200, [])]) {
      const { kernel, network } = await sent(answer, 'Enquiry')
      await kernel.submission.send()
      expect(kernel.banner.shown.value!.text).to.equal('Could not complete enquiry:')
      expect(kernel.banner.shown.value!.errors[1]).to.match(/may have gone through/)
      expect(network.sent(create)).to.have.length(1)
    }
  })

  for (const code of [200, 201, 202, 299]) {
    it(`decisions, booking: a ${code} with a reference is the booking`, async () => {
      const { kernel } = await sent(status(code, bookingBody({ requiresCcg: 7, ccgPerformed: [] })))
      expect(kernel.banner.shown.value).to.equal(null)
      expect(kernel.facts.references).to.deep.equal({ booking: 'MB-1234' })
    })
  }
})
