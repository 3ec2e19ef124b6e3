import { expect } from 'chai'
import { status } from '../kit/network'
import { bootKernel } from '../kit/kernel'
import { booking, start } from './bare-plugins'
import { confirmed } from './selection'

const names = ({ events }: ReturnType<typeof bootKernel>) => events.map(({ name }) => name)
const boot = (answers = {}, plugins = [start, booking]) => bootKernel({ plugins, first: confirmed, answers })

describe('The event "submit-started"', () => {
  it('reports that a create is being sent, and for what, before its response', async () => {
    const test = boot()
    await test.kernel.submission.send()
    expect(test.events.slice(-3)[0]).to.deep.equal({
      name: 'submit-started',
      detail: { journey: 'Booking', venueId: 'cork', date: '2026-11-20', time: '19:30', guests: 2 },
    })
    expect(names(test).indexOf('submit-started')).to.be.below(names(test).indexOf('booking-confirmed'))
  })

  it('reports one that fails too, once for each sending', async () => {
    const test = boot({ 'POST *': status(409) })
    await test.kernel.submission.send()
    await test.kernel.submission.send()
    expect(test.network.sent('POST *')).to.have.length(2)
    expect(names(test).filter((name) => name === 'submit-started')).to.have.length(2)
  })

  it('decisions, "Booking": a fault of ours after the press leaves an unknown outcome, never an idle button', async () => {
    const { kernel } = bootKernel({
      plugins: [start, booking],
      first: confirmed,
      emit: (name) => {
        if (name === 'submit-started') throw new Error('Ours.')
      },
    })
    await kernel.submission.send().catch(() => undefined)
    expect(kernel.submission.state.peek().phase).to.equal('unknown')
  })

  it('reports nothing if nothing is sent', async () => {
    const strict = {
      id: 'strict',
      messages: { x: 'No.' },
      validators: [{ field: 'x', message: 'x', valid: () => false }],
    }
    const test = boot({}, [start, booking, strict])
    await test.kernel.submission.send()
    expect(test.network.sent('POST *')).to.have.length(0)
    expect(names(test)).to.not.include('submit-started')
  })
})
