import { expect } from 'chai'
import { availabilityFailure, noAvailabilityFailure } from 'tavola'
import { venueFailure } from '../../../src/kernel/banner'
import { bootKernel } from '../../kit/kernel'
import { booking, start } from '../bare-plugins'
import { confirmed } from '../selection'

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
