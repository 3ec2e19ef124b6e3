import { resolve } from 'node:path'
import { expect } from 'chai'
import furtherPlugins from '../../themes/build/further-plugins'
import { buildSizes } from './brotli'
import budgets from './budgets.json'

/** Files that a chain hosts besides: third parties' code, the texts of languages, and single plugins. */
const aside = new RegExp(
  `^tavola-(react-select|telephone|braintree|three-d-secure|hcaptcha|language-.+|(${Object.keys(furtherPlugins).join('|')})(-\\w+)?)\\.js$`,
)

/** The files of the light build, in Brotli bytes, against budgets.json. */
describe('Size of the files', () => {
  const sizes = buildSizes(resolve(process.env.TAVOLA_DIST ?? 'dist/light'))
  const budgetOf: Readonly<Record<string, number>> = budgets.files

  it('a chain hosts at most 16, besides those of third parties, languages and single plugins', () => {
    expect(sizes.names.filter((name) => !aside.test(name))).to.have.length.at.most(16)
  })

  it('each has a budget, and no other file has one', () => {
    const names = sizes.names.map((name) => name.replace(/^tavola-|\.js$/g, ''))
    const measured = names.filter((name) => !/^language-|^(tavola|inline|inline-brand)$/.test(name))
    expect(Object.keys(budgetOf)).to.have.members(measured)
  })

  for (const [name, budget] of Object.entries(budgetOf)) {
    it(`${name} stays within its budget`, () => {
      // A budget far above what is there would hold nothing back.
      expect(sizes.of(`tavola-${name}.js`))
        .to.be.at.most(budget)
        .and.at.least(budget * 0.8)
    })
  }
})
