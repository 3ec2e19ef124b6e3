import { spawnSync } from 'node:child_process'
import { expect } from 'chai'
import { initialize, resolve } from '../kit/mocha/only-plugin-hook.mjs'

const url = (path: string) => new URL(`../../${path}`, import.meta.url).href
const asked = (path: string) => resolve('…', {}, async () => ({ url: url(path) }))

describe('The tests of one plugin', () => {
  beforeEach(() => initialize('menus'))

  it('leave out every other plugin, as if its folder were deleted', async () => {
    const error = await asked('plugins/booking/index.ts').catch(String)
    expect(error).to.equal('Error: The plugin "booking" is left out.')
  })

  it("include the plugin's own files and the rest of the project", async () => {
    for (const path of ['plugins/menus/index.ts', 'src/index.ts', 'test/kit/diner.tsx'])
      expect(await asked(path)).to.deep.equal({ url: url(path) })
  })

  it('include those that come together: one that another brings is shown in its step', async () => {
    initialize('date')
    for (const path of ['plugins/date/index.ts', 'plugins/start/index.ts', 'plugins/time/index.ts'])
      expect(await asked(path)).to.deep.equal({ url: url(path) })
    const error = await asked('plugins/booking/index.ts').catch(String)
    expect(error).to.equal('Error: The plugin "booking" is left out.')
  })
})

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
