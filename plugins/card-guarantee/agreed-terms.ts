import { guaranteeTerms, isoAt, type Json } from 'tavola'
import type { GuaranteeContext } from './model'

/** The terms that step 8 has shown, for the restaurant's own system: the booking's field `cardGuarantee`. */
export function agreedTerms(ctx: GuaranteeContext): Json {
  const { fee, freeUntil } = guaranteeTerms(ctx)
  return {
    noShowFee: fee?.total ?? 0,
    currency: fee?.currency ?? null,
    freeCancellationUntil: freeUntil && isoAt(freeUntil.moment, ctx.brand.timeZone),
  }
}
