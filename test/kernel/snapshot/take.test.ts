import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { definePlugin, keep, type Selection } from 'tavola'
import { settles } from '../../kit/pending'
import { booking, enquiry, stateOf } from '../bare-plugins'
import { anna, availability, confirmed, cork, dublin, venue } from '../selection'
import { visit } from './visit'

const page = { options: { venueId: '7', date: '2026-11-28' }, opened: signal(false) }
const locked = { journey: 'Enquiry', journeyLocked: true }

describe('What counts as a choice that is kept', () => {
  for (const [what, first] of Object.entries({
    'a diner who has chosen nothing': {},
    'the page’s restaurant, whose id it writes as text': { venue: venue({ id: 7 }) },
    'the page’s day': { date: '2026-11-28' },
    'the page’s journey': locked,
  } satisfies Record<string, Partial<Selection>>)) {
    it(`docs/privacy.md: ${what} leaves nothing to keep`, () => {
      expect(visit({ page, first }).keeps()).to.equal(null)
    })
  }

  it('docs/privacy.md: naming the brand’s only journey leaves nothing to keep', () => {
    expect(visit({ plugins: [booking], first: { journey: 'Booking' } }).keeps()).to.equal(null)
  })

  it('docs/privacy.md: a preselected journey that is taken back leaves nothing to keep', () => {
    const preselecting = definePlugin({ id: 'preselecting', setup: ({ preselect }) => preselect('Booking') })
    const { kernel, keeps } = visit({ plugins: [booking, enquiry, preselecting] })
    expect(kernel.facts.journey).to.equal('Booking')
    kernel.choices.choose(null)
    expect(keeps()).to.equal(null)
  })

  for (const [what, first, hasNotice] of [
    ['another restaurant', { venue: dublin }, false],
    ['a journey', { journey: 'Enquiry' }, false],
    ['a day', { date: '2026-11-29' }, true],
    ['a time', { time: '19:30' }, true],
    ['other restaurants', { availability: availability() }, true],
    ['a confirmed slot', { ...locked, confirmed: true }, true],
    ['one field of the details', { customer: { ...anna, firstName: 'Bea' } }, true],
  ] satisfies [string, Partial<Selection>, boolean][]) {
    const then = hasNotice ? 'with a notice' : 'without a notice, as it is seen at once'
    it(`docs/privacy.md: ${what} alone is kept, and restored ${then}`, () => {
      const stored = visit({ first }).keeps()
      expect(stored).not.to.equal(null)
      const after = visit({ stored })
      expect([after.hasNotice, after.faults]).to.deep.equal([hasNotice, []])
      for (const [name, value] of Object.entries(first))
        expect(after.kernel.facts[name as keyof Selection]).to.deep.equal(value)
    })
  }

  it('docs/privacy.md: a day or a restaurant that isn’t the page’s own is kept', () => {
    for (const first of [{ date: '2026-11-29' }, { venue: dublin }])
      expect(visit({ page, first }).keeps()).not.to.equal(null)
  })

  it('docs/privacy.md: one typed character is enough', () => {
    const { kernel, keeps } = visit()
    kernel.choices.set({ customer: { ...kernel.facts.customer, email: 'a' } })
    expect(keeps()!.selection.customer.email).to.equal('a')
  })

  it('docs/privacy.md: something entered in a plugin’s part is kept', () => {
    const diet = definePlugin({ id: 'diet', state: { allergy: keep('', 'restart', 'reload') } })
    const { kernel, keeps } = visit({ plugins: [booking, diet] })
    stateOf(kernel, diet).allergy.value = 'Nuts'
    expect(keeps()!.states).to.deep.equal({ diet: { allergy: 'Nuts' } })
  })
})

describe('What is in a snapshot', () => {
  /** Step 2. */
  const elsewhere = definePlugin({
    id: 'elsewhere',
    serves: 'booking',
    steps: [
      {
        id: 'elsewhere',
        priority: 'flow',
        when: ({ facts }) => facts.availability !== null && !facts.confirmed,
        load: async () => ({ default: () => null }),
      },
    ],
  })
  const plugins = [booking, enquiry, elsewhere]
  const first = { journey: 'Booking', venue: cork, date: '2026-11-20', time: '19:30', adults: 4 }

  /** From step 1 over another restaurant to the details, which are typed. */
  async function walk() {
    const test = visit({ plugins, first })
    test.kernel.choices.set({ availability: availability({ originalChoiceAvailable: false }) })
    await test.kernel.choices.confirm({ venue: dublin, time: '20:00' })
    test.kernel.choices.set({ customer: anna })
    return test
  }

  it('a step for Back has only what was different there', async () => {
    const { before } = (await walk()).keeps()!
    expect(before.map(({ step, changes }) => [step, Object.keys(changes).sort()])).to.deep.equal([
      ['start', ['confirmed', 'time', 'venue']],
      ['elsewhere', ['availability', 'confirmed', 'time', 'venue']],
    ])
  })

  it('after a reload Back returns step by step, with the choices made at each', async () => {
    const { kernel, shown } = visit({ plugins, stored: (await walk()).keeps() })
    await settles()
    expect([shown(), kernel.facts.venue?.id]).to.deep.equal(['details', 'dublin'])
    kernel.navigation.back()
    expect(shown()).to.equal('elsewhere')
    expect(kernel.facts.venue?.id).to.equal('cork')
    expect(kernel.facts).to.include({ time: '19:30', adults: 4, confirmed: false })
    kernel.navigation.back()
    expect(shown()).to.equal('start')
    expect(kernel.facts).to.include({ time: '19:30', availability: null })
    expect(kernel.facts.customer).to.deep.equal(anna)
  })

  it('a widget outside a page was not open', () => {
    expect(visit({ first: confirmed }).keeps()!.opened).to.equal(false)
  })
})
