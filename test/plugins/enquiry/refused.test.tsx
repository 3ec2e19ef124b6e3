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

  it('section 8, status 400: lists each field’s first message, as text', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    const body = { email: ['Your email is unknown', 'and more'], date: markup }
    expect(await refusal(status(400, body))).to.deep.equal(['Your email is unknown', markup])
    expect(document.querySelector('img')).to.equal(null)
  })

  it('section 8, any other answer: a 404 is an unknown error', async () => {
    expect(await refusal(status(404, { email: 'no' }))).to.deep.equal(unexpected)
  })

  it('decisions, "Booking": a 500 is an unknown error that may have gone through', async () => {
    const [text, more] = await refusal(status(500, { email: 'no' }))
    expect([text]).to.deep.equal(unexpected)
    expect(more).to.match(/We sent “.*”.*may have gone through/)
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
