import * as v from 'valibot'

/** Results of Braintree's library, parsed as a back end's response is: the page may have passed another library. */

/** A text that is not blank. */
export const filled = v.pipe(v.string(), v.regex(/\S/))

/** A card that has become a nonce. Without the first digits the bank's check fails, and the rest works. */
export const tokenizedCard = v.object({
  nonce: filled,
  details: v.fallback(v.object({ bin: v.fallback(v.string(), '') }), { bin: '' }),
})

const field = v.object({ isEmpty: v.boolean(), isValid: v.boolean(), isFocused: v.boolean() })
const cardType = v.object({ niceType: v.string(), code: v.object({ size: v.number() }) })

/** The state of the hosted fields. */
export const fieldsState = v.object({
  fields: v.object({ number: field, expirationDate: field, cvv: field }),
  /** The card types that match the digits typed so far. */
  cards: v.fallback(v.array(cardType), []),
})
