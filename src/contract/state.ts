import type { Json } from '../api/client'
import type { Secret } from './secret'

/**
 * How long a value of a plugin's state lasts. "Edit your booking" (restart) and completion reset a plain value, and it is not
 * stored. {@link keep} and {@link once} declare other lifetimes.
 */

/** `restart`: the value outlasts "Edit your booking". `reload`: it outlasts a reload of the page, stored as JSON. */
export type Outlasts = 'restart' | 'reload'

declare const declared: unique symbol

/** A state value with a declared lifetime, made by {@link keep} or {@link once}. */
export interface Lasting<Value> {
  readonly [declared]: Value
}

/** The values of a declared state: `{ note: Lasting<string> }` becomes `{ note: string }`. */
export type Values<State> = {
  readonly [Key in keyof State]: State[Key] extends Lasting<infer Value> ? Value : State[Key]
}

/** A state value as the kernel reads it. */
export interface Lifetime {
  readonly first: unknown
  readonly outlasts: readonly Outlasts[]
  readonly once: boolean
}

/** A global symbol, because a plugin may bundle its own copy of this file. */
const mark = Symbol.for('tavola.lifetime')

const lasting = <Value>(lifetime: Lifetime) =>
  Object.freeze({ [mark]: Object.freeze(lifetime) }) as unknown as Lasting<Value>

/**
 * A value that lasts longer: `keep('', 'restart', 'reload')`. A value that outlasts a restart counts as entered by the diner, so
 * closing the popup asks before it is lost. A value that outlasts a reload is stored as JSON by the plugin `keep`, so it must
 * not be secret.
 */
export const keep = <Value>(first: Storable<Value>, ...outlasts: readonly [Outlasts, ...Outlasts[]]) =>
  lasting<Value>({ first, outlasts, once: false })

/** The value, with `never` wherever a secret may be in it. */
type Storable<Value> = Value extends Json
  ? Value
  : Value extends Secret
    ? never
    : Value extends object
      ? { readonly [Key in keyof Value]: Storable<Value[Key]> }
      : Value

/**
 * A value for one POST, such as a token. It is reset when the POST fails, is never stored, and is ignored when two bookings are
 * compared.
 */
export const once = <Value>(first: Value) => lasting<Value>({ first, outlasts: [], once: true })

/** The lifetime of a declared value. */
export const lifetimeOf = (value: unknown): Lifetime =>
  (value as { readonly [mark]?: Lifetime } | null | undefined)?.[mark] ?? {
    first: value,
    outlasts: [],
    once: false,
  }
