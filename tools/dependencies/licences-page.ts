import { formatted } from '../formatted'
import { foldersOf, nameOf, type LockFile } from './lock-file'
import type { Uses } from './uses'

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
    'Written by `npx tsx tools/dependencies/write.ts` after `npm run build`; `npm run test:dependencies` fails where it',
    'is not up to date, or where a licence is none of those that `tools/dependencies/licences.ts` allows.',
    ...['', "## In the files that diners' browsers fetch", ''],
    '`dist/licences.txt` and `dist/light/licences.txt`, which the build writes, have their versions and the texts of their',
    'licences: publish these files with the others. Beside these packages the files hold a few lines of webpack’s own',
    '(MIT). hCaptcha’s and Braintree’s scripts are fetched from their makers.',
    ...['', '| package | licence | `dist` | `dist/light` |', '| --- | --- | --- | --- |', ...rows],
    ...['', '## Installed with the npm package', ''],
    'What a host gets beside `tavola`. `lib/built-in` has react-select and what it needs, each with its licence.',
    ...['', ...byLicence(uses.installed, lock)],
    ...[
      '',
      '## In the commands tavola-check and create-tavola-plugin',
      '',
      '`lib/check/licences.txt` and `lib/create/licences.txt` have the texts of their licences.',
    ],
    ...['', ...byLicence(uses.commands, lock)],
    ...['', '## What the reference server runs on', '', ...byLicence(uses.server, lock)],
    ...['', '## What builds and tests', '', 'None of it leaves this repository.', ''],
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
