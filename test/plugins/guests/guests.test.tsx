import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { hangs } from '../../kit/network'
import { enquiry, table } from '../../kit/stand-ins'

const group = '15+ Group Booking Enquiry'
const upTo14 = Array.from({ length: 14 }, (_, index) => String(index + 1))
const withGroups = { plugins: [start, table, enquiry], brand: { journeys: ['Booking'] }, first: atSlot }

/** What a screen reader reads after the name of a control. */
const describing = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')

describe('guests: the guests', () => {
  it('guests.default: start at 2', async () => {
    const diner = await renderPlugins({ plugins: [start, table], first: atSlot })
    expect(await diner.finds('combobox', 'Guests')).to.have.property('value', '2')
  })

  it('guests.list: 1 to 14, and no group where the brand has no journey for one', async () => {
    const diner = await renderPlugins({ plugins: [start, table], first: atSlot })
    await diner.finds('combobox', 'Guests')
    expect(diner.offers('Guests')).to.deep.equal(upTo14)
  })

  it('guests.group-option, name.guests: and 15+ where it has one', async () => {
    const diner = await renderPlugins(withGroups)
    await diner.finds('combobox', 'Guests')
    expect(diner.offers('Guests')).to.deep.equal([...upTo14, group])
  })

  it('guests.default: changing them clears the slot and requests the sessions again', async () => {
    const answers = { 'GET /api/sessions/availability/*': hangs }
    const diner = await renderPlugins({ plugins: [start, table], first: atSlot, answers })
    await diner.selects('Guests', '5')
    expect(diner.kernel.facts).to.include({ guests: 5, time: null })
    expect(diner.network.sent('GET /api/sessions/availability/cork/2026-11-28/5/true')).to.have.length(1)
  })

  it('guests.list: 15 or more is -1 in the paths', async () => {
    const diner = await renderPlugins(withGroups)
    await diner.selects('Guests', group)
    expect(diner.network.sent('GET /api/sessions/availability/cork/2026-11-28/-1/true')).to.have.length(1)
  })

  it('guests.list: where none are chosen it says so', async () => {
    const diner = await renderPlugins({
      plugins: [start, table],
      first: { ...atSlot, time: null, adults: 0 },
    })
    expect(await diner.finds('combobox', 'Guests')).to.have.property('value', '0')
    expect(diner.offers('Guests')).to.deep.equal(['–', ...upTo14])
    const [dash] = (diner.gets('combobox', 'Guests') as HTMLSelectElement).options
    expect(dash!.ariaLabel).to.equal('Choose the number of guests')
  })

  it('while they wait for a day they offer what they show, and say why', async () => {
    for (const [adults, offered] of [
      [2, '2'],
      [-1, group],
    ] as const) {
      const first = { venue: atSlot.venue, adults }
      const diner = await renderPlugins({ ...withGroups, first })
      expect(diner.offers('Guests')).to.deep.equal([offered])
      expect(describing(diner.gets('combobox', 'Guests'))!.textContent).to.equal('Choose a date first.')
      removeWidget()
    }
  })

  it('what Continue finds missing is in sight once, under the row', async () => {
    const first = { ...atSlot, time: null, adults: 0 }
    const diner = await renderPlugins({ plugins: [start, table], first })
    await diner.presses('Continue')
    const box = diner.gets('combobox', 'Guests')
    expect(box.ariaInvalid).to.equal('true')
    expect(describing(box)).to.include({ textContent: 'Choose the number of guests', hidden: true })
  })

  it('guests.list: the number is of all, whatever children a party had before', async () => {
    const diner = await renderPlugins({
      plugins: [start, table],
      first: { ...atSlot, adults: 1, children: 8 },
    })
    await diner.selects('Guests', '4')
    expect(diner.kernel.facts).to.include({ guests: 4, adults: 4, children: 0 })
  })
})

const brand = { journeys: ['Booking'], options: { start: { largestParty: 3 } } }
const plugins = [start, table, enquiry]

describe('guests: the largest party', () => {
  it('a brand’s ends the list, and more guests are a group', async () => {
    const diner = await renderPlugins({ plugins, brand, first: atSlot })
    await diner.finds('combobox', 'Guests')
    expect(diner.offers('Guests')).to.deep.equal(['1', '2', '3', '4+ Group Booking Enquiry'])
    await diner.selects('Guests', '4+ Group Booking Enquiry')
    expect(diner.kernel.facts.guests).to.equal(-1)
  })

  it('the summary shows the group’s number', async () => {
    const diner = await renderPlugins({ plugins, brand, first: { ...atSlot, adults: -1 } })
    await diner.presses('Continue')
    expect(diner.reads()).to.include('for 4+ people')
  })

  it('a host’s adults and children above it are a group', async () => {
    const guests = async (adults: number) =>
      (await renderPlugins({ plugins, brand, prefill: { adults, children: 1 } })).kernel.facts.guests
    expect(await guests(2)).to.equal(3)
    await removeWidget()
    expect(await guests(3)).to.equal(-1)
  })
})
