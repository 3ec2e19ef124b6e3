import { definePlugin, loadComponent, type BookingAnswer } from 'tavola'
import { useStyles } from 'tavola/controls'
import css from './kept-height.css'
import { allActions, options, state } from './model'

declare module 'tavola' {
  interface PlaceNames {
    /** Lines of the ticket: each a name and a value, `<div><dt>…</dt><dd>…</dd></div>`. */
    'ticket.lines': true
  }
}

const load = () => import(/* webpackChunkName: "ticket-drawn" */ './ticket')

/** Makes the widget as high as the ticket needs once the details are fixed, before it comes. It shows nothing. */
function KeptHeight() {
  useStyles(css)
  return null
}

const loadKeptHeight = async () => ({ default: KeptHeight })

/** Steps 5 and 7 as something to keep: what was booked or asked for, with its reference, and what to do with it. */
export default definePlugin({
  id: 'ticket',
  state,
  options,
  choices: { actions: allActions },
  addresses: { maps: true },
  places: { 'ticket.lines': 'a line of the ticket: a name and a value, `<div><dt>…</dt><dd>…</dd></div>`' },
  setup(ctx) {
    void loadComponent(loadKeptHeight)
    // Here before the answer is: where the ticket came later than its step, the step would move.
    ctx.effect(() => {
      if (ctx.facts.detailsConfirmed) loadComponent(load).catch(() => undefined)
    })
  },
  onResponse({ state }, answer) {
    state.cardChecked.value = (answer as BookingAnswer | null)?.ccgPerformed === true
  },
  inserts: [
    { at: 'reference', when: ({ facts }) => facts.venue !== null, load },
    {
      at: 'summary',
      when: ({ facts }) => facts.detailsConfirmed,
      reservedHeight: '0',
      load: loadKeptHeight,
    },
  ],
})
