import type { PlaceName } from '../../../src/contract/names'

/** A place of the shell has no dot in its name; a plugin's own has the plugin's id in front. */
type ShellPlace = Exclude<PlaceName, `${string}.${string}`>

/** The steps that show it, a sentence, and the part that an insert replaces; by default an insert is added. */
type AboutPlace = readonly [steps: string, about: string, replaces?: string]

/** Every place of the shell, in the order in which a diner sees them. A new place doesn't compile without a line here. */
export const aboutPlaces: Readonly<Record<ShellPlace, AboutPlace>> = {
  overlay: ['1 to 8', 'Over the whole widget, for dialogs such as the terms.'],
  aside: ['1 to 8', 'In the header, under its texts: a picture.'],
  notice: ['1 to 8', 'At the top of a step: a line about the step.'],
  location: [
    '1, 6',
    'The restaurant. In step 6 only for an enquiry that began without a restaurant.',
    'the location box',
  ],
  journeys: ['1', 'The choice of a journey, until one is selected.', 'the journey buttons'],
  date: ['1', 'The date.', 'the date and its calendar'],
  guests: ['1', 'The number of guests.', 'the number of guests'],
  time: ['1', 'The time.', 'the hour and the minute'],
  'times-note': [
    '1',
    'Under the time: full times, an unavailable time, a day without sittings.',
    'the note about the day’s times',
  ],
  'full-day': ['1', 'In the note about the times: alternatives for a full or closed day.'],
  'no-availability': ['1', 'In the error banner, if nothing is available: other tables.'],
  choices: ['1', 'Above Continue: a journey’s information and questions.'],
  'after-choices': ['1', 'Under the choices: a journey’s information about them.'],
  summary: ['2 to 8', 'In the header of every later step, under the restaurant and the summary.'],
  refused: ['4, 6, 8', 'In the error banner, after the back end has refused a POST: what the diner can do.'],
  'before-details': ['4, 6', 'Above the details form.'],
  details: ['4, 6', 'In the details form, before the consent: questions, also required ones.'],
  'after-requests': [
    '4, 6',
    'In the details form, under the special requests: what belongs to them or is optional.',
  ],
  'consent-link': [
    '4, 6, 8',
    'Inside the label of the consent, as a part of its sentence. The plugin `terms` inserts its own link.',
    'the link to the page of terms',
  ],
  continue: [
    '4, 6',
    'At the end of the details form: the button.',
    '“Happy with your choices?” and Continue',
  ],
  conditions: ['4, 6, 8', 'In the terms: one section for each insert, with its `label` as the title.'],
  verification: ['4, 6, 8', 'Above the button that submits, once the details are fixed: human verification.'],
  payment: ['8', 'Under the card’s fields.'],
  reference: ['5, 7', 'The reference of the result.', 'the reference; in step 7 the whole enquiry'],
  confirmation: ['5, 7', 'Under the result, above the last button.'],
  questions: ['6', 'Above the fields: a journey’s questions.'],
}
