import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import type { Plugin, MaySend, PluginContext, Validator } from 'tavola'
import { settles } from '../../kit/pending'
import { bootKernel } from '../../kit/kernel'
import { blocked } from '../../kit/fixtures'
import { later } from '../../kit/network'
import { booking, start } from '../bare-plugins'
import { confirmed } from '../selection'

const create = 'POST /api/bookings/create'
const oops = new Error('oops')
const throws = (): never => {
  throw oops
}

/** A booking at its details, with plugins that have something to do before it is sent. */
const boot = (...prepare: (Plugin['beforeSubmit'] | Omit<Plugin, 'id'>)[]) =>
  bootKernel({
    plugins: [
      start,
      ...prepare.map((part, index) => ({
        id: `prepares-${index}`,
        ...(typeof part === 'function' ? { beforeSubmit: part } : part),
      })),
      booking,
    ],
    first: confirmed,
  })

describe('Preparation of a create', () => {
  it('plugins prepare it one after another in the brand’s order, then it is sent', async () => {
    const said: string[] = []
    const says = (name: string) => async () => {
      said.push(`${name} begins`)
      await null
      return said.push(`${name} ends`) > 0
    }
    const test = boot(says('one'), says('other'))
    test.network.answer(create, () => (said.push('sent'), { bookingReference: 'MB-1' }))
    await test.kernel.submission.send()
    expect(said).to.deep.equal(['one begins', 'one ends', 'other begins', 'other ends', 'sent'])
  })

  it('its fields are in the payload', async () => {
    let token = 'none'
    const { kernel, network } = boot({
      beforeSubmit: () => Boolean((token = 'fresh')),
      payload: { captchaToken: () => token },
    })
    await kernel.submission.send()
    expect(network.sent(create)[0]!.body).to.deep.equal({ captchaToken: 'fresh', venueId: 'cork' })
  })

  it('returning false stops it, and its message stays', async () => {
    let others = 0
    const { kernel, network } = boot(
      ({ fail }) => (fail({ code: 'widget.stepFailed' }), false),
      () => ++others > 0,
    )
    await kernel.submission.send()
    expect(network.sent(create)).to.deep.equal([])
    expect([others, kernel.submission.isSending.value, kernel.steps.current.value!.step.id]).to.deep.equal([
      0,
      false,
      'details',
    ])
    expect(kernel.banner.shown.value!.code).to.equal('widget.stepFailed')
  })

  for (const [how, beforeSubmit] of Object.entries({
    throws,
    rejects: () => Promise.reject(oops),
  } satisfies Record<string, Plugin['beforeSubmit']>)) {
    it(`one that ${how} is reported, and the create is sent without it`, async () => {
      const { kernel, network, faults } = boot(beforeSubmit)
      await kernel.submission.send()
      expect(network.sent(create)).to.have.length(1)
      expect(faults).to.deep.equal([{ plugin: 'prepares-0', place: 'beforeSubmit', error: oops }])
    })

    it(`an essential plugin's that ${how} stops it with the banner`, async () => {
      const { kernel, network } = boot({ essential: true, beforeSubmit })
      await kernel.submission.send()
      expect(network.sent(create)).to.deep.equal([])
      expect(kernel.banner.shown.value).to.include({ text: 'Could not complete booking:' })
      expect(kernel.banner.shown.value!.errors).to.deep.equal([blocked])
      expect(kernel.submission.isSending.value).to.equal(false)
    })
  }

  it('submit.never-twice: two presses prepare once and send once', async () => {
    const challenge = later()
    let asked = 0
    const { kernel, network } = boot(() => (asked++, challenge.answer() as Promise<boolean>))
    const both = Promise.all([kernel.submission.send(), kernel.submission.send()])
    challenge.come(true)
    await both
    expect([asked, network.sent(create).length]).to.deep.equal([1, 1])
  })

  it('host.destroy: a destroyed widget prepares and sends nothing', async () => {
    const challenge = later()
    let made = 0
    const { kernel, network } = boot({
      beforeSubmit: () => challenge.answer() as Promise<boolean>,
      payload: { captchaToken: () => ++made },
    })
    const sent = kernel.submission.send()
    const before = made
    kernel.dispose()
    challenge.come(true)
    await sent
    expect([made, network.sent(create).length, kernel.banner.shown.value]).to.deep.equal([before, 0, null])
  })

  it('an essential field that fails once it was prepared stops it with the banner', async () => {
    let isReady = false
    const token = () => (isReady ? throws() : 'token')
    const { kernel, network } = boot({
      essential: true,
      beforeSubmit: () => (isReady = true),
      payload: { captchaToken: token },
    })
    await kernel.submission.send()
    expect(network.sent(create)).to.deep.equal([])
    expect(kernel.banner.shown.value!.errors).to.deep.equal([blocked])
  })

  it('a plugin asks for its own field only once all others are right', async () => {
    let asked = 0
    const name = signal('')
    const right = { at: 'submit', message: 'widget.enterEmail' } as const
    const { kernel } = boot({
      validators: [
        { ...right, field: 'firstName', valid: () => name.value !== '' },
        { ...right, field: 'captcha', valid: () => false, ask: () => ++asked > 0 },
      ],
    })
    await kernel.submission.send()
    expect([asked, kernel.banner.shown.value!.errors.length]).to.deep.equal([0, 2])
    name.value = 'Anna'
    await kernel.submission.send()
    expect(asked).to.equal(1)
  })
})

