import { expect } from 'chai'
import { initialize, resolve } from '../kit/only-plugin-hook.mjs'

const url = (path: string) => new URL(`../../${path}`, import.meta.url).href
const asked = (path: string) => resolve('…', {}, async () => ({ url: url(path) }))

describe('The tests of one plugin', () => {
  before(() => initialize('menus'))

  it('leave out every other plugin, as if its folder were deleted', async () => {
    const error = await asked('plugins/booking/index.ts').catch(String)
    expect(error).to.equal('Error: The plugin "booking" is left out.')
  })

  it("include the plugin's own files and the rest of the project", async () => {
    for (const path of ['plugins/menus/index.ts', 'src/index.ts', 'test/kit/diner.tsx'])
      expect(await asked(path)).to.deep.equal({ url: url(path) })
  })
})
