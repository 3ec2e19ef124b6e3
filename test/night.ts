import { randomInt } from 'node:crypto'
import { spawnSync } from 'node:child_process'

/**
 * `npm run test:night`: all of `npm test` with every walk, brand and case, and thousands of random sessions of a seed that
 * no night before had, and the journeys with Orca. Goes on after a failure. Mutations are `npm run mutate`.
 */
const seed = process.env.SEED ?? String(randomInt(1e9))
const night = { TAVOLA_NIGHT: '1', SEED: seed, WIREIT_LOGGER: 'simple', WIREIT_FAILURES: 'continue' }
const mocha = 'node_modules/mocha/bin/mocha.js'

interface Run {
  readonly words: readonly [program: string, ...words: string[]]
  readonly env?: Readonly<Record<string, string>>
}

const runs: readonly Run[] = [
  { words: ['npm', 'run', 'test:all'] },
  { words: [process.execPath, mocha, 'test/browser/sessions/sessions.test.ts'], env: { SESSIONS: '100' } },
  // Orca is a program of Linux.
  ...(process.platform === 'linux'
    ? ([
        { words: [process.execPath, '--import=tsx', 'test/orca/install.ts'] },
        { words: [process.execPath, mocha, 'test/orca/orca.test.ts'] },
      ] as const)
    : []),
]

for (const { words, env } of runs) {
  const [program, ...others] = words
  console.log(`${others.join(' ')} at night, seed ${seed}`)
  const { status } = spawnSync(program, others, {
    env: { ...env, ...process.env, ...night },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exitCode = 1
}
