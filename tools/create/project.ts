import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { UsageError } from '../command-line'
import { checkName, withName } from './names'
import type { CreateOptions, Kind } from './options'
import {
  findPackage,
  pluginNames,
  readManifest,
  sourceOfTavola,
  tavolaRoot,
  templatesFolder,
  type Manifest,
  type Source,
} from './tavola-package'

/** Texts by path. */
type Files = Readonly<Record<string, string>>

/**
 * Writes a new project, or only the plugin's folder in a project that has Tavola. Throws {@link UsageError} before it
 * writes anything.
 *
 * @returns what to do next
 */
export function create(options: CreateOptions): string {
  const { name = '', kind = 'journey', into = name } = options
  checkName(name, kind === 'brand' ? [] : pluginNames())
  const folder = resolve(into)
  try {
    return createIn(folder, { ...options, name, kind })
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException
    if (syscall === undefined) throw error
    // "ENAMETOOLONG: name too long, mkdir '…'"
    const reason = message.replace(`${code}: `, '').split(', ')[0]
    throw new UsageError(`${folder} can't be created: ${reason}. Choose another --into <folder>.`)
  }
}

function createIn(
  folder: string,
  { name, kind, tavola }: CreateOptions & { readonly name: string; readonly kind: Kind },
): string {
  checkFolder(folder)
  const project = projectWithTavola(dirname(folder))
  const files =
    project === undefined
      ? projectFiles(kind, name, sourceOfTavola(folder, tavola))
      : additionFiles(kind, name)
  write(folder, files)
  const created = { kind, name, folder: relative('', folder) || '.', files: Object.keys(files) }
  return project === undefined ? nextSteps(created) : nextStepsInProject(created, project)
}

function checkFolder(folder: string): void {
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()
  if (isLink && !existsSync(folder))
    throw new UsageError(`${folder} is a link to nothing. Remove it, or choose another --into <folder>.`)
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} is a file, not a folder.`)
  if (readdirSync(folder).length > 0)
    throw new UsageError(
      `${folder} is not empty, and files are never overwritten. Choose another name or --into <folder>.`,
    )
}

/** The root of the project around a folder, if it already has Tavola. */
function projectWithTavola(folder: string): string | undefined {
  const root = findPackage(folder)
  if (root === undefined) return undefined
  const { dependencies, devDependencies } = readManifest(root)
  return 'tavola' in { ...dependencies, ...devDependencies } ? root : undefined
}

/** All files of a new project. */
function projectFiles(kind: Kind, name: string, tavola: Source): Files {
  const { 'package.json': manifest = '', ...files } = filesOf('project', kind, name)
  return {
    ...files,
    ...(kind !== 'brand' && filesOf(kind, kind, name, 'plugin/')),
    'package.json': withVersions(manifest, kind, tavola),
    ...(tavola.npmrc && { '.npmrc': tavola.npmrc }),
  }
}

/** The part of them that a project with Tavola still needs. */
function additionFiles(kind: Kind, name: string): Files {
  if (kind !== 'brand') return filesOf(kind, kind, name)
  const files = Object.entries(filesOf('project', kind, name))
  return Object.fromEntries(files.filter(([path]) => path.startsWith('brand.')))
}

/** The files of a template for a kind, with the name in their paths and texts. One of which nothing is left is left out. */
function filesOf(template: string, kind: Kind, name: string, folder = ''): Files {
  const root = join(templatesFolder, template)
  const files = (readdirSync(root, { recursive: true }) as string[])
    .filter((path) => statSync(join(root, path)).isFile())
    .sort()
    .map((path) => [
      folder + targetPath(withName(path.split(sep).join('/'), name)),
      withName(textFor(kind, readFileSync(join(root, path), 'utf8')), name),
    ])
  return Object.fromEntries(files.filter(([, text]) => text !== '')) as Files
}

/** What stands in a template between `// if journey` and `// end` is for that kind; `plugin` is for a journey and a feature. */
const condition = /^ *(?:\/\/|<!--) if (\w+).*\n([^]*?)^ *(?:\/\/|<!--) end.*\n/gm

