import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { once, secret, type AnyPlugin } from 'tavola'
import { settles } from '../../kit/pending'
import { blocked, bookingBody } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { status, type Answer } from '../../kit/network'
import { selectionFields } from '../../../src/customer/payload'
import { booking as bare, enquiry, start } from '../bare-plugins'
import { confirmed } from '../selection'

const booking = { ...bare, payload: selectionFields }
const create = 'POST /api/bookings/create'
const lost = new TypeError('Failed to fetch')
const sentBefore = {
  content: '{}',
  answered: false,
  values: { what: 'A booking', time: '19:30' },
  telephone: '01 496 0202',
}

const boot = (plugins: readonly AnyPlugin[] = [], answer: Answer = lost, more: object = {}) =>
  bootKernel({
    plugins: [start, booking, ...plugins],
    first: confirmed,
    answers: { [create]: answer },
    ...more,
  })
type Test = ReturnType<typeof boot>

async function sendsAgain({ kernel }: Test): Promise<void> {
  kernel.banner.shown.value!.again!.run()
  await settles()
}

describe('After an unknown outcome', () => {
  /** A field that the test makes invalid. */
  function withField() {
    const isValid = signal(true)
    const rule = { field: 'email', message: 'widget.enterEmail', valid: () => isValid.value }
    return { isValid, plugin: { id: 'strict', validators: [rule] } }
  }

  for (const way of ['"Send again"', 'another press']) {
    it(`${way} names what is missing now, under what was sent, and sends nothing`, async () => {
      const { isValid, plugin } = withField()
      const test = boot([plugin])
      const { kernel, network } = test
      await kernel.submission.send()
      isValid.value = false
      if (way === '"Send again"') await sendsAgain(test)
      else await kernel.submission.send()
      const { code, errors, again } = kernel.banner.shown.value!
      expect([code, errors, again!.label]).to.deep.equal([
        'widget.unanswered',
        ['Please enter your email'],
        'Send again',
      ])
      expect([network.sent(create).length, kernel.submission.isUndecided.value]).to.deep.equal([1, true])
      isValid.value = true
      network.answer(create, bookingBody())
      await sendsAgain(test)
      expect(kernel.facts.references.booking?.reveal()).to.equal('MB-1234')
    })
  }

  it('a response of no sense and a missing field are told together', async () => {
    const { isValid, plugin } = withField()
    const test = boot([plugin], status(500))
    await test.kernel.submission.send()
    isValid.value = false
    await sendsAgain(test)
    const { errors } = test.kernel.banner.shown.value!
    expect(errors).to.have.length(3)
    expect(errors[0]).to.equal('Unexpected / Unknown error')
    expect(errors[1]).to.include('may have gone through')
    expect(errors[2]).to.equal('Please enter your email')
  })

  it('a press says that an essential plugin failed, and tries it once more', async () => {
    let setups = 0
    const card: AnyPlugin = {
      id: 'card',
      essential: true,
      setup() {
        if (setups++ === 0) throw new Error('oops')
      },
    }
    const { kernel, network } = boot([card])
    kernel.submission.restore(sentBefore)
    await kernel.submission.send()
    expect(kernel.banner.shown.value!.errors).to.deep.equal([blocked])
    expect([setups, kernel.submission.isUndecided.value]).to.deep.equal([2, true])
    await kernel.submission.send()
    const { text, telephone, again } = kernel.banner.shown.value!
    expect(text).to.include('We sent “A booking” at 19:30')
    expect([telephone, again!.label]).to.deep.equal(['01 496 0202', 'Send with my changes'])
    expect(network.sent(create)).to.be.empty
  })

  it('a press says that an essential plugin is missing, or cannot fill its field', async () => {
    const card: AnyPlugin = {
      id: 'card',
      essential: true,
      payload: {
        nonce: () => {
          throw new Error('oops')
        },
      },
    }
    for (const test of [boot([card]), boot([], lost, { lacksEssential: () => true })]) {
      test.kernel.submission.restore(sentBefore)
      await test.kernel.submission.send()
      expect(test.kernel.banner.shown.value!.errors).to.deep.equal([blocked])
    }
  })

  it('a press names what is missing first, whatever else stops it', async () => {
    const { isValid, plugin } = withField()
    const { kernel } = boot([plugin], lost, { lacksEssential: () => true })
    kernel.submission.restore(sentBefore)
    isValid.value = false
    await kernel.submission.send()
    expect(kernel.banner.shown.value!.errors).to.deep.equal(['Please enter your email'])
  })

  it('completion.resets: a new visit starts without the question', async () => {
    const { kernel, network } = boot()
    await kernel.submission.send()
    const { run } = kernel.banner.shown.value!.again!
    kernel.navigation.complete()
    kernel.choices.set(confirmed)
    run()
    await settles()
    expect(network.sent(create)).to.have.length(1)
    network.answer(create, bookingBody())
    await kernel.submission.send()
    expect(kernel.facts.references.booking?.reveal()).to.equal('MB-1234')
  })

  it('a 409 to a changed booking is its own refusal', async () => {
    const test = boot()
    const { kernel, network } = test
    await kernel.submission.send()
    kernel.choices.set({ adults: 5, time: '20:00', confirmed: true })
    network.answer(create, status(409))
    await kernel.submission.send()
    await sendsAgain(test)
    expect(network.sent(create)).to.have.length(2)
    expect(kernel.banner.shown.value!.errors).to.deep.equal(['Unexpected / Unknown error'])
    expect(kernel.submission.isUndecided.value).to.equal(false)
  })

  it('an enquiry without a slot or a restaurant is named by its journey, without a telephone', async () => {
    const { kernel } = bootKernel({
      plugins: [start, booking, enquiry],
      first: { journey: 'Enquiry' },
      answers: { 'POST *': lost },
    })
    await kernel.submission.send()
    const { text, telephone } = kernel.banner.shown.value!
    expect(text).to.match(/^We sent “Enquiry” at /)
    expect(telephone).to.equal(null)
  })

  it('event.dom: the error event has the code of the question', async () => {
    const { kernel, events } = boot()
    await kernel.submission.send()
    expect(events).to.deep.include({ name: 'error', detail: { code: 'widget.unanswered', plugin: null } })
  })
})

