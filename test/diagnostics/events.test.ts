import '../kit/dom'
import { expect } from 'chai'
import { stub, type SinonStub } from 'sinon'
import { reportUnknownEvents } from '../../src/diagnostics/options'
import { booking, start } from '../kernel/bare-plugins'

describe('Unknown events', () => {
  let error: SinonStub
  beforeEach(() => (error = stub(console, 'error')))
  afterEach(() => error.restore())

  const meant: [name: string, meant: string][] = [
    ['bookd', 'booking-confirmed'],
    ['booked', 'booking-confirmed'],
    ['closed', 'close'],
    ['noAvailability', 'no-availability'],
    ['submit-start', 'submit-started'],
  ]
  for (const [name, event] of meant) {
    it(`"${name}" is reported with a suggestion`, () => {
      reportUnknownEvents([name], [start, booking])
      expect(String(error.args[0]![0])).to.match(
        new RegExp(
          `T021 handle\\.on: unknown event "${name}"\\. Did you mean "${event}"\\? Expected one of ready, `,
        ),
      )
    })
  }

  it('the events listed are the brand’s', () => {
    reportUnknownEvents(['zzzz'], [start, booking])
    expect(String(error.args[0]![0]))
      .to.match(/booking-confirmed/)
      .and.not.match(/enquiry-confirmed|, confirmed/)
  })
})
