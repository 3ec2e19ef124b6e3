import { formatted } from '../write-pages'
import { foldersOf, nameOf, type LockFile } from './lock-file'
import type { Uses } from './uses'

/** For code that we publish: these ask only to include their text. */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense'],
  // For fonts: they may be bundled, not sold alone, and keep their licence.
  'OFL-1.1',
]
/** For tools: some ask to publish changed files, and none leave this repository. */
const ofTools = [...permissive, 'Zlib', 'MPL-2.0', 'CC-BY-4.0', 'PSF-2.0', 'Python-2.0']

/** Whether we publish a package's code. */
export type Use = 'passed on' | 'tool'

/** Whether an SPDX expression is allowed: one of its choices is, if all parts of the choice are. */
function isAllowed(license: string, use: Use): boolean {
  const list = use === 'tool' ? ofTools : permissive
  const choices = license.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => list.includes(part)))
}

/** A sentence for each package whose licence is missing or not allowed. `passedOn`: folders. */
export function licenceProblems(lock: LockFile, passedOn: ReadonlySet<string>): readonly string[] {
  return foldersOf(lock).flatMap((folder) => {
    const one = lock.packages[folder]!
    const name = `${nameOf(folder, one)} ${one.version}`
    const use = passedOn.has(folder) ? 'passed on' : 'tool'
    if (!one.license) return [`${name} has no licence: read its package.json, and find another package.`]
    if (isAllowed(one.license, use)) return []
    const allowed = (use === 'tool' ? ofTools : permissive).join(', ')
    const where = use === 'tool' ? 'of a tool' : 'of code that others get'
    return [`${name} has the licence "${one.license}": expected, ${where}, one of ${allowed}.`]
  })
}

/** docs/licences.md. */
export function licencesPage(lock: LockFile, uses: Uses): Promise<string> {
  const diners = [...new Set([...uses.react, ...uses.light])].sort()
  const rows = diners.map((folder) => {
    const one = lock.packages[folder]!
    const yes = (folders: readonly string[]) => (folders.includes(folder) ? 'yes' : '')
    return `| ${nameOf(folder, one)} | ${one.license} | ${yes(uses.react)} | ${yes(uses.light)} |`
  })
  const page = [
    ...['# Licences', ''],
    `The ${foldersOf(lock).length} packages of \`package-lock.json\`. Tavola itself is [MIT](../LICENSE).`,
    '`npx tsx tools/dependencies/main.ts --write` writes this page after `npm run build`. `npm run test:dependencies` fails if it is out of',
    'date, or if `tools/dependencies/licences.ts` doesn’t allow a licence.',
    ...['', "## In the files for diners' browsers", ''],
    'The build writes `dist/licences.txt` and `dist/light/licences.txt`, with the versions and licence texts. Publish them with the other',
    'files. The files also contain a few lines of webpack (MIT). hCaptcha’s and Braintree’s scripts come from their makers.',
    ...['', '| package | licence | `dist` | `dist/light` |', '| --- | --- | --- | --- |', ...rows],
    ...['', '## Installed with the npm package', ''],
    'Packages that are installed with `tavola`. `lib/built-in` has react-select and its packages, each with its licence.',
    ...['', ...byLicence(uses.installed, lock)],
    ...[
      '',
      '## In the commands tavola-check and create-tavola-plugin',
      '',
      '`lib/check/licences.txt` and `lib/create/licences.txt` have the texts of their licences.',
    ],
    ...['', ...byLicence(uses.commands, lock)],
    ...['', '## In the reference server', '', ...byLicence(uses.server, lock)],
    ...['', '## Build and test tools', '', 'None of it leaves this repository.', ''],
    ...byLicence(uses.tools, lock),
  ]
  return formatted(page.join('\n'))
}

function byLicence(folders: readonly string[], lock: LockFile): readonly string[] {
  const names = new Map<string, Set<string>>()
  for (const folder of folders) {
    const one = lock.packages[folder]!
    const license = one.license ?? 'none'
    names.set(license, (names.get(license) ?? new Set()).add(nameOf(folder, one)))
  }
  const lines = [...names].sort(([, a], [, b]) => b.size - a.size)
  return lines.map(([license, all]) => `- ${license}: ${[...all].sort().join(', ')}`)
}
