import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import ts from 'typescript'
import { isCodeOnly } from '../../../src/diagnostics/options'
import { linkNames } from '../../../src/host/options/read-option'
import { optionNames, optionTable } from '../../../src/host/options/table'
import { brand as milano } from '../../../themes/milano/brand'
import { readAbouts } from '../../plugins/about'
import { loadPlugins } from '../../plugins/built'
import { table } from '../../write-pages'
import { keyNotes, parts, tokenNotes } from './notes'

/** The tables of docs/reference, by the names of their markers (tools/docs/written-pages.ts). */

// Plugins import the shell, and the shell its style sheets.
register('../../../test/kit/mocha/css-hook.mjs', import.meta.url)

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
function written(value: unknown, most: number, long: string): string {
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
    written(defaults[key], 60, '[its own](../../themes/milano/brand.ts)'),
  ])
  return table(['key', 'description', 'in `milano`'], rows)
}

/** All plugins in the catalogue's order, with the options of their about.ts and the defaults. */
export async function pluginsSection(): Promise<string> {
  const abouts = await readAbouts()
  const plugins = await loadPlugins()
  const sections = plugins.map(({ id, options = {} }) => {
    const { brings, options: notes = {} } = abouts[id]!
    const bringer = plugins.find((one) => one.brings?.some((brought) => brought.id === id))
    const defaults: Readonly<Record<string, unknown>> = { ...options }
    const rows = Object.entries(notes).map(([name, note]) => [
      `\`${name}\``,
      note,
      written(defaults[name], 80, 'see its type'),
    ])
    const set = rows.length > 0 ? table(['option', 'description', 'default'], rows) : ''
    const by = bringer ? ` \`${bringer.id}\` brings it.` : ''
    const where = bringer && set ? ` Its options are set under \`options.${bringer.id}\`.` : ''
    return `## ${id}\n\n${sentence(brings)}${by}${where}\n\n${set}`
  })
  return sections.join('\n\n')
}

/** Starts with a capital, except for names such as hCaptcha. */
const sentence = (text: string) => `${text.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase())}.`

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
const shown = (value: string) => (value.length > 44 ? `\`${value.slice(0, 40)}…\`` : `\`${value}\``)

export function tokensSection(): string {
  const values = defaults()
  const rows = Object.entries(tokenNotes).map(([name, note]) => [
    `\`${name}\``,
    shown(values.get(name)!),
    note,
  ])
  return table(['token', 'in `milano`', 'description'], rows)
}

export function partsSection(): string {
  return table(
    ['part', 'description'],
    Object.entries(parts).map(([name, note]) => [`\`${name}\``, note]),
  )
}
