import { nativeOf } from '../../dom-clobbering'
import type { PluginContext } from '../../contract/plugin-context'
import { kernelOf } from './kernel-of'

/** What a page says beforehand: one that says something else means another beginning. */
const wishes = [
  'baseUrl',
  'venueId',
  'journey',
  'date',
  'time',
  'guests',
  'adults',
  'children',
  'readOnlyLocation',
]

/** The widgets on the page, by their keys. */
const taken = new Set<string>()

/**
 * A text by which this widget is known again after a reload: the same back end, brand, place and wishes of the page, and its turn
 * among those of which all this is the same. `free` gives the turn back.
 */
export function pageKey(ctx: PluginContext): { readonly key: string; readonly free: () => void } {
  const { page, brand, inline } = kernelOf(ctx)
  const said = wishes.map((name) => page?.options[name] ?? null)
  const { container } = page?.options ?? {}
  const place = container instanceof Element ? nativeOf(container, 'id') : ''
  let key = ''
  for (let turn = 1; key === '' || taken.has(key); turn++)
    key = JSON.stringify([brand.name, inline, place, turn, ...said])
  taken.add(key)
  return { key, free: () => void taken.delete(key) }
}
