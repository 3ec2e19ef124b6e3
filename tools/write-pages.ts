import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import options from '../.oxfmtrc.json'

/** What all written pages share: tables, the repository's format, and when and with what they were written. */

type Cell = string | number

/** A table in Markdown. */
export const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Plain text as Markdown. */
export const escaped = (plain: string) => plain.replace(/[\\`*_{}[\]<>|#]/g, '\\$&')

/** A text in the repository's format. The file's name gives its kind: Markdown, JSON or YAML. */
export async function formatted(text: string, file = 'page.md'): Promise<string> {
  const { code, errors } = await format(file, text, options)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  return code
}

export const writePage = async (file: string, text: string) =>
  writeFileSync(file, await formatted(text, file))

/** The day, as YYYY-MM-DD. `SOURCE_DATE_EPOCH` sets it, so that a page can be reproduced to the byte. */
export function today({ SOURCE_DATE_EPOCH } = process.env): string {
  const moment = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date()
  return moment.toISOString().slice(0, 10)
}

/** The installed versions of these packages, by name. */
export const versionsOf = (packages: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(packages.map((name) => [name, readJson(`node_modules/${name}/package.json`).version]))

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { version: string }
