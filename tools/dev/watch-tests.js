import { spawn } from 'node:child_process'
import { watch } from 'node:fs'

/**
 * Runs tests, and runs them again after each change: the quick ones, or those of the folders and files that are named.
 * mocha's own --watch does not load ES modules again.
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

/** Many editors put a new file in the old one's place, which a watcher does not follow: each change has new ones. */
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
