import { randomInt } from 'node:crypto'
import { spawnSync } from 'node:child_process'

/**
 * `npm test`, and with the word "night" `npm run test:night`: the same with every walk, brand and case, with more than a
 * thousand random sessions of a seed that no night before had, and with the journeys of Orca. Goes on after a failure.
 */
const isNight = process.argv[2] === 'night'
const seed = process.env.SEED ?? String(randomInt(1e9))
/** Room for what is soon thrown away: without it a tenth of the time is spent on collecting it. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`
const wireit = { NODE_OPTIONS, WIREIT_LOGGER: 'simple', WIREIT_FAILURES: 'continue', WIREIT_PARALLEL: '3' }
const night = { ...wireit, TAVOLA_NIGHT: '1', SEED: seed }
const mocha = [process.execPath, 'node_modules/mocha/bin/mocha.js'] as const

interface Run {
  readonly words: readonly [program: string, ...words: string[]]
  readonly env?: Readonly<Record<string, string>>
}

const all: Run = { words: ['npm', 'run', '--silent', 'test:all'] }
const atNight: readonly Run[] = [
  all,
  { words: [...mocha, 'test/browser/sessions/sessions.test.ts'], env: { SESSIONS: '100' } },
  // Orca is a program of Linux.
  ...(process.platform === 'linux'
    ? ([
        { words: [process.execPath, '--import=tsx', 'test/orca/install.ts'] },
        { words: [...mocha, 'test/orca/orca.test.ts'] },
      ] as const)
    : []),
]

if (isNight) console.log(`The seed of this night is ${seed}.`)
for (const { words, env } of isNight ? atNight : [all]) {
  const [program, ...others] = words
  const { status } = spawnSync(program, others, {
    env: { ...env, ...process.env, ...(isNight ? night : wireit) },
    stdio: 'inherit',
    shell: process.platform === 'win32' && program === 'npm',
  })
  if (status !== 0) process.exitCode = 1
}
