import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { runAll, summary, type Job, type Result, type Run } from './lanes'

/**
 * All of `npm test`: each line is a script of package.json, which runs alone too. Long ones begin early, so that no lane
 * stands idle before those that take both.
 */
const jobs: readonly Job[] = [
  { script: 'build' },
  { script: 'check' },
  { script: 'docs', needs: ['build'] },
  { script: 'browsers' },
  { script: 'test:unit' },
  { script: 'test:sessions' },
  { script: 'test:package', needs: ['build', 'browsers'] },
  { script: 'test:unit:light' },
  { script: 'test:boundaries' },
  { script: 'test:server' },
  { script: 'test:check' },
  { script: 'test:dependencies', needs: ['build'] },
  { script: 'size', needs: ['build', 'browsers'] },
  { script: 'test:browser', needs: ['build', 'browsers', 'docs'], lanes: 2 },
  { script: 'test:browser:react', needs: ['build', 'browsers'], lanes: 2 },
]

const run: Run = (script) =>
  new Promise((done) => {
    const npm = spawn('npm', ['run', '--silent', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text: Buffer) => (output += text))
    npm.on('error', (error) => done({ passed: false, output: `${output}\n${error}` }))
    npm.on('close', (code) => done({ passed: code === 0, output }))
  })

const print = ({ script, seconds, state, output }: Result) =>
  console.log(`\n=== ${script}: ${state} after ${seconds} s\n${output}`)

const start = performance.now()
const results = await runAll(jobs, Math.min(2, availableParallelism()), run, (result) => {
  // What failed is told last, above the summary.
  if (result.state === 'passed') print(result)
  else console.log(`\n=== ${result.script}: ${result.state}`)
})
for (const result of results) if (result.state === 'failed') print(result)
console.log(`\n=== all of it, in ${Math.round((performance.now() - start) / 1000)} s\n${summary(results)}`)
process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1
