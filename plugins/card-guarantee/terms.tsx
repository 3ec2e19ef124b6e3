import type { Messages } from 'tavola'
import { guaranteeTerms } from 'tavola/journeys'
import { usePlugin } from 'tavola/controls'
import type { GuaranteeContext } from '.'

export const texts = {
  clause: {
    one: "The restaurant may ask for a card to guarantee a booking. There is a no-show fee of up to {each} per person. It is charged only if you don't show up, or cancel less than {hours} hour before.",
    other:
      "The restaurant may ask for a card to guarantee a booking. There is a no-show fee of up to {each} per person. It is charged only if you don't show up, or cancel less than {hours} hours before.",
  },
  clauseAway:
    "The restaurant may ask for a card to guarantee a booking. There is a no-show fee of up to {each} per person. It is charged only if you don't show up.",
} as const satisfies Messages

/** The no-show clause, in the terms popup's section on bookings (card.no-show-fee). */
export default function Clause() {
  const ctx = usePlugin<GuaranteeContext<typeof texts>>()
  const { formats, t } = ctx
  const { fee, cancelHours: hours } = guaranteeTerms(ctx)
  if (!fee) return null
  const each = formats.money(fee.each, fee.currency)
  return <p>{hours ? t('clause', { each, hours }) : t('clauseAway', { each })}</p>
}
