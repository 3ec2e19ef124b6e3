import type { InstanceParts, Living } from './instance'
import { fits, readOptions } from './options'
import type { InitOptions } from './public'
import { fromTexts, ofAddress, ofLink, optionsOf } from './text-options'

/** Options beyond those given in code: a chunk that only pages fetch that have them. */

/** What the page's own code says, then what its tag or element says, then its address. */
export async function readSaid(parts: InstanceParts, signal: AbortSignal): Promise<Partial<InitOptions>> {
  const { host, source, handle } = parts
  const script = source instanceof HTMLScriptElement
  // One that is undefined is left out. An element may have the script tag's, which are texts.
  const options =
    source && !script ? fromTexts(parts.options as Record<string, unknown>) : given(parts.options)
  const wished = readOptions(ofAddress(location.search), 'address')
  if (!source) return { ...wished, ...options }
  if (script) return { ...wished, ...options, ...optionsOf(source, []) }
  const { elementOptions } = await import(/* webpackChunkName: "element-options" */ './element-options')
  const inCode = { ...wished, ...options }
  return {
    ...inCode,
    ...elementOptions({
      element: source as HTMLElement,
      host,
      inCode,
      known: Object.keys(fits),
      handle,
      signal,
    }),
  }
}

const given = (options: Partial<InitOptions>): Partial<InitOptions> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

/** A link that was pressed: what it says is wished for. */
export function wishOfLink(widget: Living, dataset: DOMStringMap): void {
  if (!widget.gone.aborted) widget.wish(readOptions(ofLink(dataset), 'link'))
}
