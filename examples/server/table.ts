import { readFileSync } from 'node:fs'

/** The rows of a file as spreadsheets write it: names in the first line, semicolons between cells. */
export function readTable<Column extends string>(file: URL): Readonly<Record<Column, string>>[] {
  const [names = [], ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(';'))
  const rowOf = (cells: readonly string[]) => names.map((name, index) => [name, cells[index] ?? ''])
  return rows.map((cells) => Object.fromEntries(rowOf(cells)) as Record<Column, string>)
}
