import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { hangs } from '../../kit/network'
import { enquiry, table } from '../../kit/stand-ins'

const group = '15+ Group Booking Enquiry'
const upTo14 = Array.from({ length: 14 }, (_, index) => String(index + 1))
const plugins = [start, table, enquiry]
const withGroups = { plugins, brand: { journeys: ['Booking'] }, first: atSlot }
const withoutGroups = { plugins: [start, table], first: atSlot }
const ofThree = { journeys: ['Booking'], options: { start: { largestParty: 3 } } }

/** What a screen reader reads after the name of a control. */
const describing = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')

describe('guests: the list', () => {
  for (const [title, options, offered] of [
    ['guests.default, guests.list: starts at 2, and offers 1 to 14', withoutGroups, upTo14],
    [
      'guests.group-option, name.guests: offers 15+ where the brand has a journey for groups',
      withGroups,
      [...upTo14, group],
    ],
    [
      'a brand’s largest party ends it',
      { ...withGroups, brand: ofThree },
      ['1', '2', '3', '4+ Group Booking Enquiry'],
    ],
  ] as const)
    it(title, async () => {
      const diner = await renderPlugins(options)
      expect(await diner.finds('combobox', 'Guests')).to.have.property('value', '2')
      expect(diner.offers('Guests')).to.deep.equal(offered)
    })

  for (const [chosen, first, facts, path] of [
    ['5', atSlot, { guests: 5, time: null }, '5'],
    // The number is of all, whatever children a party had before.
    ['4', { ...atSlot, adults: 1, children: 8 }, { guests: 4, adults: 4, children: 0 }, '4'],
    [group, atSlot, { guests: -1 }, '-1'],
  ] as const)
    it(`guests.list, guests.clears: ${chosen} clears the time and requests the times again`, async () => {
      const answers = { 'GET /api/sessions/availability/*': hangs }
      const diner = await renderPlugins({ ...withGroups, first, answers })
      await diner.selects('Guests', chosen)
      expect(diner.kernel.facts).to.include(facts)
      expect(
        diner.network.sent(`GET /api/sessions/availability/cork/2026-11-28/${path}/true`),
      ).to.have.length(1)
    })

  it('guests.list: while none is chosen it says so, and Continue marks it', async () => {
    const diner = await renderPlugins({ ...withoutGroups, first: { ...atSlot, time: null, adults: 0 } })
    const box = (await diner.finds('combobox', 'Guests')) as HTMLSelectElement
    expect(box.value).to.equal('0')
    expect(diner.offers('Guests')).to.deep.equal(['–', ...upTo14])
    expect(box.options[0]!.ariaLabel).to.equal('Choose the number of guests')
    await diner.presses('Continue')
    expect(box.ariaInvalid).to.equal('true')
    expect(describing(box)).to.include({ textContent: 'Choose the number of guests', hidden: true })
  })

  for (const [adults, offered] of [
    [2, '2'],
    [-1, group],
  ] as const)
    it(`without a day it offers only ${offered}, and says why`, async () => {
      const diner = await renderPlugins({ ...withGroups, first: { venue: atSlot.venue, adults } })
      expect(diner.offers('Guests')).to.deep.equal([offered])
      expect(describing(diner.gets('combobox', 'Guests'))!.textContent).to.equal('Choose a date first.')
    })

  it('the summary, and the host’s numbers, know a group above the largest party', async () => {
    const summary = await renderPlugins({ plugins, brand: ofThree, first: { ...atSlot, adults: -1 } })
    await summary.presses('Continue')
    expect(summary.reads()).to.include('for 4+ people')
    for (const [adults, guests] of [
      [2, 3],
      [3, -1],
    ] as const) {
      removeWidget()
      const { kernel } = await renderPlugins({ plugins, brand: ofThree, prefill: { adults, children: 1 } })
      expect(kernel.facts.guests).to.equal(guests)
    }
  })
})
