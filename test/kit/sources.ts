import { readdirSync, readFileSync } from 'node:fs'

export interface Source {
  /** From the project's folder, with slashes. */
  readonly file: string
  readonly text: string
}

const read = new Map<string, readonly Source[]>()

/** The TypeScript sources in folders and below them. Each is read once. */
export const sourcesIn = (...folders: readonly string[]): readonly Source[] =>
  folders.flatMap((folder) => {
    const sources = read.get(folder) ?? sourcesOf(folder)
    read.set(folder, sources)
    return sources
  })

const sourcesOf = (folder: string): readonly Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

export const withoutComments = (text: string): string =>
  text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
