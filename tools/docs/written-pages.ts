import { readFileSync } from 'node:fs'
import { browserslist } from '../webpack/browsers.js'
import { openApiFile } from '../bodies/openapi'
import { wireSections, wireFile } from '../bodies/wire'
import { checkIds, checks, needsOf, optionOf, type CheckText } from '../check/catalogue'
import { formatted, table } from '../write-pages'
import { policySection, thirdPartySection } from './policy'
import { codesPage, placesPage } from './reference/pages'
import { brandSection, optionsSection, pluginsSection, partsSection, tokensSection } from './reference/tables'
import { tagManagerSection, writtenContainer } from './tag-manager'
import { untrustedSection } from './untrusted-reads'

/** Pages with generated sections, by the name of the section's markers: `<!-- policy -->` … `<!-- /policy -->`. */
const sections: Readonly<Record<string, Readonly<Record<string, () => string | Promise<string>>>>> = {
  'docs/browsers.md': { browsers: browsersSection },
  'docs/security.md': {
    policy: policySection,
    'third-parties': thirdPartySection,
    untrusted: untrustedSection,
  },
  'docs/hosts/tag-manager.md': { events: tagManagerSection },
  'docs/reference/options.md': { options: optionsSection },
  'docs/reference/brand.md': { brand: brandSection },
  'docs/reference/plugins.md': { plugins: pluginsSection },
  'docs/reference/tokens.md': { tokens: tokensSection, parts: partsSection },
  'docs/back-end/check.md': { checks: checksSection },
  'docs/back-end/wire.md': wireSections,
}

/** Every committed file that is generated, in whole or in part. */
export const writtenPages = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ...(await Promise.all(Object.keys(sections).map(pageWithSections))),
    ['docs/troubleshooting/codes.md', await codesPage()],
    ['docs/plugins/places.md', await placesPage()],
    await writtenContainer(),
    await openApiFile(),
    await wireFile(),
  ])

/** A page with its sections up to date. Throws if a marker is missing. */
async function pageWithSections(file: string): Promise<readonly [file: string, text: string]> {
  let page = readFileSync(file, 'utf8')
  for (const [name, write] of Object.entries(sections[file]!)) {
    const place = new RegExp(`(<!-- ${name} -->)\n[^]*?(<!-- /${name} -->)`)
    if (!place.test(page)) throw new Error(`${file} lacks the markers <!-- ${name} --> … <!-- /${name} -->.`)
    const text = await write()
    page = page.replace(place, (_, start: string, end: string) => `${start}\n\n${text}\n\n${end}`)
  }
  return [file, await formatted(page)]
}

const engines: Readonly<Record<string, readonly [name: string, year: string]>> = {
  chrome: ['Chrome and others on Chromium', 'August 2021'],
  edge: ['Edge', 'September 2021'],
  firefox: ['Firefox, and its ESR 115', 'March 2022'],
  safari: ['Safari on macOS', 'March 2022'],
  ios_saf: ['Safari on iOS', 'March 2022'],
}

/** The oldest supported version of each browser. */
function browsersSection(): string {
  const rows = browserslist.map((query) => {
    const [browser = '', version = ''] = query.split(' >= ')
    const [name, since] = engines[browser]!
    return [name, version, since]
  })
  return table(['browser', 'from version', 'released'], rows)
}

/** Every check of `tavola-check`. */
function checksSection(): string {
  const rows = checkIds.map((id) => {
    const { expected, effect }: CheckText = checks[id]
    const needs = needsOf(id).map((need) => `Needs \`${optionOf[need]}\`.`)
    return [`\`${id}\``, [expected, ...needs].join(' '), effect].map((cell) => cell.replaceAll('&', '&amp;'))
  })
  return table(['check', 'expected', 'effect'], rows)
}
