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

/** Where sessions are played: jsdom or Chromium. All that a command does goes through here. */
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
  /** What a destroyed widget has left on its page. `timersOfOthers`: at most so many are not its own. */
  leftovers(timersOfOthers: number): Promise<readonly string[]>
  /** Takes all away, whatever state it is in. */
  ends(): Promise<void>
}

export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
