import { relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { fileOf, optionalPlugins } from '../webpack/files.js'

/** Entries that have the whole widget. What others import has a file of its own, so that a page gets no more of it. */
const whole = /^(src\/testing\/|themes\/build\/(testing|npm-doctor|public)$)/

/** What one of these shares keeps a file of its own; what all others share is in "rest", which is there before them. */
const beforeRest = /^files\/(search|popup|brand|page|diagnostics)$/

/**
 * Writes the package's `modules`, a folder, to `folder`. A bundler makes a file of each `import()`, and one of what two of
 * them share: far more than a page should ask for. So what only `import()`s bring is here in the files of the script-tag build
 * (tools/webpack/files.js), but for a plugin that a host may leave out: that one has a file of its own.
 */
export async function joinLaterParts(modules, folder, names) {
  const pathOf = (id) =>
    relative(resolve(modules), id)
      .replaceAll('\\', '/')
      .replace(/\.\w+$/, '')
  let files
  const build = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, resolve(modules, `${name}.js`)])),
    platform: 'neutral',
    external: (id) => !/^[./]/.test(id),
    tsconfig: false,
    checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false },
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      {
        name: 'later-files',
        buildEnd() {
          files = laterFiles(
            new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)])),
            pathOf,
          )
        },
      },
    ],
  })
  await build.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'files', name: (id) => files.get(id) ?? pathOf(id) }],
    },
  })
  await build.close()
}

/** The file of each module that is not there at once, by the module's id. Packages that are built in keep theirs. */
function laterFiles(modules, pathOf) {
  const needed = new Map()
  const need = (id, file) => {
    const module = modules.get(id)
    const files = needed.get(id) ?? new Set()
    if (module === null || files.has(file)) return
    needed.set(id, files.add(file))
    for (const imported of module.importedIds) need(imported, file)
    for (const part of module.dynamicallyImportedIds) need(part, partFile(pathOf(part)))
  }
  for (const [id, { isEntry }] of modules) {
    const path = pathOf(id)
    // What the script tag has in its first file is an `import()` in a host's page.
    if (path === 'themes/build/widget') need(id, 'files/first')
    else if (isEntry && !whole.test(path)) need(id, atOnce)
  }
  const isLater = ([id, files]) =>
    !files.has(atOnce) && !modules.get(id).isEntry && /^(src|plugins|themes)\//.test(pathOf(id))
  return new Map([...needed].filter(isLater).map(([id, files]) => [id, sharedFile([...files])]))
}

const atOnce = 'at once'

function partFile(path) {
  const file = fileOf(path)
  const [, plugin] = /^plugins\/([\w-]+)/.exec(path) ?? []
  if (!optionalPlugins.includes(plugin)) return `files/${file}`
  return file === 'detours' ? `plugins/${plugin}/later` : path
}

function sharedFile(files) {
  if (files.length === 1) return files[0]
  if (files.includes('files/first')) return 'files/first'
  return files.some((file) => beforeRest.test(file)) ? undefined : 'files/rest'
}
