import { spawn } from 'node:child_process'
import { watch } from 'node:fs'

/**
 * Runs the quick tests, or the given folders and files, after each change. mocha's own --watch doesn't reload ES modules.
 */
const named = process.argv.slice(2)
const script =
  named.length > 0 ? ['mocha', '--recursive', '--extension', 'ts', '--extension', 'tsx', ...named] : null
const [command, ...options] = script ? ['npx', ...script] : ['npm', 'run', '--silent', 'test:quick']

const folders = [
  'src',
  'plugins',
  'themes',
  'examples',
  'test',
  'tools/bodies',
  'tools/check',
  'tools/create',
]
let running
let timer
let watchers = []

function run() {
  running?.kill()
  running = spawn(command, options, { stdio: 'inherit' })
}

/** Many editors replace a file, which a watcher doesn't follow. So each change creates new watchers. */
function follow() {
  for (const watcher of watchers) watcher.close()
  watchers = folders.map((folder) => watch(folder, { recursive: true }, changed))
}

function changed() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    follow()
    run()
  }, 50)
}

follow()
run()
