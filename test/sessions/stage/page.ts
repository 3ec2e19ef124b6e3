/** What a stage takes of its page, in jsdom and in Chromium. */

/** The listeners on what lives as long as the page, by what they hear. */
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
