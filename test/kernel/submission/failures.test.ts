import { expect } from 'chai'
import { ApiError, type Plugin, availabilityFailure, noAvailabilityFailure } from 'tavola'
import type { AnyPlugin } from '../../../src/contract/plugin'
import { turn } from '../../kit/pending'
import { bookingBody } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { hangs, status, type Answer } from '../../kit/network'
import { booking, start } from '../bare-plugins'
import { confirmed, cork } from '../selection'
import { venueFailure } from '../../../src/kernel/banner'

const nothing = bookingBody({ bookingReference: null, requiresCcg: true })

/** A create with this answer, and what a plugin heard of it. */
async function created(answer: Answer, ...plugins: AnyPlugin[]) {
  const heard: unknown[] = []
  const listener: Plugin = { id: 'listener', onError: (_, error) => void heard.push(error) }
  const test = bootKernel({
    plugins: [start, ...plugins, listener, booking],
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

  it('submit.posted: they get none if the create succeeds', async () => {
    const { heard, sent } = await created(bookingBody())
    await sent
    expect(heard).to.deep.equal([])
  })

  it('a response with neither a reference nor a next step is an unknown error', async () => {
    const { heard, sent, kernel } = await created(nothing)
    await sent
    const reason = 'TypeError: The response has neither a reference nor a next step.'
    expect(heard.map(String)).to.deep.equal([reason])
    expect(kernel.banner.shown.value).to.include({ text: 'Could not complete booking:' })
    expect(kernel.banner.shown.value!.errors).to.deep.equal(['Unexpected / Unknown error'])
    expect(kernel.steps.current.value!.step.id).to.equal('details')
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

  it('one that throws is reported, and stops no other', async () => {
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

type Failure = Parameters<ReturnType<typeof bootKernel>['kernel']['banner']['fail']>[0]

/** The banner of a failure, and the events that the host gets. */
function shown(failure: Failure) {
  const { kernel, events } = bootKernel({ plugins: [start, booking], first: confirmed })
  kernel.banner.fail(failure)
  return { banner: kernel.banner.shown.value!, events }
}

describe('The failures that step 1 and 2 share', () => {
  it('a failed availability check names the restaurant, and shows its telephone', () => {
    const { banner } = shown(availabilityFailure('Milano Cork'))
    expect(banner).to.deep.equal({
      code: 'widget.availabilityFailed',
      text: 'Sorry, there was a problem checking availability at Milano Cork.',
      errors: [],
      fromBackEnd: false,
      telephone: '021 496 0101',
      again: null,
    })
  })

  it('a failed availability check that can be repeated offers "Try again"', () => {
    let tries = 0
    const { again } = shown(availabilityFailure('Milano Cork', () => void tries++)).banner
    again!.run()
    expect([again!.label, tries]).to.deep.equal(['Try again', 1])
  })

  it('a restaurant that could not be loaded is loaded by "Try again"', () => {
    let tries = 0
    const { text, again } = shown(venueFailure(() => void tries++)).banner
    again!.run()
    expect([text, again!.label, tries]).to.deep.equal([
      "Sorry, we couldn't load this restaurant.",
      'Try again',
      1,
    ])
  })

  it('error.no-table: names the restaurant, with the alternative under it', () => {
    const { banner } = shown(noAvailabilityFailure('Milano Cork', 'Please choose another date or time.'))
    expect(banner).to.include({
      text: 'No availability found at Milano Cork or near by restaurants.',
      fromBackEnd: false,
      again: null,
    })
    expect(banner.errors).to.deep.equal(['Please choose another date or time.'])
  })

  it('an alternative in the words of the back end counts as such, whatever its language', () => {
    expect(shown(noAvailabilityFailure('Milano Cork', 'Rufen Sie uns an.', true)).banner.fromBackEnd).to.be
      .true
  })

  it('event.dom: a failure is an error event with its code', () => {
    const { events } = shown(availabilityFailure('Milano Cork'))
    expect(events.at(-1)).to.deep.equal({
      name: 'error',
      detail: { code: 'widget.availabilityFailed', plugin: null },
    })
  })
})
