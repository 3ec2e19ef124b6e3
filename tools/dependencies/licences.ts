import { foldersOf, nameOf, type LockFile } from './lock-file'

/** Of code that others get: to pass its text on is all that these ask. */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense'],
  // Of fonts: they may be passed on with anything but sold alone, and keep their licence.
  'OFL-1.1',
]
/** Of what only builds and tests: changed files of it would have to stay open, and none leaves this repository. */
const ofTools = [...permissive, 'MPL-2.0', 'CC-BY-4.0', 'PSF-2.0', 'Python-2.0']

/** Where a package's code goes. */
export type Use = 'passed on' | 'tool'

/** A licence as SPDX writes it: allowed where one of its choices is, which is so when all of its parts are. */
export function isAllowed(license: string, use: Use): boolean {
  const list = use === 'tool' ? ofTools : permissive
  const choices = license.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => list.includes(part)))
}

/** A sentence for each package whose licence is missing or not in the list. `passedOn`: folders. */
export function licenceProblems(lock: LockFile, passedOn: ReadonlySet<string>): readonly string[] {
  return foldersOf(lock).flatMap((folder) => {
    const one = lock.packages[folder]!
    const name = `${nameOf(folder, one)} ${one.version}`
    const use = passedOn.has(folder) ? 'passed on' : 'tool'
    if (!one.license) return [`${name} says no licence: read its package.json, and find another package.`]
    if (isAllowed(one.license, use)) return []
    const allowed = (use === 'tool' ? ofTools : permissive).join(', ')
    const where = use === 'tool' ? 'of a tool' : 'of code that others get'
    return [`${name} has the licence "${one.license}": expected, ${where}, one of ${allowed}.`]
  })
}
