import type { PlaceName } from 'tavola'

/** A place of the shell has no dot in its name; a plugin's own has the plugin's id in front. */
type ShellPlace = Exclude<PlaceName, `${string}.${string}`>

interface AboutPlace {
  /** The steps that show it, by their numbers. */
  readonly steps: readonly number[]
  /** The part that an insert replaces. By default an insert is added. */
  readonly replaces?: string
  /** One sentence for docs/plugins/places.md. */
  readonly about: string
}

/** Every place of the shell, in the order in which a diner sees them. A new place doesn't compile without a line here. */
export const aboutPlaces: Readonly<Record<ShellPlace, AboutPlace>> = {
  overlay: {
    steps: [1, 2, 3, 4, 5, 6, 7, 8],
    about: 'Over the whole widget, for dialogs such as the terms.',
  },
  aside: { steps: [1, 2, 3, 4, 5, 6, 7, 8], about: 'In the header, under its texts: a picture.' },
  notice: { steps: [1, 2, 3, 4, 5, 6, 7, 8], about: 'At the top of a step: a line about the step.' },
  location: {
    steps: [1, 6],
    replaces: 'the location box',
    about: 'The restaurant. In step 6 only for an enquiry that began without a restaurant.',
  },
  journeys: {
    steps: [1],
    replaces: 'the journey buttons',
    about: 'The choice of a journey, until one is selected.',
  },
  date: { steps: [1], replaces: 'the date and its calendar', about: 'The date.' },
  guests: { steps: [1], replaces: 'the number of guests', about: 'The number of guests.' },
  time: { steps: [1], replaces: 'the hour and the minute', about: 'The time.' },
  'times-note': {
    steps: [1],
    replaces: 'the note about the day’s times',
    about: 'Under the time: full times, an unavailable time, a day without sittings.',
  },
  'full-day': {
    steps: [1],
    about: 'In the note about the times: alternatives for a full or closed day.',
  },
  'no-availability': {
    steps: [1],
    about: 'In the error banner, if nothing is available: other tables.',
  },
  choices: { steps: [1], about: 'Above Continue: a journey’s information and questions.' },
  'after-choices': { steps: [1], about: 'Under the choices: a journey’s information about them.' },
  summary: {
    steps: [2, 3, 4, 5, 6, 7, 8],
    about: 'In the header of every later step, under the restaurant and the summary.',
  },
  refused: {
    steps: [4, 6, 8],
    about: 'In the error banner, after the back end has refused a POST: what the diner can do.',
  },
  'before-details': { steps: [4, 6], about: 'Above the details form.' },
  details: {
    steps: [4, 6],
    about: 'In the details form, before the consent: questions, also required ones.',
  },
  'after-requests': {
    steps: [4, 6],
    about: 'In the details form, under the special requests: what belongs to them or is optional.',
  },
  'consent-link': {
    steps: [4, 6, 8],
    replaces: 'the link to the page of terms',
    about:
      'Inside the label of the consent, as a part of its sentence. The plugin `terms` inserts its own link.',
  },
  continue: {
    steps: [4, 6],
    replaces: '“Happy with your choices?” and Continue',
    about: 'At the end of the details form: the button.',
  },
  conditions: {
    steps: [4, 6, 8],
    about: 'In the terms: one section for each insert, with its `label` as the title.',
  },
  verification: {
    steps: [4, 6, 8],
    about: 'Above the button that submits, once the details are fixed: human verification.',
  },
  payment: { steps: [8], about: 'Under the card’s fields.' },
  reference: {
    steps: [5, 7],
    replaces: 'the reference; in step 7 the whole enquiry',
    about: 'The reference of the result.',
  },
  confirmation: { steps: [5, 7], about: 'Under the result, above the last button.' },
  questions: { steps: [6], about: 'Above the fields: a journey’s questions.' },
}
