import { definePlugin, here, type Query, type Session } from 'tavola'
import { FieldErrorsProvider, Place, useFormProblems } from 'tavola/controls'
import glance from '../../../plugins/day-at-a-glance'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { choosing, enquiry, page, table } from '../../kit/stand-ins'

/** A sitting; a full time is written "19:30-", one that takes enquiries "19:30?". */
export const sitting = (title: string, ...times: readonly string[]) =>
  ({ title, availability: times.map(slot) }) as unknown as Session
const slot = (text: string) => ({
  time: text.slice(0, 5),
  available: text.length === 5,
  useEnquiryFallback: text.endsWith('?'),
})

export const day = [sitting('Lunch', '12:30', '13:00-'), sitting('Dinner', '18:30', '19:30', '20:00?')]
export const first = { venue: venue(), journey: 'Booking', date: '2026-11-20', sessions: day }
export const noDay = { date: null, sessions: null }
/** It was closed this month, until then or for good. */
export const closed = (closedTo?: string) =>
  venue({ closedFrom: '2026-11-01', ...(closedTo && { closedTo }) })

/** Friday 20 November with its times, or what differs of it. */
export async function sees(facts: object = {}, over: object = {}): Promise<Diner> {
  const plugins = [choosing, glance, table, enquiry]
  const diner = await renderPlugins({ plugins, first: { ...first, ...facts }, ...over })
  await diner.waits()
  return diner
}

export const chooses = (diner: Diner, choice: object, queries: Readonly<Record<string, Query>> = {}) =>
  diner.sees(() => {
    diner.kernel.queries.value = queries
    diner.kernel.choices.set(choice)
  })

export const failing = { sessions: { state: 'failed', value: undefined, retry() {} } } as const

/** Another plugin has something instead of a full day. */
const offers = definePlugin({
  id: 'offers',
  inserts: [{ at: 'full-day', load: here(() => <p>Something else</p>) }],
})
export const withOffers = { plugins: [choosing, glance, offers, table, enquiry] }

/** A form whose problems are shown with a press. */
const asking = definePlugin({
  id: 'asking',
  texts: { guests: 'Choose how many', time: 'Choose a time' },
  validators: [
    { field: 'guests', message: 'guests', at: 'choices', valid: ({ facts }) => facts.guests > 0 },
    { field: 'time', message: 'time', at: 'choices', valid: ({ facts }) => facts.time !== null },
  ],
  steps: [
    {
      id: 'asking',
      priority: 'base',
      when: () => true,
      load: page('Choose', () => (
        <FieldErrorsProvider moment="choices">
          <Place name="time" />
          <Place name="times-note" />
          <GoesOn />
        </FieldErrorsProvider>
      )),
    },
  ],
})
export const withAsking = { plugins: [asking, glance, table, enquiry] }

function GoesOn() {
  const { showAll } = useFormProblems()
  return (
    <button type="button" onClick={showAll}>
      Go on
    </button>
  )
}

const radios = (diner: Diner, group: string) => diner.within('radiogroup', group).getsAll('radio')
export const namesIn = (diner: Diner, group: string) =>
  radios(diner, group).map((radio) => radio.closest('label')!.textContent.trim())
export const dayChips = (diner: Diner) => radios(diner, 'Date')

export const isChecked = (diner: Diner, name: string | RegExp) =>
  (diner.gets('radio', name) as HTMLInputElement).checked

/** The places of times that are to come. */
export const places = () => document.querySelectorAll('.glance-skeleton').length

/** What a screen reader reads after a control's name. */
export const described = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
