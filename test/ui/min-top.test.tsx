import '../kit/dom'
import { act, cleanup, render, screen } from '@testing-library/react'
import { expect } from 'chai'
import { useRef } from 'react'
import type { SinonFakeTimers } from 'sinon'
import { useMinTop } from '../../src/ui/popup/window'
import { stopClock } from '../kit/clock'

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
  let clock: SinonFakeTimers
  const before = Object.getOwnPropertyDescriptor(globalThis, 'ResizeObserver')
  const passes = (milliseconds: number) => act(async () => void (await clock.tickAsync(milliseconds)))
  const reads = () => screen.getByRole('status').textContent

  beforeEach(() => {
    clock = stopClock()
    height = 0
    window.innerHeight = 700
    Object.defineProperty(globalThis, 'ResizeObserver', { value: Sizes, configurable: true })
  })
  afterEach(() => {
    cleanup()
    clock.restore()
    if (before) Object.defineProperty(globalThis, 'ResizeObserver', before)
    else Reflect.deleteProperty(globalThis, 'ResizeObserver')
  })

  it('section 9, "Layout re-check": 1 ms after the panel is drawn higher than the window', async () => {
    render(<Panel open />)
    height = 701
    resized()
    await passes(0)
    expect(reads()).to.equal('fits')
    await passes(1)
    expect(reads()).to.equal('min-top')
  })

  it('section 9, "Layout re-check": 1 ms after the window changes its size', async () => {
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

  it('section 2, "Popup container": not while it is closed', async () => {
    height = 701
    render(<Panel open={false} />)
    resized()
    await passes(1)
    expect(reads()).to.equal('fits')
  })

  it('contract, destroy: no timer is left behind', async () => {
    const { unmount } = render(<Panel open />)
    resized()
    unmount()
    expect(clock.countTimers()).to.equal(0)
  })
})
