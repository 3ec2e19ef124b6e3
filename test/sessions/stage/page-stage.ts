import sinon from 'sinon'
import { fakeBraintree } from '../../plugins/braintree/fake-braintree'
import { frameByAnotherSite } from '../../kit/foreign-frame'
import { intrusions } from './intrusions'
import { now } from '../../browser/kit/time'
import { watchListeners, type Fetch, type HostOptions, type Stage, createUserActions } from './stage'

/** The parts that differ between jsdom and Chromium. */
export interface PageParts {
  /** The widget's init: of the npm package, or of the script tag's build. */
  init(options: Readonly<Record<string, unknown>>): Handle
  brandOf(brand: HostOptions['brand'], cardGuarantee: object): object
  /** Does something, and lets the widget draw what comes of it. */
  acts(task: () => unknown): Promise<void>
  /** Waits for files and all else that no clock moves; resolves to whether there was any. */
  comes(): Promise<boolean>
  /** Types of listeners that the renderer leaves on the page (docs/reference/options.md#handle). */
  readonly lastingListeners: readonly string[]
  /** In milliseconds: how long after its end the renderer's own timers last. */
  readonly rendererRests: number
  /** The fakes' names, of sinon. */
  readonly toFake: FakeNames
  /** Hears of errors that nobody caught. Returns its end. */
  watchErrors(onError: (error: string) => void): () => void
}

interface Handle {
  open(...values: readonly unknown[]): void
  close(): void
  update(changes: object): void
  destroy(): void
}
type FakeNames = NonNullable<
  Exclude<Parameters<typeof sinon.useFakeTimers>[0], number | Date | undefined>['toFake']
>

let listeners: ReturnType<typeof watchListeners> | undefined

/** The real widget on a page, by its init. Only the clock, the network and the card provider are not real. */
export function createPageStage(fetch: Fetch, parts: PageParts): Stage {
  listeners ??= watchListeners(
    [window, document, document.documentElement, document.body],
    parts.lastingListeners,
  )
  // Thousands of clocks would stay in the sandbox that all share.
  const sandbox = sinon.createSandbox()
  const clock = sandbox.useFakeTimers({ now, toFake: parts.toFake })
  sessionStorage.clear()
  const errors: string[] = []
  const endWatching = parts.watchErrors((error) => void errors.push(error))
  const before = listeners()
  const braintree = fakeBraintree()
  /** The ends of all intrusions, the last one first. */
  const undo: (() => void)[] = []
  const actions = createUserActions(() =>
    [...document.querySelectorAll('.tavola')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  )
  const place = document.body.appendChild(document.createElement('div'))
  let handle: Handle | undefined

  async function waits(milliseconds: number) {
    for (let left = milliseconds; left >= 0; left -= step) await passes(Math.min(left, step))
  }

  async function passes(milliseconds: number) {
    await parts.acts(() => clock.tickAsync(milliseconds))
    // Each is drawn before the next look: what is drawn may ask for a further file.
    for (let waiting = true; waiting;) {
      await parts.acts(async () => {
        waiting = await parts.comes()
        // Includes work that is due a frame after a file has loaded.
        if (waiting) await clock.tickAsync(100)
      })
    }
  }

  const brandOf = (brand: HostOptions['brand']) => parts.brandOf(brand, { braintree: braintree.api })

  async function begins({ inline, brand, ...options }: HostOptions) {
    const container = inline ? place.appendChild(document.createElement('div')) : null
    const rest = {
      ...(container && { container }),
      brand: brandOf(brand),
      baseUrl,
      preload: 'now',
      history: false,
      fetch,
    }
    await parts.acts(() => void (handle = parts.init({ ...options, ...rest })))
    await waits(5)
  }

  function leaves() {
    handle?.destroy()
    handle = undefined
    place.replaceChildren()
  }

  return {
    begins,
    async reloads(options) {
      leaves()
      await waits(0)
      await begins(options)
    },
    async calls(method, ...values) {
      const [first] = values as [{ brand?: HostOptions['brand'] } | undefined]
      const given = first?.brand ? [{ ...first, brand: brandOf(first.brand) }] : values
      await parts.acts(() => (handle?.[method] as (...values: readonly unknown[]) => void)?.(...given))
      if (method === 'destroy') handle = undefined
    },
    async opensInFrame(venueId) {
      const { open } = window
      const leaveFrame = frameByAnotherSite()
      const tabs: unknown[] = []
      window.open = (address) => {
        tabs.push(address)
        return {} as Window
      }
      await parts.acts(() => handle?.open(venueId ?? undefined))
      await waits(100)
      window.open = open
      leaveFrame()
      return tabs.length
    },
    reads: async () => actions.read(),
    async presses({ index }, times = 1) {
      await parts.acts(() => actions.press(index, times))
      return actions.read()
    },
    types: ({ index }, text) => parts.acts(() => actions.type(index, text)),
    async selects({ index }, option) {
      await parts.acts(() => actions.select(index, option))
      return actions.read()
    },
    waits,
    fillsCard: (isValid) =>
      parts.acts(() => {
        if (braintree.opened.length === 0) return
        for (const field of cardFields) braintree.fields().types(field, isValid)
      }),
    async intrudes(name) {
      undo.unshift(intrusions[name]())
    },
    errors: async () => errors,
    async leftovers(timersOfOthers) {
      await waits(parts.rendererRests)
      const nodes = document.querySelectorAll('.tavola, [class^=tavola]').length
      const left = { nodes, timers: clock.countTimers() - timersOfOthers }
      return [
        ...Object.entries(left).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : [])),
        ...listeners!().flatMap((one) => (before.includes(one) ? [] : [`the listener ${one}`])),
      ]
    },
    async ends() {
      for (const end of undo) end()
      leaves()
      place.remove()
      await waits(0)
      sandbox.restore()
      endWatching()
    },
  }
}

/** Shorter than any deadline, in milliseconds: a file that is asked for while the time passes comes before it. */
const step = 5_000
const baseUrl = 'https://api.example'
const cardFields = ['number', 'expirationDate', 'cvv'] as const
