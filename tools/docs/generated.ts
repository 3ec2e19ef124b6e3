import { readFileSync } from 'node:fs'
import { policySection, thirdPartySection } from './policy'
import { placesSection, pluginOptionsSection, pluginsSection } from './reference/plugins'
import {
  brandSection,
  checksSection,
  codesSection,
  messagesSection,
  optionsSection,
  partsSection,
  tokensSection,
} from './reference/tables'
import { typesSection } from './reference/types'

/** What the code knows. A line of a page that ends with `<!-- site: options -->` becomes the table of options on the site. */
const parts: Readonly<Record<string, () => string | Promise<string>>> = {
  brand: brandSection,
  checks: checksSection,
  codes: codesSection,
  messages: messagesSection,
  options: optionsSection,
  parts: partsSection,
  places: placesSection,
  'plugin-options': pluginOptionsSection,
  plugins: pluginsSection,
  policy: policySection,
  'third-parties': thirdPartySection,
  tokens: tokensSection,
  types: typesSection,
  wire: () => `\`\`\`ts\n${readFileSync('src/api/wire.ts', 'utf8')}\`\`\``,
}

const made = new Map<string, string>()

/** A page's Markdown with its generated parts. */
export async function filled(text: string): Promise<string> {
  const line = /^.*<!-- site: ([\w-]+) -->$/gm
  for (const [, name] of text.matchAll(line)) {
    if (!parts[name!]) throw new Error(`No part is named ${name}: see tools/docs/generated.ts.`)
    if (!made.has(name!)) made.set(name!, await parts[name!]!())
  }
  return text.replace(line, (_, name: string) => made.get(name)!)
}
