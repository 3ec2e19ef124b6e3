/** The whole accessible name, ignoring case, or a pattern. */
export type Name = string | RegExp

/** A control's ARIA states, `{ checked: true }`, or a heading's level. */
export interface State {
  readonly checked?: boolean
  readonly expanded?: boolean
  readonly level?: number
  readonly pressed?: boolean
  readonly selected?: boolean
}

/** The reply to a question: a value in a page of the test's own process, a promise in a browser. */
export type Reply<Now extends boolean, Value> = Now extends true ? Value : Promise<Value>

/**
 * Uses the widget in one environment (jsdom, a browser) and by one kind of input (mouse, touch, keyboard, voice). It finds everything
 * by role and accessible name. Two roles are ours: `text` is a line that contains the words, and `field` is any control that takes
 * text. `createDiner` makes a diner from a driver.
 */
export interface Driver<Element, Now extends boolean> {
  /** Waits for an element, and returns it. */
  finds(role: string, name?: Name, state?: State): Promise<Element>
  /** Waits until no such element is on the page. */
  misses(role: string, name?: Name): Promise<void>
  /** Returns the only such element on the page now. */
  gets(role: string, name?: Name, state?: State): Element
  /** Returns all such elements on the page now, in order. */
  getsAll(role: string, name?: Name, state?: State): Reply<Now, Element[]>
  /** Whether such an element is on the page now. */
  has(role: string, name?: Name, state?: State): Reply<Now, boolean>
  /** Whether a control can be used. */
  isEnabled(role: string, name?: Name): Reply<Now, boolean>
  /** The options of a combobox, in order; none while its list is closed. */
  offers(name: Name): Reply<Now, string[]>
  /** The text of a field, or of the chosen option of a list. */
  shows(name: Name): Reply<Now, string>
  /** The whole text, or that of the parts with this role and name. */
  reads(role?: string, name?: Name): Reply<Now, string>
  /** Presses a control once it can be used. */
  clicks(role: string, name?: Name): Promise<void>
  /** Presses a control even while it can't be used, when nothing may happen. */
  clicksAnyway(role: string, name?: Name): Promise<void>
  /** Types into a text field key by key, once it can be used. */
  types(name: Name, text: string): Promise<void>
  /** Replaces a field's text at once, as autofill does. This is quicker than typing. */
  fills(name: Name, text: string): Promise<void>
  /** Chooses an option of a select by its text. */
  selects(name: Name, option: string): Promise<void>
  /** Presses keys: `{Tab}`, `{Escape}`, `abc`. */
  keys(keys: string): Promise<void>
  /** Lets the time pass, and waits for pending responses and files. Without a number no time passes. */
  waits(milliseconds?: number): Promise<void>
  /** Waits for pending responses and files, and for the next frame. */
  settles(): Promise<void>
  /** Waits until the condition is true. `what` completes "Waited in vain for …". */
  until(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void>
  /** Returns a driver for one part of the page. */
  within(role: string, name?: Name): Driver<Element, Now>
}

/** Replaces some actions of a driver, for another kind of input. They also apply within a part of the page. */
export const withActions = <Place extends Driver<unknown, boolean>>(
  driver: Place,
  actions: (driver: Place) => Partial<Place>,
): Place => ({
  ...driver,
  ...actions(driver),
  within: (role: string, name?: Name) => withActions(driver.within(role, name) as Place, actions),
})

/** A control in an error: `button "Continue"`. */
export const describeControl = (role: string, name?: Name): string =>
  name === undefined ? role : `${role} ${typeof name === 'string' ? `"${name}"` : String(name)}`

/** The pattern of the whole name, ignoring case. */
export const wholeName = (name: Name): RegExp =>
  typeof name === 'string' ? new RegExp(`^${escapeName(name)}$`, 'i') : name

export const escapeName = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
