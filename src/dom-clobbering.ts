/**
 * Reads of the page that its markup cannot answer. An element named "head" stands in front of `document.head`, an input
 * named "id" in front of its form's `id`, and `<form id="Tavola">` is `window.Tavola` (DOM clobbering).
 * The browser's own properties are on the prototypes, where markup reaches nothing.
 */

/** A node's own property; a method comes bound to the node. For nodes of the page, whose names somebody else writes. */
export function nativeOf<Target extends Node, Name extends keyof Target>(
  node: Target,
  name: Name,
): Target[Name] {
  const given: unknown = node[name]
  // Markup brings no functions. One that is not the browser's is a wrapper of the page's own scripts, as consent tools have.
  const isMethod = typeof given === 'function'
  const value: unknown = isMethod ? given : Reflect.get(Object.getPrototypeOf(node) as object, name, node)
  return (typeof value === 'function' ? value.bind(node) : value) as Target[Name]
}

/**
 * Use it in place of `document`, which is for calls that take the document itself: `observe(document)`. It has no `location`:
 * the global one is the same.
 */
export const safeDocument = new Proxy({} as Omit<Document, 'location'>, {
  get: (_, name) => nativeOf(document, name as keyof Document),
  set: (_, name, value) => Reflect.set(Object.getPrototypeOf(document) as object, name, value, document),
})

/** What the page's scripts keep under a global name; undefined for an element or a frame that has this name. */
export function pageGlobal(name: string): unknown {
  const value = (window as unknown as Record<string, unknown>)[name]
  // The browser tags all that it makes, scripts do not: nodes, lists of them, and windows of any origin.
  return Symbol.toStringTag in Object(value) ? undefined : value
}
