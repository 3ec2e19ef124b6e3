import '../kit/dom'
import { expect } from 'chai'
import { readdirSync } from 'node:fs'
import { checkPlugins } from '../../src/diagnostics/plugins'
import type { AnyPlugin } from '../../src/contract/plugin'
import { catalogue } from '../../themes/catalogue'
import { builtPlugins } from '../../tools/plugins/built'
import { brand } from '../../themes/milano/brand'

/** A page without a brand of its own fetches no boot checks: they are made here. */
describe('The default brand', () => {
  let plugins: AnyPlugin[]

  before(async () => {
    const modules = brand.plugins.map(
      (id) => import(`../../plugins/${id}/index.ts`) as Promise<{ default: AnyPlugin }>,
    )
    plugins = (await Promise.all(modules)).map((module) => module.default)
  })

  it('decisions, names: its plugins are folders, by their ids, and each is listed', () => {
    expect(plugins.map(({ id }) => id)).to.deep.equal(brand.plugins)
    const listed = Object.keys(builtPlugins)
    expect(listed.sort()).to.deep.equal(readdirSync('plugins').sort())
    expect(listed).to.include.members([...brand.plugins])
  })

  it('architecture, boot checks: its plugins work together', () => {
    expect(() => checkPlugins(plugins, brand)).not.to.throw()
  })

  it('contract, builds: what comes after step 1 brings neither it, nor a journey, nor where one ends', () => {
    const features = plugins.filter(({ id }) => !catalogue.plugins[id]!.first)
    expect(features).to.not.be.empty
    for (const { journey, outcome, steps = [] } of features) {
      expect([journey, outcome, steps.find(({ priority }) => priority === 'base')]).to.deep.equal([
        undefined,
        undefined,
        undefined,
      ])
    }
  })

  it('contract, brand config: each of its buttons has a journey', () => {
    const names = plugins.flatMap(({ journey }) => journey?.name ?? [])
    expect(names).to.include.members([...brand.journeys])
  })
})
