import { expect } from 'chai'
import { definePlugin } from '../../../src/index'
import { optionsWithBrought } from '../../../src/diagnostics/plugin-options'
import { partsOfFirstStep, withBrought } from '../../../src/host/brand/brought-plugins'
import { withBroughtSettings } from '../../../src/host/brand/brought-settings'
import { brand as milano } from '../../../themes/milano/brand'

const field = definePlugin({ id: 'field', options: { size: 1 }, limits: { size: [1, 9] } })
const other = definePlugin({ id: 'other' })
const form = definePlugin({ id: 'form', options: { title: '' }, brings: [field, other] })
const own = definePlugin({ id: 'own' })

const ids = (plugins: readonly { readonly id: string }[]) => plugins.map(({ id }) => id)

describe('Plugins that another brings', () => {
  it('come after it where the brand lists none of them', () => {
    expect(ids(withBrought([own, form]))).to.deep.equal(['own', 'form', 'field', 'other'])
  })

  it('come only as listed where the brand lists any of them', () => {
    expect(ids(withBrought([form, own, field]))).to.deep.equal(['form', 'own', 'field'])
    // "other" arrives later.
    expect(ids(withBrought([form], ['form', 'other']))).to.deep.equal(['form'])
  })

  it("have their place in the brand's order", () => {
    const brand = { ...milano, plugins: ['form', 'late', 'own'] }
    const { plugins } = withBroughtSettings(withBrought([form, own], brand.plugins), brand)
    expect(plugins).to.deep.equal(['form', 'field', 'other', 'late', 'own'])
  })

  it('have the options that are set for it, and rather those under their own id', () => {
    const optionsOf = (options: (typeof milano)['options']) =>
      withBroughtSettings([form, field], { ...milano, plugins: ['form', 'field'], options }).options.field
    expect(optionsOf({ form: { size: 2 } })).to.deep.equal({ size: 2 })
    expect(optionsOf({ form: { size: 2 }, field: { size: 3 } })).to.deep.equal({ size: 3 })
  })

  it('their options are known under its id', () => {
    expect(optionsWithBrought(form)).to.deep.include({
      id: 'form',
      options: { size: 1, title: '' },
      limits: { size: [1, 9] },
    })
  })

  it('what is no list of plugins is left out here, and reported by the boot checks', () => {
    for (const brings of [undefined, 'field', [null, {}]])
      expect(ids(withBrought([{ ...own, brings } as never]))).to.deep.equal(['own'])
    expect(ids(withBrought([{ ...own, brings: [null, field] } as never]))).to.deep.equal(['own', 'field'])
  })

  it('its first frame has the step itself, and the fields that plugins bring to it', () => {
    const load = async () => ({ default: () => null })
    const [base, later, shown, late] = [1, 2, 3, 4].map(() => () => load()) as (typeof load)[]
    const plugin = {
      id: 'first',
      steps: [
        { id: 'one', priority: 'base', load: base },
        { id: 'two', priority: 'flow', load: later },
      ],
      inserts: [{ fallback: true, load: shown }, { load: late }, { fallback: () => null, load: late }],
    }
    const parts = partsOfFirstStep([plugin, own] as never)
    expect(parts.map(({ load }) => load)).to.deep.equal([base, shown])
  })
})
