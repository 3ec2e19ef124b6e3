import '../../kit/dom'
import { readdirSync } from 'node:fs'
import { expect } from 'chai'
import { definePlugin, type Insert, type PlaceName, type Plugin, type Step } from 'tavola'
import { BootError, type BootCode } from '../../../src/diagnostics/boot-error'
import { loggedErrors } from '../../../src/console'
import { bootKernel } from '../../kit/kernel'
import { logged } from '../../kit/logged'
import { booking, enquiryOutcome, kidsParty, load, start, step } from '../bare-plugins'
import { checkPlugins } from '../../../src/diagnostics/plugins'
import type { AnyPlugin } from '../../../src/contract/plugin'
import { catalogue } from '../../../themes/catalogue'
import { builtPlugins } from '../../../tools/plugins/built'
import { brand } from '../../../themes/milano/brand'

function refusal(...plugins: Plugin[]): BootError {
  try {
    bootKernel({ plugins })
  } catch (error) {
    if (error instanceof BootError) return error
    throw error
  }
  throw new Error('The brand booted.')
}

/** Each code with a brand that earns it, and the names that its message must hold. */
const refused: Record<BootCode, { plugins: Plugin[]; names: string[] }> = {
  'wrong-shape': {
    plugins: [start, { id: 'pets', inserts: [{ at: 'details' } as Insert] }],
    names: ['"pets"', '"inserts[0].load"', 'a function', 'nothing'],
  },
  'reserved-id': { plugins: [start, { id: 'details' }], names: ['"details"', 'shell'] },
  'wrong-contract': {
    plugins: [start, { id: 'menus', contract: 3 as 2 }],
    names: ['"menus"', 'contract 3', 'contract 2'],
  },
  'unknown-place': {
    plugins: [start, { id: 'pets', inserts: [{ at: 'detials' as PlaceName, load }] }],
    names: ['"pets"', '"detials"', 'Did you mean "details"?', 'confirmation'],
  },
  'foreign-place': {
    plugins: [start, { id: 'pets', places: { ['shelf' as PlaceName]: 'on the shelf' } }],
    names: ['"pets"', '"shelf"', '"pets.shelf"'],
  },
  'duplicate-plugin': { plugins: [start, start], names: ['"start"'] },
  'missing-need': { plugins: [start, { id: 'menus', needs: ['meals'] }], names: ['"menus"', '"meals"'] },
  'duplicate-journey': {
    plugins: [
      start,
      { id: 'enquiry', outcome: enquiryOutcome },
      kidsParty,
      { id: 'teens', journey: { ...kidsParty.journey!, name: 'TeensParty' } },
    ],
    names: ['"kids-party"', '"teens"', '"KidsPMP"'],
  },
  'unknown-outcome': { plugins: [start, kidsParty], names: ['"kids-party"', '"enquiry"'] },
  'duplicate-outcome': {
    plugins: [start, booking, { id: 'tables', outcome: booking.outcome! }],
    names: ['"booking"', '"tables"', "serves: 'booking'"],
  },
  'duplicate-step': {
    plugins: [start, { id: 'menus', steps: [step('start', 'flow')] }],
    names: ['"start"', '"menus"', '"menus-start"'],
  },
  'unknown-priority': {
    plugins: [start, { id: 'menus', steps: [step('menus', 'first' as Step['priority'])] }],
    names: ['"menus"', '"first"', 'takeover, flow, base'],
  },
  'no-base-step': { plugins: [booking], names: ['"milano"', '"start"'] },
  'wrapped-and-replaced': {
    plugins: [
      start,
      { id: 'hints', inserts: [{ at: 'date', wraps: true, load }] },
      { id: 'week', inserts: [{ at: 'date', load }] },
    ],
    names: ['"hints"', '"week"', '"date"'],
  },
  'two-owners': {
    plugins: [
      start,
      definePlugin({ id: 'tea', options: { corkage: 5 }, shares: ['corkage'] }) as Plugin,
      definePlugin({ id: 'coffee', options: { corkage: 8 }, shares: ['corkage'] }) as Plugin,
    ],
    names: ['"tea"', '"coffee"', '"corkage"'],
  },
  'payload-tie': {
    plugins: [
      start,
      booking,
      { id: 'one', serves: 'booking', payload: { menuId: () => 1 } },
      { id: 'two', serves: 'booking', payload: { menuId: () => 2 } },
    ],
    names: ['"one"', '"two"', '"menuId"'],
  },
}

