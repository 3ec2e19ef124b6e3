import '../kit/dom'
import { expect } from 'chai'
import * as notte from '../../examples/brands/notte'
import { catalogue } from '../../themes/build/catalogue'
import { brandShape } from '../../src/diagnostics/brand-schema'
import { brandSchema } from '../../tools/brand-schema/schema'
import { brandOf, firstSettings } from '../../tools/playground/settings'
import { problemsBy } from '../kit/json-schema'

async function validator(names: Parameters<typeof brandSchema>[0]) {
  const schema = await brandSchema(names)
  return (brand: unknown) => problemsBy(schema, brand)
}

describe("The brand config's JSON Schema", () => {
  it('accepts the brands that exist', async () => {
    const problems = await validator('closed')
    for (const brand of [...Object.values(notte), brandOf(firstSettings.brand)])
      expect(await problems(brand)).to.deep.equal([])
    expect(await problems({ $schema: './brand.schema.json' })).to.deep.equal([])
  })

  it('refuses a wrong key, token, option, message and value', async () => {
    const problems = await validator('closed')
    const wrong: readonly object[] = [
      { titel: 'x' },
      { tokens: { '--tavola-acent': 'red' } },
      { options: { start: { search: 'all' } } },
      { options: { menu: {} } },
      { messages: { 'start.titel': 'x' } },
      { messages: { 'start.title': { one: 'x' } } },
      { scheme: 'dim' },
      { plugins: ['start', 'bookings'] },
      { journeys: ['Bookings'] },
      { links: { imprint: '/x' } },
    ]
    for (const brand of wrong) expect(await problems(brand), JSON.stringify(brand)).not.to.be.empty
  })

  it('the published one lets a chain name plugins, journeys and texts of its own', async () => {
    const problems = await validator('open')
    const own = {
      plugins: ['start', 'afternoon-tea'],
      journeys: ['AfternoonTea'],
      options: { 'afternoon-tea': { scones: 2 } },
      messages: { 'afternoon-tea.label': 'Tea' },
    }
    expect(await problems(own)).to.deep.equal([])
    expect(await problems({ titel: 'x' })).not.to.be.empty
  })

  it('names the looks, schemes and languages that the playground offers', async () => {
    const { theme, scheme, locale } = (await brandSchema('closed')).properties!
    expect(theme!.enum).to.deep.equal(Object.keys(catalogue.themes))
    expect(scheme!.enum).to.deep.equal(['light', 'dark', 'auto'])
    expect(locale!.examples).to.deep.equal(['en-IE', 'ar', 'it'])
  })

  it('has every key of the config, each with its note', async () => {
    const { properties = {} } = await brandSchema('open')
    expect(Object.keys(properties)).to.have.members(['$schema', ...Object.keys(brandShape)])
    for (const [key, { description }] of Object.entries(properties))
      expect(description, key).to.be.a('string')
  })
})
