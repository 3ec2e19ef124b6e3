import { readFileSync } from 'node:fs'
import { table } from '../../write-pages'
import { parts, tokenNotes } from './token-notes'

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
