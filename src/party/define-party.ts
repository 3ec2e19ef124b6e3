import type { Messages } from '../messages/message'
import { definePlugin, type Load } from '../contract/plugin'
import type { JourneyPart } from '../contract/journey'

/** A party is a journey that ends in an enquiry, with a panel about its costs and a section of the terms. */
export interface Party {
  readonly id: string
  /** `occasion`: the party's name in the POST, unless the restaurant has its own. */
  readonly texts: Messages & { readonly label: string; readonly terms: string; readonly occasion: string }
  /** The default guests may name an option: `{ adults: 'minimum', children: 0 }`. */
  readonly journey: Pick<JourneyPart, 'name' | 'aliases' | 'defaults'>
  readonly options: PartyNumbers
  /** The key of the party's name in the restaurant's booking configuration. */
  readonly occasionKey: string
  /** A part with a view by {@link partyPanel}. */
  readonly panel: Load
  /** The height reserved for the panel, in em. A narrow widget adds one line. */
  readonly panelHeight: number
  /** A part with a view by {@link partyTerms}. */
  readonly terms: Load
}

/** Defines a plugin for a party. It needs a plugin with the outcome `enquiry`. */
export function defineParty({ id, texts, occasionKey, options, ...party }: Party) {
  // An enquiry can be sent without the panel, so the payload is not in its part.
  const height = party.panelHeight
  const reservedHeight = `clamp(${height}em, (32.5em - 100cqi) * 99, ${height + 1.5}em)`
  const panel = { load: party.panel, reservedHeight, optional: true } as const
  return definePlugin({
    id,
    essential: true,
    texts: texts as Messages,
    options,
    limits: { minimum: [1, 100, 'whole'], noticeHours: [0, 8_760], currency: 'currency' },
    journey: {
      ...party.journey,
      outcome: 'enquiry',
      splitGuests: true,
      noticeHours: 'noticeHours',
      unchecked: true,
    },
    payload: {
      ocassionType: ({ facts, t }) => facts.bookingConfiguration[occasionKey] || t('occasion'),
    },
    inserts: [
      { at: 'choices', ...panel },
      { at: 'questions', ...panel },
      { at: 'conditions', always: true, optional: true, label: 'terms', prefetch: false, load: party.terms },
    ],
  })
}

/** A party's options (party.adults-terms). 0 leaves a line out. */
export interface PartyNumbers {
  /** The price for each counted guest. */
  readonly price: number
  readonly deposit: number
  /** An ISO 4217 code such as "EUR". Empty: the brand's currency. */
  readonly currency: string
  /** The default number of guests. For fewer guests the panel shows a warning, but the enquiry can be sent. */
  readonly minimum: number
  /** The longest duration, in hours. */
  readonly hours: number
  /** The minimum notice in hours, after which the number of guests is final. */
  readonly noticeHours: number
}
