import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * `npm run release`, on the tag after `npm ci`: everything that a release checks and writes. `-- --publish` publishes both
 * packages after it, which only the release workflow may. See docs/releasing.md.
 */
const { publish } = parseArgs({ options: { publish: { type: 'boolean' } } }).values
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

const steps: readonly (readonly [program: string, ...words: string[]])[] = [
  ['git', 'verify-tag', `v${version}`],
  ['npm', 'audit', '--audit-level=high'],
  ['npm', 'audit', 'signatures'],
  ['npm', 'test'],
  ['npm', 'run', 'accessibility'],
  ['npm', 'pack', '--dry-run'],
  ...(publish
    ? ([
        ['npm', 'publish', '--provenance', '--access', 'public'],
        ['npm', 'publish', '--provenance', '--access', 'public', './tools/create/npm-create'],
      ] as const)
    : []),
]

const tags = execFileSync('git', ['tag', '--points-at', 'HEAD'], { encoding: 'utf8' }).split('\n')
if (!tags.includes(`v${version}`)) throw new Error(`This commit has no tag v${version}.`)
for (const [program, ...words] of steps) {
  console.log(`\n${program} ${words.join(' ')}`)
  const { status } = spawnSync(program, words, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error(`The release stops here: ${program} ${words.join(' ')} failed.`)
    process.exit(1)
  }
}
