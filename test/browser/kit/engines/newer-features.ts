import { createRequire } from 'node:module'
import { browserslist } from '../../../../tools/webpack/browsers.js'

/** MDN's tables of which browser has what from which version on. */
const tables = createRequire(import.meta.url)('@mdn/browser-compat-data') as {
  readonly api: Tables
  readonly javascript: { readonly builtins: Tables }
}

interface Tables {
  readonly [name: string]: Table
}
interface Table extends Readonly<Record<string, unknown>> {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> }
}
interface Support {
  readonly version_added: string | boolean | null
  readonly version_removed?: string
  readonly flags?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
}

const tableNames: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' }
const oldest = (browserslist as readonly string[]).map((query) => {
  const [browser = '', version = ''] = query.split(' >= ')
  return { browser: tableNames[browser] ?? browser, version: Number(version) }
})

/** Whether each of the oldest supported browsers has it. */
const isEverywhere = ({ __compat }: Table) =>
  !__compat ||
  oldest.every(({ browser, version }) =>
    [__compat.support[browser] ?? []]
      .flat()
      .some(
        ({ version_added, version_removed, flags, prefix, alternative_name }: Support) =>
          typeof version_added === 'string' &&
          !version_removed &&
          !flags &&
          !prefix &&
          !alternative_name &&
          Number.parseFloat(version_added.replace('≤', '')) <= version,
      ),
  )

/** Globals, and members of globals, that one of the oldest supported browsers lacks: "Array.toSorted", "Navigator.gpu". */
function newerFeatures(): string[] {
  const globals = { ...tables.javascript.builtins, ...tables.api }
  return Object.entries(globals).flatMap(([name, table]) => {
    if (!isEverywhere(table)) return [name]
    const members = Object.entries(table).filter(([member]) => /^[a-z]\w*$/i.test(member))
    return members
      .filter(([member, inner]) => !member.endsWith('_event') && !isEverywhere(inner as Table))
      .map(([member]) => `${name}.${member.replace(/_static$/, '')}`)
  })
}

/** Before a page is loaded: takes away what the oldest supported browsers lack, as far as a script can. */
export const withoutNewerFeatures = `
  for (const feature of ${JSON.stringify(newerFeatures())}) {
    const [name, member] = feature.split('.')
    if (member === undefined) delete window[name]
    else for (const owner of [window[name], window[name]?.prototype]) if (owner) delete owner[member]
  }`
