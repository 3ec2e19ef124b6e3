import type { InstanceParts, Living } from './instance'
import { fits, readOptions } from './options'
import type { InitOptions } from './public'
import { ofAddress, ofLink, optionsOf } from './text-options'

/** Options beyond those given in code: a chunk that only pages fetch that have them. */

/** What the page's own code says, then what its tag or element says, then its address. */
export async function readSaid(parts: InstanceParts, signal: AbortSignal): Promise<Partial<InitOptions>> {
  const { options, source, handle } = parts
  const wished = readOptions(ofAddress(location.search), 'address')
  if (!source) return { ...wished, ...options }
  if (source instanceof HTMLScriptElement) return { ...wished, ...options, ...optionsOf(source, []) }
  const { elementOptions } = await import(/* webpackChunkName: "element-options" */ './element-options')
  return {
    ...wished,
    ...options,
    ...elementOptions(source as HTMLElement, Object.keys(fits), handle, signal),
  }
}

/** A link that was pressed: what it says is wished for. */
export function wishOfLink(widget: Living, dataset: DOMStringMap): void {
  if (!widget.gone.aborted) widget.wish(readOptions(ofLink(dataset), 'link'))
}
