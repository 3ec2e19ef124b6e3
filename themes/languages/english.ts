import { messages as adultsParty } from '../../plugins/adults-party/messages'
import { panelMessages as adultsPanel } from '../../plugins/adults-party/panel-messages'
import { termsMessages as adultsTerms } from '../../plugins/adults-party/terms-messages'
import { bookedMessages } from '../../plugins/booking/booked-messages'
import { messages as booking } from '../../plugins/booking/messages'
import { termsMessages as bookingTerms } from '../../plugins/booking/terms-messages'
import { clauseMessages, stepMessages } from '../../plugins/card-guarantee/messages'
import { messages as crossSell } from '../../plugins/cross-sell/messages'
import { detailsMessages } from '../../plugins/enquiry/details-messages'
import { enquiredMessages } from '../../plugins/enquiry/enquired-messages'
import { messages as enquiry } from '../../plugins/enquiry/messages'
import { messages as challenge } from '../../plugins/human-verification/challenge-messages'
import { messages as humanVerification } from '../../plugins/human-verification/messages'
import { messages as kidsParty } from '../../plugins/kids-party/messages'
import { panelMessages as kidsPanel } from '../../plugins/kids-party/panel-messages'
import { termsMessages as kidsTerms } from '../../plugins/kids-party/terms-messages'
import { messages as menus } from '../../plugins/menus/messages'
import { calendarMessages } from '../../plugins/start/calendar-messages'
import { messages as start } from '../../plugins/start/messages'
import { messages as terms } from '../../plugins/terms/messages'
import type { Message, Messages } from '../../src/kernel/brand'
import { messages as widget } from '../../src/messages'
import { messages as details } from '../../src/ui/details/messages'
import { messages as popup } from '../../src/ui/popup-messages'

/**
 * The English texts, which stand with the plugins, each under the name that a brand rewords it by. No page fetches
 * this but to name a text that does not exist. A language pack must have all of them (check.ts).
 */
export const english = {
  ...under('widget', widget),
  ...under('popup', popup),
  ...under('details', details),
  ...under('start', { ...start, ...calendarMessages }),
  ...under('booking', { ...booking, ...bookedMessages, ...bookingTerms }),
  ...under('adults-party', { ...adultsParty, ...adultsPanel, ...adultsTerms }),
  ...under('kids-party', { ...kidsParty, ...kidsPanel, ...kidsTerms }),
  ...under('enquiry', { ...enquiry, ...detailsMessages, ...enquiredMessages }),
  ...under('cross-sell', crossSell),
  ...under('menus', menus),
  ...under('card-guarantee', { ...stepMessages, ...clauseMessages }),
  ...under('human-verification', { ...humanVerification, ...challenge }),
  ...under('terms', terms),
}

/** A language pack: every text of the widget, by its name; one that is missing, or that there is not, is no pack. */
export type Language = Readonly<Record<keyof typeof english, Message>>

type Under<Owner extends string, Texts> = {
  readonly [Key in keyof Texts & string as `${Owner}.${Key}`]: Texts[Key]
}

function under<Owner extends string, Texts extends Messages>(owner: Owner, texts: Texts) {
  const named = Object.entries(texts).map(([key, message]) => [`${owner}.${key}`, message])
  return Object.fromEntries(named) as Under<Owner, Texts>
}
