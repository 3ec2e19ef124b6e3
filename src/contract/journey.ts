/** A way through the widget that a diner can choose. Its button's text is the plugin's message `label`. */
export interface Journey {
  readonly name: string
  /** Other names that hosts may pass (journey.other-names). */
  readonly aliases?: readonly string[]
  /** The id of its outcome. */
  readonly outcome: string
  /** Guests when it is chosen (journey.defaults). */
  readonly defaults: { readonly adults: number; readonly children: number }
  /** Adults and children are entered separately. */
  readonly splitGuests?: true
  /** The minimum notice, in hours. */
  readonly noticeHours?: number
  /** Continue confirms the slot without checking the availability. */
  readonly unchecked?: true
  /** It starts at its own first step, without venue, date and time (general-enquiry.at-once). */
  readonly direct?: true
}

/** A number, or the name of the plugin's option with the number. */
type NumberOrOption = number | string

/** A journey in a plugin. Numbers may name an option, so that a brand can set them. */
export interface JourneyPart extends Omit<Journey, 'defaults' | 'noticeHours'> {
  readonly defaults: { readonly adults: NumberOrOption; readonly children: NumberOrOption }
  readonly noticeHours?: NumberOrOption
}

export const namesOf = ({ name, aliases = [] }: Pick<Journey, 'name' | 'aliases'>): string[] => [
  name,
  ...aliases,
]

/** When a validator applies: at step 1's Continue, at the details' Continue, or before the POST. */
export const moments = ['choices', 'details', 'submit'] as const
export type Moment = (typeof moments)[number]
