import type { Brand } from 'tavola'
import {
  examine,
  examineLinks,
  isScene,
  rootOf,
  type ExaminedWidget,
  type Finding,
  type Need,
} from '../../src/diagnostics/doctor'
import type { WidgetEntry } from '../../src/host/loader/create-handle'
import { explain } from '../../src/host/options/record'
import { attributeOptions } from '../../src/host/options/texts'
import { widgetOn } from '../../src/host/widget/running-widget'
import { policyNeeds } from './policy-needs'

/** The page's brand, not validated: whole, and with its plugins by their ids. */
export type RawBrand = { readonly [Name in keyof Brand]: unknown }

/** The differences between the script tag's build and the npm package's. */
export interface ExaminedBuild {
  readonly brandOf: (brand: unknown) => RawBrand
  /** Sources that the page's policy must allow for the widget itself, besides the back end. */
  readonly needs: Need['directives']
}

/** Examines the widgets, and the needs of their brands' plugins. */
export async function examineWidgets(
  entries: readonly WidgetEntry[],
  build: ExaminedBuild,
): Promise<Finding[]> {
  const present = entries.filter(([{ gone }]) => !gone)
  await Promise.all(present.map(reportSettings))
  const widgets = present.map(examinedWidget)
  const brands = widgets.map(({ host, options }) => withRead(host, build.brandOf(options.brand)))
  const needs = widgets.flatMap(({ options }, index) => needsOf(options, brands[index]!, build))
  const { sessionHeader = 'X-Session-Id', idempotencyHeader } = brands[0] ?? {}
  const headers = {
    session: String(sessionHeader),
    idempotency: typeof idempotencyHeader === 'string' ? idempotencyHeader : undefined,
  }
  const links = new Set(brands.map(({ links }) => links))
  const brandFindings = [...brands.flatMap(examinePlugins), ...[...links].flatMap((one) => examineLinks(one))]
  return examine(widgets, needs, headers, brandFindings)
}

/** With what the widget has read: the companions of its plugins, and their options. A plugin that did not load stays listed. */
function withRead(host: Element, given: RawBrand): RawBrand {
  const read = widgetOn.get(host)?.mounted?.kernel.brand
  if (!read || !Array.isArray(given.plugins)) return given
  return { ...given, options: read.options, plugins: [...new Set([...given.plugins, ...read.plugins])] }
}

/** A widget that starts reports its settings. An unopened popup has not started, and may wait to look some of them up. */
async function reportSettings([handle]: WidgetEntry): Promise<void> {
  await handle.prepare()
  const brand = widgetOn.get(handle.host)?.mounted?.kernel.brand
  void [brand?.timeZone, brand?.country]
  // Waits for the file that explains the mistakes, so that all of them are in the console.
  await explain(() => undefined)
}

/** An invalid list prevents the widget from starting, so it is checked here. */
function examinePlugins({ plugins }: RawBrand): Finding[] {
  if (Array.isArray(plugins) && plugins.every((id) => typeof id === 'string')) return []
  const what = 'brand: "plugins" is no list of names.'
  return [{ level: 'error', about: 'options', what, remedy: "Write it as ['start', 'booking']." }]
}

/** A widget with its current options, or the initial ones while its code is not loaded. */
function examinedWidget([{ host, inline, isSharing }, rawOptions, source]: WidgetEntry): ExaminedWidget {
  const widget = widgetOn.get(host)
  const options = widget?.options.options ?? { ...rawOptions, ...(source && optionsOf(source)) }
  return {
    host,
    inline,
    options,
    rawOptions,
    source,
    isSharing: isSharing === true,
    hasFailed: widget?.mounted === undefined,
    // No repairs without the page's own brand or before the first render.
    repairs: widget?.mounted?.look?.repairs() ?? [],
  }
}

function optionsOf(source: Element): ExaminedWidget['options'] {
  const names = ['baseUrl', 'brand', 'fetch', 'api', 'testMode'] as const
  const attributes = attributeOptions(source)
  const properties = source instanceof HTMLScriptElement ? {} : (source as unknown as Record<string, unknown>)
  const values = names.map((name) => [name, properties[name] ?? attributes[name]] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function needsOf(
  { baseUrl, fetch, api, testMode }: ExaminedWidget['options'],
  { plugins, options }: RawBrand,
  { needs }: ExaminedBuild,
): Need[] {
  const backEnd = (rootOf(testMode ?? baseUrl) ?? location).origin
  const callsNothing = isScene(testMode) || (testMode == null && (fetch || api))
  const listed = (Array.isArray(plugins) ? (plugins as unknown[]) : []).filter((id) => typeof id === 'string')
  return [
    // The host's own functions may call any server.
    { plugin: null, directives: { ...(!callsNothing && { 'connect-src': [backEnd] }), ...needs } },
    ...listed.flatMap((id) => policyNeeds(id, options)),
  ]
}
