import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Fault } from './faults'

/** The tests in a folder and its subfolders, or the one file. */
export function testsIn(path: string): string[] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory()
  const files = isFolder
    ? readdirSync(path, { recursive: true }).map((file) => join(path, String(file)))
    : [path]
  return files.filter((file) => /\.test\.tsx?$/.test(file)).sort()
}

/** Folders of `test:unit` that check texts, lists and tools, and run nothing of the widget. */
const besides = ['accessibility', 'create', 'dependencies', 'docs', 'kit', 'playground', 'specification']
/** Folders that run most of the widget: asked first, each in its own process. */
const broadest = ['plugins', 'ui', 'kernel', 'host', 'api']

export function unitTests(): string[][] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const [, listed] = /test\/\{(.+?)\}/.exec(scripts['test:unit'] ?? '') ?? []
  if (!listed) throw new Error('test:unit in package.json names no folders as "test/{…}".')
  const folders = listed.split(',').filter((folder) => !besides.includes(folder))
  const rest = folders.filter((folder) => !broadest.includes(folder))
  return [...broadest.map((folder) => [folder]), rest].map((stage) =>
    stage.flatMap((folder) => testsIn(join('test', folder))),
  )
}

/** The nearest tests first: those that share the file's name or folder, the rest of its room, all others. */
export function stagesOf({ file, near }: Fault, others: readonly string[][]): string[][] {
  const parts = file.replace(/^(src|tools)\//, '').split('/')
  const room = parts.slice(0, parts[0] === 'plugins' ? 2 : 1).join('/')
  const home = testsIn(join('test', near ?? room))
  const names = [basename(file).replace(/\.\w+$/, ''), basename(dirname(file))].filter(
    (name) => !room.endsWith(name),
  )
  const isNearest = (test: string) => names.some((name) => test.includes(name))
  return [
    home.filter(isNearest),
    home.filter((test) => !isNearest(test)),
    ...others.map((tests) => tests.filter((test) => !home.includes(test))),
  ].filter((tests) => tests.length > 0)
}
