import {
  definePlugin,
  keep,
  once,
  type BookingAnswer,
  type Json,
  type Messages,
  type PluginContext,
  type Secret,
} from 'tavola'
import { slotKey, type CardEntry, type CardField } from 'tavola/journeys'
import type { BankCheck } from './card/bank'
import type { Card } from './card/open-card'

declare module 'tavola' {
  interface PlaceNames {
    // The booking plugin's place; in a brand without that plugin the insert is not shown.
    'booking.terms': true
  }
}

/** The options under `options["card-guarantee"]`. */
export interface Options {
  /** The no-show fee for each guest; 0: nothing is said of one. */
  readonly fee: number
  /** ISO 4217, as "GBP"; empty: the brand's. The restaurant's own takes precedence. */
  readonly currency: string
  /** Until how many hours before cancelling is free. The restaurant's own takes precedence. */
  readonly cancelHours: number
  /**
   * What happens to a verified card for which the bank doesn't take the liability for fraud: with `require` nothing is sent, with
   * `prefer` the booking is.
   */
  readonly liabilityShift: 'require' | 'prefer'
}

/** The fee and the hours (card.no-show-fee, card.cancel-hours). */
const options: Options = { fee: 5, currency: '', cancelHours: 48, liabilityShift: 'require' }

export type GuaranteeField = CardField | 'terms'

/** Nothing of the card is stored: after a reload step 8 comes back with empty fields. */
const state = {
  /** The server requires a card for the confirmed slot. */
  required: keep(false, 'reload'),
  /** If the provider verifies cards, it is the one that the bank has verified. */
  nonce: once(null as Secret | null),
  /** The terms that step 8 has shown, sent with the nonce. */
  agreed: once(null as Json),
  check: null as BankCheck | null,
  terms: false,
  /** The three open fields; null until their frames are loaded. */
  card: null as Card | null,
  entry: null as CardEntry | null,
  /** The fields that the diner has left. Their errors are shown; all errors once "Complete Booking" was pressed. */
  left: [] as readonly GuaranteeField[],
  pressed: false,
  /** The fields have been on screen: if they are shown again, as after a reload, they are empty. */
  asked: keep(false, 'reload'),
}

/** `Texts`: the texts of the part that uses it. */
export type GuaranteeContext<Texts extends Messages = Record<never, string>> = PluginContext<
  typeof state,
  Options,
  Texts
>

/** All of step 8. Its terms are on step 5 too, where it is here already. */
const loadCard = () => import('./card')

/**
 * Step 8 (card.when): if the server requires a card to guarantee a booking, the booking is sent again with a nonce of the
 * card provider. A nonce can be sent once.
 */
export default definePlugin({
  id: 'card-guarantee',
  serves: 'booking',
  essential: true,
  // Longer than the card check may take.
  deadline: 45_000,
  state,
  options,
  choices: { liabilityShift: ['require', 'prefer'] },
  limits: { cancelHours: [0, 8_760], currency: 'currency' },
  shares: ['cancelHours', 'fee', 'currency'],
  requires: ['card-provider'],
  provides: {
    card: ({ state: { required } }) => ({
      ask() {
        if (required.value) return true
        required.value = true
        return 'shown'
      },
    }),
  },
  setup(ctx) {
    // A guarantee is valid only for the slot for which the server required it.
    let last: string | null = null
    ctx.effect(() => {
      const slot = ctx.facts.confirmed ? slotKey(ctx.facts) : null
      if (slot === null || (last !== null && slot !== last)) forget(ctx)
      last = slot
    })
  },
  onResponse({ state }, answer) {
    state.required.value = (answer as BookingAnswer).bookingReference === null
  },
  inserts: [
    {
      at: 'booking.terms',
      always: true,
      optional: true,
      prefetch: false,
      reservedHeight: '3em',
      load: () => import('./terms'),
    },
    {
      at: 'confirmation',
      when: ({ facts, options }) => facts.results.booking?.cardChecked === true && options.fee > 0,
      optional: true,
      load: loadCard,
      view: 'ConfirmedTerms',
    },
  ],
  steps: [
    {
      id: 'card-guarantee',
      number: 8,
      prefetch: false,
      priority: 'takeover',
      when: ({ state }) => state.required.value,
      load: loadCard,
      back: forget,
    },
  ],
})

/** After Back, or for another slot, no card is required any more. */
function forget({ state }: Pick<GuaranteeContext, 'state'>): void {
  state.required.value = false
  state.asked.value = false
  state.nonce.value = null
  state.agreed.value = null
}
