import { checkLayers, type OptionsRecord } from './check-options'
import type { OptionSources } from './option-sources'
import { pageLayers } from './page-layers'

/** The one way from what code, tag, element and address say to the options of a widget. */
export async function collectOptions(sources: OptionSources, signal: AbortSignal): Promise<OptionsRecord> {
  const { nonce, source, handle } = sources
  const layers =
    source || /[?&]tavola-/.test(location.search)
      ? await pageLayers(sources, signal)
      : [{ from: 'Tavola.init', options: { ...sources.options } }]
  const { options, from } = checkLayers([
    { from: '<script>', options: { nonce: nonce || undefined } },
    ...layers,
  ])
  return { options: { ...options, inline: handle.inline }, from }
}
