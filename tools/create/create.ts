import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { aboutKinds } from './kinds'
import { checkName } from './names'
import { nextSteps, stepsInProject } from './next-steps'
import { packageAbove, readManifest, takenNames } from './own-package'
import { projectFiles } from './project'
import { tavolaSource } from './tavola-source'
import { templateFiles, type Files } from './template-files'
import type { Wish } from './wish'
import { UsageError } from '../command-line'

/** Makes the files that are wished for, and returns what to do next. Throws {@link UsageError} before the first file is written. */
export function create({ name = '', kind = 'journey', into = name, tavola }: Wish): string {
  checkName(name, kind === 'brand' ? [] : takenNames())
  const folder = resolve(into)
  refuseUsed(folder)
  const project = projectOf(dirname(folder))
  const shown = relative('', folder) || '.'
  if (project === undefined) {
    const files = projectFiles(kind, name, tavolaSource(folder, tavola))
    write(folder, files)
    return nextSteps({ kind, name, folder: shown, files })
  }
  const { folder: room, files } = aboutKinds[kind].alone
  const own = Object.fromEntries(
    Object.entries(templateFiles(room, name)).filter(([path]) => files.test(path)),
  )
  write(folder, own)
  return stepsInProject({ kind, name, folder: shown, files: own, manifest: readManifest(project) })
}

/** The project around it, where that has Tavola already. */
function projectOf(folder: string): string | undefined {
  const root = packageAbove(folder)
  if (root === undefined) return undefined
  const { dependencies, devDependencies } = readManifest(root)
  return 'tavola' in { ...dependencies, ...devDependencies } ? root : undefined
}

function refuseUsed(folder: string): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} is a file: expected a folder.`)
  if (readdirSync(folder).length > 0)
    throw new UsageError(
      `${folder} has files already, and nothing is overwritten: choose another name or --into <folder>.`,
    )
}

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
