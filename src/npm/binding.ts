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

/** Called with an event's detail. Other events: the handle's `on`. */
export type EventProps = {
  readonly [Prop in keyof typeof events]?: ((detail: EventMap[(typeof events)[Prop]]) => void) | undefined
}

/** Undefined is the same as left out. */
export type OptionProps = {
  readonly [Name in keyof Omit<CodeOptions, 'container'>]: undefined extends CodeOptions[Name]
    ? CodeOptions[Name] | undefined
    : CodeOptions[Name]
}
export type Props = OptionProps & EventProps

export interface Binding {
  /** The widget while it is there. */
  readonly handle: CodeHandle | null
  /** The props from now on. A widget that is there changes with them. */
  setProps(props: Props): void
  /**
   * Makes the widget, unless `place`, the component's own element, has it already. Returns what ends the effect: the widget
   * is destroyed once `place` is off the page, and kept where React only hides it.
   */
  start(place: Element, container: Element | null): () => void
}

/** A widget that follows a component's props. Functions may be new in each render: the latest are called. */
export function createBinding(): Binding {
  let latest: Record<string, unknown> = {}
  let options: Record<string, unknown> = {}
  let handle: CodeHandle | null = null
  let shownAt: Element | undefined
  let stopWatching: () => void = ignore
  const calls: Record<string, (...values: unknown[]) => unknown> = {}

  const call = (...place: readonly string[]) =>
    (calls[JSON.stringify(place)] ??= (...values) => {
      const given = place.reduce<unknown>((all, name) => (all as typeof latest | undefined)?.[name], latest)
      return typeof given === 'function' ? (given(...values) as unknown) : undefined
    })

  const refused = new Set<string>()
  /** Reports a prop of an event that is no function, once. */
  function refuse(name: string): void {
    const given = latest[name] ?? ignore
    if (typeof given === 'function' || refused.has(name)) return
    refused.add(name)
    logLoaderError(`T024 ${name}: expected a function, received`, given)
  }

  return {
    get handle() {
      return handle
    },
    setProps(props) {
      latest = props as unknown as Record<string, unknown>
      const before = options
      for (const name of Object.keys(events)) refuse(name)
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

/** Calls `task` once the element is off the page. React takes it off right after it has ended its effects. Returns what ends it. */
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
