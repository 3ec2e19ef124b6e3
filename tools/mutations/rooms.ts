import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { broughtBy } from '../../test/kit/mocha/only-plugin-hook.mjs'

/** A folder whose code is changed, without its subfolders: each of those is a room of its own. */
export interface Room {
  readonly folder: string
  readonly mutate: readonly string[]
  /** The files of tests that its mutants meet, the nearest first. */
  readonly tests: readonly string[]
}

/** Files that have no rule which a test could hold. Files of other types, such as styles, are not code. */
export const leftOut = [
  {
    files: '`messages.ts`, `…-messages.ts`',
    pattern: /(^|-)messages\.ts$/,
    reason: 'texts of the catalogue, which a brand may reword.',
  },
  { files: '`languages`', pattern: /^languages$/, reason: 'texts too.' },
  {
    files: '`about.ts`, `body-notes.ts`',
    pattern: /^(about|body-notes)\.ts$/,
    reason: 'descriptions for the docs.',
  },
  { files: '`.d.ts`', pattern: /\.d\.ts$/, reason: 'types, which the compiler checks.' },
]

/** A plugin's code meets the plugin's own tests, as with `npm run test:plugin`. These folders have several kinds of tests near by. */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  'src/api': ['api', 'adapter', 'kernel'],
  'src/kernel': ['kernel', 'ui/faults', 'plugins/booking', 'plugins/keep'],
  'src/kernel/snapshot': ['plugins/keep', 'kernel'],
  'src/host': ['host', 'diagnostics'],
}

export function findRooms(): readonly Room[] {
  const plugins = readdirSync('plugins').map((id) => `plugins/${id}`)
  const sources = ['src/api', 'src/kernel', 'src/host'].flatMap((folder) => [folder, ...foldersIn(folder)])
  const folders = [...sources, ...plugins]
  return folders.map((folder) => ({ folder, mutate: sourcesIn(folder), tests: testsFor(folder) }))
}

function testsFor(folder: string): readonly string[] {
  const near = folder.replace(/^src\//, '')
  const others = testsOf[folder] ?? testsOf[dirname(folder)] ?? testsOfPlugin(folder)
  return [...new Set([near, ...others].flatMap(testsIn))]
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !leftOut.some(({ pattern }) => pattern.test(file)))
    .map((file) => join(folder, file))

/** A plugin and those that it brings are tested together, in its step. */
function testsOfPlugin(folder: string): readonly string[] {
  const own = basename(folder)
  const bringers = readdirSync('plugins').filter((id) => broughtBy(id).includes(own))
  const brought = existsSync(join('plugins', own)) ? broughtBy(own) : []
  return [...bringers, ...brought].map((id) => join('plugins', id))
}

const testsIn = (folder: string): readonly string[] => {
  const path = join('test', folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true })
    .map((file) => join(path, String(file)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort()
}
