import { format } from 'prettier'
import { partsSection, tokensSection } from './looks'
import { pluginsSection } from './plugins-section'
import { policySection } from './policy-section'

/** What of the README is written from the code, by the name of its markers: `<!-- policy -->` … `<!-- /policy -->`. */
const sections: Readonly<Record<string, () => string | Promise<string>>> = {
  policy: policySection,
  plugins: pluginsSection,
  tokens: tokensSection,
  parts: partsSection,
}

/** The README with these sections as they have to be. Throws where a marker is missing. */
export async function withSections(readme: string): Promise<string> {
  let text = readme
  for (const [name, write] of Object.entries(sections)) {
    const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`)
    if (!place.test(text))
      throw new Error(`The README has no place for "${name}": <!-- ${name} --> … <!-- /${name} -->`)
    const section = await write()
    text = text.replace(place, (_, start: string, end: string) => `${start}\n${section}\n${end}`)
  }
  return format(text, {
    parser: 'markdown',
    semi: false,
    singleQuote: true,
    printWidth: 110,
    proseWrap: 'preserve',
  })
}
