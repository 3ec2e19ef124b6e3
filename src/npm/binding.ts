import type { EventMap, EventName } from '../kernel/events'
import { init } from './init'
import { isSame } from './is-same'
import type { CodeHandle, CodeOptions } from './public'
import { stable } from './stable'

/** The host's events as props. */
const events = {
  onReady: 'ready',
  onOpen: 'open',
  onClose: 'close',
  onStep: 'step',
  onJourney: 'journey',
  onSearch: 'search',
  onSlot: 'slot',
  onError: 'error',
  onSubmitStarted: 'submit-started',
  onBookingConfirmed: 'booking-confirmed',
  onEnquiryConfirmed: 'enquiry-confirmed',
} as const satisfies Record<string, EventName>

/** Called with an event's detail; others than these are heard by the handle's `on`. */
export type EventProps = {
  readonly [Prop in keyof typeof events]?: ((detail: EventMap[(typeof events)[Prop]]) => void) | undefined
}

/** One that is undefined is one left out. */
export type Options = {
  readonly [Name in keyof Omit<CodeOptions, 'container'>]: undefined extends CodeOptions[Name]
    ? CodeOptions[Name] | undefined
    : CodeOptions[Name]
}
export type Given = Options & EventProps

export interface Binding {
  /** The widget while it is there. */
  readonly handle: CodeHandle | null
  /** Takes what is given from now on; the widget that is there changes with it. */
  take(given: Given): void
  /** Makes the widget; returns its end. */
  start(container: Element | null): () => void
}

/** A widget that follows what it is given. Functions may be others each time: the latest are called. */
export function createBinding(): Binding {
  let latest: Record<string, unknown> = {}
  let options: Record<string, unknown> = {}
  let handle: CodeHandle | null = null
  const calls: Record<string, (...values: unknown[]) => unknown> = {}

  const call = (...place: readonly string[]) =>
    (calls[JSON.stringify(place)] ??= (...values) => {
      const given = place.reduce<unknown>((all, name) => (all as typeof latest | undefined)?.[name], latest)
      return typeof given === 'function' ? (given(...values) as unknown) : undefined
    })

  return {
    get handle() {
      return handle
    },
    take(given) {
      latest = given as unknown as Record<string, unknown>
      const before = options
      const named = Object.entries(latest).filter(([name]) => !Object.hasOwn(events, name))
      options = stable(Object.fromEntries(named), (place) => call(...place))
      // Another place for it is another widget: see start.
      const changed = Object.keys({ ...before, ...options }).filter(
        (name) => name !== 'inline' && !isSame(before[name], options[name]),
      )
      if (changed.length > 0) handle?.update(Object.fromEntries(changed.map((name) => [name, options[name]])))
    },
    start(container) {
      const made = init({ ...options, container } as unknown as CodeOptions)
      for (const [name, event] of Object.entries(events)) made.on(event, call(name))
      handle = made
      return () => {
        made.destroy()
        handle = null
      }
    },
  }
}
