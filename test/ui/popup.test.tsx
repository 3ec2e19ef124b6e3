import '../kit/dom'
import { expect } from 'chai'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { bootKernel } from '../kit/kernel'
import { hangs, status } from '../kit/network'
import { booking, enquiry, start } from '../kernel/bare-plugins'
import { confirmed } from '../kernel/selection'
import { App } from '../../src/ui/app'
import LeaveDialog from '../../src/ui/popup/leave-dialog'
import { useMinTop } from '../../src/ui/popup/window'
import { createPopupHistory } from '../../src/ui/popup/history'
import { stopClockOfTests } from '../kit/stopped-clock'

describe('ui: the question before leaving the popup', () => {
  const answers = { 'POST *': status(500) }
  let kernel: ReturnType<typeof bootKernel>['kernel']
  afterEach(() => {
    cleanup()
    kernel.dispose()
  })

  /** The dialog's text. `sent`: after a create. */
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

  it('closing.ways: says that typed text will be lost', async () => {
    kernel = bootKernel({ plugins: [start, booking], first: confirmed, answers }).kernel
    expect(await asks()).to.equal("You'll lose what you've entered.")
  })

  it('says that it is being sent', async () => {
    kernel = bootKernel({ plugins: [start, booking], first: confirmed, answers: { 'POST *': hangs } }).kernel
    void kernel.submission.send()
    expect(await asks()).to.equal('Your booking is being sent and may still go through.')
  })

  it('an enquiry that is being sent is not called a booking', async () => {
    const messages = { ...enquiry.messages, leaveSending: 'Your enquiry is being sent.' }
    const plugins = [start, booking, { ...enquiry, messages }]
    const first = { ...confirmed, journey: 'Enquiry' }
    kernel = bootKernel({ plugins, first, answers: { 'POST *': hangs } }).kernel
    void kernel.submission.send()
    expect(await asks()).to.equal('Your enquiry is being sent.')
  })

  it('says that it may have gone through', async () => {
    kernel = bootKernel({ plugins: [start, booking], first: confirmed, answers }).kernel
    expect(await asks(() => kernel.submission.send())).to.equal(
      "You'll lose what you've entered. What you sent may have gone through anyway.",
    )
  })
})

/** jsdom lays nothing out: the panel is as high as the test says. */
let height = 0
let resized: () => void = () => undefined

class Sizes {
  constructor(callback: () => void) {
    resized = callback
  }
  observe() {}
  disconnect() {}
}

function Panel({ open }: { readonly open: boolean }) {
  const panel = useRef<HTMLDivElement>(null)
  const attach = (element: HTMLDivElement | null) => {
    if (element) Object.defineProperty(element, 'offsetHeight', { get: () => height, configurable: true })
    panel.current = element
  }
  return (
    <div ref={attach} role="status">
      {useMinTop(panel, open) ? 'min-top' : 'fits'}
    </div>
  )
}

describe('ui: the min-top class', () => {
  const clock = stopClockOfTests()
  const before = Object.getOwnPropertyDescriptor(globalThis, 'ResizeObserver')
  const passes = (milliseconds: number) => act(async () => void (await clock.advance(milliseconds)))
  const reads = () => screen.getByRole('status').textContent

  beforeEach(() => {
    height = 0
    window.innerHeight = 700
    Object.defineProperty(globalThis, 'ResizeObserver', { value: Sizes, configurable: true })
  })
  afterEach(() => {
    cleanup()
    if (before) Object.defineProperty(globalThis, 'ResizeObserver', before)
    else Reflect.deleteProperty(globalThis, 'ResizeObserver')
  })

  it('popup.min-top: 1 ms after the panel is drawn higher than the window', async () => {
    render(<Panel open />)
    height = 701
    resized()
    await passes(0)
    expect(reads()).to.equal('fits')
    await passes(1)
    expect(reads()).to.equal('min-top')
  })

  it('popup.min-top: 1 ms after the window changes its size', async () => {
    height = 701
    render(<Panel open />)
    window.dispatchEvent(new window.Event('resize'))
    await passes(1)
    expect(reads()).to.equal('min-top')
    window.innerHeight = 701
    window.dispatchEvent(new window.Event('resize'))
    await passes(0)
    expect(reads()).to.equal('min-top')
    await passes(1)
    expect(reads()).to.equal('fits')
  })

  it('not while it is closed', async () => {
    height = 701
    render(<Panel open={false} />)
    resized()
    await passes(1)
    expect(reads()).to.equal('fits')
  })

  it('host.destroy: no timer is left behind', async () => {
    const { unmount } = render(<Panel open />)
    resized()
    unmount()
    expect(clock.countTimers()).to.equal(0)
  })
})

/** Moves through the history, which takes a task of its own. */
async function goes(move: () => void) {
  const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
  move()
  await moved
}

describe("ui: the popup and the page's history", () => {
  it("the page's own navigation is not Back in the popup, nor is Back among the page's own entries", async () => {
    let depth = 1
    const entries = createPopupHistory()
    entries.setCallbacks({ onBack: () => depth--, depth: () => depth })
    entries.follow(depth)
    const back = () => goes(() => history.back())
    await goes(() => (location.hash = 'offers'))
    history.pushState(null, '', '?offers')
    history.pushState({ mine: true }, '', '?menus')
    for (let own = 3; own > 0; own--) await back()
    expect(depth).to.equal(1)
    await back()
    expect(depth).to.equal(0)
  })
  it('Back goes one step back after the page has changed its address, as a router does', async () => {
    let depth = 1
    const entries = createPopupHistory()
    entries.setCallbacks({ onBack: () => depth--, depth: () => depth })
    entries.follow(depth)
    history.replaceState(history.state, '', '?day')
    entries.follow(++depth)
    for (const expected of [1, 0]) {
      await goes(() => history.back())
      expect(depth).to.equal(expected)
    }
  })
})
