import type { Signal } from '@preact/signals-core'
import { createRoot } from 'react-dom/client'
import { createApi } from '../../api/client'
import { sessionId } from '../../api/session-id'
import type { Brand } from '../../kernel/brand'
import type { AnyPlugin, HostCallbacks } from '../../kernel/contract'
import { createKernel } from '../../kernel/create-kernel'
import type { Deliver } from '../../kernel/events'
import type { Carried, Kernel } from '../../kernel/kernel'
import type { Prefill } from '../../kernel/navigation'
import { App } from '../../ui/app'
import { Widget } from '../../ui/widget'
import controlsCss from '../../ui/controls.css'
import hostCss from '../../ui/host.css'
import widgetCss from '../../ui/widget.css'
import { featuresOf, fetchPlugins } from '../brand/load-plugins'
import type { Catalogue, Theme } from '../brand/catalogue'
import { logError } from '../log-error'
import type { ApplyLook } from '../look/apply-look'
import type { InitOptions } from '../public'
import { openShadow } from './shadow'

/** A widget as its options want it: everything fetched that it needs, and nothing on the page yet. */
export interface Prepared {
  readonly brand: Brand
  /** That its language is written in. */
  readonly direction: 'ltr' | 'rtl'
  readonly theme: Theme
  /** What the brand changes in it; undefined for the default brand. */
  readonly dress: ApplyLook | undefined
  readonly plugins: readonly AnyPlugin[]
  readonly fetchFeatures: ((join: (plugin: AnyPlugin) => void) => Promise<void>) | undefined
  readonly Popup: Awaited<ReturnType<typeof fetchPopup>> | null
}

/** A brand as the host gave it, unchecked, and what it is read by. */
export interface Branded {
  readonly brand: unknown
  readonly catalogue: Catalogue
}

/** Reads the brand and fetches its plugins and theme. Throws a BootError. */
export async function prepare({ brand: given, catalogue }: Branded, inline: boolean): Promise<Prepared> {
  const popup = inline ? null : fetchPopup()
  // Begun at once, waited for later: its failure is heard there.
  popup?.catch(() => undefined)
  const fallback = (await catalogue.themes[catalogue.fallback]!()).default.brand
  const own = ownBrand(given, fallback)
  const checks =
    own === undefined && /^en\b/.test(fallback.locale)
      ? null
      : await import(/* webpackChunkName: "own-brand" */ '../brand/custom-brand')
  const brand = checks ? checks.readBrand(own ?? {}, fallback, catalogue) : fallback
  const features = catalogue.features.filter((id) => brand.plugins.includes(id))
  const [plugins, theme, Popup, language] = await Promise.all([
    fetchPlugins(
      brand.plugins.filter((id) => !features.includes(id)),
      catalogue,
    ),
    catalogue.themes[brand.theme]!(),
    popup,
    checks?.readLanguage(brand, catalogue),
  ])
  checks?.checkBrand(plugins, brand, fallback)
  checks?.checkOptions(plugins, brand)
  const dress = await checks?.fitLook(brand, theme.default)
  /** Too late to stop for: what is wrong with a feature is named. */
  const checkWhole = (joined: readonly AnyPlugin[]) => {
    try {
      checks?.checkPlugins([...plugins, ...joined], brand)
    } catch (error) {
      logError('brand: its plugins do not fit together.', error)
    }
  }
  const checkOne = (plugin: AnyPlugin) => checks?.checkOptions([plugin], brand)
  const fetchFeatures =
    features.length > 0 ? featuresOf(features, catalogue, checkOne, checkWhole) : undefined
  const { messages = brand.messages, direction = 'ltr' } = language ?? {}
  return {
    brand: { ...brand, messages },
    direction,
    theme: theme.default,
    dress,
    plugins,
    fetchFeatures,
    Popup,
  }
}

export interface MountParts {
  readonly options: Partial<InitOptions>
  readonly prefill: Prefill
  readonly callbacks: HostCallbacks
  readonly host: HTMLElement
  readonly inline: boolean
  readonly opened: Signal<boolean>
  readonly carried: Carried | undefined
  readonly emit: Deliver
  readonly onComplete: () => void
}

export interface Mounted {
  readonly kernel: Kernel
  readonly plugins: readonly AnyPlugin[]
  unmount(): void
}

/** Puts it on the page. */
export function mount(
  { brand, direction, theme, dress, plugins, fetchFeatures, Popup }: Prepared,
  { options, prefill, callbacks, host, inline, opened, carried, emit, onComplete }: MountParts,
): Mounted {
  // What a page's style sheet finds it by, for tokens and parts.
  host.classList.add('tavola')
  const { styles, root } = openShadow(host, options.nonce)
  // Said in any case: the page's own direction would come in.
  root.lang = brand.locale
  root.dir = direction
  for (const css of [hostCss, widgetCss, controlsCss, theme.css]) styles.add(css)
  const undress = dress?.(host, styles)
  const kernel = createKernel({
    plugins,
    ...(fetchFeatures && { fetchFeatures }),
    brand,
    api: createApi({
      baseUrl: options.baseUrl ?? '',
      session: { header: brand.sessionHeader, id: sessionId() },
      ...(options.fetch && { fetch: options.fetch }),
    }),
    report: ({ plugin, place, error }) =>
      logError(`"${plugin}" failed in ${place}; the rest goes on.`, error),
    emit,
    host: callbacks,
    prefill,
    ...(carried && { carried }),
    inline,
    readOnlyLocation: options.readOnlyLocation ?? false,
    onComplete,
  })
  const app = createRoot(root)
  app.render(
    <App kernel={kernel} styles={styles} onReady={() => kernel.emit('ready', {})}>
      {Popup ? <Popup opened={opened} host={host} history={options.history !== false} /> : <Widget />}
    </App>,
  )
  return {
    kernel,
    plugins,
    unmount() {
      kernel.dispose()
      app.unmount()
      undress?.()
    },
  }
}

const fetchPopup = () =>
  import(/* webpackChunkName: "popup" */ '../../ui/popup').then((module) => module.Popup)

/** The page's own brand config; none where it is content with the default one. */
function ownBrand(given: unknown, { name }: Brand): unknown {
  if (typeof given !== 'string') return given
  if (given !== name) logError(`There is no brand "${given}" under Tavola.brands.`)
  return undefined
}
