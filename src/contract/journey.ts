/** A way through the widget that a diner can choose (section 1). Its button's text is the plugin's message `label`. */
export interface Journey {
  readonly name: string
  /** Other names that hosts say (decisions, "Names"). */
  readonly aliases?: readonly string[]
  /** The id of the outcome it ends in. */
  readonly outcome: string
  /** Guests on choosing it (section 4, "Journey defaults"). */
  readonly defaults: { readonly adults: number; readonly children: number }
  /** Adults and children are entered apart. */
  readonly splitGuests?: true
  /** How far ahead a date must be, in hours. */
  readonly noticeHours?: number
  /** Continue confirms the slot without the availability check. */
  readonly unchecked?: true
  /** It starts at its own first step, without venue, date and time (decisions, "General enquiry"). */
  readonly direct?: true
}

/** A number, or the name of the plugin's option that has it. */
type NumberOrOption = number | string

/** A journey as its plugin says it: numbers that a brand may set are named by their option. */
export interface JourneyPart extends Omit<Journey, 'defaults' | 'noticeHours'> {
  readonly defaults: { readonly adults: NumberOrOption; readonly children: NumberOrOption }
  readonly noticeHours?: NumberOrOption
}

/** All the names that a journey answers to. */
export const namesOf = ({ name, aliases = [] }: Pick<Journey, 'name' | 'aliases'>): string[] => [
  name,
  ...aliases,
]

/** When a validator is asked: by step 1's Continue, by the details' Continue, or only before all is sent. */
export const moments = ['choices', 'details', 'submit'] as const
export type Moment = (typeof moments)[number]
