import { untracked } from '@preact/signals-core'

/**
 * The one way to ask whether a late answer is still wanted. Before the call:
 * `const stands = latest('menus', () => [facts.date, facts.time])`; after it: `if (!stands()) return`. It stands while no
 * newer request of its kind was started, nothing that it depends on is another value, and the widget is there.
 */
export function createLatest(disposal: AbortSignal) {
  const newest = new Map<string, object>()
  return (kind: string, dependsOn: () => readonly unknown[]): (() => boolean) => {
    const request = {}
    newest.set(kind, request)
    const before = untracked(dependsOn)
    return () => {
      if (disposal.aborted || newest.get(kind) !== request) return false
      return untracked(dependsOn).every((value, index) => Object.is(value, before[index]))
    }
  }
}
