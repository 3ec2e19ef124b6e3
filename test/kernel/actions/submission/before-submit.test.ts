import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import type { Plugin, MaySend, Validator } from 'tavola'
import { blocked } from '../../../kit/fixtures'
import { later } from '../../../kit/network'
import { atDetails, create, errorsIn, lost, oops, sendsAgain, sent, shown, throws } from '../../setup'

/** A hook that throws, rejects or answers nothing: test/ui/faults/table.test.tsx. */

/** Plugins that have something to do before a booking is sent. */
const preparing = (...prepare: (Plugin['beforeSubmit'] | Omit<Plugin, 'id'>)[]) =>
  prepare.map((part, index) => ({
    id: `prepares-${index}`,
    ...(typeof part === 'function' ? { beforeSubmit: part } : part),
  }))

describe('Preparation of a create', () => {
  it('plugins prepare it one after another in the brand’s order, then it is sent', async () => {
    const said: string[] = []
    const says = (name: string) => async () => {
      said.push(`${name} begins`)
      await null
      return said.push(`${name} ends`) > 0
    }
    const answer = () => (said.push('sent'), { bookingReference: 'MB-1' })
    await sent(preparing(says('one'), says('other')), { answers: { [create]: answer } })
    expect(said).to.deep.equal(['one begins', 'one ends', 'other begins', 'other ends', 'sent'])
  })

  it('its fields are in the payload', async () => {
    let token = 'none'
    const beforeSubmit = () => Boolean((token = 'fresh'))
    const { network } = await sent(preparing({ beforeSubmit, payload: { captchaToken: () => token } }))
    expect(network.sent(create)[0]!.body).to.deep.equal({ captchaToken: 'fresh', venueId: 'cork' })
  })

  it('submit.never-twice: two presses prepare once and send once', async () => {
    const challenge = later()
    let asked = 0
    const { kernel, network } = atDetails(preparing(() => (asked++, challenge.answer() as Promise<boolean>)))
    const both = Promise.all([kernel.sender.send(), kernel.sender.send()])
    challenge.come(true)
    await both
    expect([asked, network.sent(create).length]).to.deep.equal([1, 1])
  })

  it('host.destroy: a destroyed widget prepares and sends nothing', async () => {
    const challenge = later()
    let made = 0
    const beforeSubmit = () => challenge.answer() as Promise<boolean>
    const { kernel, network } = atDetails(
      preparing({ beforeSubmit, payload: { captchaToken: () => ++made } }),
    )
    const sent = kernel.sender.send()
    const before = made
    kernel.dispose()
    challenge.come(true)
    await sent
    expect([made, network.sent(create).length, kernel.banner.shown.value]).to.deep.equal([before, 0, null])
  })

  it('an essential field that fails once it was prepared stops it with the banner', async () => {
    let isReady = false
    const token = () => (isReady ? throws() : 'token')
    const beforeSubmit = () => (isReady = true)
    const test = await sent(preparing({ essential: true, beforeSubmit, payload: { captchaToken: token } }))
    expect(test.network.sent(create)).to.deep.equal([])
    expect(errorsIn(test)).to.deep.equal([blocked])
  })
})

