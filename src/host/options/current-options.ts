import type { InitOptions } from '../public'

/** The options that a widget goes by now, by its host element: read, checked, and changed since. For the doctor. */
export const readOptionsOf = new WeakMap<Element, { readonly options: Partial<InitOptions> }>()
