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

let running
let timer

function run() {
  running?.kill()
  running = spawn(command, options, { stdio: 'inherit' })
}

function changed() {
  clearTimeout(timer)
  timer = setTimeout(run, 50)
}

for (const folder of ['src', 'plugins', 'themes', 'examples', 'test']) {
  watch(folder, { recursive: true }, changed)
}
run()
