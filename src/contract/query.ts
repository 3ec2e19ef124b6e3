/**
 * A request to the server, by {@link startQuery}. It is sent again for each new key, and by `retry`. Late responses are dropped.
 * Reading `state` or `value` in a render, a computed or an effect subscribes to it.
 */
export interface Query<Value = unknown> {
  /** `idle`: there is no key, so nothing is asked. */
  readonly state: 'idle' | 'loading' | 'loaded' | 'failed'
  /** The answer for the current key. Undefined until it is loaded. */
  readonly value?: Value | undefined
  /** Asks again for the same key: what "Try again" does. */
  retry(): void
}

export interface QueryDefinition<Key, Value> {
  /** What is asked, as JSON; null: nothing. The signals that it reads are subscribed to. */
  key(): Key | null
  /** Rejects if the call fails. Aborted once there is another key, and at disposal. */
  load(key: Key, signal: AbortSignal): Promise<Value>
  /** Milliseconds before `load` is called. Left out: the next frame is drawn first. */
  pause?(key: Key, before: Key | null): number
  /** The diner waits for it, with the loading text and blocked buttons, as for a task of `ctx.run`. */
  readonly isAwaited?: true
}
