import { expect } from 'chai'
import { notte } from '../../../examples/brands/notte'
import { zaytuna } from '../../../examples/brands/zaytuna'
import { arabic, books, italian, type Words } from '../../languages/words'
import { findings } from '../kit/axe'
import { goHome, visit, type Diner, type Visit } from '../kit/diner'
import { misfits } from '../kit/fit'
import { initWith } from '../kit/pages'
import { shifts, watchShifts } from '../kit/shifts'

const english: Words = {
  location: 'Location',
  journey: 'Book a Table',
  date: /^Date/,
  day: 'Saturday 28 November 2026',
  hour: 'Hour',
  next: 'Continue',
  fields: ['First Name', 'Last Name', 'Email', 'Telephone Number'],
  consent: /terms and conditions/,
  complete: 'Complete Booking',
  booked: 'Booking Confirmed',
}

/** Each look in each scheme, in its own language, with the words that its steps are found by. */
const brands: readonly (readonly [name: string, config: object, words: Words, journeys: boolean])[] = [
  ['milano by night', { scheme: 'dark' }, english, true],
  ['notte', notte, italian, false],
  ['notte by day', { ...notte, scheme: 'light' }, italian, false],
  ['zaytuna', { ...zaytuna, scheme: 'light' }, arabic, true],
  ['zaytuna by night', { ...zaytuna, scheme: 'dark' }, arabic, true],
]
const widths = [360, 1280]
/** A number that every country's rule takes. */
const country = 'GB'

const visitIn = (config: object, options: Visit) =>
  visit({ page: initWith(`brand: ${JSON.stringify({ ...config, country })}`), ...options })

describe('Browser: the example brands', () => {
  afterEach(goHome)

  for (const [index, [name, config, words, journeys]] of brands.entries())
    for (const width of widths) {
      it(`complaints 1, 2 and 9: ${name} books without a fault, a misfit or a shift, at ${width} px`, async () => {
        const diner = await visitIn(config, { viewport: { width, height: 900 }, prepare: watchShifts })
        const wrong: Record<string, string[]> = {}
        const looks = async (step: string) => {
          // What axe looks at is the same at both widths.
          const rules = width === widths[index % 2] ? await findings(diner.page) : []
          const found = [...rules, ...(await misfits(diner.page))]
          if (found.length > 0) wrong[step] = found
        }
        await books(looking(diner, looks), words, {
          search: (text) => diner.get('combobox', words.location).fill(text),
          journeys,
        })
        await diner.finds('heading', words.booked)
        await looks(words.booked)
        expect(wrong).to.deep.equal({})
        expect(await shifts(diner)).to.deep.equal([])
        expect(diner.errors).to.deep.equal([])
      })
    }
})

/** A diner who looks around before each press, but for that in the list of restaurants, which may scroll. */
const looking = (diner: Diner, looks: (step: string) => Promise<void>): Diner => ({
  ...diner,
  async clicks(role, name) {
    await diner.finds(role, name)
    if (role !== 'option') await looks(String(name))
    await diner.clicks(role, name)
  },
})