const textFor = (kind: Kind, text: string) =>
  text
    .replace(condition, (_, when: string, inside: string) =>
      when === kind || (when === 'plugin' && kind !== 'brand') ? inside : '',
    )
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n+$/, '\n')

/** npm does not pack files named .gitignore. */
const targetPath = (path: string) => (path === 'gitignore' ? '.gitignore' : path)

/** Packages that a plugin's build needs; a brand isn't built. */
const ofBuild = ['braintree-web', 'preact', 'webpack', 'webpack-cli']

/** A package.json with the versions that Tavola itself is tested with. */
function withVersions(text: string, kind: Kind, { range }: Source): string {
  const tested = readManifest(tavolaRoot()).devDependencies ?? {}
  const manifest = JSON.parse(text) as Manifest & { readonly scripts: object }
  const isNeeded = (name: string) => kind !== 'brand' || !ofBuild.includes(name)
  const filled = (dependencies: Manifest['dependencies'] = {}) =>
    Object.fromEntries(
      Object.keys(dependencies)
        .filter(isNeeded)
        .map((name) => [name, name === 'tavola' ? range : (tested[name] ?? '*')]),
    )
  const complete = {
    ...manifest,
    scripts: { ...manifest.scripts, ...(kind === 'brand' && { build: 'node build.js' }) },
    dependencies: filled(manifest.dependencies),
    devDependencies: filled(manifest.devDependencies),
  }
  return `${JSON.stringify(complete, null, 2)}\n`
}

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** What the command prints when it is done. */
interface Created {
  readonly kind: Kind
  readonly name: string
  readonly folder: string
  /** Their paths in the folder. */
  readonly files: readonly string[]
}

const nextSteps = (created: Created): string => `${listOfFiles(created)}
Next:
  cd ${created.folder}
  npm install
  npm test           run its tests, which pass
  npm start          try it on a page, which reloads when you save a file
  npm run build      build the files for the script tag; npm run preview shows them
README.md describes the files.
`

/** For a project that already has Tavola: the lines to add by hand. `project`: its folder, which may be far above. */
function nextStepsInProject(created: Created, project: string): string {
  const { kind, name, folder } = created
  const { dependencies, devDependencies }: Manifest = readManifest(project)
  const installed = { ...dependencies, ...devDependencies }
  const missing = ['vitest', 'jsdom', '@testing-library/dom', '@testing-library/user-event'].filter(
    (needed) => !(needed in installed),
  )
  const install = `
The test needs Vitest:
  npm install --save-dev ${missing.join(' ')}
`
  return `${listOfFiles(created)}
They are a part of the project in ${project}, whose package.json lists "tavola".
For a project of its own, choose a folder outside: --into <folder>.

${withName(linesToAdd[kind], name)}
${kind === 'brand' ? '' : withName(catalogueLines, name)}${missing.length > 0 ? install : ''}
Run its test:
  npx vitest run --environment jsdom --testTimeout 30000 ${folder}
`
}

const linesToAdd: Readonly<Record<Kind, string>> = {
  journey: `In your brand:
  import myPlugin from '…/my-plugin'
  plugins: [start, booking, enquiry, …, myPlugin],
  journeys: ['Booking', …, 'MyPlugin'],`,
  feature: `In your brand:
  import myPlugin from '…/my-plugin'
  plugins: [start, booking, …, myPlugin],`,
  brand: `Where you call init:
  import { brand } from '…/my-plugin/brand'
  init({ …, brand })`,
}

const catalogueLines = `
In the catalogue of your own script-tag build, if you have one:
  import myPlugin from '…/my-plugin'
  plugins: [...catalogue.plugins, myPlugin],
`

const listOfFiles = ({ kind, name, folder, files }: Created) =>
  `Created the ${kind} "${name}" in ${folder}:\n${files.map((path) => `  ${path}\n`).join('')}`
