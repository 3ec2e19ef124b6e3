import { spawnSync } from 'node:child_process'
import { expect } from 'chai'

describe('The unit tests of the light build', () => {
  it('have Preact in React’s place, the same copy however it is loaded', () => {
    const script = `import { createRequire } from 'node:module'
      const require = createRequire(process.cwd() + '/test/')
      const same = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
        .map(async (name) => require(name) === (await import(name)))
      console.log(await Promise.all(same), require('react') === (await import('preact/compat')))`
    const { stdout } = spawnSync(
      process.execPath,
      ['--import=./test/kit/mocha/light.mjs', '--input-type=module', '--eval', script],
      { encoding: 'utf8' },
    )
    expect(stdout).to.equal('[ true, true, true, true ] true\n')
  })
})
