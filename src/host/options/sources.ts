import { elementName } from './read-option'
import { checkLayers, checkOptions, explain, type OptionLayer, type OptionsRecord } from './record'
import { isOption, type Options } from './table'
import { addressOptions, attributeOptions, camelCase, linkOptions, withValues } from './texts'

/** The sources of a widget's options: code, script tag, element, link and address. */
export interface OptionSources {
  /** The unchecked options of the page's code. */
  readonly options: Options
  /** The script tag or custom element whose attributes are options too. */
  readonly source?: Element | undefined
  /** The origin of `options` if `source` is a custom element. The script tag by default. */
  readonly defaultsFrom?: string
  /** The script tag's nonce. The option takes precedence. */
  readonly nonce?: string | undefined
  readonly handle: PlacedHandle
}

/** A handle with the host element, which is in the page or a popup's. */
export interface PlacedHandle {
  update(changes: Options): void
  readonly host: HTMLElement
  readonly inline: boolean
  readonly isOdd?: boolean
  /** The widget was destroyed. */
  readonly gone: boolean
}

/** The source of options that the page's address sets. */
export const fromAddress = 'address'

/**
 * Collects a widget's options. Later sources win: the script tag's nonce, the address, the page's code or the script tag's `data-`,
 * the element. Until `signal` is aborted the widget follows its element's changes.
 */
export async function collectOptions(sources: OptionSources, signal: AbortSignal): Promise<OptionsRecord> {
  if (sources.handle.isOdd) explain(({ reportContainer }) => reportContainer(sources.options, sources.source))
  const { options, from } = checkLayers([
    { from: '<script>', options: { nonce: sources.nonce || undefined } },
    { from: fromAddress, options: addressOptions(location.search) },
    ...(await pageLayers(sources, signal)),
  ])
  return { options: { ...options, inline: sources.handle.inline }, from }
}

async function pageLayers(sources: OptionSources, signal: AbortSignal): Promise<OptionLayer[]> {
  const { source, handle, options, defaultsFrom = '<script>' } = sources
  if (!source) return [{ from: 'Tavola.init', options: { ...options } }]
  if (source instanceof HTMLScriptElement) {
    reportMisspeltData(source)
    return [{ from: '<script>', options: attributeOptions(source) }]
  }
  const { followElement } = await import('./element')
  const defaults = { from: defaultsFrom, options: defaultsOf(options) }
  const below = { ...addressOptions(location.search), ...defaults.options }
  const element = followElement({
    element: source as HTMLElement,
    host: handle.host,
    below,
    handle,
    signal,
  })
  return [defaults, { from: `<${elementName}>`, options: element }]
}

/**
 * Options for all elements of the page. They may be the script tag's attributes, with texts and other scripts' attributes. The loader
 * has read "inline" for the element.
 */
const defaultsOf = (options: object) =>
  withValues(Object.entries(options).filter(([name]) => isOption(name) && name !== 'inline'))

/** Reports attributes that resemble an option. Other scripts put their own attributes on the tag. */
function reportMisspeltData(tag: HTMLScriptElement): void {
  const others = tag
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && !isOption(camelCase(name.slice('data-'.length))))
  if (others.length > 0)
    explain(({ reportMisspeltAttributes }) => reportMisspeltAttributes(others, '<script>'))
}

/** A pressed link's checked options. */
export const checkLink = (dataset: DOMStringMap): OptionsRecord =>
  checkOptions({ from: 'link', options: linkOptions(dataset) })
