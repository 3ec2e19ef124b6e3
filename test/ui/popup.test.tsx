import '../kit/dom'
import { expect } from 'chai'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { bootKernel, type TestKernelOptions } from '../kit/kernel'
import { hangs, status } from '../kit/network'
import { booking, enquiry, start } from '../kernel/bare-plugins'
import { confirmed } from '../kernel/selection'
import type { Kernel } from '../../src/kernel/actions/kernel'
import { App } from '../../src/ui/app'
import LeaveDialog from '../../src/ui/popup/leave-dialog'
import { useMinTop } from '../../src/ui/popup/window'
import { createPopupHistory } from '../../src/ui/popup/history'
import { stopClockOfTests } from '../kit/stopped-clock'

describe('ui: the question before leaving the popup', () => {
  afterEach(cleanup)
  const nothing = () => undefined
  const lost = "You'll lose what you've entered."

  async function shows(kernel: Kernel, onStay: () => void = nothing): Promise<HTMLDialogElement> {
    await act(async () =>
      render(
        <App kernel={kernel} styles={{ root: document.head, add: () => null }} onReady={nothing}>
          <LeaveDialog onStay={onStay} onLeave={nothing} />
        </App>,
      ),
    )
    return screen.getByRole('alertdialog')
  }

  /** The dialog's text; of a create that hangs, or that has failed. */
  async function asks(create: 'none' | 'hangs' | 'fails', options: Partial<TestKernelOptions> = {}) {
    const answers = { 'POST *': create === 'hangs' ? hangs : status(500) }
    const { kernel } = bootKernel({ plugins: [start, booking], first: confirmed, answers, ...options })
    const sending = create === 'none' ? undefined : kernel.sender.send()
    if (create === 'fails') await sending
    const text = (await shows(kernel)).querySelector('p')!.textContent
    cleanup()
    kernel.dispose()
    return text
  }

  it('closing.ways: says that typed text will be lost, or what becomes of what was sent', async () => {
    expect(await asks('none')).to.equal(lost)
    expect(await asks('hangs')).to.equal('Your booking is being sent and may still go through.')
    expect(await asks('fails')).to.equal(`${lost} What you sent may have gone through anyway.`)
  })

  it('closing.asks: one that the browser closes by itself can be asked again', async () => {
    const { kernel } = bootKernel({ plugins: [start, booking], first: confirmed })
    let stays = 0
    const question = await shows(kernel, () => stays++)
    fireEvent(question, new window.Event('close'))
    expect(stays).to.equal(0)
    question.close()
    fireEvent(question, new window.Event('close'))
    expect(stays).to.equal(1)
  })

  it('an enquiry that is being sent is not called a booking', async () => {
    const leaveSending = 'Your enquiry is being sent.'
    const plugins = [start, booking, { ...enquiry, texts: { ...enquiry.texts, leaveSending } }]
    expect(await asks('hangs', { plugins, first: { ...confirmed, journey: 'Enquiry' } })).to.equal(
      leaveSending,
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
  /** What the panel is once so many milliseconds have passed. */
  async function after(milliseconds: number) {
    await act(async () => void (await clock.advance(milliseconds)))
    return screen.getByRole('status').textContent
  }
  function resizesWindow(innerHeight: number) {
    window.innerHeight = innerHeight
    window.dispatchEvent(new window.Event('resize'))
  }

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
    expect([await after(0), await after(1)]).to.deep.equal(['fits', 'min-top'])
  })

  it('popup.min-top: 1 ms after the window changes its size', async () => {
    height = 701
    render(<Panel open />)
    resizesWindow(700)
    expect(await after(1)).to.equal('min-top')
    resizesWindow(701)
    expect([await after(0), await after(1)]).to.deep.equal(['min-top', 'fits'])
  })

  it('not while it is closed', async () => {
    height = 701
    render(<Panel open={false} />)
    resized()
    expect(await after(1)).to.equal('fits')
  })

  it('host.destroy: no timer is left behind', () => {
    const { unmount } = render(<Panel open />)
    resized()
    unmount()
    expect(clock.countTimers()).to.equal(0)
  })
})

describe("ui: the popup and the page's history", () => {
  /** Moves through the history, which takes a task of its own. */
  async function goes(move: () => void) {
    const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
    move()
    await moved
  }
  const back = () => goes(() => history.back())

  let depth: number
  let entries: ReturnType<typeof createPopupHistory>
  beforeEach(() => {
    depth = 1
    entries = createPopupHistory()
    entries.setCallbacks({ onBack: () => depth--, depth: () => depth })
    entries.follow(depth)
  })

  it("the page's own navigation is not Back in the popup, nor is Back among the page's own entries", async () => {
    await goes(() => (location.hash = 'offers'))
    history.pushState(null, '', '?offers')
    history.pushState({ mine: true }, '', '?menus')
    for (let own = 3; own > 0; own--) await back()
    expect(depth).to.equal(1)
    await back()
    expect(depth).to.equal(0)
  })

  it('Back goes one step back after the page has changed its address, as a router does', async () => {
    history.replaceState(history.state, '', '?day')
    entries.follow(++depth)
    for (const expected of [1, 0]) {
      await back()
      expect(depth).to.equal(expected)
    }
  })
})
