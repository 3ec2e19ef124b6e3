import { logError } from '../log-error'
import { elementName } from '../public'
import { checkOptions, explain, type OptionLayer, type OptionsRecord } from './check-options'
import { fromAddress } from './link-names'
import type { OptionSources } from './option-sources'
import { isOption } from './option-table'
import { addressOptions, attributeOptions, camelCase, fromTexts, linkOptions } from './text-options'

/** Options outside of code: in attributes and in the address. */

/** What the page says, the strongest source last. Until `signal` is aborted the widget follows its element's changes. */
export async function pageLayers(sources: OptionSources, signal: AbortSignal): Promise<OptionLayer[]> {
  const { source, handle, options, defaultsFrom = '<script>' } = sources
  const address = { from: fromAddress, options: addressOptions(location.search) }
  if (!source) return [address, { from: 'Tavola.init', options: { ...options } }]
  if (source instanceof HTMLScriptElement) {
    logMisspelt(source)
    return [address, { from: '<script>', options: attributeOptions(source) }]
  }
  const { followElement } = await import(/* webpackChunkName: "element-options" */ './follow-element')
  const defaults = { from: defaultsFrom, options: defaultsOf(options) }
  const element = followElement({
    element: source as HTMLElement,
    host: handle.host,
    below: { ...address.options, ...defaults.options },
    handle,
    signal,
  })
  return [address, defaults, { from: `<${elementName}>`, options: element }]
}

/**
 * What holds for all elements of the page. These may be the script tag's attributes: texts, other people's among them.
 * The loader has read "inline" for the element.
 */
const defaultsOf = (options: object) =>
  fromTexts(
    Object.fromEntries(Object.entries(options).filter(([name]) => isOption(name) && name !== 'inline')),
  )

/** Others put attributes of their own on script tags: only those that resemble an option are named. */
function logMisspelt(tag: HTMLScriptElement): void {
  const others = tag
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && !isOption(camelCase(name.slice('data-'.length))))
  if (others.length === 0) return
  explain(({ logMisspeltAttributes }) => logMisspeltAttributes(others, '<script>', logError))
}

/** What a link says in its attributes, checked. */
export const checkLink = (dataset: DOMStringMap): OptionsRecord =>
  checkOptions({ from: 'link', options: linkOptions(dataset) })
