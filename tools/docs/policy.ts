import { type Directives, readAbouts, type ThirdParty } from '../plugins/about'
import { table } from '../write-pages'

/**
 * The Content-Security-Policy that a page needs, for the widget itself and for each plugin that loads third-party content. The
 * browser tests run under it, and docs/security.md shows it.
 */

/** The page's own values. */
export interface PolicyValues {
  readonly nonce: string
  /** The origin of the back end. */
  readonly api: string
  /** The origin of the menus' pictures. */
  readonly images?: string
}

/** The page replaces `{nonce}`, `{api}` and `{images}`. */
const widgetPolicy: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'nonce-{nonce}'", "'strict-dynamic'"],
  'style-src': ["'self'", "'nonce-{nonce}'"],
  'connect-src': ['{api}'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['tavola'],
}

const abouts = Object.entries(await readAbouts())

/** Additions for plugins that the brand lists, and for their options: "braintree" and "braintree.threeDSecure". */
export const pluginPolicies: Readonly<Record<string, Directives>> = Object.fromEntries(
  abouts.flatMap(([id, { policy, policyWith = {} }]) => [
    ...(policy ? [[id, policy]] : []),
    ...Object.entries(policyWith).map(([option, directives]) => [`${id}.${option}`, directives]),
  ]),
)

/** The policy as a header's value, for a brand with these plugins and options. */
export function policyFor(plugins: readonly string[], values: PolicyValues): string {
  return Object.entries(directivesFor(plugins))
    .map(([name, sources]) => [name, ...sources.map((source) => fill(source, values))].join(' '))
    .join('; ')
}

export function directivesFor(plugins: readonly string[]): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = { ...widgetPolicy }
  for (const plugin of plugins)
    for (const [name, sources] of Object.entries(pluginPolicies[plugin] ?? {}))
      all[name] = [...(all[name] ?? []), ...sources]
  return all
}

const fill = (source: string, values: PolicyValues) =>
  source.replace(/\{(\w+)\}/, (_, name: keyof PolicyValues) => values[name] ?? '')

const line = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';\n')

/** The recipe of a Content-Security-Policy, which the browser tests run under. */
export function policySection(): string {
  const plugins = Object.entries(pluginPolicies).map(([plugin, directives]) => {
    const added = Object.entries(directives).map(([name, sources]) => `\`${name} ${sources.join(' ')}\``)
    return [
      plugin
        .split('.')
        .map((name) => `\`${name}\``)
        .join(' with '),
      added.join('<br>'),
    ]
  })
  return `\`\`\`\n${line(directivesFor([]))}\n\`\`\`\n\n${table(['if the brand has', 'add'], plugins)}`
}

/** What a diner's browser loads from others, and what it sends them. Whatever has such an address in its policy must say why. */
export function thirdPartySection(): string {
  const rows = Object.entries(pluginPolicies).flatMap(([name, { 'connect-src': sent = [], ...loaded }]) => {
    const from = addressesIn(Object.values(loaded).flat())
    const to = addressesIn(sent)
    if (from.length + to.length === 0) return []
    const other = thirdParties[name]
    if (!other) throw new Error(`${name}: its about.ts expects a "thirdParty", as its policy has an address.`)
    return [[`\`${name}\``, other.name, other.loads, other.when, from.join('<br>'), to.join('<br>')]]
  })
  return table(['with', 'who', 'what', 'when', 'loaded from', 'requests go to'], rows)
}

/** By the same names. */
const thirdParties: Readonly<Record<string, ThirdParty>> = Object.fromEntries(
  abouts.flatMap(([id, { thirdParty, thirdPartyWith = {} }]) => [
    ...(thirdParty ? [[id, thirdParty]] : []),
    ...Object.entries(thirdPartyWith).map(([option, other]) => [`${id}.${option}`, other]),
  ]),
)

const addressesIn = (sources: readonly string[]) =>
  [...new Set(sources)].filter((source) => source.startsWith('https:')).map((source) => `\`${source}\``)