describe('A plugin that asks for its own field', () => {
  const boot = (ask: Validator['ask'], others: readonly Validator[] = []) => {
    const isMissing = signal(true)
    const own = {
      field: 'captcha',
      at: 'submit',
      message: 'widget.enterEmail',
      valid: () => !isMissing.value,
    } as const
    const test = bootKernel({
      plugins: [start, booking, { id: 'asks', validators: [{ ...own, ...(ask && { ask }) }, ...others] }],
      first: confirmed,
    })
    return { ...test, isMissing }
  }

  it('needs no banner, and the next press asks again', async () => {
    let asked = 0
    const { kernel, network } = boot(() => ++asked > 0)
    await kernel.submission.send()
    await kernel.submission.send()
    expect([asked, kernel.banner.shown.value, kernel.submission.isSending.value]).to.deep.equal([
      2,
      null,
      false,
    ])
    expect(network.sent(create)).to.be.empty
  })

  it('is named in the banner if it does not ask after all, or fails to', async () => {
    for (const ask of [() => false, throws]) {
      const { kernel, faults } = boot(ask)
      await kernel.submission.send()
      expect(kernel.banner.shown.value!.errors).to.deep.equal(['Please enter your email'])
      const reported =
        ask === throws ? [{ plugin: 'asks', place: 'validator.ask "captcha"', error: oops }] : []
      expect(faults).to.deep.equal(reported)
    }
  })

  it('is not asked while its field is right', async () => {
    let asked = 0
    const name = { field: 'name', message: 'widget.enterFirstName', valid: () => false }
    const { kernel, isMissing } = boot(() => ++asked > 0, [name])
    isMissing.value = false
    await kernel.submission.send()
    expect(kernel.banner.shown.value!.errors).to.deep.equal(['Please enter your first name'])
    expect(asked).to.equal(0)
  })

  it('is not asked by "Send again": the banner still says what may have gone through', async () => {
    let asked = 0
    const { kernel, network, isMissing } = boot(() => ++asked > 0)
    network.answer(create, new TypeError('Failed to fetch'))
    isMissing.value = false
    await kernel.submission.send()
    isMissing.value = true
    kernel.banner.shown.value!.again!.run()
    await settles()
    const { text, errors } = kernel.banner.shown.value!
    expect(text).to.include('may have gone through')
    expect([asked, errors]).to.deep.equal([0, ['Please enter your email']])
    expect(network.sent(create)).to.have.length(1)
  })
})

describe('A plugin that stops the submit', () => {
  const boot = (beforeSubmit: (ctx: PluginContext) => MaySend) =>
    bootKernel({
      plugins: [start, booking, { id: 'bouncer', messages: { no: 'Not tonight' }, beforeSubmit }],
      first: confirmed,
    })

  it('shows the shell’s text with the telephone if it gives no reason', async () => {
    const { kernel, network } = boot(() => false)
    await kernel.submission.send()
    expect(network.sent('POST *')).to.be.empty
    const { errors, telephone } = kernel.banner.shown.value!
    expect(errors).to.deep.equal(["We couldn't send this. Please try again, or call us."])
    expect(telephone).to.equal('021 496 0101')
  })

  it('needs no banner if it shows the reason in its own place', async () => {
    const { kernel, network } = boot(() => 'shown')
    await kernel.submission.send()
    expect([kernel.banner.shown.value, network.sent('POST *').length]).to.deep.equal([null, 0])
  })

  for (const stopped of ['shown', false] as const)
    it(`leaves an earlier outcome unknown by answering "${stopped}"`, async () => {
      let answer: MaySend = true
      const { kernel, network } = boot(() => answer)
      network.answer(create, new TypeError('Failed to fetch'))
      await kernel.submission.send()
      answer = stopped
      kernel.banner.shown.value!.again!.run()
      await settles()
      expect(kernel.submission.isUndecided.value).to.equal(true)
      if (stopped === 'shown') expect(kernel.banner.shown.value).to.equal(null)
      await kernel.submission.send()
      expect(kernel.banner.shown.value!.text).to.include('may have gone through')
      expect(kernel.banner.shown.value!.again!.label).to.equal('Send again')
      expect(network.sent(create)).to.have.length(1)
    })

  it('without an answer it has a fault, and stops nothing', async () => {
    const { kernel, network, faults } = boot(() => undefined as never)
    await kernel.submission.send()
    expect(network.sent(create)).to.have.length(1)
    expect(faults.map(({ plugin, place }) => [plugin, place])).to.deep.equal([['bouncer', 'beforeSubmit']])
    expect(faults[0]!.error).to.be.instanceOf(TypeError)
  })
})
