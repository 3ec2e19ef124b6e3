import { expect } from 'chai'
import { bootKernel } from '../kit/kernel'
import { booking, enquiry, start, step } from './bare-plugins'
import { confirmed } from './selection'

describe('A takeover', () => {
  const boot = (over: object) =>
    bootKernel({
      plugins: [
        start,
        booking,
        enquiry,
        { id: 'card', serves: 'booking', steps: [{ ...step('card', 'takeover'), ...over }] },
      ],
      first: { ...confirmed, journey: 'Enquiry' },
    }).kernel.steps.current.value!.step.id

  it('section 4, "Step selection": ignores the journey', () => expect(boot({})).to.equal('card'))

  it('can be for its own journey alone', () => expect(boot({ scoped: true })).to.not.equal('card'))
})
