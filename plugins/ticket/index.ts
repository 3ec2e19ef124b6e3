import { definePlugin, here, type Messages, type PluginContext } from 'tavola'
import { useStyles } from 'tavola/controls'
import css from './kept-height.css'

declare module 'tavola' {
  interface PlaceNames {
    /** Lines of the ticket: each a name and a value, `<div><dt>…</dt><dd>…</dd></div>`. */
    'ticket.lines': true
  }
}

/** What the diner may do with the ticket, in the order in which it is shown. */
const allActions = ['calendar', 'directions', 'call', 'share'] as const
export type Action = (typeof allActions)[number]

/** The options under `options.ticket`. */
interface TicketOptions {
  /** Which of them are offered. */
  readonly actions: readonly Action[]
  /** The address of the directions; `{address}` becomes the restaurant's. */
  readonly maps: string
  /** For how long the calendar's entry lasts, unless the restaurant's `booking-table-minutes` says it. */
  readonly minutes: number
}

const options: TicketOptions = {
  actions: allActions,
  maps: 'https://www.google.com/maps/dir/?api=1&destination={address}',
  minutes: 120,
}

/** `Texts`: the texts of the part that uses it. */
export type TicketContext<Texts extends Messages> = PluginContext<object, TicketOptions, Texts>

/** Steps 5 and 7 as something to keep: what was booked or asked for, with its reference, and what to do with it. */
export default definePlugin({
  id: 'ticket',
  options,
  choices: { actions: allActions },
  addresses: { maps: true },
  places: { 'ticket.lines': 'a line of the ticket: a name and a value, `<div><dt>…</dt><dd>…</dd></div>`' },
  inserts: [
    { at: 'reference', when: ({ facts }) => facts.venue !== null, load: () => import('./ticket') },
    { at: 'summary', when: ({ facts }) => facts.detailsConfirmed, load: here(KeptHeight) },
  ],
})

/** Makes the widget as high as the ticket needs once the details are fixed, before it comes. It shows nothing. */
function KeptHeight() {
  useStyles(css)
  return null
}
