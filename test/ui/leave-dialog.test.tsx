import '../kit/dom'
import { expect } from 'chai'
import { act, cleanup, render, screen } from '@testing-library/react'
import { bootKernel } from '../kit/kernel'
import { hangs, status } from '../kit/network'
import { booking, enquiry, start } from '../kernel/bare-plugins'
import { confirmed } from '../kernel/selection'
import { App } from '../../src/ui/app'
import LeaveDialog from '../../src/ui/popup/leave-dialog'

describe('ui: the question before leaving the popup', () => {
  const answers = { 'POST *': status(500) }
  let kernel: ReturnType<typeof bootKernel>['kernel']
  afterEach(() => {
    cleanup()
    kernel.dispose()
  })

  /** What it says; `sent`: after a create. */
  async function asks(sent?: () => Promise<unknown>) {
    await sent?.()
    const nothing = () => undefined
    await act(async () =>
      render(
        <App kernel={kernel} styles={{ root: document.head, add: () => null }} onReady={nothing}>
          <LeaveDialog title="Leave?" onStay={nothing} onLeave={nothing} />
        </App>,
      ),
    )
    return screen.getByRole('alertdialog').querySelector('p')!.textContent
  }

  it('decisions, closing: says that what was typed is lost', async () => {
    kernel = bootKernel({ plugins: [start, booking], first: confirmed, answers }).kernel
    expect(await asks()).to.equal("You'll lose what you've entered.")
  })

  it('decisions, booking: says that it is being sent', async () => {
    kernel = bootKernel({ plugins: [start, booking], first: confirmed, answers: { 'POST *': hangs } }).kernel
    void kernel.submission.send()
    expect(await asks()).to.equal('Your booking is being sent and may still go through.')
  })

  it('decisions, booking: an enquiry that is being sent is not called a booking', async () => {
    const messages = { ...enquiry.messages, leaveSending: 'Your enquiry is being sent.' }
    const plugins = [start, booking, { ...enquiry, messages }]
    const first = { ...confirmed, journey: 'Enquiry' }
    kernel = bootKernel({ plugins, first, answers: { 'POST *': hangs } }).kernel
    void kernel.submission.send()
    expect(await asks()).to.equal('Your enquiry is being sent.')
  })

  it('decisions, booking: says that it may have gone through', async () => {
    kernel = bootKernel({ plugins: [start, booking], first: confirmed, answers }).kernel
    expect(await asks(() => kernel.submission.send())).to.equal(
      "You'll lose what you've entered. What you sent may have gone through anyway.",
    )
  })
})
