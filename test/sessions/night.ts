import { spawnSync } from 'node:child_process'

/** The night's run: more sessions than `npm test` has time for, of a seed that no night before had. */
const nights = [
  ['test:sessions', 10_000],
  ['test:sessions:browser', 200],
] as const

const seed = process.env.SEED ?? String(Math.floor(Date.now() / 1_000))
for (const [script, sessions] of nights) {
  const env = { ...process.env, SEED: seed, SESSIONS: process.env.SESSIONS ?? String(sessions) }
  console.log(`${script}: ${env.SESSIONS} sessions from seed ${seed}`)
  const { status } = spawnSync('npm', ['run', script], {
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exitCode = 1
}
