import type { EventMap, OwnEventName } from '../contract/events'
import { ignore, logLoaderError } from '../host/loader/create-handle'
import { init } from './init'
import { isSame, withStableFunctions } from './compare-renders'
import type { CodeHandle, CodeOptions } from './public'

type PropOf<Name extends string> = Name extends `${infer Start}-${infer Rest}`
  ? `${Capitalize<Start>}${PropOf<Rest>}`
  : Capitalize<Name>

/** `onNoAvailability` and `onError` are options. */
type EventsAsProps = {
  readonly [Name in Exclude<OwnEventName, 'no-availability' | 'error'> as `on${PropOf<Name>}`]: Name
}

/** The host's events as props. */
const events = {
  onReady: 'ready',
  onOpen: 'open',
  onClose: 'close',
  onStep: 'step',
  onJourney: 'journey',
  onSearch: 'search',
  onSlot: 'slot',
  onSubmitStarted: 'submit-started',
  onBookingConfirmed: 'booking-confirmed',
  onEnquiryConfirmed: 'enquiry-confirmed',
} as const satisfies EventsAsProps

/** Handlers of events, called with the detail. Other events need the handle's `on`. */
export type EventProps = {
  readonly [Prop in keyof typeof events]?: ((detail: EventMap[(typeof events)[Prop]]) => void) | undefined
}

/** Options as props. An undefined prop is the same as a missing one. */
export type OptionProps = {
  readonly [Name in keyof Omit<CodeOptions, 'container'>]: undefined extends CodeOptions[Name]
    ? CodeOptions[Name] | undefined
    : CodeOptions[Name]
}
export type Props = OptionProps & EventProps

export interface Binding {
  /** The widget's handle, or null without a widget. */
  readonly handle: CodeHandle | null
  /** Sets the current props, and updates an existing widget. */
  setProps(props: Props): void
  /**
   * Makes the widget, unless `place`, the component's own element, has it already. Returns the effect's cleanup: the widget is
   * destroyed once `place` is off the page, but kept if React only hides it.
   */
  start(place: Element, container: Element | null): () => void
}

/** Creates a widget that follows a component's props. Functions may be new in each render, and the latest are called. */
export function createBinding(): Binding {
  let latest: Record<string, unknown> = {}
  let options: Record<string, unknown> = {}
  let handle: CodeHandle | null = null
  let shownAt: Element | undefined
  let stopWatching: () => void = ignore
  const calls: Record<string, (...values: unknown[]) => unknown> = {}

  const call = (...place: readonly string[]) =>
    (calls[JSON.stringify(place)] ??= (...values) => {
      const value = place.reduce<unknown>((all, name) => (all as typeof latest | undefined)?.[name], latest)
      return typeof value === 'function' ? (value(...values) as unknown) : undefined
    })

  const reported = new Set<string>()
  /** Reports, once, an event's prop that is not a function. */
  function checkHandler(name: string): void {
    const value = latest[name] ?? ignore
    if (typeof value === 'function' || reported.has(name)) return
    reported.add(name)
    logLoaderError(`T024 ${name}: expected a function, received`, value)
  }

  return {
    get handle() {
      return handle
    },
    setProps(props) {
      latest = props as unknown as Record<string, unknown>
      const before = options
      for (const name of Object.keys(events)) checkHandler(name)
      const entries = Object.entries(latest).filter(([name]) => !Object.hasOwn(events, name))
      options = withStableFunctions(Object.fromEntries(entries), (place) => call(...place))
      // Another value of `inline` makes another widget: see `start`.
      const changed = Object.keys({ ...before, ...options }).filter(
        (name) => name !== 'inline' && !isSame(before[name], options[name]),
      )
      if (changed.length > 0) handle?.update(Object.fromEntries(changed.map((name) => [name, options[name]])))
    },
    start(place, container) {
      stopWatching()
      if (place !== shownAt) {
        handle?.destroy()
        handle = init({ ...options, container } as unknown as CodeOptions)
        for (const [name, event] of Object.entries(events)) handle.on(event, call(name))
        shownAt = place
      }
      return () => {
        stopWatching = whenRemoved(place, () => {
          handle?.destroy()
          handle = null
          shownAt = undefined
        })
      }
    },
  }
}

/** Calls `task` once the element is off the page. React removes it right after its effects end. Returns a function that cancels. */
function whenRemoved(element: Element, task: () => void): () => void {
  const observer = new MutationObserver(check)
  function check(): void {
    if (element.isConnected) return
    observer.disconnect()
    task()
  }
  for (const root of [element.getRootNode(), document])
    observer.observe(root, { childList: true, subtree: true })
  check()
  return () => observer.disconnect()
}
