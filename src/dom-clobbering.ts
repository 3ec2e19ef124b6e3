/**
 * Reads the page without DOM clobbering. An element named "head" hides `document.head`, an input named "id" hides its form's
 * `id`, and `<form id="Tavola">` becomes `window.Tavola`. Markup cannot change the prototypes, which have the browser's own
 * properties.
 */

/** The property as the browser defines it; methods are bound to the node. Use it for nodes of the host page. */
export function nativeOf<Target extends Node, Name extends keyof Target>(
  node: Target,
  name: Name,
): Target[Name] {
  const own: unknown = node[name]
  // The node's own function is a wrapper by the page's scripts, such as a consent tool's. In browsers of 2020, <embed> is callable too.
  const isMethod = typeof own === 'function' && !(own instanceof Node)
  const value: unknown = isMethod ? own : Reflect.get(Object.getPrototypeOf(node) as object, name, node)
  return (typeof value === 'function' ? value.bind(node) : value) as Target[Name]
}

/**
 * Replaces `document` for reading, except where a call takes the document itself, as in `observe(document)`. It has no
 * `location`; use the global one.
 */
export const safeDocument = new Proxy({} as Readonly<Omit<Document, 'location'>>, {
  get: (_, name) => nativeOf(document, name as keyof Document),
})

/** A global variable that the page's scripts have set. Undefined if the name leads to an element or a frame. */
export function pageGlobal(name: string): unknown {
  const value = (window as unknown as Record<string, unknown>)[name]
  // Nodes, node lists and windows have a tag. Objects that scripts create have none.
  return Symbol.toStringTag in Object(value) ? undefined : value
}
