import { readFileSync } from 'node:fs'
import { formatted } from '../formatted'
import { brandSection } from './brand-keys'
import { partsSection, tokensSection } from './looks'
import { optionsSection } from './options'
import { pluginsSection } from './plugins-section'
import { policySection } from './policy-section'
import { untrustedSection } from './untrusted-reads'

/** What of a page is written from the code, by the name of its markers: `<!-- policy -->` … `<!-- /policy -->`. */
const sections: Readonly<Record<string, () => string | Promise<string>>> = {
  policy: policySection,
  untrusted: untrustedSection,
  options: optionsSection,
  brand: brandSection,
  plugins: pluginsSection,
  tokens: tokensSection,
  parts: partsSection,
}

/** Where each of them stands. */
const pageOf: Readonly<Record<string, string>> = {
  policy: 'docs/security.md',
  untrusted: 'docs/security.md',
  options: 'docs/reference/options.md',
  brand: 'docs/reference/brand.md',
  plugins: 'docs/reference/plugins.md',
  tokens: 'docs/reference/tokens.md',
  parts: 'docs/reference/parts.md',
}

/** Each page with its section as it has to be. Throws where a marker is missing. */
export const pagesWithSections = async (): Promise<readonly (readonly [string, string])[]> =>
  Promise.all(
    Object.entries(pageOf).map(async ([name, file]) => [
      file,
      await withSection(readFileSync(file, 'utf8'), name, file),
    ]),
  )

async function withSection(text: string, name: string, file: string): Promise<string> {
  const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`)
  if (!place.test(text))
    throw new Error(`${file} has no place for "${name}": <!-- ${name} --> … <!-- /${name} -->`)
  const section = await sections[name]!()
  return formatted(text.replace(place, (_, start: string, end: string) => `${start}\n${section}\n${end}`))
}
