import type { CallName } from '../calls'
import type { CheckText, Need } from './text'

interface Told {
  /** The call in words. */
  readonly title: string
  readonly body: string
  /** What a diner meets without a usable answer. */
  readonly widget: string
  readonly section: string
  readonly needs?: readonly Need[]
}

const none = 'treats the answer as failed'

const told: Readonly<Record<CallName, Told>> = {
  search: {
    title: 'the search by name',
    body: 'a list of venues',
    widget: `The widget ${none}: the list says so and offers to try again.`,
    section: 'specification 7',
  },
  nearby: {
    title: 'the search near a place',
    body: '{venues, resolvedLocationDescription}',
    widget: `The widget ${none}: only what the search by name finds is listed.`,
    section: 'specification 7',
  },
  venue: {
    title: 'one restaurant',
    body: 'a venue',
    widget: `The widget ${none}: a page that names a restaurant cannot open it.`,
    section: 'specification 7',
  },
  sessions: {
    title: "a day's sessions",
    body: '{sessions, configuration}',
    widget: `The widget ${none}: no time can be chosen on that day.`,
    section: 'specification 7',
  },
  availability: {
    title: 'the check of a time',
    body: '{noAvailability, originalChoiceAvailable, originalChoiceClosed, venues}',
    widget: 'The diner reads "Sorry, there was a problem checking availability at …".',
    section: 'specification 7 and 8',
  },
  menus: {
    title: 'the menus',
    body: 'a list of menus',
    widget: `The widget ${none}: the step of the menus is left out.`,
    section: 'specification 7',
  },
  token: {
    title: "the card form's token",
    body: '{clientToken}',
    widget: `The widget ${none}: the card form does not open, and no guaranteed table can be booked.`,
    section: 'specification 4 and 7',
  },
  booking: {
    title: 'a booking',
    body: '{bookingReference, requiresCcg, ccgPerformed}',
    widget: 'The diner reads "Could not complete booking:" and does not know whether there is a table.',
    section: 'specification 7 and 8',
    needs: ['write'],
  },
  enquiry: {
    title: 'an enquiry',
    body: '{enquiryReference}',
    widget: 'The diner reads "Could not complete enquiry:" and does not know whether it was sent.',
    section: 'specification 7 and 8',
    needs: ['write'],
  },
}

const answered = ({ title, section, widget, needs }: Told): CheckText => ({
  title: `Answer to ${title}`,
  section,
  expected: 'Status 200 with a JSON body, called application/json.',
  widget,
  mend: 'Answer this call with a 200 and JSON; look into the log for the request above.',
  ...(needs && { needs }),
})

const bodied = ({ title, body, needs }: Told): CheckText => ({
  title: `Body of ${title}`,
  section: 'contract 2, openapi.yaml',
  expected: `As openapi.yaml has it: ${body}.`,
  widget:
    'The widget leaves out a record that makes no sense, takes a default for a field that makes none, and treats the call as failed where the body is wrong as a whole.',
  mend: 'Send the field as openapi.yaml has it: same name, same type.',
  ...(needs && { needs }),
})

/** Two checks for each call: is there an answer, and has its body the shape. */
export const answerTexts = Object.fromEntries(
  Object.entries(told).flatMap(([call, one]) => [
    [`${call}.answer`, answered(one)],
    [`${call}.body`, bodied(one)],
  ]),
) as Readonly<Record<`${CallName}.${'answer' | 'body'}`, CheckText>>