describe('A plugin that stops the submit', () => {
  it('with its own failure stops those after it too, and its message stays', async () => {
    let others = 0
    const fails: Plugin['beforeSubmit'] = ({ fail }) => (fail({ code: 'widget.stepFailed' }), false)
    const test = await sent(preparing(fails, () => ++others > 0))
    expect(test.network.sent(create)).to.be.empty
    expect([others, test.kernel.submission.isSending.value, shown(test)]).to.deep.equal([0, false, 'details'])
    expect(test.kernel.banner.shown.value!.code).to.equal('widget.stepFailed')
  })

  it('shows the shell’s text with the telephone if it gives no reason', async () => {
    const { kernel, network } = await sent(preparing(() => false))
    expect(network.sent('POST *')).to.be.empty
    const { errors, telephone } = kernel.banner.shown.value!
    expect(errors).to.deep.equal(["We couldn't send this. Please try again, or call us."])
    expect(telephone).to.equal('021 496 0101')
  })

  it('needs no banner if it shows the reason in its own place', async () => {
    const { kernel, network } = await sent(preparing(() => 'shown'))
    expect([kernel.banner.shown.value, network.sent('POST *').length]).to.deep.equal([null, 0])
  })

  for (const stopped of ['shown', false] as const)
    it(`leaves an earlier outcome unknown by answering "${stopped}"`, async () => {
      let answer: MaySend = true
      const plugins = preparing(() => answer)
      const test = await sent(plugins, { answers: { [create]: lost } })
      const { submission, sender, banner } = test.kernel
      answer = stopped
      await sendsAgain(test)
      expect(submission.isUndecided.value).to.equal(true)
      if (stopped === 'shown') expect(banner.shown.value).to.equal(null)
      await sender.send()
      expect(banner.shown.value!.text).to.include('may have gone through')
      expect(banner.shown.value!.again!.label).to.equal('Send again')
      expect(test.network.sent(create)).to.have.length(1)
    })
})

interface Fields {
  readonly ask: Validator['ask'] & {}
  readonly isRight?: { readonly value: boolean }
  /** Whether another field is right. */
  readonly name?: () => boolean
}

describe('A plugin that asks for its own field', () => {
  const asking = ({ ask, isRight = signal(false), name = () => true }: Fields): Plugin[] => {
    const own = { field: 'captcha', at: 'submit', message: 'widget.enterEmail' } as const
    const other = { field: 'name', message: 'widget.enterFirstName', valid: name }
    return [{ id: 'asks', validators: [{ ...own, valid: () => isRight.value, ask }, other] }]
  }
  const [enterOwn, enterName] = ['Please enter your email', 'Please enter your first name']

  it('needs no banner, and the next press asks again', async () => {
    let asked = 0
    const { kernel, network } = await sent(asking({ ask: () => ++asked > 0 }))
    await kernel.sender.send()
    const { isSending } = kernel.submission
    expect([asked, kernel.banner.shown.value, isSending.value]).to.deep.equal([2, null, false])
    expect(network.sent(create)).to.be.empty
  })

  it('is named in the banner if it does not ask after all, or fails to', async () => {
    for (const ask of [() => false, throws]) {
      const test = await sent(asking({ ask }))
      expect(errorsIn(test)).to.deep.equal([enterOwn])
      const reported = { plugin: 'asks', place: 'validator.ask "captcha"', error: oops }
      expect(test.faults).to.deep.equal(ask === throws ? [reported] : [])
    }
  })

  it('asks only once all others are right', async () => {
    let asked = 0
    const name = signal('')
    const test = await sent(asking({ ask: () => ++asked > 0, name: () => name.value !== '' }))
    expect(asked).to.equal(0)
    expect(errorsIn(test)).to.have.members([enterOwn, enterName])
    name.value = 'Anna'
    await test.kernel.sender.send()
    expect(asked).to.equal(1)
  })

  it('is not asked while its field is right', async () => {
    let asked = 0
    const test = await sent(asking({ ask: () => ++asked > 0, isRight: signal(true), name: () => false }))
    expect([asked, errorsIn(test)]).to.deep.equal([0, [enterName]])
  })

  it('is not asked by "Send again": the banner still says what may have gone through', async () => {
    let asked = 0
    const isRight = signal(true)
    const plugins = asking({ ask: () => ++asked > 0, isRight })
    const test = await sent(plugins, { answers: { [create]: lost } })
    isRight.value = false
    await sendsAgain(test)
    expect(test.kernel.banner.shown.value!.text).to.include('may have gone through')
    expect([asked, errorsIn(test)]).to.deep.equal([0, [enterOwn]])
    expect(test.network.sent(create)).to.have.length(1)
  })
})
