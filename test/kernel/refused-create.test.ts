import { expect } from 'chai'
import { bootKernel } from '../kit/kernel'
import { status, type Answer } from '../kit/network'
import { booking, enquiry, start } from './bare-plugins'
import { confirmed } from './selection'

async function refused(answer: Answer, journey = 'Booking', words: Record<string, string> = {}) {
  const test = bootKernel({
    plugins: [start, booking, enquiry],
    first: { ...confirmed, journey },
    brand: { messages: words },
    answers: { 'POST *': answer },
  })
  await test.kernel.submission.send()
  return test
}

const messages = { email: ['Not an address', 'Too long'], time: 'That table is gone' }
const shapes: Record<string, object> = {
  'the body itself': messages,
  '"errors"': { title: 'One or more errors occurred.', status: 400, errors: messages },
  '"modelState"': { message: 'The request is invalid.', modelState: messages },
}

describe('A create that the server refuses', () => {
  for (const [place, body] of Object.entries(shapes)) {
    it(`section 8, status 400: the first message of each field of ${place}`, async () => {
      const { kernel } = await refused(status(400, body))
      expect(kernel.banner.shown.value).to.include({ text: 'Could not complete booking:' })
      expect(kernel.banner.shown.value!.errors).to.deep.equal(['Not an address', 'That table is gone'])
    })
  }

  it('section 8, enquiry create: the same under its own heading', async () => {
    const { kernel } = await refused(status(400, messages), 'Enquiry')
    expect(kernel.banner.shown.value).to.include({ text: 'Could not complete enquiry:' })
    expect(kernel.banner.shown.value!.errors).to.deep.equal(['Not an address', 'That table is gone'])
  })

  for (const body of [
    '',
    '<h1>Bad Request</h1>',
    { errors: {} },
    { email: [] },
    { email: '', time: [' '] },
    { email: [{ code: 7 }] },
    [],
  ]) {
    it(`decisions, errors: a 400 without a message (${JSON.stringify(body)}) is the unknown error`, async () => {
      const { kernel } = await refused(status(400, body))
      expect(kernel.banner.shown.value!.errors).to.deep.equal(['Unexpected / Unknown error'])
    })
  }

  for (const body of [{ code: 'table-gone' }, { code: 'table-gone', errors: messages }]) {
    for (const code of [400, 409, 422]) {
      it(`decisions, errors: a ${code} with a code (${JSON.stringify(body)}) shows the brand’s text for it`, async () => {
        const words = { 'booking.refused-table-gone': 'This table has just been taken.' }
        const { kernel } = await refused(status(code, body), 'Booking', words)
        expect(kernel.banner.shown.value).to.include({
          text: 'Could not complete booking:',
          fromBackEnd: false,
        })
        expect(kernel.banner.shown.value!.errors).to.deep.equal(['This table has just been taken.'])
      })
    }
  }

  for (const code of ['another', '../x', 7, null]) {
    it(`section 8, any other status: a code without a text (${code}) is the unknown error`, async () => {
      const { kernel } = await refused(status(422, { code }))
      expect(kernel.banner.shown.value!.errors).to.deep.equal(['Unexpected / Unknown error'])
    })
  }

  for (const code of [401, 403, 404, 409, 422, 429, 499]) {
    it(`section 8, any other status: ${code} is the unknown error under the same heading`, async () => {
      const { kernel } = await refused(status(code, messages))
      expect(kernel.banner.shown.value).to.include({ text: 'Could not complete booking:', again: null })
      expect(kernel.banner.shown.value!.errors).to.deep.equal(['Unexpected / Unknown error'])
    })
  }

  it('decisions, booking: it is surely refused: the next press sends it again', async () => {
    for (const code of [400, 404, 409, 429, 499]) {
      const { kernel, network } = await refused(status(code))
      await kernel.submission.send()
      expect(network.sent('POST *')).to.have.length(2)
    }
  })

  it('section 8: after a refusal everything that was chosen and typed is still there', async () => {
    const { kernel } = await refused(status(400, messages))
    expect(kernel.facts).to.include({ ...confirmed })
    expect(kernel.steps.current.value!.step.id).to.equal('details')
    expect(kernel.tasks.busy.value).to.equal(false)
  })

  it("section 2, error banner: it shows the restaurant's telephone", async () => {
    const { kernel } = await refused(status(404))
    expect(kernel.banner.shown.value!.telephone).to.equal('021 496 0101')
  })

  it('contract, events: the error event carries a code, never a text', async () => {
    const { events } = await refused(status(400, { email: ["anna.o'brien@example.ie is taken"] }))
    expect(events).to.deep.include({ name: 'error', detail: { code: 'booking.failed' } })
  })
})
