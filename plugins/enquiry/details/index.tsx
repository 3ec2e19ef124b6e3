import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { Messages } from 'tavola'
import {
  cleanText,
  customerFields,
  customerValidators,
  selectionFields,
  sentRequests,
  specialRequestsLimit,
} from 'tavola/journeys'
import { DetailsForm, Note, Place, useField, usePlugin, useStyles } from 'tavola/controls'
import type { EnquiryContext } from '..'
import css from './details.css'
import { GroupSize, groupSize, groupSizeValidators, isGroup } from './group-size'
import { isQuestion, Question, questionValidators } from './question'
import { Visit, visitValidators } from './visit'

export const texts = {
  title: 'YOUR ENQUIRY DETAILS',
  sending: 'Completing Enquiry...',
  complete: 'Complete Enquiry',
  message: {
    one: 'Complete your details below and our restaurant team will get back to you within {hours} hour',
    other: 'Complete your details below and our restaurant team will get back to you within {hours} hours',
  },
  messageOpen: 'Complete your details below and our restaurant team will get back to you',
  // The popup asks it while the enquiry is being sent, which is from this step.
  leaveSending: 'Your enquiry is being sent and may still go through.',
  groupMessage: 'The restaurant will contact you about a table for {smallestGroup} or more.',
  chooseVenue: 'Please choose a restaurant',

  visit: 'Your visit',
  addVisit: 'Add a date, time or number of guests (optional)',
  preferredDate: 'Date',
  preferredTime: 'Time',
  preferredGuests: 'Guests',
  groupOption: '{smallestGroup}+',
  // Read in place of the dash.
  noGuests: 'Not chosen',
  datePast: "Enter today's date or a later one",
  dateClosed: 'The restaurant is closed on this date. Please choose another date',
  dateUnfinished: 'Enter the day, month and year, or leave it empty',
  timePast: 'Enter a time later today',
  timeUnfinished: 'Enter the hour and minutes, or leave it empty',

  groupSize: 'How many people? (optional)',
  groupSizeWrong: 'Enter a number from {smallestGroup} to {largestGroup}, or leave it empty',
  groupSizeDigits: 'Please use digits only',
  // Goes to the restaurant, in front of the special requests.
  groupOf: 'Group of {count}.',
  question: 'Your question',
  questionMissing: 'Please enter your question',
  questionHint: { one: '{count} character left', other: '{count} characters left' },
} as const satisfies Messages

export type DetailsContext = EnquiryContext<typeof texts>

export const validators = [
  { field: 'venue', message: 'chooseVenue', valid: ({ facts }: DetailsContext) => facts.venue !== null },
  ...questionValidators,
  ...visitValidators,
  ...groupSizeValidators,
  ...customerValidators,
]

/**
 * What stands in front of the special requests, as no field of the payload carries it: "Group of 22. ", then the question.
 * In the brand's language, and with the digits 0 to 9.
 */
function inFront(ctx: DetailsContext): string {
  const size = groupSize(ctx)
  const question = isQuestion(ctx) ? ctx.state.question.value.trim() : ''
  return [size !== null && ctx.t('groupOf', { count: String(size) }), question]
    .filter(Boolean)
    .map((text) => `${String(text)} `)
    .join('')
}

/** In the order of the payload (payload.enquiry). A party's plugin sets the occasion. */
export const payload = {
  ...selectionFields,
  ...customerFields,
  specialRequests: (ctx: DetailsContext) =>
    sentRequests(
      inFront(ctx) + cleanText(ctx.facts.customer.specialRequests, 'lines'),
      ctx.host.transformSpecialRequests,
    ),
  ocassionType: () => null,
}

/** Writes the typed number of a group's guests to the facts, but only while this step asks for it. */
export function setup(ctx: DetailsContext): void {
  ctx.effect(() => {
    if (ctx.step === 'enquiry-details') ctx.set({ groupSize: groupSize(ctx) })
  })
}

export function onResponse({ state }: DetailsContext): void {
  state.hasAsked.value = state.question.value.trim() !== ''
}

/** Step 6 for every enquiry: a group's, a party's or a general one. */
export default function EnquiryDetails() {
  useStyles(css)
  const ctx = usePlugin<DetailsContext>()
  const { facts, options, journeyText, t } = ctx
  const { replyHours: hours } = options
  // A venue that was chosen in this step can be changed in it.
  const [choosesVenue] = useState(facts.venue === null)
  return (
    <div className="enquiry">
      <DetailsForm
        title={journeyText('title')}
        message={
          <>
            {isGroup(ctx) && <p className="enquiry-lead">{t('groupMessage')}</p>}
            <p>{hours > 0 ? t('message', { hours }) : t('messageOpen')}</p>
          </>
        }
        limit={Math.max(facts.customer.specialRequests.length, specialRequestsLimit - inFront(ctx).length)}
      >
        {isQuestion(ctx) && <Question />}
        {choosesVenue && <Location />}
        {isQuestion(ctx) && <Visit />}
        {isGroup(ctx) && <GroupSize />}
        <Place name="questions" />
      </DetailsForm>
    </div>
  )
}

/** The location box, or another plugin's part in its place, with its error once the diner has left it. */
function Location() {
  const { error, onBlur } = useField('venue')

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onBlur()
  }

  /** Enter in its text selects an option: it is no press of Continue. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  return (
    <div onBlur={leave} onKeyDown={onKeyDown}>
      <Place name="location" errorBelow />
      <Note error={error} />
    </div>
  )
}
