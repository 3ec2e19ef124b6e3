import { expect } from 'chai'
import type { AnyPlugin } from 'tavola'
import date from '../../../plugins/date'
import guests from '../../../plugins/guests'
import location from '../../../plugins/location'
import start from '../../../plugins/start'
import time from '../../../plugins/time'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand as milano } from '../../../themes/milano/brand'
import { atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { blocked, venue } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { logged } from '../../kit/logged'
import { enquiry, table } from '../../kit/stand-ins'

const fields: readonly AnyPlugin[] = [location, date, guests, time]
const lost = () => Promise.reject(new Error('lost'))

/** Continue with all that is chosen: what the diner reads of it. */
async function continues(plugins: readonly AnyPlugin[]): Promise<string> {
  const diner = await renderPlugins({ plugins, first: atSlot })
  await diner.presses('Continue')
  return diner.reads()
}

describe('start: a fault of step 1', () => {
  for (const field of fields) {
    it(`plugin.fault: if the field ${field.id} does not load, nothing is confirmed, and the diner reads why`, async () => {
      const faulty = { ...field, inserts: field.inserts!.map((insert) => ({ ...insert, load: lost })) }
      const listed = fields.map((one) => (one === field ? (faulty as AnyPlugin) : one))
      expect(await continues([start, ...listed, table])).to.include(blocked)
    })
  }

  it('plugin.fault: if a choice cannot be checked, nothing is confirmed either', async () => {
    const valid = () => {
      throw new Error('lost')
    }
    const broken = { field: 'venue', at: 'choices', message: 'chooseVenue', valid } as const
    const faulty = { ...start, validators: [...start.validators!, broken] } as AnyPlugin
    const diner = await renderPlugins({ plugins: [faulty, table], first: atSlot })
    await diner.presses('Continue')
    expect(diner.network.sent('GET /api/venues/searchavailability/*')).to.deep.equal([])
    expect(diner.reads()).to.include("We couldn't check this. Please call us.")
  })
})

describe('start: its numbers', () => {
  for (const [option, words] of [
    ['largestParty', 'a whole number from 1 to 100'],
    ['minimumAge', 'a whole number from 1 to 120'],
  ] as const) {
    it(`${option} is ${words}`, () => {
      const complaints = (value: number) => {
        const brand = { ...milano, options: { start: { [option]: value } } }
        return logged(() => checkPluginOptions([start], brand))
      }
      const most = Number(words.split(' ').at(-1))
      expect([...complaints(1), ...complaints(most)]).to.deep.equal([])
      for (const value of [0, most + 1, 1.5]) expect(complaints(value).join(), `${value}`).to.include(words)
    })
  }
})

describe('start: what it asks of a journey', () => {
  it('general-enquiry.optional: one with steps of its own is asked for none of the choices', () => {
    const direct = { ...enquiry, journey: { ...enquiry.journey!, direct: true } } as const
    const missing = (journey: string) => {
      const { kernel } = bootKernel({ plugins: [start, table, direct], first: { journey, adults: 0 } })
      const fields = [...kernel.problems.at('choices').keys()]
      kernel.dispose()
      return fields
    }
    expect(missing('Enquiry')).to.deep.equal([])
    expect(missing('Booking')).to.deep.equal(['venue', 'date', 'guests', 'time'])
  })
})

describe('start: the focus', () => {
  const plugins = [start, table, enquiry]
  const choosesBooking = (diner: Diner) => diner.sees(() => diner.kernel.choices.choose('Booking'))

  it('WCAG 3.2.2: a journey that comes with the page takes no focus', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: venue() } })
    await choosesBooking(diner)
    expect(document.activeElement).to.equal(document.body)
  })

  it('WCAG 3.2.2: a journey that comes later leaves the focus where the diner is', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: venue() } })
    const box = diner.gets('combobox', 'Location')
    await diner.sees(() => box.focus())
    await choosesBooking(diner)
    expect(document.activeElement).to.equal(box)
  })
})
