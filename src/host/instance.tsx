import { signal } from '@preact/signals-core'
import { createRoot } from 'react-dom/client'
import { createApi } from '../api/client'
import { sessionId } from '../api/session-id'
import type { Brand } from '../kernel/brand'
import type { AnyPlugin } from '../kernel/contract'
import type { Emit } from '../kernel/events'
import { createKernel } from '../kernel/create-kernel'
import { App } from '../ui/app'
import { Widget } from '../ui/widget'
import controlsCss from '../ui/controls.css'
import widgetCss from '../ui/widget.css'
import type { Catalogue } from './catalogue'
import { complain } from './complain'
import { initShape } from './init-settings'
import { begin, prefill } from './prefill'
import type { InitOptions } from './public'
import { readSettings } from './settings'
import { openShadow } from './shadow'

/** A widget on its host element, once its code is here. */
export interface Instance {
  open(venueId?: string | number, journey?: string): void
  close(): void
  destroy(): void
}

export interface InstanceParts {
  /** As the host page gave them, unchecked. */
  readonly options: InitOptions
  /** The page's own brand config, looked up by its name; a name that stands for none stays one. */
  readonly brand: InitOptions['brand']
  readonly catalogue: Catalogue
  readonly host: HTMLElement
  readonly inline: boolean
  readonly emit: Emit
}

/** Reads the options, fetches the brand's plugins and theme, and mounts the widget. Throws a BootError. */
export async function createInstance(parts: InstanceParts): Promise<Instance> {
  const { catalogue, host, inline, emit } = parts
  const options = readSettings(initShape, parts.options, 'Tavola.init', complain)
  if (options.baseUrl === undefined)
    complain('Tavola.init: "baseUrl" is missing, the address before "/api/…".')
  const popup = inline ? null : fetchPopup()
  // Begun at once, waited for later: its failure is heard there.
  popup?.catch(() => undefined)
  const fallback = (await catalogue.themes[catalogue.fallback]!()).default.brand
  const own = ownBrand(parts.brand, fallback)
  const checks = own === undefined ? null : await import(/* webpackChunkName: "own-brand" */ './own-brand')
  const brand = checks ? checks.readBrand(own, fallback, catalogue) : fallback
  const features = catalogue.features.filter((id) => brand.plugins.includes(id))
  const [plugins, theme, Popup] = await Promise.all([
    fetchPlugins(
      brand.plugins.filter((id) => !features.includes(id)),
      catalogue,
    ),
    catalogue.themes[brand.theme]!(),
    popup,
  ])
  checks?.checkBrand(plugins, brand)
  /** Too late to stop for: what is wrong with a feature is named. */
  const checkWhole = (joined: readonly AnyPlugin[]) => {
    try {
      checks?.checkBrand([...plugins, ...joined], brand)
    } catch (error) {
      complain('brand: its plugins do not fit together.', error)
    }
  }
  for (const [token, value] of Object.entries(brand.tokens)) host.style.setProperty(token, value)

  const opened = signal(false)
  const { styles, root } = openShadow(host, options.nonce)
  for (const css of [widgetCss, controlsCss, theme.default.css]) styles.add(css)
  const session = { header: brand.sessionHeader, id: sessionId() }
  const kernel = createKernel({
    plugins,
    ...(features.length > 0 && { fetchFeatures: featuresOf(features, catalogue, checkWhole) }),
    brand,
    api: createApi({ baseUrl: options.baseUrl ?? '', session }),
    report: ({ plugin, place, error }) =>
      complain(`"${plugin}" failed in ${place}; the rest goes on.`, error),
    emit,
    host: {
      onNoAvailability: options.onNoAvailability,
      transformSpecialRequests: options.transformSpecialRequests,
    },
    first: prefill(options, brand, plugins),
    inline,
    readOnlyLocation: options.readOnlyLocation ?? false,
    onComplete: () => void (opened.value = false),
  })
  const app = createRoot(root)
  app.render(
    <App kernel={kernel} styles={styles} onReady={() => emit('ready', {})}>
      {Popup ? <Popup opened={opened} host={host} /> : <Widget />}
    </App>,
  )
  begin(kernel, options)

  return {
    open(venueId, journey) {
      const over = kernel.step.peek()?.step.end
      const seen = opened.peek()
      // Section 1: opening marks the widget not complete.
      if (over && seen) kernel.complete()
      opened.value = true
      emit('open', { venueId: venueId ?? null })
      // What comes of a create after the popup was left is shown first: nobody shall book twice for not knowing.
      if ((over && !seen) || kernel.sending.peek()) return
      begin(kernel, {
        ...options,
        ...(venueId !== undefined && { venueId }),
        ...(journey !== undefined && { journey }),
      })
    },
    close() {
      if (inline) return
      if (kernel.sending.peek()) opened.value = false
      else kernel.complete()
    },
    destroy() {
      kernel.dispose()
      app.unmount()
    },
  }
}

const fetchPopup = () => import(/* webpackChunkName: "popup" */ '../ui/popup').then((module) => module.Popup)

/** The page's own brand config; none where it is content with the default one. */
function ownBrand(given: InitOptions['brand'], { name }: Brand): unknown {
  if (typeof given !== 'string') return given
  if (given !== name) {
    complain(`There is no brand "${given}" under Tavola.brands.`)
  }
  return undefined
}

/** In the brand's order; fails where one does not come. */
async function fetchPlugins(ids: readonly string[], catalogue: Catalogue): Promise<AnyPlugin[]> {
  const modules = await Promise.all(ids.map((id) => catalogue.plugins[id]!()))
  return modules.map((module) => module.default)
}

/** One that does not come is named and left out, so that the rest works: a blocker may not like its name. */
function featuresOf(
  ids: readonly string[],
  catalogue: Catalogue,
  whole: (features: readonly AnyPlugin[]) => void,
) {
  const missing = new Set(ids)
  const here: AnyPlugin[] = []
  return async (join: (plugin: AnyPlugin) => void): Promise<void> => {
    const fetch = async (id: string) => {
      try {
        const { default: plugin } = await catalogue.plugins[id]!()
        if (!missing.delete(id)) return
        here.push(plugin)
        join(plugin)
        if (missing.size === 0) whole(here)
      } catch (error) {
        complain(`The plugin "${id}" did not load; the rest goes on.`, error)
      }
    }
    await Promise.all([...missing].map(fetch))
  }
}