describe('A value good for one POST', () => {
  it('its field may fail while the bookings are compared', async () => {
    const card: AnyPlugin = {
      id: 'card',
      essential: true,
      state: { nonce: once(null as string | null) },
      payload: { nonce: ({ state }) => (state.nonce!.value as string).trim() },
      beforeSubmit: ({ state }) => Boolean((state.nonce!.value = ' n ')),
    }
    const { kernel, network, faults } = boot([card])
    await kernel.submission.send()
    expect(network.sent(create)[0]!.body).to.include({ nonce: 'n' })
    await kernel.submission.send()
    expect(kernel.banner.shown.value!.again!.label).to.equal('Send again')
    expect(faults).to.deep.equal([])
  })
})

describe('An outcome with a fault', () => {
  const throws = () => {
    throw new Error('oops')
  }
  const { outcome } = booking

  for (const [what, over, place] of [
    ['that cannot send', { send: throws }, 'outcome.send "booking"'],
    ['that cannot read the reference', { reference: throws }, 'outcome.reference "booking"'],
    ['whose reference is no text', { reference: () => 7 }, 'outcome.reference "booking"'],
    ['whose reference is missing', { reference: () => undefined }, 'outcome.reference "booking"'],
  ] as const) {
    it(`one ${what} is reported, and may have booked`, async () => {
      const broken = { ...booking, outcome: { ...outcome!, ...over } } as AnyPlugin
      const { kernel, faults } = bootKernel({ plugins: [start, broken], first: confirmed })
      await kernel.submission.send()
      expect(faults.map(({ plugin, place }) => [plugin, place])).to.deep.equal([['booking', place]])
      expect(kernel.banner.shown.value!.errors[1]).to.match(/may have gone through/)
      expect(kernel.submission.isUndecided.value).to.equal(true)
    })
  }
})

describe('The phases of a submission', () => {
  /** Each phase with what is derived from it. */
  function follow({ kernel }: Test) {
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
    await test.kernel.submission.send()
    expect(seen).to.deep.equal([
      'idle',
      'checking sending undecided',
      'sending sending undecided unknown',
      'confirmed',
    ])
  })

  it('a lost one is unknown until its second sending is answered', async () => {
    const test = boot()
    await test.kernel.submission.send()
    const seen = follow(test)
    test.kernel.banner.dismiss()
    await test.kernel.submission.send()
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
    await test.kernel.submission.send()
    test.kernel.banner.dismiss()
    expect(seen.slice(-2)).to.deep.equal(['refused banner', 'idle'])
  })

  it('what was booked before a reload is confirmed, and is not sent again', async () => {
    const { kernel, network } = boot([], bookingBody(), {
      first: { ...confirmed, references: { booking: secret('') } },
    })
    expect(kernel.submission.state.value.phase).to.equal('confirmed')
    await kernel.submission.send()
    expect(network.sent(create)).to.be.empty
  })

  it('submit.posted: another slot after a booking is a booking of its own', async () => {
    const { kernel, network } = boot([], bookingBody())
    await kernel.submission.send()
    kernel.choices.set({ time: '20:00', confirmed: true })
    expect(kernel.submission.state.value.phase).to.equal('idle')
    await kernel.submission.send()
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
