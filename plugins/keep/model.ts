import { keep, type Customer, type JourneyName, type PluginContext, type Venue } from 'tavola'

export const options = {
  /** The choice, the details and the result are restored in the same tab. */
  choice: true as boolean,
  /** The diner may be remembered on this device. */
  remember: true as boolean,
  /** How long a choice is kept after its last change. */
  minutes: 180,
  /** How long the details are remembered after their last use. */
  months: 12,
}

/** What is remembered of a diner: neither special requests nor consents. */
export const detailNames = ['firstName', 'lastName', 'email', 'telephoneNumber'] as const
export type Details = Readonly<Pick<Customer, (typeof detailNames)[number]>>

/** The table that was last booked on this device: enough to offer the same again, without its date. */
export interface Visit {
  /** The brand and its back end. A restaurant's id means nothing to another. */
  readonly backEnd: string
  readonly venueId: Venue['id']
  readonly venueName: string
  readonly journey: JourneyName
  readonly guests: number
  /** From 0, a Sunday. */
  readonly weekday: number
  /** HH:MM. */
  readonly time: string
}

export const state = {
  /** The message about a restored choice; empty for none. */
  told: '' as '' | 'kept' | 'day' | 'time' | 'result',
  /** The id of the step that shows the message, which disappears with the next step. */
  toldAt: '',
  /** The number of the step on screen. */
  number: null as number | null,
  /** The box "Remember me on this device", as the diner ticked it. */
  remember: keep(false, 'reload'),
  /** The device's storage was read. Completion resets this, and it is read again. */
  asked: false,
  /** The details that the device remembers. */
  remembered: null as Details | null,
  /** The form began with them, in this tab. */
  known: keep(false, 'reload'),
  /** Details that another tab or widget has forgotten, while the fields still have them. */
  lost: keep(null as Details | null, 'restart'),
  /** The choice was deleted because its time was up, and the diner has done nothing since. */
  isAway: false,
  /** The table that the device remembers. */
  visit: null as Visit | null,
  /** "Same as last time" was pressed, and is under way. */
  isRepeating: false,
  /** "Forget me" was pressed. */
  forgotten: false,
  /** The remembered details were shown as confirmed for this slot: "Edit your details" is not undone. */
  arrived: keep(false, 'reload'),
  /** Passing the human check sends these details. */
  sendsAfterCheck: keep(false, 'reload'),
}

export type KeepContext = PluginContext<typeof state, typeof options>
