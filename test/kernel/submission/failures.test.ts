import { expect } from 'chai'
import { ApiError, definePlugin, type Plugin } from 'tavola'
import type { AnyPlugin } from '../../../src/contract/plugin'
import { turn } from '../../kit/pending'
import { bookingBody } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { hangs, status, type Answer } from '../../kit/network'
import { booking, load, start } from '../bare-plugins'
import { confirmed, cork } from '../selection'

const nothing = bookingBody({ bookingReference: null, requiresCcg: true })

/** A create with this answer, and what a plugin heard of it. */
async function created(answer: Answer, ...plugins: AnyPlugin[]) {
  const heard: unknown[] = []
  const ears: Plugin = { id: 'ears', onError: (_, error) => void heard.push(error) }
  const test = bootKernel({
    plugins: [start, ...plugins, ears, booking],
    first: confirmed,
    answers: { 'POST /api/bookings/create': answer },
  })
  return { ...test, heard, sent: test.kernel.submission.send() }
}

describe('Plugins and a failed create', () => {
  for (const [what, answer, failure] of [
    ['a 400', status(400, { email: 'no' }), 'status'],
    ['a 500', status(500), 'status'],
    ['a page of HTML', new Response('<!doctype html>'), 'malformed'],
    ['a lost connection', new TypeError('Failed to fetch'), 'unanswered'],
  ] as const) {
    it(`they get the call's error after ${what} (${failure})`, async () => {
      const { heard, sent } = await created(answer)
      await sent
      expect(heard).to.have.length(1)
      expect(heard[0]).to.be.instanceOf(ApiError).and.to.include({ failure })
    })
  }

  it('they get an error if the response has neither a reference nor a next step', async () => {
    const { heard, sent } = await created(nothing)
    await sent
    expect(heard.map(String)).to.deep.equal([
      'TypeError: The response has neither a reference nor a next step.',
    ])
  })

  it('submit.posted: they get none if the response leads to another step', async () => {
    const card = definePlugin({
      id: 'card',
      state: { asked: false },
      onResponse: ({ state }) => void (state.asked.value = true),
      steps: [{ id: 'card', priority: 'takeover', when: ({ state }) => state.asked.value, load }],
    })
    const { heard, sent, kernel } = await created(nothing, card)
    await sent
    expect(kernel.steps.current.value!.step.id).to.equal('card')
    expect(heard).to.deep.equal([])
  })

  it('submit.posted: they get none if the create succeeds', async () => {
    const { heard, sent } = await created(bookingBody())
    await sent
    expect(heard).to.deep.equal([])
  })

  it('they get it before the banner appears, while the facts are unchanged', async () => {
    const seen: unknown[] = []
    const onError: Plugin['onError'] = ({ sending, set, facts }) => {
      set({ time: '21:00' })
      seen.push(sending, facts.time, test.kernel.banner.shown.peek())
    }
    const test = await created(nothing, { id: 'challenge', onError })
    await test.sent
    expect(seen).to.deep.equal([true, '19:30', null])
    expect(test.kernel.banner.shown.value).not.to.equal(null)
  })

  it('plugin.fault: one that throws is reported, and stops no other', async () => {
    const oops = new Error('oops')
    const onError = () => {
      throw oops
    }
    const { sent, kernel, faults, heard } = await created(status(500), { id: 'challenge', onError })
    await sent
    expect(kernel.banner.shown.value).to.include({ text: 'Could not complete booking:' })
    expect(faults).to.deep.equal([{ plugin: 'challenge', place: 'onError', error: oops }])
    expect(heard).to.have.length(1)
  })

  it('host.destroy: they get none if the widget is destroyed', async () => {
    const { heard, sent, kernel, network } = await created(hangs)
    while (network.requests.length === 0) await turn()
    kernel.dispose()
    await sent
    expect(heard).to.deep.equal([])
  })
})

const boot = (first = {}) => bootKernel({ plugins: [start], first })

describe('Error banner', () => {
  it("state.screen: shows a failure's text, list and next action, in the brand's wording", () => {
    const { kernel } = boot({ venue: cork })
    let ran = false
    kernel.banner.fail({
      code: 'widget.noAvailability',
      values: { venue: 'Milano Cork' },
      errors: ['Please give us a call'],
      again: { label: 'widget.tryAgain', run: () => (ran = true) },
    })
    const { again, ...banner } = kernel.banner.shown.value!
    expect(banner).to.deep.equal({
      code: 'widget.noAvailability',
      text: 'No availability found at Milano Cork or near by restaurants.',
      errors: ['Please give us a call'],
      fromBackEnd: false,
      telephone: '021 496 0101',
    })
    again!.run()
    expect([again!.label, ran]).to.deep.equal(['Try again', true])
  })

  it('banner.errors: list, telephone and next action are optional', () => {
    const { kernel } = boot()
    kernel.banner.fail({ code: 'widget.unexpected' })
    expect(kernel.banner.shown.value).to.deep.include({ errors: [], telephone: null, again: null })
  })

  it('banner.errors: a list has no empty lines', () => {
    const { kernel } = boot()
    kernel.banner.fail({ code: 'widget.unexpected', errors: ['', 'Please give us a call'] })
    expect(kernel.banner.shown.value!.errors).to.deep.equal(['Please give us a call'])
  })

  it("banner.errors: may have another telephone than the restaurant's, and none if it isn't text", () => {
    const { kernel } = boot({ venue: cork })
    for (const [telephone, shown] of [
      ['01 496 0202', '01 496 0202'],
      [null, null],
      [{} as never, null],
    ] as const) {
      kernel.banner.fail({ code: 'widget.unexpected', telephone })
      expect(kernel.banner.shown.value!.telephone).to.equal(shown)
    }
  })

  it('banner.dismiss: OK dismisses it', () => {
    const { kernel } = boot()
    kernel.banner.fail({ code: 'widget.unexpected' })
    kernel.banner.dismiss()
    expect(kernel.banner.shown.value).to.equal(null)
  })
})
