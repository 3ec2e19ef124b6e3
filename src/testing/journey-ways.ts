import { longDate } from '../dates/plain-date'
import type { Diner, TestEvent } from './diner'
import type { Hands } from './hands'
import type { TestBrand } from './test-brand'
import * as ways from './ways'

type Ways = Pick<
  Diner,
  'choosesVenue' | 'choosesDay' | 'choosesTime' | 'reachesDetails' | 'fillsDetails' | 'completes'
>

interface Parts {
  readonly brand: TestBrand
  readonly anyDay: string
  readonly events: readonly TestEvent[]
  readonly settles: () => Promise<void>
}

const complete = /^Complete /

/** The ways through a journey, from whatever stands on the screen. In English: a test in another language presses by itself. */
export function createJourneyWays(
  diner: Hands & Pick<Diner, 'waits'>,
  { brand, anyDay, events, settles }: Parts,
): Ways {
  const nameOfDay = (day: string) => (/^\d{4}-\d\d-\d\d$/.test(day) ? longDate(day, brand.locale) : day)
  const choosesDay: Ways['choosesDay'] = (day = anyDay) => ways.choosesDay(diner, nameOfDay(day))
  const lacksDay = () => diner.has('button', /^Date/) && !diner.has('button', /^Date.*\d/)
  const isEmpty = (name: string) =>
    diner.has('combobox', name) && (diner.gets('combobox', name) as HTMLInputElement).value === ''

  /** With several journeys and none chosen, the first. */
  async function choosesJourney() {
    const [first] = brand.journeys ?? []
    const owner = brand.plugins.find(({ journey }) => journey?.name === first)
    const label = owner?.messages?.label
    if (typeof label === 'string' && diner.has('button', label)) await diner.clicks('button', label)
  }

  return {
    choosesVenue: (text, venue) => ways.choosesVenue(diner, text, venue),
    choosesDay,
    choosesTime: (time) => ways.choosesTime(diner, time),
    fillsDetails: (guest) => ways.fillsDetails({ ...diner, types: diner.fills }, guest),
    async reachesDetails() {
      await settles()
      if (isEmpty('Location')) await ways.choosesVenue(diner)
      await choosesJourney()
      if (lacksDay()) await choosesDay()
      if (isEmpty('Hour')) await ways.choosesTime(diner)
      if (!diner.has('textbox', 'First Name')) await diner.clicks('button', 'Continue')
      await diner.finds('textbox', 'First Name')
    },
    async completes() {
      if (!diner.has('button', complete)) await diner.clicks('button', 'Continue')
      await diner.clicks('button', complete)
      if (events.some(({ name }) => name.endsWith('-confirmed'))) return
      const said = diner.getsAll('alert').map(({ textContent }) => textContent)
      throw new Error(`It was not completed. The widget says: ${said.join(' ') || diner.reads()}`)
    },
  }
}