describe('Boot checks', () => {
  for (const [code, { plugins, names }] of Object.entries(refused)) {
    it(`${code} is refused, with the names involved`, () => {
      const error = refusal(...plugins)
      expect(error.code).to.equal(code)
      for (const name of names) expect(error.message).to.include(name)
    })
  }

  it('an outcome that a plugin serves must exist', () => {
    const { code, message } = refusal(start, { id: 'menus', serves: 'booking' })
    expect(code).to.equal('unknown-outcome')
    expect(message).to.include('"menus"').and.to.include('"booking"')
  })

  it('a plugin that serves one outcome and ends in another needs both', () => {
    const { code, message } = refusal(start, booking, { ...kidsParty, serves: 'booking' })
    expect(code).to.equal('unknown-outcome')
    expect(message).to.include('"kids-party"').and.to.include('"enquiry"')
  })

  it('plugins that a plugin brings must be a list of plugins', () => {
    const wrong: readonly [brings: unknown, place: string][] = [
      ['date', 'invalid "brings". Expected a list of plugins. Received "date"'],
      [{ id: 'date' }, 'invalid "brings". Expected a list of plugins'],
      [[null], 'invalid "brings[0]". Expected an object. Received null'],
      [[start, 5], 'invalid "brings[1]". Expected an object. Received 5'],
    ]
    for (const [brings, place] of wrong)
      expect(refusal({ id: 'tea', brings } as Plugin).message)
        .to.match(/^T070/)
        .and.to.include(place)
  })

  it('a plugin of contract 1 is refused with the lines to write instead', () => {
    const plugin = {
      id: 'tea',
      state: { wish: '', page: 1, token: null },
      keepsState: ['wish'],
      survives: ['wish', 'page'],
      singleUse: true,
    } as Plugin
    expect(refusal(start, plugin).message).to.include(
      '2, state: { wish: keep("", "restart", "reload"), page: keep(1, "reload"), token: once(null) }',
    )
  })

  const misspelt: [what: string, plugin: Plugin, expected: RegExp][] = [
    ['a plugin that is needed', { id: 'tea', needs: ['strat'] }, /^T076 .*Did you mean "start"\?/],
    ['an outcome', { id: 'tea', serves: 'bokking' }, /^T078 .*Did you mean "booking"\?/],
    ['a priority', { id: 'tea', steps: [step('tea', 'flwo' as 'flow')] }, /^T081 .*Did you mean "flow"\?/],
    ['a key', { id: 'tea', insert: [] } as Plugin, /^T070 .*"insert".* Did you mean "inserts"\?/],
    [
      'a default of a journey',
      { id: 'tea', journey: { ...booking.journey!, defaults: { adult: 2 } as never } },
      /^T070 .*"journey\.defaults\.adult".* Did you mean "adults"\?/,
    ],
  ]
  for (const [what, plugin, expected] of misspelt) {
    it(`${what} that is misspelt is reported with a suggestion, to the doctor too`, () => {
      const { message } = refusal(start, booking, plugin)
      expect(message).to.match(expected)
      expect(loggedErrors).to.include(message)
    })
  }

  it('the same key in two scopes is not a tie', () => {
    const menus: Plugin = { id: 'menus', serves: 'booking', payload: { venueId: () => 1 } }
    expect(() => bootKernel({ plugins: [start, booking, menus] })).not.to.throw()
  })

  it("a place of a plugin that the brand doesn't list has no effect", () => {
    const idle: Plugin = { id: 'clause', inserts: [{ at: 'conditions', load }] }
    expect(() => bootKernel({ plugins: [start, idle] })).not.to.throw()
  })

  it('a place that its plugin does not have is refused', () => {
    const clause: Plugin = { id: 'clause', inserts: [{ at: 'booking.tems' as PlaceName, load }] }
    const { code, message } = refusal(start, { ...booking, places: { 'booking.terms': 'the terms' } }, clause)
    expect(code).to.equal('unknown-place')
    expect(message).to.include('Did you mean "booking.terms"?')
  })
})

/** A page without a brand of its own fetches no boot checks: they are made here. */
describe('The default brand', () => {
  let plugins: AnyPlugin[]

  before(async () => {
    const modules = brand.plugins.map(
      (id) => import(`../../../plugins/${id}/index.ts`) as Promise<{ default: AnyPlugin }>,
    )
    plugins = (await Promise.all(modules)).map((module) => module.default)
  })

  it("journey.names: its plugins' ids are the names of the plugin folders, all of them", () => {
    expect(plugins.map(({ id }) => id)).to.deep.equal(brand.plugins)
    const listed = Object.keys(builtPlugins)
    expect(listed.sort()).to.deep.equal(readdirSync('plugins').sort())
    expect(listed).to.include.members([...brand.plugins])
  })

  it('brand.files: plugins that load after step 1 bring no step 1, no journey and no outcome', () => {
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
})

describe('Boot checks: two plugins that replace one part', () => {
  const at = (id: string, place: PlaceName, over: object = {}, serves = 'booking'): Plugin => ({
    id,
    serves,
    inserts: [{ at: place, load, ...over }],
  })
  const asking = { id: 'enquiry', outcome: enquiryOutcome }
  const rows: readonly [rule: string, plugins: Plugin[], isSaid: boolean][] = [
    ['at one place', [at('one', 'date'), at('two', 'date')], true],
    ['with a condition', [at('one', 'date', { when: () => true }), at('two', 'date')], true],
    ['where parts are added', [at('one', 'details'), at('two', 'details')], false],
    ['one of which is the part itself', [at('one', 'time', { fallback: true }), at('two', 'time')], false],
    ['at two places', [at('one', 'date'), at('two', 'time')], false],
    ['of two outcomes', [asking, at('one', 'date'), at('two', 'date', {}, 'enquiry')], false],
  ]
  for (const [rule, plugins, isSaid] of rows)
    it(`${rule} they are ${isSaid ? 'reported once' : 'right'}`, () => {
      loggedErrors.length = 0
      const all = [start, booking, ...plugins]
      const ordered = { ...brand, plugins: all.map(({ id }) => id) }
      const line =
        'T062 brand: plugins "one" and "two" both replace the part at "date". Only that of "one" is shown, as the brand lists it first.'
      const lines = logged(() => [1, 2].forEach(() => checkPlugins(all, ordered)))
      expect(lines).to.deep.equal(isSaid ? [line] : [])
    })
})
