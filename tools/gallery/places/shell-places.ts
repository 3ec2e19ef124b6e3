import type { PlaceName } from 'tavola'

/** A place of the shell has no dot in its name; a plugin's own has the plugin's id in front. */
export type ShellPlace = Exclude<PlaceName, `${string}.${string}`>
export type PluginPlace = `${string}.${string}`

export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export interface AboutPlace {
  /** The steps that show it, by the specification's numbers. */
  readonly steps: readonly StepNumber[]
  /** The part of ours that an insert replaces. Left out: an insert is added to what is there. */
  readonly standsInFor?: string
  /** One sentence for docs/plugins/places.md. */
  readonly about: string
}

/** Every place of the shell, in the order in which a diner meets them: a new place does not compile without a line here. */
export const aboutPlaces: Readonly<Record<ShellPlace, AboutPlace>> = {
  overlay: {
    steps: [1, 2, 3, 4, 5, 6, 7, 8],
    about: 'Over the whole widget, for dialogs; the popup of terms is one.',
  },
  aside: { steps: [1, 2, 3, 4, 5, 6, 7, 8], about: 'In the header, under what stands there: a picture.' },
  notice: { steps: [1, 2, 3, 4, 5, 6, 7, 8], about: 'At the top of a step: a line about what is in it.' },
  location: {
    steps: [1, 6],
    standsInFor: 'the location box',
    about: 'Where the restaurant is chosen; in step 6 only in an enquiry that began without a restaurant.',
  },
  journeys: {
    steps: [1],
    standsInFor: 'the buttons of the journeys',
    about: 'Where a journey is chosen, as long as none is.',
  },
  date: { steps: [1], standsInFor: 'the date and its calendar', about: 'Where the date is chosen.' },
  guests: { steps: [1], standsInFor: 'the number of guests', about: 'Where the guests are counted.' },
  time: { steps: [1], standsInFor: 'the hour and the minute', about: 'Where the time is chosen.' },
  'times-note': {
    steps: [1],
    standsInFor: 'what is said of the day’s times',
    about: 'Under the time: full times, a time that is taken, a day without sittings.',
  },
  'full-day': {
    steps: [1],
    about: 'Among what is said of the times: what else there is where a day is full or shut.',
  },
  choices: { steps: [1], about: 'Above Continue: what a journey says and asks.' },
  'after-choices': { steps: [1], about: 'Under Continue: what a journey says of the choice.' },
  summary: {
    steps: [2, 3, 4, 5, 6, 7, 8],
    about: 'In the header of every later step, under the restaurant and the summary.',
  },
  'before-details': { steps: [4, 6], about: 'Above the details form.' },
  details: { steps: [4, 6], about: 'In the details form, before the consent.' },
  'consent-link': {
    steps: [4, 6, 8],
    standsInFor: 'the link to the page of terms',
    about:
      'Inside the label of the consent, as a part of its sentence; the plugin `terms` inserts its own link.',
  },
  continue: {
    steps: [4, 6],
    standsInFor: '“Happy with your choices?” and Continue',
    about: 'At the end of the details form: what leads on from it.',
  },
  conditions: {
    steps: [4, 6, 8],
    about: 'In the popup of terms: a section each, with the insert’s `label` as its title.',
  },
  verification: {
    steps: [4, 6, 8],
    about: 'Above the button that sends, once the details are fixed: a check that a person sends.',
  },
  payment: { steps: [8], about: 'Under the card’s fields.' },
  reference: {
    steps: [5, 7],
    standsInFor: 'the reference; in step 7 all that was asked for',
    about: 'Where the result gives its reference.',
  },
  confirmation: { steps: [5, 7], about: 'Under the result, above the last button.' },
  'location-box': {
    steps: [6],
    about:
      'In an enquiry that began without a restaurant: a copy of step 1’s location box, which the plugin of step 1 inserts.',
  },
  questions: { steps: [6], about: 'Above the fields: what a journey asks.' },
}
