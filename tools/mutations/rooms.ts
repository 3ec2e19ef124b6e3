import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A folder whose code is changed, without its subfolders: each of those is a room of its own. */
export interface Room {
  readonly folder: string
  readonly mutate: readonly string[]
  /** The files of tests that its mutants meet, the nearest first. */
  readonly tests: readonly string[]
}

/**
 * Files that have no rule which a test could hold: texts of the catalogue, which a brand may reword, descriptions for the
 * docs, and types.
 */
const leftOut = /(^|-)messages\.ts$|^(about|body-notes)\.ts$|\.d\.ts$/

/** What every room's code meets: the promises of every plugin, and the journeys. Those that exist. */
const common = [
  'plugins/contract.test.tsx',
  'plugins/journeys.test.tsx',
  'accessibility/every-journey.test.tsx',
]

/** A plugin's code meets the plugin's own tests. These folders have several kinds of tests near by. */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  'src/api': ['api', 'adapter', 'kernel'],
  'src/kernel': ['kernel', 'ui/faults', 'plugins/booking', 'plugins/keep'],
  'src/host': ['host', 'diagnostics'],
  'plugins/adults-party': ['plugins/parties.test.tsx'],
  'plugins/kids-party': ['plugins/parties.test.tsx'],
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
  return [...new Set([near, ...common, ...others].flatMap(testsIn))]
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !leftOut.test(file))
    .map((file) => join(folder, file))

/** Step 1 and its fields are tested together. */
const stepOne = ['start', 'location', 'date', 'guests', 'time'].map((id) => `plugins/${id}`)
const testsOfPlugin = (folder: string) => (stepOne.includes(folder) ? stepOne : [])

const testsIn = (folder: string): readonly string[] => {
  const path = join('test', folder)
  if (!existsSync(path)) return []
  if (path.endsWith('.tsx')) return [path]
  return readdirSync(path, { recursive: true })
    .map((file) => join(path, String(file)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort()
}
