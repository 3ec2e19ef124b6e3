import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { once, secret, type AnyPlugin } from 'tavola'
import { settles } from '../../../kit/pending'
import { blocked, bookingBody } from '../../../kit/fixtures'
import { bootKernel, type TestKernel, type TestKernelOptions } from '../../../kit/kernel'
import { status } from '../../../kit/network'
import { selectionFields } from '../../../../src/customer/payload'
import { booking as bare, enquiry, start } from '../../bare-plugins'
import { confirmed } from '../../selection'
import { create, errorsIn, lost, placesOf, sendsAgain, throws } from '../../setup'

const booking = { ...bare, payload: selectionFields }
const sentBefore = {
  content: '{}',
  answered: false,
  values: { what: 'A booking', time: '19:30' },
  telephone: '01 496 0202',
}

const boot = (
  plugins: readonly AnyPlugin[] = [],
  answer: unknown = lost,
  more: Partial<TestKernelOptions> = {},
) =>
  bootKernel({
    plugins: [start, booking, ...plugins],
    first: confirmed,
    answers: { 'POST *': answer },
    ...more,
  })

async function sent(...args: Parameters<typeof boot>) {
  const test = boot(...args)
  await test.kernel.sender.send()
  return test
}

/** A press after a booking of the page before that may have gone through. */
async function pressed(...args: Parameters<typeof boot>) {
  const test = boot(...args)
  test.kernel.sender.restore(sentBefore)
  await test.kernel.sender.send()
  return test
}

describe('After an unknown outcome', () => {
  /** A field that the test makes invalid. */
  function withField() {
    const isValid = signal(true)
    const rule = { field: 'email', message: 'widget.enterEmail', valid: () => isValid.value }
    return { isValid, plugin: { id: 'strict', validators: [rule] } }
  }

  for (const [way, press] of Object.entries({
    '"Send again"': sendsAgain,
    'another press': ({ kernel }: TestKernel) => kernel.sender.send(),
  }))
    it(`${way} names what is missing now, under what was sent, and sends nothing`, async () => {
      const { isValid, plugin } = withField()
      const test = await sent([plugin])
      isValid.value = false
      await press(test)
      const { code, errors, again } = test.kernel.banner.shown.value!
      expect([code, again!.label]).to.deep.equal(['widget.unanswered', 'Send again'])
      expect(errors).to.deep.equal(['Please enter your email'])
      const { isUndecided } = test.kernel.submission
      expect([test.network.sent(create).length, isUndecided.value]).to.deep.equal([1, true])
      isValid.value = true
      test.network.answer(create, bookingBody())
      await sendsAgain(test)
      expect(test.kernel.facts.references.booking?.reveal()).to.equal('MB-1234')
    })

  it('a press says that an essential plugin failed, and tries it once more', async () => {
    let setups = 0
    const setup = () => {
      if (setups++ === 0) throws()
    }
    const test = await pressed([{ id: 'card', essential: true, setup }])
    const { submission, sender, banner } = test.kernel
    expect([errorsIn(test), setups, submission.isUndecided.value]).to.deep.equal([[blocked], 2, true])
    await sender.send()
    const { text, telephone, again } = banner.shown.value!
    expect(text).to.include('We sent “A booking” at 19:30')
    expect([telephone, again!.label]).to.deep.equal(['01 496 0202', 'Send with my changes'])
    expect(test.network.sent(create)).to.be.empty
  })

  it('a press says that an essential plugin is missing, or cannot fill its field', async () => {
    const card: AnyPlugin = { id: 'card', essential: true, payload: { nonce: throws } }
    const lacking: AnyPlugin = { id: 'bank', essential: true, parts: [{ load: throws }] }
    for (const test of [await pressed([card]), await pressed([lacking])])
      expect(errorsIn(test)).to.deep.equal([blocked])
  })

  it('a press names what is missing first, whatever else stops it, under a response of no sense', async () => {
    const { isValid, plugin } = withField()
    const test = await sent([plugin], status(500))
    isValid.value = false
    await test.kernel.sender.send()
    const [unknown, unclear, ...missing] = errorsIn(test)!
    expect(unknown).to.equal('Unexpected / Unknown error')
    expect(unclear).to.include('may have gone through')
    expect(missing).to.deep.equal(['Please enter your email'])
  })

  it('completion.resets: a new visit starts without the question', async () => {
    const { kernel, network } = await sent()
    const { run } = kernel.banner.shown.value!.again!
    kernel.navigation.complete()
    kernel.choices.set(confirmed)
    run()
    await settles()
    expect(network.sent(create)).to.have.length(1)
    network.answer(create, bookingBody())
    await kernel.sender.send()
    expect(kernel.facts.references.booking?.reveal()).to.equal('MB-1234')
  })

  it('a 409 to a changed booking is its own refusal', async () => {
    const test = await sent()
    const { kernel, network } = test
    kernel.choices.set({ adults: 5, time: '20:00', confirmed: true })
    network.answer(create, status(409))
    await kernel.sender.send()
    await sendsAgain(test)
    expect(network.sent(create)).to.have.length(2)
    expect(errorsIn(test)).to.deep.equal(['Unexpected / Unknown error'])
    expect(kernel.submission.isUndecided.value).to.equal(false)
  })

  it('event.dom: an enquiry without a slot is named by its journey, and its event by a code', async () => {
    const { kernel, events } = await sent([enquiry], lost, { first: { journey: 'Enquiry' } })
    const { text, telephone } = kernel.banner.shown.value!
    expect(text).to.match(/^We sent “Enquiry” at /)
    expect(telephone).to.equal(null)
    expect(events).to.deep.include({ name: 'error', detail: { code: 'widget.unanswered', plugin: null } })
  })

  it('a field good for one POST may fail while the bookings are compared', async () => {
    const card: AnyPlugin = {
      id: 'card',
      essential: true,
      state: { nonce: once(null as string | null) },
      payload: { nonce: ({ state }) => (state.nonce!.value as string).trim() },
      beforeSubmit: ({ state }) => Boolean((state.nonce!.value = ' n ')),
    }
    const { kernel, network, faults } = await sent([card])
    expect(network.sent(create)[0]!.body).to.include({ nonce: 'n' })
    await kernel.sender.send()
    expect(kernel.banner.shown.value!.again!.label).to.equal('Send again')
    expect(faults).to.deep.equal([])
  })

  for (const [what, over, place] of [
    ['that cannot send', { send: throws }, 'outcome.send "booking"'],
    ['that cannot read the reference', { reference: throws }, 'outcome.reference "booking"'],
    ['whose reference is no text', { reference: () => 7 }, 'outcome.reference "booking"'],
    ['whose reference is missing', { reference: () => undefined }, 'outcome.reference "booking"'],
  ] as const)
    it(`an outcome ${what} is reported, and may have booked`, async () => {
      const broken = { ...booking, outcome: { ...booking.outcome!, ...over } } as AnyPlugin
      const test = await sent([], bookingBody(), { plugins: [start, broken] })
      expect(placesOf(test)).to.deep.equal([`booking ${place}`])
      expect(errorsIn(test)![1]).to.match(/may have gone through/)
      expect(test.kernel.submission.isUndecided.value).to.equal(true)
    })
})

