import { expect } from 'chai'
import { enquiryBody } from '../../kit/fixtures'
import { hangs, status, type Answer } from '../../kit/network'
import { create, removeWidget, ready, readyGroup, renderWidget } from './tables'

const unexpected = ['Unexpected / Unknown error']
const answering = (answer: Answer) => ({ ...ready, answers: { [create]: answer } })

/** The banner's lines after a press of Complete Enquiry. */
async function refusal(answer: Answer): Promise<string[]> {
  const diner = await renderWidget(answering(answer))
  await diner.presses('Complete Enquiry')
  const banner = diner.within('alert')
  expect(banner.gets('text', 'Could not complete enquiry:')).to.exist
  const [alert] = document.querySelectorAll('[role=alert]')
  return [...alert!.querySelectorAll('[dir=auto]')].map(({ textContent }) => textContent)
}

describe('enquiry: a refused enquiry', () => {
  afterEach(removeWidget)

  const fields = { email: ['Your email is unknown', 'and more'], date: 'That date has passed' }
  for (const body of [fields, { errors: fields }, { modelState: fields }]) {
    it(`section 8, status 400: lists each field’s first message (${Object.keys(body).join(', ')})`, async () => {
      expect(await refusal(status(400, body))).to.deep.equal([
        'Your email is unknown',
        'That date has passed',
      ])
    })
  }

  it('section 8, status 400: a message is text, whatever it looks like', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    expect(await refusal(status(400, { email: markup }))).to.deep.equal([markup])
    expect(document.querySelector('img')).to.equal(null)
  })

  for (const [name, answer] of Object.entries({
    'a 400 without a message': status(400, {}),
    'a 404': status(404, { email: 'no' }),
  })) {
    it(`section 8, any other answer: ${name} is an unknown error`, async () => {
      expect(await refusal(answer)).to.deep.equal(unexpected)
    })
  }

  for (const [name, answer] of Object.entries({
    'a 500': status(500, { email: 'no' }),
    'a page': status(200, '<html>'),
    'nothing at all': status(200, ''),
    null: status(200, 'null'),
    'a list': status(200, '[]'),
    'a reference that is none': { enquiryReference: {} },
  })) {
    it(`decisions, "Booking": ${name} is an unknown error that may have gone through`, async () => {
      const [text, more] = await refusal(answer)
      expect([text]).to.deep.equal(unexpected)
      expect(more).to.match(/We sent “.*”.*may have gone through/)
    })
  }

  it('decisions, "Booking": any 2xx is the enquiry', async () => {
    const diner = await renderWidget(answering(status(201, enquiryBody('ME-1'))))
    await diner.presses('Complete Enquiry')
    await diner.finds('heading', 'Thank you for your enquiry.')
  })

  it('decisions, "so that a diner can never reach a dead end": can be completed again', async () => {
    const diner = await renderWidget(answering(status(409)))
    await diner.presses('Complete Enquiry')
    await diner.presses('OK')
    diner.network.answer(create, enquiryBody())
    await diner.presses('Complete Enquiry')
    await diner.finds('heading', 'Thank you for your enquiry.')
  })

  it('section 4, "Loading text": says that the enquiry is being completed, and sends it once', async () => {
    const diner = await renderWidget(answering(hangs))
    await diner.presses('Complete Enquiry')
    await diner.clicksAnyway('button', 'Complete Enquiry')
    expect(diner.gets('status').textContent).to.equal('Completing Enquiry...')
    expect(diner.network.sent(create)).to.have.lengthOf(1)
  })

  for (const [name, table, what] of [
    ['a group’s', readyGroup, 'Enquiry for Saturday 28 November at 19:30 for 15+ people'],
    ['a general one', ready, 'General Enquiry'],
  ] as const) {
    it(`decisions, "Booking": ${name} that is never answered says what was sent`, async () => {
      const diner = await renderWidget({ ...table, answers: { [create]: hangs } })
      await diner.presses('Complete Enquiry')
      await diner.waits(30_000)
      expect(diner.gets('alert').textContent)
        .to.include(`We sent “${what}, Milano Cork” at `)
        .and.include('021 496 0101')
      diner.network.answer(create, enquiryBody())
      await diner.presses('Send again')
      await diner.finds('heading', 'Thank you for your enquiry.')
    })
  }
})
