import { checkLayers, type OptionsRecord } from './check-options'
import type { OptionSources } from './option-sources'

/** The one way from what code, tag, element and address say to the options of a widget. */
export async function collectOptions(sources: OptionSources, signal: AbortSignal): Promise<OptionsRecord> {
  const { nonce, source, inline } = sources
  const layers =
    source || /[?&]tavola-/.test(location.search)
      ? await (await fetchPageLayers()).pageLayers(sources, signal)
      : [{ from: 'Tavola.init', options: { ...sources.options } }]
  const { options, from } = checkLayers([
    { from: '<script>', options: { nonce: nonce || undefined } },
    ...layers,
  ])
  return { options: { ...options, inline }, from }
}

export const fetchPageLayers = () => import(/* webpackChunkName: "text-options" */ './page-layers')
