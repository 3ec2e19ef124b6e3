import * as v from 'valibot'
import { filled } from './card-results'

/** What the bank has decided: whether it asks the diner, and where. Cardinal's script opens the address, even `javascript:`. */
export const bankLookup = v.object({
  paymentMethod: v.nullish(v.object({ nonce: v.nullish(v.string()) })),
  requiresUserAuthentication: v.nullish(v.boolean()),
  lookup: v.nullish(v.object({ acsUrl: v.nullish(v.pipe(v.string(), v.regex(/^$|^https:\/\//i))) })),
})

/** The frame of the bank's page, and the function that starts it. */
export const bankFrame = v.object({ element: v.custom<HTMLElement>(isElement), placed: v.function() })

/** The end of a check. */
export const verifiedCard = v.object({
  nonce: filled,
  liabilityShifted: v.boolean(),
  liabilityShiftPossible: v.boolean(),
})

function isElement(value: unknown): boolean {
  return value instanceof HTMLElement
}
