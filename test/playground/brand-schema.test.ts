import '../kit/dom'
import { Ajv, type ValidateFunction } from 'ajv'
import { expect } from 'chai'
import * as notte from '../../examples/brands/notte'
import { brandShape } from '../../src/diagnostics/brand-schema'
import { brandSchema } from '../../tools/brand-schema/schema'
import { brandOf, firstSettings } from '../../tools/playground/settings'

type Names = Parameters<typeof brandSchema>[0]
const validators = new Map<Names, Promise<ValidateFunction>>()

const validator = async (names: Names) => {
  const compiles = async () => new Ajv({ strict: false, allErrors: true }).compile(await brandSchema(names))
  if (!validators.has(names)) validators.set(names, compiles())
  const validate = await validators.get(names)!
  return (brand: unknown) => {
    validate(brand)
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}

describe("The brand config's JSON Schema", () => {
  it('accepts the brands that exist', async () => {
    const problems = await validator('closed')
    for (const brand of [...Object.values(notte), brandOf(firstSettings.brand)])
      expect(problems(brand)).to.deep.equal([])
    expect(problems({ $schema: './brand.schema.json' })).to.deep.equal([])
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
    for (const brand of wrong) expect(problems(brand), JSON.stringify(brand)).not.to.be.empty
  })

  it('the published one lets a chain name plugins, journeys and texts of its own', async () => {
    const problems = await validator('open')
    const own = {
      plugins: ['start', 'afternoon-tea'],
      journeys: ['AfternoonTea'],
      options: { 'afternoon-tea': { scones: 2 } },
      messages: { 'afternoon-tea.label': 'Tea' },
    }
    expect(problems(own)).to.deep.equal([])
    expect(problems({ titel: 'x' })).not.to.be.empty
  })

  it('has every key of the config, each with its note', async () => {
    const { properties = {} } = await brandSchema('open')
    expect(Object.keys(properties)).to.have.members(['$schema', ...Object.keys(brandShape)])
    for (const [key, { description }] of Object.entries(properties))
      expect(description, key).to.be.a('string')
  })
})
