import '../../kit/dom'
import { readdirSync } from 'node:fs'
import { expect } from 'chai'
import type { Plugin, Step } from 'tavola'
import type { PlaceName } from '../../../src/contract/names'
import { BootError, type BootCode } from '../../../src/diagnostics/boot-error'
import { loggedErrors } from '../../../src/console'
import { bootKernel } from '../../kit/kernel'
import { logged } from '../../kit/logged'
import { booking, enquiryOutcome, kidsParty, load, start, step } from '../bare-plugins'
import { checkPlugins } from '../../../src/diagnostics/plugins'
import type { AnyPlugin } from '../../../src/contract/plugin'
import { loadPlugins } from '../../kit/all-plugins'
import { builtPlugins } from '../../../tools/plugins/built'
import { brand } from '../../../themes/milano/brand'

const asking = { id: 'enquiry', outcome: enquiryOutcome }

function refusal(...plugins: Plugin[]): BootError {
  try {
    bootKernel({ plugins })
  } catch (error) {
    if (error instanceof BootError) return error
    throw error
  }
  throw new Error('The brand booted.')
}

const pets = (more: object): Plugin[] => [start, { id: 'pets', ...more }]
const at = (place: string, over: object = {}) => ({ inserts: [{ at: place as PlaceName, load, ...over }] })
const teens = { id: 'teens', journey: { ...kidsParty.journey!, name: 'TeensParty' } }
const sharing = { options: { corkage: 5 }, shares: ['corkage'] } as object
const checking = { provides: { 'human-check': () => null } }
const first = step('pets', 'first' as Step['priority'])
const menuId = (id: string) => ({ id, serves: 'booking', payload: { menuId: () => 1 } })

/** Each code with a brand that earns it, and the names that its message must hold. */
const refused: Record<BootCode, [plugins: Plugin[], ...names: string[]]> = {
  'wrong-shape': [
    pets(at('details', { load: undefined })),
    '"pets"',
    '"inserts[0].load"',
    'a function',
    'nothing',
  ],
  'reserved-id': [[start, { id: 'details' }], '"details"', 'shell'],
  'wrong-contract': [pets({ contract: 2 }), '"pets"', 'contract 2', 'contract 3'],
  'unknown-place': [pets(at('detials')), '"pets"', '"detials"', 'Did you mean "details"?', 'confirmation'],
  'foreign-place': [pets({ places: { shelf: 'on the shelf' } }), '"pets"', '"shelf"', '"pets.shelf"'],
  'duplicate-plugin': [[start, start], '"start"'],
  'missing-need': [pets({ needs: ['meals'] }), '"pets"', '"meals"'],
  'duplicate-journey': [[start, asking, kidsParty, teens], '"kids-party"', '"teens"', '"KidsPMP"'],
  'unknown-outcome': [[start, kidsParty], '"kids-party"', '"enquiry"'],
  'duplicate-outcome': [
    [booking, ...pets({ outcome: booking.outcome })],
    '"booking"',
    '"pets"',
    "serves: 'booking'",
  ],
  'duplicate-step': [pets({ steps: [step('start', 'flow')] }), '"start"', '"pets"', '"pets-start"'],
  'unknown-priority': [pets({ steps: [first] }), '"pets"', '"first"', 'takeover, flow, base'],
  'no-base-step': [[booking], '"milano"', '"start"'],
  'wrapped-and-replaced': [
    [...pets(at('date', { wraps: true })), { id: 'week', ...at('date') }],
    '"pets"',
    '"week"',
    '"date"',
  ],
  'two-owners': [[...pets(sharing), { id: 'tea', ...sharing }], '"tea"', '"pets"', '"corkage"'],
  'two-providers': [[...pets(checking), { id: 'tea', ...checking }], '"tea"', '"pets"', '"human-check"'],
  'missing-service': [
    pets({ requires: ['human-check'] }),
    '"pets"',
    '"human-check"',
    'a plugin that provides it',
  ],
  'payload-tie': [[start, booking, menuId('one'), menuId('two')], '"one"', '"two"', '"menuId"'],
}

describe('Boot checks', () => {
  const bothOutcomes = [start, booking, { ...kidsParty, serves: 'booking' }]
  const terms = { ...booking, places: { 'booking.terms': 'the terms' } }
  for (const [what, code, [plugins, ...names]] of [
    ...Object.entries(refused).map(([code, brand]) => [code, code, brand] as const),
    ['an outcome that is served', 'unknown-outcome', [pets({ serves: 'booking' }), '"pets"', '"booking"']],
    ['a missing second outcome', 'unknown-outcome', [bothOutcomes, '"kids-party"', '"enquiry"']],
    ['a place of another name', 'unknown-place', [[terms, ...pets(at('booking.tems'))], '"booking.terms"?']],
  ] as [string, string, [Plugin[], ...string[]]][])
    it(`${what} is refused, with the names involved`, () => {
      const error = refusal(...plugins)
      expect(error.code).to.equal(code)
      for (const name of names) expect(error.message).to.include(name)
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

  for (const [what, more] of [
    ['the same key in two scopes is not a tie', { serves: 'booking', payload: { venueId: () => 1 } }],
    ["a place of a plugin that the brand doesn't list has no effect", at('conditions')],
  ] as const)
    it(what, () => {
      expect(() => bootKernel({ plugins: [booking, ...pets(more)] })).not.to.throw()
    })
})

/** A page without a brand of its own fetches no boot checks: they are made here. */
describe('The default brand', () => {
  let plugins: AnyPlugin[]

  before(async () => {
    plugins = await loadPlugins(brand.plugins)
  })

  it("journey.names: its plugins' ids are the names of the plugin folders, all of them", () => {
    expect(plugins.map(({ id }) => id)).to.deep.equal(brand.plugins)
    const listed = [...builtPlugins]
    expect(listed.sort()).to.deep.equal(readdirSync('plugins').sort())
    expect(listed).to.include.members([...brand.plugins])
  })
})

describe('Boot checks: two plugins that replace one part', () => {
  const one = (id: string, place: string, over = {}, serves = 'booking') => ({
    id,
    serves,
    ...at(place, over),
  })
  const rows: readonly [rule: string, plugins: Plugin[], isSaid: boolean][] = [
    ['at one place', [one('one', 'date'), one('two', 'date')], true],
    ['with a condition', [one('one', 'date', { when: () => true }), one('two', 'date')], true],
    ['where parts are added', [one('one', 'details'), one('two', 'details')], false],
    ['one of which is the part itself', [one('one', 'time', { fallback: true }), one('two', 'time')], false],
    ['at two places', [one('one', 'date'), one('two', 'time')], false],
    ['of two outcomes', [asking, one('one', 'date'), one('two', 'date', {}, 'enquiry')], false],
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