describe('The phases of a submission', () => {
  /** Each phase with what is derived from it. */
  function follow({ kernel }: TestKernel) {
    const seen: string[] = []
    const { state, isSending, isUndecided, unknown, banner } = kernel.submission
    state.subscribe(({ phase }) => {
      const flags = { sending: isSending, undecided: isUndecided, unknown, banner }
      const held = Object.entries(flags).filter(([, flag]) => flag.peek())
      const all = [phase, ...held.map(([name]) => name)].join(' ')
      if (all !== seen.at(-1)) seen.push(all)
    })
    return seen
  }

  it('submit.posted: a booking is checked, sent and confirmed', async () => {
    const test = boot([], bookingBody())
    const seen = follow(test)
    await test.kernel.sender.send()
    expect(seen).to.deep.equal([
      'idle',
      'checking sending undecided',
      'sending sending undecided unknown',
      'confirmed',
    ])
  })

  it('a lost one is unknown until its second sending is answered', async () => {
    const test = await sent()
    const seen = follow(test)
    test.kernel.banner.dismiss()
    await test.kernel.sender.send()
    test.network.answer(create, bookingBody())
    await sendsAgain(test)
    expect(seen).to.deep.equal([
      'unknown undecided unknown banner',
      'unknown undecided unknown',
      'unknown undecided unknown banner',
      'rechecking sending undecided unknown',
      'sending sending undecided unknown',
      'confirmed',
    ])
  })

  it('a refused one is over, and idle once its banner is closed', async () => {
    const test = boot([], status(400))
    const seen = follow(test)
    await test.kernel.sender.send()
    test.kernel.banner.dismiss()
    expect(seen.slice(-2)).to.deep.equal(['refused banner', 'idle'])
  })

  it('what was booked before a reload is confirmed, and is not sent again', async () => {
    const first = { ...confirmed, references: { booking: secret('') } }
    const { kernel, network } = boot([], bookingBody(), { first })
    expect(kernel.submission.state.value.phase).to.equal('confirmed')
    await kernel.sender.send()
    expect(network.sent(create)).to.be.empty
  })

  it('submit.posted: another slot after a booking is a booking of its own', async () => {
    const { kernel, network } = await sent([], bookingBody())
    kernel.choices.set({ time: '20:00', confirmed: true })
    expect(kernel.submission.state.value.phase).to.equal('idle')
    await kernel.sender.send()
    expect(network.sent(create)).to.have.length(2)
  })

  it('a change that no press or response allows is a bug, and changes nothing', () => {
    const { kernel } = boot()
    const { enter, state } = kernel.submission
    expect(() => enter('resend', { phase: 'rechecking', earlier: sentBefore })).to.throw(
      'idle has no "resend"',
    )
    expect(() => enter('press', { phase: 'sending', sent: sentBefore })).to.throw('idle has no "press"')
    expect(state.value).to.deep.equal({ phase: 'idle' })
  })
})
