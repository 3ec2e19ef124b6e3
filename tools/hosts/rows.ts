import type { Running } from './processes'

/** A host with its page of the docs and its example. A new host is an entry of `rows`. */
export interface HostRow {
  /** As the table names it. */
  readonly host: string
  /** Its page in docs/hosts. */
  readonly page: string
  /** Starts the example for a person: the one command that its page gives. */
  readonly command: string
  /**
   * Tries the example and ends, with 0 if a table was booked. Its lines "version: Next.js 16.4.6" name what it was tried with.
   */
  readonly test: readonly string[]
  /** Starts an example that isn't a package of npm. */
  readonly start?: (api: string, port: number) => Promise<Running & { readonly folder: string }>
}

/** A host of this folder: `npm run host html` starts examples/hosts/html, and test/hosts/html.test.ts books in it. */
const own = (name: string, host: string, page = name): HostRow => ({
  host,
  page,
  command: `npm run host ${name}`,
  test: ['npx', 'mocha', `test/hosts/${name}.test.ts`],
})

export const rows: readonly HostRow[] = [
  own('html', 'Plain HTML'),
  own('nextjs', 'Next.js'),
  own('astro', 'Astro'),
  own('shopify', 'Shopify'),
  own('wix', 'Wix'),
  own('squarespace', 'Squarespace'),
  own('webflow', 'Webflow'),
  own('tag-manager', 'Google Tag Manager and GA4'),
  own('consent', 'Consent tools'),
  {
    ...own('wordpress', 'WordPress'),
    start: async (api, port) => (await import('./wordpress/site')).startWordPress(api, port),
  },
]

/** The name by which the commands know a row: its page's. */
export const rowNamed = (name: string) => rows.find(({ page }) => page === name)
