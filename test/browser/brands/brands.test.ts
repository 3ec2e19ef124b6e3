import { expect } from 'chai'
import { notte } from '../../../examples/brands/notte'
import { zaytuna } from '../../../examples/brands/zaytuna'
import { isNight } from '../../kit/night'
import { arabic, books, italian, type Words } from '../../languages/words'
import { findings } from '../kit/accessibility-tree'
import { endVisits, visit, type Diner, type Visit } from '../kit/diner'
import { misfits, shifts, watchShifts } from '../kit/layout'
import { initWith } from '../kit/site'

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

/**
 * Each look in each scheme, in its own language, with the words that its steps are found by, at a width. A scheme
 * changes colours alone: the other one has the other width, and milano by day has all widths in a test of its own.
 */
const brands: readonly (readonly [
  name: string,
  config: object,
  words: Words,
  journeys: boolean,
  width: number,
])[] = [
  ['milano by night', { scheme: 'dark' }, english, true, 360],
  ['notte', notte, italian, false, 1280],
  ['notte by day', { ...notte, scheme: 'light' }, italian, false, 360],
  ['zaytuna', { ...zaytuna, scheme: 'light' }, arabic, true, 1280],
  ['zaytuna by night', { ...zaytuna, scheme: 'dark' }, arabic, true, 360],
]
/** A number that every country's rule takes. */
const country = 'GB'

/** The page keeps the room that chips and a picture need (README, "A table in four taps"). */
const roomy = '<style>#book { min-height: 80rem }</style>'

const visitIn = (config: object, options: Visit) => {
  const page = initWith(`brand: ${JSON.stringify({ ...config, country })}`)
  return visit({ page: (api) => page(api).replace('<h1>', `${roomy}<h1>`), ...options })
}

// By day their tokens, schemes and contrasts: the other files here.
if (isNight) describe('Browser: the example brands', suite)

function suite() {
  afterEach(endVisits)

  for (const [name, config, words, journeys, width] of brands)
    it(`${name} books without an error, an overflow or a layout shift, at ${width} px`, async () => {
      const diner = await visitIn(config, { viewport: { width, height: 900 }, prepare: watchShifts })
      const wrong: Record<string, string[]> = {}
      const looks = async (step: string) => {
        const found = [...(await findings(diner.page)), ...(await misfits(diner.page))]
        if (found.length > 0) wrong[step] = found
      }
      await books(looking(diner, words, looks), words, {
        search: (text) => diner.gets('combobox', words.location).fill(text),
        journeys,
        atGlance: words !== english,
      })
      await diner.finds('heading', words.booked)
      await looks(words.booked)
      expect(wrong).to.deep.equal({})
      expect(await shifts(diner)).to.deep.equal([])
      expect(diner.errors).to.deep.equal([])
    })
}

/**
 * A diner who looks around before each press, but for that in the list of restaurants, which may scroll, and for those
 * before which nothing else has come.
 */
const looking = (diner: Diner, words: Words, looks: (step: string) => Promise<void>): Diner => ({
  ...diner,
  async presses(name) {
    await diner.finds('button', name)
    if (name !== words.date) await looks(String(name))
    await diner.presses(name)
  },
})
