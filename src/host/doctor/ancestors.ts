import { nativeOf } from '../../dom-clobbering'

/** From its container up, across the shadow roots of the page's own components. */
export function ancestorsOf(element: Element): Element[] {
  const parent = nativeOf(element, 'parentElement') ?? (nativeOf(element, 'getRootNode')() as ShadowRoot).host
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/** As a selector: `div#book.wide`. */
export function nameOf(element: Element): string {
  const id = nativeOf(element, 'id')
  const classes = [...nativeOf(element, 'classList')].map((name) => `.${name}`)
  return nativeOf(element, 'localName') + (id && `#${id}`) + classes.join('')
}
