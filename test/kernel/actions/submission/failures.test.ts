import { expect } from 'chai'
import { ApiError, type Plugin } from 'tavola'
import { availabilityFailure, noAvailabilityFailure } from 'tavola/journeys'
import type { AnyPlugin } from '../../../../src/contract/plugin'
import { turn } from '../../../kit/pending'
import { bookingBody } from '../../../kit/fixtures'
import { hangs, status, type Answer } from '../../../kit/network'
import { venueFailure } from '../../../../src/kernel/screen/banner'
import { atDetails, create, errorsIn, lost, shown } from '../../setup'

const nothing = bookingBody({ bookingReference: null, requiresCcg: true })

/** A create with this answer, and what a plugin heard of it. */
function creating(answer: Answer, ...plugins: AnyPlugin[]) {
  const heard: unknown[] = []
  const listener: Plugin = { id: 'listener', onError: (_, error) => void heard.push(error) }
  const test = atDetails([...plugins, listener], { answers: { [create]: answer } })
  return { ...test, heard, sent: test.kernel.sender.send() }
}

describe('Plugins and a failed create', () => {
  for (const [what, answer, failure] of [
    ['a 400', status(400, { email: 'no' }), 'status'],
    ['a 500', status(500), 'status'],
    ['a page of HTML', new Response('<!doctype html>'), 'malformed'],
    ['a lost connection', lost, 'unanswered'],
  ] as const)
    it(`they get the call's error after ${what} (${failure})`, async () => {
      const { heard, sent } = creating(answer)
      await sent
      expect(heard).to.have.length(1)
      expect(heard[0]).to.be.instanceOf(ApiError).and.to.include({ failure })
    })

  it('submit.posted: they get none if the create succeeds', async () => {
    const { heard, sent } = creating(bookingBody())
    await sent
    expect(heard).to.deep.equal([])
  })

  it('a response with neither a reference nor a next step is an unknown error', async () => {
    const test = creating(nothing)
    await test.sent
    const reason = 'TypeError: The response has neither a reference nor a next step.'
    expect(test.heard.map(String)).to.deep.equal([reason])
    expect(test.kernel.banner.shown.value).to.include({ text: 'Could not complete booking:' })
    expect([shown(test), errorsIn(test)]).to.deep.equal(['details', ['Unexpected / Unknown error']])
  })

  it('they get it before the banner appears, while the facts are unchanged', async () => {
    const seen: unknown[] = []
    const onError: Plugin['onError'] = ({ sending, set, facts }) => {
      set({ time: '21:00' })
      seen.push(sending, facts.time, test.kernel.banner.shown.peek())
    }
    const test = creating(nothing, { id: 'challenge', onError })
    await test.sent
    expect(seen).to.deep.equal([true, '19:30', null])
    expect(test.kernel.banner.shown.value).not.to.equal(null)
  })

  it('host.destroy: they get none if the widget is destroyed', async () => {
    const { heard, sent, kernel, network } = creating(hangs)
    while (network.requests.length === 0) await turn()
    kernel.dispose()
    await sent
    expect(heard).to.deep.equal([])
  })
})

type Failure = Parameters<ReturnType<typeof atDetails>['kernel']['banner']['fail']>[0]

/** The banner of a failure. */
function bannerOf(failure: Failure) {
  const { kernel, events } = atDetails()
  kernel.banner.fail(failure)
  return { ...kernel.banner.shown.value!, kernel, events }
}
const failed = { code: 'widget.unexpected' }

describe('The banner', () => {
  it('banner.errors: list, telephone and next action are optional', () => {
    expect(bannerOf({ ...failed, telephone: null })).to.deep.include({
      errors: [],
      telephone: null,
      again: null,
    })
  })

  it('banner.errors: a list has no empty lines', () => {
    const { errors } = bannerOf({ ...failed, errors: ['', 'Please give us a call'] })
    expect(errors).to.deep.equal(['Please give us a call'])
  })

  for (const [telephone, shown] of [
    [undefined, '021 496 0101'],
    ['01 496 0202', '01 496 0202'],
    [{} as never, null],
  ] as const)
    it(`banner.errors: has the restaurant's telephone or another one, if it is text (${typeof telephone})`, () => {
      expect(bannerOf({ ...failed, ...(telephone && { telephone }) }).telephone).to.equal(shown)
    })

  it('a failed availability check names the restaurant', () => {
    expect(bannerOf(availabilityFailure('Milano Cork'))).to.deep.include({
      code: 'widget.availabilityFailed',
      text: 'Sorry, there was a problem checking availability at Milano Cork.',
      errors: [],
      fromBackEnd: false,
      telephone: '021 496 0101',
      again: null,
    })
  })

  for (const [what, failure, said] of [
    ['an availability check', (run: () => void) => availabilityFailure('Milano Cork', run), /checking/],
    ['a restaurant that could not be loaded', venueFailure, /^Sorry, we couldn't load this restaurant\.$/],
  ] as const)
    it(`${what} is repeated by "Try again"`, () => {
      let tries = 0
      const { text, again } = bannerOf(failure(() => void tries++))
      again!.run()
      expect(text).to.match(said)
      expect([again!.label, tries]).to.deep.equal(['Try again', 1])
    })

  for (const ours of [true, false])
    it(`error.no-table: names the restaurant, with the alternative in ${ours ? 'our' : 'the back end’s'} words`, () => {
      const text = 'No availability found at Milano Cork or near by restaurants.'
      const errors = ['Please choose another date or time.']
      const banner = bannerOf(noAvailabilityFailure('Milano Cork', errors[0]!, !ours))
      expect(banner).to.deep.include({ text, errors, fromBackEnd: !ours, again: null })
    })

  it('event.dom: a failure is an error event with its code', () => {
    const { events } = bannerOf(failed)
    const detail = { code: 'widget.unexpected', plugin: null }
    expect(events.at(-1)).to.deep.equal({ name: 'error', detail })
  })
})
