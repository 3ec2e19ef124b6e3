import { expect } from 'chai'
import { once } from 'tavola'
import { filesCome } from '../../../kit/pending'
import { bookingBody } from '../../../kit/fixtures'
import { bootKernel, type TestKernel } from '../../../kit/kernel'
import { hangs, status, type Answer } from '../../../kit/network'
import type { AnyPlugin } from '../../../../src/contract/plugin'
import { selectionFields } from '../../../../src/customer/payload'
import { booking as bare, start } from '../../bare-plugins'
import { confirmed, dublin } from '../../selection'
import { stopClock, type Clock } from '../../../../src/testing/clock'
import { create, errorsIn, lost } from '../../setup'

const booking = { ...bare, payload: selectionFields }

/** Its field is new before each POST. */
const challenge = (token: unknown): AnyPlugin => ({
  id: 'challenge',
  state: { token, count: 1 },
  payload: { captchaToken: ({ state }) => state.token!.value as string },
  beforeSubmit: ({ state }) => {
    state.token!.value = `token ${state.count!.value as number}`
    return true
  },
  onError: ({ state }) => {
    state.count!.value = (state.count!.value as number) + 1
    state.token!.value = 'new'
  },
})

describe('A create without a response', () => {
  let clock: Clock
  // It is sent at 09:05, and given up in the minute after that.
  beforeEach(() => (clock = stopClock(new Date(2026, 10, 20, 9, 5, 45))))
  afterEach(() => clock.restore())

  async function sending(answer: Answer, ...plugins: AnyPlugin[]) {
    const all = [start, booking, ...plugins]
    const test = bootKernel({ plugins: all, first: confirmed, answers: { [create]: answer } })
    const done = test.kernel.sender.send()
    await filesCome()
    return { ...test, done }
  }
  async function sent(answer: Answer = lost, ...plugins: AnyPlugin[]) {
    const test = await sending(answer, ...plugins)
    await clock.advance(30_000)
    await test.done
    return test
  }
  async function sendsAgain({ kernel, network }: TestKernel, answer: Answer = bookingBody()) {
    network.answer(create, answer)
    const { run } = kernel.banner.shown.value!.again!
    // A diner may press twice.
    run()
    run()
    await filesCome()
    await clock.advance(0)
  }

  for (const [cause, answer] of Object.entries({ 'a time-out after 30 s': hangs, 'a lost connection': lost }))
    it(`submit.unknown: after ${cause} the banner says what was sent, when and the telephone`, async () => {
      const { text, telephone, again } = (await sent(answer)).kernel.banner.shown.value!
      expect(text).to.match(
        /“Booking on Friday 20 November at 19:30 for 2 people, Milano Cork” at 09:05.*may have gone through/,
      )
      expect([telephone, again!.label]).to.deep.equal(['021 496 0101', 'Send again'])
    })

  it('submit.unknown: waits 30 s for the response', async () => {
    const { submission, banner } = (await sending(hangs)).kernel
    await clock.advance(29_999)
    expect([submission.isSending.value, banner.shown.value]).to.deep.equal([true, null])
    await clock.advance(1)
    expect(submission.isSending.value).to.equal(false)
  })

  it('"Send again" sends nothing if the page has cleared the slot', async () => {
    const test = await sent()
    test.kernel.choices.prefill({ date: '2026-12-24' })
    await sendsAgain(test)
    await clock.advance(30_000)
    expect(test.network.sent(create)).to.have.length(1)
    const { banner, submission } = test.kernel
    expect([banner.shown.value, submission.isUndecided.value]).to.deep.equal([null, true])
  })

  it('submit.never-repeated: it is never sent again without a press', async () => {
    const { network } = await sent()
    await clock.advance(3_600_000)
    expect(network.sent(create)).to.have.length(1)
  })

  it('submit.send-again: another submit asks first instead of sending, also after a restart', async () => {
    const { kernel, network } = await sent()
    const { text } = kernel.banner.shown.value!
    kernel.banner.dismiss()
    await kernel.sender.send()
    expect(kernel.banner.shown.value!.text).to.equal(text)
    kernel.navigation.restart()
    kernel.choices.set(confirmed)
    await kernel.sender.send()
    expect(kernel.banner.shown.value!.text).to.equal(text)
    expect(network.sent(create)).to.have.length(1)
  })

  it('submit.send-again: "Send again" sends it, once, with a new single-use value', async () => {
    const test = await sent(lost, challenge(once('')))
    await sendsAgain(test)
    const tokens = test.network
      .sent(create)
      .map(({ body }) => (body as { captchaToken: string }).captchaToken)
    expect(tokens).to.deep.equal(['token 1', 'token 2'])
    expect(test.kernel.facts.references.booking?.reveal()).to.equal('MB-1234')
  })

  it('after a response to "Send again", even a refusal, the question is gone', async () => {
    const test = await sent()
    await sendsAgain(test, status(400, { time: 'That table is gone' }))
    expect(errorsIn(test)).to.deep.equal(['That table is gone'])
    await test.kernel.sender.send()
    expect(test.network.sent(create)).to.have.length(3)
  })

  it('a 409 to "Send again" leaves the first outcome unknown, without a key too', async () => {
    const test = await sent()
    await sendsAgain(test, status(409))
    expect(errorsIn(test)![1]).to.match(/may have gone through/)
    await test.kernel.sender.send()
    expect(test.network.sent(create)).to.have.length(2)
  })

  it('submit.send-again: "Send with my changes" is offered where the booking has changed since', async () => {
    const { kernel, network } = await sent()
    kernel.navigation.back()
    expect(kernel.banner.shown.value).to.equal(null)
    const venue = { ...dublin, telephone: '01 496 0202' }
    kernel.choices.set({ venue, date: confirmed.date, adults: 5, time: '20:00', confirmed: true })
    await kernel.sender.send()
    const { text, again, telephone } = kernel.banner.shown.value!
    expect(text).to.include('19:30 for 2 people')
    // The telephone of the restaurant it was sent to.
    expect([again!.label, telephone]).to.deep.equal(['Send with my changes', '021 496 0101'])
    expect(network.sent(create)).to.have.length(1)
  })

  for (const [kind, token, label] of [
    ['one POST', once(''), 'Send again'],
    ['the booking', '', 'Send with my changes'],
  ] as const)
    it(`a new value good for ${kind} makes the button "${label}"`, async () => {
      const { kernel } = await sent(lost, challenge(token))
      await kernel.sender.send()
      expect(kernel.banner.shown.value!.again!.label).to.equal(label)
    })
})
