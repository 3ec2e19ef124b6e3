import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** Runs the tests of one plugin, with every other plugin left out. */
const [plugin = '', ...options] = process.argv.slice(2)
if (!plugin || !existsSync(`plugins/${plugin}`)) {
  console.error(`npm run test:plugin <name>: one of ${readdirSync('plugins').join(', ')}`)
  process.exit(1)
}
const mocha = ['node_modules/mocha/bin/mocha.js', '--import=./test/kit/mocha/only-plugin.mjs', ...options]
const { status } = spawnSync(process.execPath, [...mocha, `test/plugins/${plugin}/**/*.test.{ts,tsx}`], {
  stdio: 'inherit',
  env: { ...process.env, ONLY_PLUGIN: plugin },
})
process.exit(status ?? 1)
