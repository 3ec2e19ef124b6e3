/** The whole accessible name, whatever its case, or a pattern. */
export type Name = string | RegExp

/** What a control says of itself: `{ checked: true }`. */
export interface State {
  readonly checked?: boolean
  readonly expanded?: boolean
  /** Of a heading. */
  readonly level?: number
  readonly pressed?: boolean
  readonly selected?: boolean
}

/** What a question is answered with: at once in a page of the test's own process, by a promise in a browser. */
export type Seen<Now extends boolean, Value> = Now extends true ? Value : Promise<Value>

/**
 * Finds and uses the widget in one environment (jsdom, a browser) and by one kind of input (mouse, touch, keyboard, voice). Everything
 * is found by its role and accessible name. Two roles are ours: `text` is a line that contains the words, `field` is any control that
 * takes text. `createDiner` makes a diner from it.
 */
export interface Driver<Element, Now extends boolean> {
  /** Waits until it is there, and returns it. */
  finds(role: string, name?: Name, state?: State): Promise<Element>
  /** Waits until it is not there. */
  misses(role: string, name?: Name): Promise<void>
  /** The one that is there now. */
  gets(role: string, name?: Name, state?: State): Element
  /** All that are there now, in the order of the page. */
  getsAll(role: string, name?: Name, state?: State): Seen<Now, Element[]>
  /** Whether it is there now. */
  has(role: string, name?: Name, state?: State): Seen<Now, boolean>
  /** Whether a control can be used. */
  isEnabled(role: string, name?: Name): Seen<Now, boolean>
  /** The options of a combobox, in their order; none while its list is not there. */
  offers(name: Name): Seen<Now, string[]>
  /** The text of a field, or of the chosen option of a list. */
  shows(name: Name): Seen<Now, string>
  /** The whole text, or that of the parts with this role and name. */
  reads(role?: string, name?: Name): Seen<Now, string>
  /** Presses it, once it can be used. */
  clicks(role: string, name?: Name): Promise<void>
  /** Presses it even while it can't be used: nothing may happen. */
  clicksAnyway(role: string, name?: Name): Promise<void>
  /** Types into a text field key by key, once it can be used. */
  types(name: Name, text: string): Promise<void>
  /** Puts a whole text into a text field in place of what is there, as autofill does: quicker than typing. */
  fills(name: Name, text: string): Promise<void>
  /** Chooses an option of a select by its text. */
  selects(name: Name, option: string): Promise<void>
  /** Presses keys: `{Tab}`, `{Escape}`, `abc`. */
  keys(keys: string): Promise<void>
  /** Lets the time pass, and waits for what is on its way. Without a number no time passes. */
  waits(milliseconds?: number): Promise<void>
  /** Waits for what is on its way, and until it is drawn. */
  settles(): Promise<void>
  /** Waits until it is so. `what` completes "Waited in vain for …". */
  until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void>
  /** The same within one part of the page. */
  within(role: string, name?: Name): Driver<Element, Now>
}

/** A driver with some actions replaced, as by another kind of input. They also apply within a part of the page. */
export const withActions = <Place extends Driver<unknown, boolean>>(
  driver: Place,
  actions: (driver: Place) => Partial<Place>,
): Place => ({
  ...driver,
  ...actions(driver),
  within: (role: string, name?: Name) => withActions(driver.within(role, name) as Place, actions),
})

/** The name in an error: `button "Continue"`. */
export const named = (role: string, name?: Name): string =>
  name === undefined ? role : `${role} ${typeof name === 'string' ? `"${name}"` : String(name)}`

/** The whole name, without regard to case. */
export const wholeName = (name: Name): RegExp =>
  typeof name === 'string' ? new RegExp(`^${escapeName(name)}$`, 'i') : name

export const escapeName = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
