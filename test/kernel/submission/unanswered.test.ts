import { expect } from 'chai'
import { once } from 'tavola'
import { filesCome } from '../../kit/pending'
import { bookingBody } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { hangs, status, type Answer } from '../../kit/network'
import type { AnyPlugin } from '../../../src/contract/plugin'
import { selectionFields } from '../../../src/customer/payload'
import { booking as bare, start } from '../bare-plugins'
import { confirmed, dublin } from '../selection'
import { stopClock, type Clock } from '../../../src/testing/clock'

const booking = { ...bare, payload: selectionFields }
const create = 'POST /api/bookings/create'
const lost = new TypeError('Failed to fetch')

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

  async function sent(answer: Answer, ...plugins: AnyPlugin[]) {
    const test = bootKernel({
      plugins: [start, booking, ...plugins],
      first: confirmed,
      answers: { [create]: answer },
    })
    const done = test.kernel.submission.send()
    await filesCome()
    await clock.advance(30_000)
    await done
    return test
  }

  for (const [cause, answer] of Object.entries({
    'a time-out after 30 s': hangs,
    'a lost connection': lost,
  })) {
    it(`submit.unknown: after ${cause} the banner says what was sent and when, with the telephone`, async () => {
      const { kernel } = await sent(answer)
      expect(kernel.banner.shown.value!.text).to.match(
        /“Booking on Friday 20 November at 19:30 for 2 people, Milano Cork” at 09:05.*may have gone through/,
      )
      expect(kernel.banner.shown.value!.telephone).to.equal('021 496 0101')
      expect(kernel.banner.shown.value!.again!.label).to.equal('Send again')
    })
  }

  it('submit.unknown: waits 30 s for the response', async () => {
    const { kernel } = bootKernel({
      plugins: [start, booking],
      first: confirmed,
      answers: { [create]: hangs },
    })
    void kernel.submission.send()
    await filesCome()
    await clock.advance(29_999)
    expect([kernel.submission.isSending.value, kernel.banner.shown.value]).to.deep.equal([true, null])
    await clock.advance(1)
    expect(kernel.submission.isSending.value).to.equal(false)
  })

  it('"Send again" sends nothing if the page has cleared the slot', async () => {
    const { kernel, network } = await sent(lost)
    kernel.choices.prefill({ date: '2026-12-24' })
    kernel.banner.shown.value!.again!.run()
    await filesCome()
    await clock.advance(30_000)
    expect(network.sent(create)).to.have.length(1)
    expect([kernel.banner.shown.value, kernel.submission.isUndecided.value]).to.deep.equal([null, true])
  })

  it('submit.never-repeated: it is never sent again without a press', async () => {
    const { network } = await sent(lost)
    await clock.advance(3_600_000)
    expect(network.sent(create)).to.have.length(1)
  })

  it('submit.send-again: another submit asks first instead of sending, also after a restart', async () => {
    const { kernel, network } = await sent(lost)
    const { text } = kernel.banner.shown.value!
    kernel.banner.dismiss()
    await kernel.submission.send()
    expect(kernel.banner.shown.value!.text).to.equal(text)
    kernel.navigation.restart()
    kernel.choices.set(confirmed)
    await kernel.submission.send()
    expect(kernel.banner.shown.value!.text).to.equal(text)
    expect(network.sent(create)).to.have.length(1)
  })

  it('submit.send-again: "Send again" sends it, once', async () => {
    const { kernel, network } = await sent(lost)
    network.answer(create, bookingBody())
    const { run } = kernel.banner.shown.value!.again!
    run()
    run()
    await filesCome()
    await clock.advance(0)
    expect(network.sent(create)).to.have.length(2)
    expect(kernel.facts.references.booking?.reveal()).to.equal('MB-1234')
  })

  it('after a response to "Send again", even a refusal, the question is gone', async () => {
    const { kernel, network } = await sent(lost)
    network.answer(create, status(400, { time: 'That table is gone' }))
    kernel.banner.shown.value!.again!.run()
    await filesCome()
    await clock.advance(0)
    expect(kernel.banner.shown.value!.errors).to.deep.equal(['That table is gone'])
    await kernel.submission.send()
    expect(network.sent(create)).to.have.length(3)
  })

  it('a 409 to "Send again" leaves the first outcome unknown, without a key too', async () => {
    const { kernel, network } = await sent(lost)
    network.answer(create, status(409))
    kernel.banner.shown.value!.again!.run()
    await filesCome()
    await clock.advance(0)
    expect(kernel.banner.shown.value!.errors[1]).to.match(/may have gone through/)
    await kernel.submission.send()
    expect(network.sent(create)).to.have.length(2)
  })

  it('submit.send-again: "Send with my changes" is offered where the booking has changed since', async () => {
    const { kernel, network } = await sent(lost)
    kernel.navigation.back()
    expect(kernel.banner.shown.value).to.equal(null)
    kernel.choices.set({ adults: 5, time: '20:00', confirmed: true })
    await kernel.submission.send()
    expect(kernel.banner.shown.value!.text).to.include('19:30 for 2 people')
    expect(kernel.banner.shown.value!.again!.label).to.equal('Send with my changes')
    expect(network.sent(create)).to.have.length(1)
  })

  it('the telephone is that of the restaurant it was sent to, even after another is chosen', async () => {
    const { kernel, network } = await sent(lost)
    kernel.navigation.back()
    kernel.choices.set({ ...confirmed, venue: { ...dublin, telephone: '01 496 0202' } })
    await kernel.submission.send()
    expect(network.sent(create)).to.have.length(1)
    expect(kernel.banner.shown.value!.telephone).to.equal('021 496 0101')
  })

  for (const { token, label } of [
    { token: once(''), label: 'Send again' },
    { token: '', label: 'Send with my changes' },
  ]) {
    const kind = token ? 'one POST' : 'the booking'
    it(`a new value good for ${kind} makes the button "${label}"`, async () => {
      const { kernel } = await sent(lost, challenge(token))
      await kernel.submission.send()
      expect(kernel.banner.shown.value!.again!.label).to.equal(label)
    })
  }

  it('"Send again" sends the new single-use value', async () => {
    const { kernel, network } = await sent(lost, challenge(once('')))
    kernel.banner.shown.value!.again!.run()
    await filesCome()
    await clock.advance(0)
    const bodies = network.sent(create).map(({ body }) => (body as { captchaToken: string }).captchaToken)
    expect(bodies).to.deep.equal(['token 1', 'token 2'])
  })
})
