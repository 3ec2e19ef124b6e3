import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Liquid, type TagToken, type TopLevelToken } from 'liquidjs'

interface Schema {
  readonly settings: readonly { readonly id: string; readonly default?: string }[]
}

/** The section of examples/hosts/shopify as Shopify renders it, with its settings' defaults and these. */
export function sectionOf(folder: string, settings: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(folder, 'sections/tavola-booking.liquid'), 'utf8')
  const [, json] = /\{%-? schema -?%\}([^]*?)\{%-? endschema -?%\}/.exec(text)!
  const { settings: all } = JSON.parse(json!) as Schema
  const defaults = Object.fromEntries(all.map(({ id, default: value = '' }) => [id, value]))
  return engine.parseAndRenderSync(text, { section: { settings: { ...defaults, ...settings } } }) as string
}

const engine = new Liquid({ strictFilters: true })
// Shopify reads it for the theme editor, and shows nothing of it.
engine.registerTag('schema', {
  parse(_: TagToken, remaining: TopLevelToken[]) {
    while (remaining.length > 0) if ((remaining.shift() as TagToken).name === 'endschema') return
    throw new Error('schema: no endschema.')
  },
  render: () => '',
})
