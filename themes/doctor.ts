import type { Brand } from 'tavola'
import { examine, type Finding, type Need, type Patient } from '../src/host/doctor'
import { rootOf } from '../src/host/doctor/base-url'
import { examineLinks } from '../src/host/doctor/links'
import type { Made } from '../src/host/loader/handle'
import { readOptionsOf } from '../src/host/options/current-options'
import { optionsOf } from '../src/host/options/text-options'
import { brand as milano } from './milano/brand'
import { policyNeeds } from './policy-needs'

/** `Tavola.doctor()`: examines the widgets of the script tag, with what the plugins of their brands need. */
export function doctor(made: readonly Made[]): Promise<Finding[]> {
  const patients = made.filter(([{ gone }]) => !gone).map(patientOf)
  const brands = patients.map(({ options }) => brandOf(options))
  const needs = patients.flatMap(({ options }, index) => needsOf(options, brands[index]!))
  const header = String(brands[0]?.sessionHeader ?? milano.sessionHeader)
  const links = new Set(brands.map(({ links }) => links))
  const before = [...brands.flatMap(wrongPlugins), ...[...links].flatMap((one) => examineLinks(one))]
  return examine(patients, needs, header, before)
}

/** Such a brand makes no widget, so no widget can report it. */
function wrongPlugins({ plugins }: Written): Finding[] {
  if (Array.isArray(plugins) && plugins.every((id) => typeof id === 'string')) return []
  const what = 'brand: "plugins" is no list of names.'
  return [{ level: 'error', about: 'options', what, remedy: "Write it as ['start', 'booking']." }]
}

/** Its options as they are now; before its code is here, as they were given. */
function patientOf([{ host, inline }, given, source]: Made): Patient {
  const options = readOptionsOf.get(host)?.options ?? { ...given, ...(source && writtenOn(source)) }
  const { container, inline: asked } = given
  return { host, inline, options: { ...options, container, inline: asked } }
}

function writtenOn(source: Element): Patient['options'] {
  const names = ['baseUrl', 'brand', 'fetch']
  const properties = source instanceof HTMLScriptElement ? [] : names
  return {
    ...optionsOf(source, names),
    ...Object.fromEntries(
      properties
        .map((name) => [name, Reflect.get(source, name) as unknown] as const)
        .filter(([, value]) => value !== undefined),
    ),
  }
}

/** As the page wrote it, which may be anything. */
type Written = { readonly [Name in keyof Brand]: unknown }

function brandOf({ brand }: Patient['options']): Written {
  const named = (window.Tavola as { brands?: Record<string, unknown> }).brands?.[brand as string] ?? brand
  return { ...milano, ...(typeof named === 'object' ? named : {}) }
}

function needsOf({ baseUrl, fetch }: Patient['options'], { plugins, options }: Written): Need[] {
  const api = (rootOf(baseUrl) ?? location).origin
  const listed = (Array.isArray(plugins) ? (plugins as unknown[]) : milano.plugins).filter(
    (id) => typeof id === 'string',
  )
  return [
    // With a function of the host's own nobody knows whom it asks.
    { plugin: null, directives: { ...(!fetch && { 'connect-src': [api] }), 'trusted-types': ['tavola'] } },
    ...listed.flatMap((id) => policyNeeds(id, options)),
  ]
}
