import type { Messages } from '../messages/message'
import { definePlugin, type Load } from '../contract/plugin'
import type { JourneyPart } from '../contract/journey'

/** A party: a journey that ends in an enquiry, with a panel of what it costs and a section of the terms. */
export interface Party {
  readonly id: string
  /** `occasion`: what the restaurant reads, where its configuration names the party differently. */
  readonly messages: Messages & { readonly label: string; readonly terms: string; readonly occasion: string }
  /** Its default guests may name an option: `{ adults: 'minimum', children: 0 }`. */
  readonly journey: Pick<JourneyPart, 'name' | 'aliases' | 'defaults'>
  readonly options: PartyNumbers
  /** The restaurant's configuration has its own name of the party under this key. */
  readonly occasionKey: string
  /** A component made by {@link partyPanel}, and the height that is kept for it, in em; a narrow widget has one more line. */
  readonly panel: Load
  readonly panelHeight: number
  /** A component made by {@link partyTerms}. */
  readonly terms: Load
}

/** A plugin that is a party. It needs a plugin with the outcome `enquiry`. */
export function defineParty({ id, messages, occasionKey, options, ...party }: Party) {
  // What it costs is good to know, and no reason to refuse an enquiry where it does not load.
  const height = party.panelHeight
  const reservedHeight = `clamp(${height}em, (32.5em - 100cqi) * 99, ${height + 1.5}em)`
  const panel = { load: party.panel, reservedHeight, optional: true } as const
  return definePlugin({
    id,
    essential: true,
    messages: messages as Messages,
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
      { at: 'conditions', always: true, optional: true, label: 'terms', load: party.terms },
    ],
  })
}

/** The numbers of a party (section 9, "Party terms"), which are its plugin's options. 0 leaves a line out. */
export interface PartyNumbers {
  /** For each guest who counts. */
  readonly price: number
  readonly deposit: number
  /** ISO 4217, as "EUR"; empty: the brand's. */
  readonly currency: string
  /** The guests that a party begins with. For fewer the panel shows a warning; the enquiry can still be sent. */
  readonly minimum: number
  /** How long it may last. */
  readonly hours: number
  /** How many hours ahead a party must be, and when its numbers become final. */
  readonly noticeHours: number
}

/** Section 9: what a party's amounts are in, where neither the party nor the brand says it. */
export const partyCurrency = 'EUR'
