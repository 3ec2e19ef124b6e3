import type { Brand } from 'tavola'
import { examine, type Finding, type Need, type Patient } from '../src/host/doctor'
import type { Made } from '../src/host/handle'
import { optionsOf } from '../src/host/text-options'
import { brand as milano } from './milano/brand'
import { pluginPolicies } from './policy'

/** `Tavola.doctor()`: examines the widgets of the script tag, with what the plugins of their brands need. */
export function doctor(made: readonly Made[]): Promise<Finding[]> {
  const patients = made.filter(([{ gone }]) => !gone).map(patientOf)
  const brands = patients.map(({ options }) => brandOf(options))
  const needs = patients.flatMap(({ options }, index) => needsOf(options.baseUrl, brands[index]!))
  return examine(patients, needs, brands[0]?.sessionHeader ?? milano.sessionHeader)
}

function patientOf([{ host, inline }, options, source]: Made): Patient {
  const texts = source ? optionsOf(source, ['baseUrl', 'brand']) : {}
  return { host, inline, options: { ...options, ...texts } }
}

function brandOf({ brand }: Patient['options']): Brand {
  const named = (window.Tavola as { brands?: Record<string, unknown> }).brands?.[brand as string] ?? brand
  return { ...milano, ...(typeof named === 'object' ? named : {}) }
}

function needsOf(baseUrl: unknown, { plugins, options }: Brand): Need[] {
  const api = new URL(typeof baseUrl === 'string' ? baseUrl : '', document.baseURI).origin
  const wanted = plugins
    // Without a site key nothing of hCaptcha's is fetched, and menus are shown where the brand says so.
    .filter((id) => id !== 'human-verification' || options[id]?.siteKey)
    .filter((id) => id in pluginPolicies && id !== 'menus')
  return [
    { plugin: null, directives: { 'connect-src': [api], 'trusted-types': ['tavola'] } },
    ...wanted.map((plugin) => ({ plugin, directives: pluginPolicies[plugin]! })),
  ]
}
