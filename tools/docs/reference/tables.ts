import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { lines } from '../../../src/diagnostics/codes'
import { isCodeOnly } from '../../../src/diagnostics/options'
import { linkNames } from '../../../src/host/options/read-option'
import { optionNames, optionTable } from '../../../src/host/options/table'
import type { Message } from '../../../src/messages/message'
import { brand as milano } from '../../../themes/milano/brand'
import { checkIds, checks, needsOf } from '../../check/checks'
import { packOf } from '../../languages/packs'
import { table } from '../../write-pages'
import { keyNotes, parts, tokenNotes } from './notes'

/** A note on each option: its comment in the source. */
function optionNotes(): ReadonlyMap<string, string> {
  const file = 'src/host/options/table.ts'
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)
  const members = source.statements.flatMap((one) =>
    ts.isInterfaceDeclaration(one) && one.name.text === 'InitOptions' ? [...one.members] : [],
  )
  return new Map(
    members.map((member) => {
      const comment = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(member)[0]?.comment)
      return [member.name!.getText(source), comment ?? '']
    }),
  )
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every option, with its names on a tag and in a link, and the effect of `update`. */
export function optionsSection(): string {
  const notes = optionNotes()
  const rows = optionNames.map((name) => {
    const linkName = (linkNames as Readonly<Record<string, string>>)[name]
    const tag = isCodeOnly(name) && name !== 'nonce' ? 'in code only' : `\`data-${kebab(name)}\``
    const ways = linkName ? `${tag}, in a link \`tavola-${linkName}\`` : tag
    const { update } = optionTable[name]
    const effect = update === 'never' ? 'can’t change' : update ? 'rebuilds the widget' : 'changes in place'
    return [`\`${name}\``, notes.get(name)!, ways, effect]
  })
  return table(['option', 'description', 'on the tag', 'with `update`'], rows)
}

/** A value in a cell. `long` stands for one that is too long. */
export function shown(value: unknown, most: number, long: string): string {
  if (value === undefined || value === null || value === '' || typeof value === 'function') return 'none'
  const json = JSON.stringify(value)
  return json.length > most ? long : `\`${json}\``
}

/** Every key of a brand config, with the default brand's value. */
export function brandSection(): string {
  const defaults: Readonly<Record<string, unknown>> = { ...milano }
  const rows = Object.entries(keyNotes).map(([key, note]) => [
    `\`${key}\``,
    note,
    shown(defaults[key], 60, '[its own](../../themes/milano/brand.ts)'),
  ])
  return table(['key', 'description', 'in `milano`'], rows)
}

/** The tokens that a style sheet sets on its host, with their values. */
export function tokensOf(file: string): Map<string, string> {
  const css = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  const [, host = ''] = /:host\s*\{([^}]*)\}/.exec(css) ?? []
  const set = [...host.matchAll(/(--tavola-[\w-]+):([^;]*);/g)]
  return new Map(set.map(([, name, value]) => [name!, value!.trim().replace(/\s+/g, ' ')]))
}

/** The tokens of `milano`: its own, over those that every look starts with. */
export const defaults = () =>
  new Map([
    ...Object.keys(tokenNotes).map((name) => [name, 'none'] as const),
    ...tokensOf('src/ui/host.css'),
    ...tokensOf('themes/milano/milano.css'),
  ])

/** Long values are cut: the theme has them. */
const cut = (value: string) => (value.length > 44 ? `\`${value.slice(0, 40)}…\`` : `\`${value}\``)

export function tokensSection(): string {
  const values = defaults()
  const rows = Object.entries(tokenNotes).map(([name, note]) => [`\`${name}\``, cut(values.get(name)!), note])
  return table(['token', 'in `milano`', 'description'], rows)
}

export function partsSection(): string {
  return table(
    ['part', 'description'],
    Object.entries(parts).map(([name, note]) => [`\`${name}\``, note]),
  )
}

/** Headings, by the first code under each. */
const chapters: Readonly<Record<string, string>> = {
  T001: 'Starting the widget',
  T010: 'Options',
  T030: 'The brand',
  T060: 'Plugins',
  T070: 'Plugins that do not fit together',
}

/** Every console line, by code. */
export const codesSection = () =>
  Object.entries(lines)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(
      ([code, { name, example, cause, cure }]) =>
        `${chapters[code] ? `## ${chapters[code]}\n\n` : ''}<a id="${code.toLowerCase()}"></a>

### ${code}: ${name}

\`\`\`text
[Tavola] ${code} ${example}
\`\`\`

${cause}

**What to do:** ${cure}
`,
    )
    .join('\n')

/** Every text of the widget in English, by its key. */
export async function messagesSection(): Promise<string> {
  const formsOf = (message: Message) =>
    typeof message === 'string'
      ? message
      : Object.entries(message)
          .map(([form, text]) => `${form}: ${text}`)
          .join('<br>')
  const rows = Object.entries(packOf('english')).map(([key, message]) => [
    `\`${key}\``,
    formsOf(message).replaceAll('|', '\\|').replaceAll('\n', '<br>'),
  ])
  return table(['key', 'text'], rows)
}

/** Every check of `tavola-check`. */
export function checksSection(): string {
  const rows = checkIds.map((id) => {
    const { expected, effect } = checks[id]
    const needs = needsOf(id).map((option) => `Needs \`${option}\`.`)
    return [`\`${id}\``, [expected, ...needs].join(' '), effect].map((cell) => cell.replaceAll('&', '&amp;'))
  })
  return table(['check', 'expected', 'effect'], rows)
}
