import { expect } from 'chai'
import { stub } from 'sinon'
import { definePlugin } from 'tavola'
import { settableOptions } from '../../../src/diagnostics/plugin-options'
import { defineCompanions } from '../../../src/host/brand/companions'
import { withCompanionOptions, withCompanions } from '../../../src/host/brand/with-companions'
import { loadsOfFirstStep } from '../../../src/host/brand/first-frame'
import { prepare } from '../../../src/host/widget/prepare'
import { catalogue as whole } from '../../../themes/build/catalogue'
import { brand as milano } from '../../../themes/milano/brand'
import { loadPlugins } from '../../../tools/plugins/built'
import { recordErrors } from '../../kit/logged'

const ids = (plugins: readonly { readonly id: string }[]) => plugins.map(({ id }) => id)

describe('The catalogue', () => {
  const error = recordErrors()

  it('pages of the default brand do not load what only other brands list', async () => {
    const { languages: _languages, ...english } = whole
    const further = stub().callsFake(whole.further!)
    const prepares = (brand: unknown) =>
      prepare({ brand, catalogue: { ...english, further } }, true, new AbortController().signal)
    await prepares(undefined)
    expect(further.callCount).to.equal(0)
    const { brand } = await prepares({ plugins: [...milano.plugins, 'photograph'] })
    expect(brand.plugins).to.include('photograph')
    expect(error.args).to.deep.equal([])
  })

  it('has the default brand’s plugins, and no essential one whose file may be blocked', async () => {
    expect(ids(whole.plugins)).to.deep.equal(milano.plugins)
    const further = (await loadPlugins()).slice(whole.plugins.length)
    expect(further.filter(({ essential }) => essential)).to.deep.equal([])
  })
})

const field = definePlugin({ id: 'field', options: { size: 1 }, limits: { size: [1, 9] } })
const other = definePlugin({ id: 'other' })
const provider = definePlugin({ id: 'provider', provides: { 'human-check': () => null } })
const form = defineCompanions(definePlugin({ id: 'form', options: { title: '' } }), [field, other, provider])
const own = definePlugin({ id: 'own' })
const rival = definePlugin({ id: 'rival', provides: { 'human-check': () => null } })

describe('The companions of a plugin', () => {
  for (const [what, plugins, expected] of [
    ['come after it where the brand lists none of them', [own, form], 'own form field other provider'],
    ['come only as listed where the brand lists any of them', [form, own, field], 'form own field'],
    ['do not come where another plugin provides their service', [rival, form], 'rival form'],
    ['do not come without it', [own], 'own'],
  ] as const)
    it(what, () => {
      expect(ids(withCompanions(plugins)).join(' ')).to.equal(expected)
    })

  it('what is no plugin is left for the boot checks', () => {
    const plugins = [null, { id: 7, provides: 7 }, form] as never
    expect(withCompanions(plugins)).to.have.length(6)
  })

  it('have the options that are set for it, and rather those under their own id', () => {
    const optionsOf = (options: (typeof milano)['options']) => withCompanionOptions(options, [own, form])
    expect(optionsOf({ form: { size: 2, title: 'A' } }).field).to.deep.equal({ size: 2 })
    expect(optionsOf({ form: { size: 2 }, field: { size: 3 } }).field).to.deep.equal({ size: 3 })
    expect(optionsOf({ own: { size: 2 } })).to.deep.equal({ own: { size: 2 } })
  })

  it('their options are known under its id', () => {
    const expected = { id: 'form', options: { size: 1, title: '' }, limits: { size: [1, 9] } }
    expect(settableOptions(form)).to.deep.include(expected)
  })

  it('its first frame has the step itself, and its fields', () => {
    const load = async () => ({ default: () => null })
    const [base, later, shown, late] = [1, 2, 3, 4].map(() => () => load()) as (typeof load)[]
    const plugin = {
      id: 'first',
      steps: [
        { id: 'one', priority: 'base', load: base },
        { id: 'two', priority: 'flow', load: later },
      ],
      inserts: [{ fallback: true, load: shown }, { load: late }],
    }
    expect(loadsOfFirstStep([plugin, own] as never)).to.deep.equal([base, shown])
  })
})
