import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { isNight } from '../kit/night'

/** What the sample host does not come by; `npm run test:react-18` has all of it. */
const folders = ['ui', 'plugins/terms']

const hook = pathToFileURL(resolve('test/package/react-18.mjs')).href
const runs = (...words: string[]) =>
  spawnSync(process.execPath, words, {
    env: { ...process.env, NODE_OPTIONS: `--import=${hook}` },
    encoding: 'utf8',
  })

// By day a host with React 18 stands for these: react.test.ts.
if (isNight)
  describe('Package: the widget with React 18', () => {
    it('contract 1, React: has it in these tests, by whatever way it is loaded', () => {
      const script = `import { version } from 'react-dom'
        import { createRequire } from 'node:module'
        console.log(version, createRequire(process.cwd() + '/test/')('react').version)`
      expect(runs('--input-type=module', '--eval', script).stdout).to.match(/^18\.\S+ 18\.\S+\n$/)
    })

    it(`contract 1, React: passes its own tests of ${folders.join(', ')}`, () => {
      const files = folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`)
      const { status, stdout, stderr } = runs('node_modules/mocha/bin/mocha.js', ...files)
      expect(status, `${stdout}\n${stderr}`).to.equal(0)
    })
  })
