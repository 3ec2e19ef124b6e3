import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { UsageError } from '../command-line'
import { checkName, withName } from './names'
import { nextSteps, nextStepsInProject } from './next-steps'
import { aboutKinds, type CreateOptions, type Kind } from './options'
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

function projectFiles(kind: Kind, name: string, tavola: Source): Files {
  const layers = aboutKinds[kind].templates.map((template) => filesOf(template, name))
  const files = Object.assign({}, ...layers) as Files
  const readme = layers.flatMap((layer) => layer['README.md'] ?? []).join('\n')
  return {
    ...files,
    'README.md': readme,
    'package.json': withVersions(files['package.json']!, tavola),
    ...(tavola.npmrc && { '.npmrc': tavola.npmrc }),
  }
}

function additionFiles(kind: Kind, name: string): Files {
  const { template, files } = aboutKinds[kind].addition
  return Object.fromEntries(Object.entries(filesOf(template, name)).filter(([path]) => files.test(path)))
}

/** The files of a template, with the name in their paths and texts. */
function filesOf(template: string, name: string): Files {
  const root = join(templatesFolder, template)
  const paths = (readdirSync(root, { recursive: true }) as string[])
    .filter((path) => statSync(join(root, path)).isFile())
    .sort()
  return Object.fromEntries(
    paths.map((path) => [
      targetPath(withName(path.split(sep).join('/'), name)),
      withName(readFileSync(join(root, path), 'utf8'), name),
    ]),
  )
}

/** npm does not pack files named .gitignore. */
const targetPath = (path: string) => (path === 'gitignore' ? '.gitignore' : path)

/** A package.json with the versions that Tavola itself is tested with. */
function withVersions(text: string, { range }: Source): string {
  const tested = readManifest(tavolaRoot()).devDependencies ?? {}
  const manifest = JSON.parse(text) as Manifest
  const filled = (dependencies: Manifest['dependencies'] = {}) =>
    Object.fromEntries(
      Object.keys(dependencies).map((name) => [name, name === 'tavola' ? range : (tested[name] ?? '*')]),
    )
  const complete = {
    ...manifest,
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
