import { keep, type Customer, type PluginContext } from 'tavola'

export const options = {
  /** Choice, details and result come back in the same tab. */
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

export const state = {
  /** What is said of a choice that came back; empty where nothing is said. */
  told: '' as '' | 'kept' | 'day' | 'time' | 'result',
  /** The id of the step where that stands: it goes with the next one. */
  toldAt: '',
  /** The number of the step on screen. */
  number: null as number | null,
  /** The box "Remember me on this device". */
  remember: keep(false, 'reload'),
  /** The device was asked whom it remembers; completion puts this back, and it is asked again. */
  asked: false,
  /** Whom it remembers. */
  remembered: null as Details | null,
  /** "Forget me" was pressed. */
  forgotten: false,
  /** The remembered details were shown as confirmed for this slot: "Edit your details" is not undone. */
  arrived: keep(false, 'reload'),
}

export type KeepContext = PluginContext<typeof state, typeof options>
