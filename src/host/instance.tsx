import { signal } from '@preact/signals-core'
import { createRoot } from 'react-dom/client'
import { createApi } from '../api/client'
import { sessionId } from '../api/session-id'
import type { Brand } from '../kernel/brand'
import type { AnyPlugin } from '../kernel/contract'
import type { Emit } from '../kernel/events'
import type { Selection } from '../kernel/facts'
import { createKernel } from '../kernel/create-kernel'
import type { Kernel } from '../kernel/kernel'
import { dayAt } from '../dates/plain-date'
import { App } from '../ui/app'
import { Widget } from '../ui/widget'
import widgetCss from '../ui/widget.css'
import type { Catalogue } from './catalogue'
import { complain } from './complain'
import { initShape } from './init-settings'
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
  readonly brands: Readonly<Record<string, unknown>>
  readonly catalogue: Catalogue
  readonly host: HTMLElement
  readonly inline: boolean
  readonly emit: Emit
}

/** Reads the options, fetches the brand's plugins and theme, and mounts the widget. Throws a BootError. */
export async function createInstance(parts: InstanceParts): Promise<Instance> {
  const { catalogue, host, inline, emit } = parts
  const options = readSettings(initShape, parts.options, 'Tavola.init', complain)
  const fallback = (await catalogue.themes[catalogue.fallback]!()).default.brand
  const own = ownBrand(options.brand, parts.brands, fallback)
  const checks = own === undefined ? null : await import(/* webpackChunkName: "own-brand" */ './own-brand')
  const brand = checks ? checks.readBrand(own, fallback) : fallback
  const [plugins, theme, Popup] = await Promise.all([
    fetchPlugins(brand, catalogue),
    fetchTheme(brand, catalogue),
    inline ? null : import(/* webpackChunkName: "popup" */ '../ui/popup').then((module) => module.Popup),
  ])
  checks?.checkBrand(plugins, brand)
  for (const [token, value] of Object.entries(brand.tokens)) host.style.setProperty(token, value)

  const opened = signal(false)
  const { styles, root } = openShadow(host, options.nonce)
  styles.add(widgetCss)
  styles.add(theme.css)
  const session = { header: brand.sessionHeader, id: sessionId() }
  const kernel = createKernel({
    plugins,
    brand,
    api: createApi({ baseUrl: options.baseUrl ?? '', session }),
    report: ({ plugin, place, error }) =>
      complain(`"${plugin}" failed in ${place}; the rest goes on.`, error),
    emit,
    host: {
      onNoAvailability: options.onNoAvailability,
      transformSpecialRequests: options.transformSpecialRequests,
    },
    first: prefill(options, brand),
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
  start(kernel, options)

  return {
    open(venueId, journey) {
      const over = kernel.step.peek()?.step.end
      const seen = opened.peek()
      // Section 1: opening marks the widget not complete.
      if (over && seen) kernel.complete()
      opened.value = true
      emit('open', { venueId: venueId ?? null })
      // What came of a create after the popup was left is shown first: nobody shall book twice for not knowing.
      if (over && !seen) return
      if (venueId !== undefined) kernel.visit(venueId)
      if (journey !== undefined) lockJourney(kernel, journey)
    },
    close: () => void (inline || kernel.complete()),
    destroy() {
      kernel.dispose()
      app.unmount()
    },
  }
}

/** The page's own brand config; none where it is content with the default one. */
function ownBrand(given: unknown, brands: Readonly<Record<string, unknown>>, { name }: Brand): unknown {
  if (typeof given !== 'string') return given
  if (given !== name && !Object.hasOwn(brands, given)) {
    complain(
      `There is no brand "${given}". Put it under Tavola.brands before Tavola.init, or give the config itself.`,
    )
  }
  return brands[given]
}

/** In the brand's order; a plugin that this build does not have is named and passed over. */
async function fetchPlugins({ plugins }: Brand, catalogue: Catalogue): Promise<AnyPlugin[]> {
  const known = plugins.filter((id) => {
    const has = Object.hasOwn(catalogue.plugins, id)
    if (!has)
      complain(
        `brand: there is no plugin "${id}". Expected some of ${Object.keys(catalogue.plugins).join(', ')}.`,
      )
    return has
  })
  const modules = await Promise.all(known.map((id) => catalogue.plugins[id]!()))
  return modules.map((module) => module.default)
}

async function fetchTheme({ theme }: Brand, { themes, fallback }: Catalogue) {
  const known = Object.hasOwn(themes, theme)
  if (!known)
    complain(`brand: there is no theme "${theme}". Expected one of ${Object.keys(themes).join(', ')}.`)
  return (await themes[known ? theme : fallback]!()).default
}

/** A past day is no prefill: the calendar would not offer it either. */
function prefill(
  { date, guests }: { date?: string; guests?: number },
  { timeZone }: Brand,
): Partial<Selection> {
  const open = date !== undefined && date >= dayAt(new Date(), timeZone)
  return { ...(open && { date }), ...(guests !== undefined && { adults: guests }) }
}

function start(
  kernel: Kernel,
  options: { venueId?: string | number; journey?: string | null | undefined },
): void {
  if (options.journey != null) lockJourney(kernel, options.journey)
  if (options.venueId !== undefined) kernel.visit(options.venueId)
}

/** Section 1: a journey that the host gives locks the choice and hides the journey options. */
function lockJourney(kernel: Kernel, journey: string): void {
  if (!kernel.journeys.find(journey)) return kernel.choose(journey)
  kernel.choose(journey)
  kernel.set({ journeyLocked: true })
}
