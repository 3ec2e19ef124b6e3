import type { Logger } from '../log/log'
import { badRequest, tryLater } from '../request/problem'
import { type Guarantee, type Payment, PaymentUnavailable } from './payment/payment'
import type { BookingPayload } from './payload'

/** In seconds: what a provider needs to come back is not known. */
const TRY_AGAIN = 30

/**
 * Has the card that guarantees a booking verified and kept (section 4, "Booking submit"). Before the table is sold: a
 * table whose card is refused was never taken from anybody.
 *
 * @throws a 400 for `paymentNonce` if the card is refused, a 503 if the provider does not answer
 */
export async function takeGuarantee(
  payment: Payment,
  { paymentNonce, firstName, lastName }: BookingPayload,
  log: Logger,
): Promise<Guarantee> {
  const taken = await payment.takeGuarantee(paymentNonce, { firstName, lastName }).catch(unavailable(log))
  if ('refused' in taken) throw badRequest('paymentNonce', taken.refused)
  return taken
}

/** For a provider that does not answer: a 503, with the reason in the log. */
export const unavailable =
  (log: Logger) =>
  (error: unknown): never => {
    if (!(error instanceof PaymentUnavailable)) throw error
    log.error({ err: error }, 'the card provider does not answer')
    throw tryLater(
      503,
      'paymentNonce',
      'The card could not be checked just now, and nothing was booked. Please try again in a moment.',
      TRY_AGAIN,
    )
  }

/** Lets the provider forget the card of a booking that did not come about. A failure is in the log, for the diner it is none. */
export async function releaseGuarantee(
  payment: Payment,
  guarantee: Guarantee | undefined,
  log: Logger,
): Promise<void> {
  if (!guarantee) return
  await payment
    .release(guarantee.token)
    .catch((error: unknown) => log.error({ err: error }, 'a card without a booking stays with the provider'))
}
