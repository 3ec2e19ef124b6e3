import '../kit/dom'
import { expect } from 'chai'
import { act, cleanup, render, screen } from '@testing-library/react'
import { bootKernel } from '../kit/kernel'
import { hangs, status } from '../kit/network'
import { booking, start } from '../kernel/bare-plugins'
import { confirmed } from '../kernel/selection'
import { App } from '../../src/ui/app'
import LeaveDialog from '../../src/ui/popup/leave-dialog'

describe('ui: the question before the popup is left', () => {
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

  it('decisions, closing: what was typed will be lost', async () => {
    kernel = bootKernel({ plugins: [start, booking], first: confirmed, answers }).kernel
    expect(await asks()).to.equal('What you typed will be lost.')
  })

  it('decisions, booking: it is being sent', async () => {
    kernel = bootKernel({ plugins: [start, booking], first: confirmed, answers: { 'POST *': hangs } }).kernel
    void kernel.submission.send()
    expect(await asks()).to.equal('It is being sent right now and may still go through.')
  })

  it('decisions, booking: it may have gone through', async () => {
    kernel = bootKernel({ plugins: [start, booking], first: confirmed, answers }).kernel
    expect(await asks(() => kernel.submission.send())).to.equal(
      'What you typed will be lost. What was sent may have gone through all the same.',
    )
  })
})
