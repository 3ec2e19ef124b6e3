import './dom'
import { act, cleanup, configure, queryAllByRole, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { loadsOfFirstStep } from '../../src/host/brand/first-frame'
import { withCompanions } from '../../src/host/brand/with-companions'
import type { PartEntry } from '../../src/contract/plugin'
import { fetchPart } from '../../src/kernel/core/parts'
import { createDiner } from '../../src/testing/diner'
import { createDomDriver, createUserActions } from '../../src/testing/dom-driver'
import { App } from '../../src/ui/app'
import { Widget } from '../../src/ui/widget'
import { filesCome, settles } from './pending'
import { bootKernel, type TestKernelOptions } from './kernel'
import { cleanUps } from './mocha/clean-up.mjs'
import { defaultNow, setDevice, stopClock, type Clock, type Device } from '../../src/testing/clock'

/** Records the live region from now on, line by line: screen readers announce each line once. */
export function recordAnnouncements(region: Element): readonly string[] {
  const heard: string[] = []
  const observer = new window.MutationObserver((records) => {
    // Removals aren't announced.
    for (const { type, addedNodes, target } of records)
      for (const { textContent } of type === 'characterData' ? [target] : addedNodes)
        if (textContent) heard.push(textContent)
  })
  observer.observe(region, { childList: true, characterData: true, subtree: true })
  return heard
}

/** The current time in these tests: Friday morning in Dublin. */
export const friday = new Date(defaultNow)

// The default wrapper waits for a timer, and timers are faked here.
configure({ asyncWrapper: (run) => run() })

let clock: Clock | undefined
let leave: (() => void) | undefined
let restoreDevice: (() => void) | undefined

interface WidgetOptions extends TestKernelOptions {
  /** In a shadow root, as on a host's page: the rest of the page is elsewhere. */
  readonly shadow?: boolean
  /** The diner's device, in Dublin by default. */
  readonly device?: Partial<Device>
}

/**
 * Renders an inline widget with the given plugins, and returns a diner who finds elements by role and name. The clock is
 * faked: only `waits` advances it. The test's end removes the widget.
 */
export async function renderPlugins({ shadow = false, device, ...options }: WidgetOptions) {
  clock = stopClock()
  restoreDevice = setDevice(device)
  // As on a page: step 1 and its fields are in the first frame. What shows nothing is here too, as if some time had passed.
  const plugins = withCompanions(options.plugins)
  const isHere = ({ prefetch }: PartEntry) => prefetch ?? Boolean(options.first?.venue)
  const parts = plugins
    .flatMap((plugin) => plugin?.parts ?? [])
    .filter(isHere)
    .map(({ load }) => load)
  const first = [...loadsOfFirstStep(plugins), ...parts].map(async (load) => fetchPart(load))
  await Promise.race([Promise.allSettled(first), settles()])
  const test = bootKernel({ inline: true, ...options })
  const host = document.body.appendChild(document.createElement('div'))
  const container = (shadow ? host.attachShadow({ mode: 'open' }) : host).appendChild(
    document.createElement('div'),
  )
  render(
    <App kernel={test.kernel} styles={{ root: document.head, add: () => null }} onReady={() => undefined}>
      <Widget />
    </App>,
    { container },
  )
  leave = () => {
    test.kernel.dispose()
    host.remove()
  }
  // Without a layout nothing covers anything.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  /** Advances the clock, and waits for pending answers and files. */
  const waits = (milliseconds = 0) =>
    act(async () => {
      // Shorter than any deadline: a file that is requested meanwhile comes before it. Where hours pass, no deadline is tested.
      const step = milliseconds < 3_600_000 ? 5_000 : 60_000
      for (let left = milliseconds; left >= 0; left -= step) {
        await clock!.advance(Math.min(left, step))
        while (await filesCome()) await clock!.advance(0)
      }
    })
  const driver = createDomDriver({
    dom: { queryAllByRole },
    roots: () => [shadow ? container : document.body],
    actions: createUserActions(user, (_field, text) => user.paste(text)),
    // `act` returns only a thenable.
    settle: async () => (await waits(), true),
    wait: waits,
  })
  const diner = createDiner({ ...driver, waits }, { time: '19' })

  const heard = recordAnnouncements(diner.gets('status'))
  await waits(1)
  return {
    ...test,
    ...diner,
    host,
    /** The announcements to screen readers, from the start, in order. */
    heard,
    /** The device sleeps, in milliseconds: its timers don't run. */
    sleeps: (milliseconds: number) => clock!.sleep(milliseconds),
    /** Runs an action that is not the diner's. */
    async sees(happen: () => void) {
      act(() => void happen())
      await waits()
    },
  }
}

export type Diner = Awaited<ReturnType<typeof renderPlugins>>

/** For a test that renders again, or looks at what is left. */
export function removeWidget(): void {
  cleanup()
  leave?.()
  leave = undefined
  clock?.restore()
  restoreDevice?.()
  clock = restoreDevice = undefined
}

cleanUps.push(removeWidget)
