/**
 * What a page's Content-Security-Policy must let through: for the widget itself, and for each plugin that brings a third
 * party. The browser tests run under it, and the README's recipe is written from it.
 */

export type Directives = Readonly<Record<string, readonly string[]>>

/** What differs from page to page. */
export interface PolicyValues {
  readonly nonce: string
  /** The origin of the back end. */
  readonly api: string
  /** The origin of the menus' pictures. */
  readonly images?: string
}

/** `{nonce}`, `{api}` and `{images}` stand for the page's own. */
export const widgetPolicy: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'nonce-{nonce}'", "'strict-dynamic'"],
  'style-src': ["'self'", "'nonce-{nonce}'"],
  'connect-src': ['{api}'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['tavola'],
}

/** Added where the brand lists the plugin. */
export const pluginPolicies: Readonly<Record<string, Directives>> = {
  'card-guarantee': {
    'frame-src': ['https://assets.braintreegateway.com'],
    'connect-src': [
      'https://api.braintreegateway.com',
      'https://payments.braintree-api.com',
      // Braintree reports there, with no switch against it.
      'https://www.paypal.com',
    ],
  },
  'human-verification': {
    'script-src': ['https://*.hcaptcha.com'],
    'frame-src': ['https://*.hcaptcha.com'],
    'style-src': ['https://*.hcaptcha.com'],
    'connect-src': ['https://*.hcaptcha.com'],
    'trusted-types': ['tavola-hcaptcha'],
  },
  menus: { 'img-src': ['{images}'] },
}

/** The policy as a header's value, for a brand with these plugins. */
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
