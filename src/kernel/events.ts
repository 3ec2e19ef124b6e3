/**
 * What a host may listen to (contract, "Events"): its name and its detail. No detail carries what a diner typed:
 * the types below are all there is to send.
 */
export interface EventMap {
  ready: Record<string, never>
  open: { venueId: string | number | null }
  close: Record<string, never>
  step: { name: string; number: number | null }
  journey: { journey: string | null }
  /** How many restaurants a search found; the text itself may be somebody's home. */
  search: { results: number }
  slot: { venueId: string | number; date: string; time: string; guests: number }
  /** The message's key, never the text: that may repeat what was typed. */
  error: { code: string }
  'no-availability': { venueId: string | number; date: string; time: string; guests: number }
  /** An outcome's POST went through: "booking-confirmed", "enquiry-confirmed". */
  [outcome: `${string}-confirmed`]: Confirmation
}

export interface Confirmation {
  /** Empty where the server gave an enquiry none. */
  reference: string
  journey: string
  venueId: string | number | null
  date: string | null
  time: string | null
  guests: number
}

export type EventName = Extract<keyof EventMap, string>
export type Emit = <Name extends EventName>(name: Name, detail: EventMap[Name]) => void
