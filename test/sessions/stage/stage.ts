import type { Control, Screen } from './screen'

/** The options of a session's widget, plain so that a story can tell them and a page can read them. */
export interface HostOptions {
  readonly inline: boolean
  readonly venueId?: string
  readonly readOnlyLocation?: boolean
  readonly journey?: string
  readonly date?: string
  readonly guests?: number
  /** A brand config without plugins: all of the default brand's. */
  readonly brand: Readonly<Record<string, unknown>>
}

/** The environment of a session: jsdom or Chromium. Every command goes through it. */
export interface Stage {
  /** The page with its host's call of init. `reload` keeps what the browser keeps for the session. */
  begins(options: HostOptions): Promise<void>
  reloads(options: HostOptions): Promise<void>
  calls(method: 'open' | 'close' | 'update' | 'destroy', ...values: readonly unknown[]): Promise<void>
  reads(): Promise<Screen>
  /** @returns what is on the screen at once, before any answer has come */
  presses(control: Control, times?: number): Promise<Screen>
  types(control: Control, text: string): Promise<void>
  selects(control: Control, option: string): Promise<Screen>
  /** Lets the clock go on, and what is due happen. */
  waits(milliseconds: number): Promise<void>
  /** The diner types a valid card, or a wrong one, into the provider's fields. */
  fillsCard(isValid: boolean): Promise<void>
  /** Errors that nobody caught, and those that the widget names in the console. */
  errors(): Promise<readonly string[]>
  /** The leftovers of a destroyed widget. `timersOfOthers`: the number of timers that aren't its own. */
  leftovers(timersOfOthers: number): Promise<readonly string[]>
  /** Takes all away, whatever state it is in. */
  ends(): Promise<void>
}

export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** The parts of a page that a stage needs, in jsdom and in Chromium. */

/** The listeners on objects that live as long as the page, by event. */
export function watchListeners(
  targets: readonly EventTarget[],
  /** Types of listeners that the renderer adds once and never removes. */
  lasting: readonly string[],
): () => readonly string[] {
  const live = new Set<string>()
  const known = new WeakMap<object, number>()
  let last = 0
  const keyOf = (target: number, [type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
    if (listener && !known.has(listener)) known.set(listener, ++last)
    const capture = typeof options === 'object' ? options.capture === true : options === true
    return [target, type, listener && known.get(listener), capture].join(' ')
  }
  targets.forEach((target, index) => {
    const { addEventListener: add, removeEventListener: remove } = target
    target.addEventListener = (...call: Parameters<typeof add>) => {
      if (!lasting.includes(call[0])) live.add(keyOf(index, call))
      add.apply(target, call)
    }
    target.removeEventListener = (...call: Parameters<typeof remove>) => {
      live.delete(keyOf(index, call as never))
      remove.apply(target, call)
    }
  })
  return () => [...live]
}

/** Counts the calls of a method that are under way: of what is done beside the event loop. */
export function watchCalls<Name extends string>(
  owner: Readonly<Record<Name, (...values: never[]) => Promise<unknown>>>,
  name: Name,
): () => number {
  let underWay = 0
  const method = owner[name]
  Object.assign(owner, {
    [name](this: unknown, ...values: never[]) {
      underWay++
      return method.apply(this, values).finally(() => underWay--)
    },
  })
  return () => underWay
}

/** When every session begins: Friday morning in Dublin. */
export const friday = new Date('2026-11-20T09:00:00Z')
