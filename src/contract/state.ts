/**
 * How long a value of a plugin's state lasts. A plain value is put back to its first value by "Edit your booking" (restart)
 * and by completion, and is not stored. {@link keep} and {@link once} say otherwise.
 */

/** What a kept value outlasts. `restart`: "Edit your booking". `reload`: a reload of the page, as JSON. */
export type Outlasts = 'restart' | 'reload'

declare const declared: unique symbol

/** A state value with a lifetime of its own, made by {@link keep} or {@link once}. */
export interface Lasting<Value> {
  readonly [declared]: Value
}

/** The values of a declared state: `{ wish: Lasting<string> }` is `{ wish: string }`. */
export type Values<State> = {
  readonly [Key in keyof State]: State[Key] extends Lasting<infer Value> ? Value : State[Key]
}

/** A state value as the kernel reads it. */
export interface Lifetime {
  readonly first: unknown
  readonly outlasts: readonly Outlasts[]
  readonly once: boolean
}

/** The same mark in every copy of this file: a plugin may bring its own. */
const mark = Symbol.for('tavola.lifetime')

const lasting = <Value>(lifetime: Lifetime) =>
  Object.freeze({ [mark]: Object.freeze(lifetime) }) as unknown as Lasting<Value>

/**
 * A value that lasts longer than others: `keep('', 'restart', 'reload')`. What outlasts a restart is something the diner has
 * entered, so closing the popup asks before it is lost. What outlasts a reload is stored as JSON, in brands with the plugin
 * `keep`: never anything secret.
 */
export const keep = <Value>(first: Value, ...outlasts: readonly [Outlasts, ...Outlasts[]]) =>
  lasting<Value>({ first, outlasts, once: false })

/**
 * A value that is good for one POST, such as a token: it is put back when the POST fails, is never stored, and a new value
 * does not make the booking a different one.
 */
export const once = <Value>(first: Value) => lasting<Value>({ first, outlasts: [], once: true })

/** How long a declared value lasts. */
export const lifetimeOf = (value: unknown): Lifetime =>
  (value as { readonly [mark]?: Lifetime } | null | undefined)?.[mark] ?? {
    first: value,
    outlasts: [],
    once: false,
  }
