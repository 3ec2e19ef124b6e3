import { bookingBody, enquiryBody } from './bodies'
import { calls, withFirst, type Definition } from './definition'
import { freeEvening } from './free-evening'
import { hangs, lost, status, type SeenRequest } from './network'

/** The possible results of sending a booking or an enquiry. */

const nonceOf = ({ body }: SeenRequest) => (body as { readonly paymentNonce?: unknown }).paymentNonce ?? null

/** Requires a card if there is no nonce, else returns `withCard`. */
export const asksForCard = (withCard: unknown) => (request: SeenRequest) =>
  nonceOf(request) === null ? bookingBody({ bookingReference: null, requiresCcg: true }) : withCard

/** The restaurant's configuration of its guarantee (docs/further-plugins.md#booking-conditions). */
const guarantees = {
  'booking-card-guarantee': 'true',
  'booking-cancel-hours': '48',
  'booking-table-minutes': '105',
}

export const guaranteeNeeded: Definition = {
  description: 'The restaurant asks for a card before it books the table.',
  answers: (stage) => ({
    ...freeEvening(withFirst(stage, { bookingConfiguration: guarantees })),
    [calls.book]: asksForCard(bookingBody({ ccgPerformed: true })),
  }),
}

export const guaranteeRefused: Definition = {
  description: 'The restaurant asks for a card, and then does not take it.',
  answers: ({ words }) => ({
    [calls.book]: asksForCard(status(400, { paymentNonce: [words.refusedCard] })),
  }),
}

export const refusedFields: Definition = {
  description: 'The booking or the enquiry is refused with a 400 that names two fields.',
  answers({ words }) {
    const refusal = status(400, {
      email: [words.refusedEmail, 'Never shown: only a field’s first message is.'],
      telephoneNumber: words.refusedTelephone,
    })
    return { [calls.book]: refusal, [calls.enquire]: refusal }
  },
}

export const serverError: Definition = {
  description: 'The booking or the enquiry is answered with a 500, and nothing is known of why.',
  answers: () => ({ [calls.book]: status(500), [calls.enquire]: status(500) }),
}

/** The booking is stored although its answer is lost. A second request gets the same reference, and books no second table. */
export const answerLost: Definition = {
  description: 'The booking is made but its answer is lost; sent again, it has the reference.',
  answers() {
    const loseFirst = (body: unknown) => {
      let isStored = false
      return () => {
        const isRepeated = isStored
        isStored = true
        return isRepeated ? body : lost
      }
    }
    return { [calls.book]: loseFirst(bookingBody()), [calls.enquire]: loseFirst(enquiryBody()) }
  },
}

export const neverAnswered: Definition = {
  description:
    'The availability check and the creates are never answered: the loading texts, then the time-outs.',
  answers: () => ({ [calls.check]: hangs, [calls.book]: hangs, [calls.enquire]: hangs }),
}
