import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

/**
 * `npm run test:night`: all of `npm test` with every walk, brand and case, and thousands of random sessions of a seed
 * that no night before had, the journeys with Orca, and four hours of mutations. Goes on after a failure.
 */
const seed = process.env.SEED ?? String(randomInt(1e9))
const night = {
  TAVOLA_NIGHT: '1',
  SEED: seed,
  WIREIT_LOGGER: 'simple',
  WIREIT_FAILURES: 'continue',
}
const runs: readonly (readonly [script: string, more?: Readonly<Record<string, string>>])[] = [
  ['test:all'],
  ['test:sessions:browser', { SESSIONS: '200' }],
  // Orca is a program of Linux.
  ...(process.platform === 'linux' ? [['accessibility:orca'] as const] : []),
  ['test:mutations'],
]

for (const [script, more] of runs) {
  console.log(`${script} at night, seed ${seed}`)
  const { status } = spawnSync('npm', ['run', script], {
    env: { ...more, ...process.env, ...night },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exitCode = 1
}
