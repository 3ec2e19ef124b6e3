import type { Handle } from '../public'
import { checkLayers, type OptionsRecord } from './check-options'
import type { Options } from './option-table'

/** All that may say something of a widget's options. */
export interface OptionSources {
  /** As the page's code gave them, unchecked. */
  readonly options: Options
  /** The script tag or custom element whose attributes are options too. */
  readonly source?: Element | undefined
  /** Who gave `options`, where `source` is a custom element; the script tag where it is left out. */
  readonly defaultsFrom?: string
  /** The script tag's nonce; the option goes before it. */
  readonly nonce?: string | undefined
  readonly host: HTMLElement
  /** Whether the loader has put the widget into the page. */
  readonly inline: boolean
  readonly handle: Pick<Handle, 'update'>
}

/** The one way from what code, tag, element and address say to the options of a widget. */
export async function collectOptions(sources: OptionSources, signal: AbortSignal): Promise<OptionsRecord> {
  const { nonce, source, inline } = sources
  const layers =
    source || /[?&]tavola-/.test(location.search)
      ? await (await fetchPageLayers()).pageLayers(sources, signal)
      : [{ from: 'Tavola.init', options: { ...sources.options } }]
  const { options, from } = checkLayers([
    { from: '<script>', options: { nonce: nonce || undefined } },
    // The loader has read the container, and named a wrong one.
    ...layers.map((layer) => ({ ...layer, options: { ...layer.options, container: undefined } })),
  ])
  return { options: { ...options, inline }, from }
}

export const fetchPageLayers = () => import(/* webpackChunkName: "text-options" */ './page-layers')
