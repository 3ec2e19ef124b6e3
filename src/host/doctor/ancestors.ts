/** From its container up, across the shadow roots of the page's own components. */
export function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/** As a selector: `div#book.wide`. */
export function nameOf({ localName, id, classList }: Element): string {
  return localName + (id && `#${id}`) + [...classList].map((name) => `.${name}`).join('')
}
