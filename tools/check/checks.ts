import { callNames, type CallName } from './client'
import { connectionTexts, readTexts, writeTexts } from './texts'

/** All checks and their texts, in the order of the report. */

export interface CheckText {
  readonly title: string
  readonly effect: string
  readonly fix: string
  readonly expected: string
}

/** What the widget or the diner does without a usable response of a call, and its body. */
const aboutCalls: Readonly<Record<CallName, readonly [name: string, body: string, effect: string]>> = {
  search: ['Search by name', 'a list of venues', 'the list shows an error, and offers to try again.'],
  nearby: [
    'Search near a place',
    '{venues, resolvedLocationDescription}',
    'it lists only what the search by name finds.',
  ],
  venue: ['Restaurant by id', 'a venue', "a page for one restaurant can't open it."],
  sessions: ['Sessions of a day', '{sessions, configuration}', 'no time can be selected on that day.'],
  availability: [
    'Availability of a time',
    '{noAvailability, originalChoiceAvailable, originalChoiceClosed, venues}',
    'the diner reads "Sorry, there was a problem checking availability at …".',
  ],
  menus: ['Menus', 'a list of menus', 'it skips the menu step.'],
  token: ['Token of the card form', '{clientToken}', 'no table with a guarantee can be booked.'],
  booking: [
    'Booking',
    '{bookingReference, requiresCcg, ccgPerformed}',
    "the diner doesn't know whether there is a table.",
  ],
  enquiry: ['Enquiry', '{enquiryReference}', "the diner doesn't know whether it was sent."],
}

/** Two checks of each call: its response, and the shape of its body. */
const callTexts = Object.fromEntries(
  callNames.flatMap((call) => {
    const [name, body, effect] = aboutCalls[call]
    return [
      [
        `${call}.answer`,
        `${name}: response
        The widget treats the call as failed: ${effect}
        Answer this call with a 200 and JSON. Look for the request above in your log.
        Status 200 with a JSON body and Content-Type application/json.`,
      ],
      [
        `${call}.body`,
        `${name}: body
        The widget leaves out an invalid record, and uses a default for an invalid field. A wrong whole is a failed call.
        Send the field as in openapi.yaml: the same name, the same type.
        As in openapi.yaml: ${body}.`,
      ],
    ]
  }),
) as Readonly<Record<`${CallName}.${'answer' | 'body'}`, string>>

function read(text: string): CheckText {
  const [title = '', effect = '', fix = '', expected = `${title}.`] = text
    .split('\n')
    .map((line) => line.trim())
  return { title, effect, fix, expected }
}

const texts = { ...connectionTexts, ...callTexts, ...readTexts, ...writeTexts }
export type CheckId = keyof typeof texts
export const checkIds = Object.keys(texts) as CheckId[]
export const checks = Object.fromEntries(
  Object.entries(texts).map(([id, text]) => [id, read(text)]),
) as Readonly<Record<CheckId, CheckText>>

/** The options that checks need. The two creates need --write, and so do their responses. */
const needed: readonly (readonly [option: string, ids: RegExp])[] = [
  ['--write', new RegExp(`^(${Object.keys(writeTexts).join('|')}|(booking|enquiry)\\..*)$`)],
  ['--idempotency-header', /^(key\.|cors\.preflight-key$)/],
  ['--time-zone', /^sessions\.(passed|clocks)$/],
]

export const needsOf = (id: CheckId): readonly string[] =>
  needed.flatMap(([option, ids]) => (ids.test(id) ? [option] : []))
