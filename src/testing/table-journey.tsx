import { defineOutcome, definePlugin, here, type PluginContext, type Step } from 'tavola'
import { customerFields, customerValidators, selectionFields } from 'tavola/journeys'
import { DetailsForm, StepHeading, usePlugin } from 'tavola/controls'

const messages = {
  label: 'Book a Table',
  title: 'Your table',
  continue: 'Continue',
  confirmed: 'Booking Confirmed',
  summary: 'Booking on {date} at {time} for {guests}',
  waiting: 'Checking Availability...',
  sending: 'Completing Booking...',
  complete: 'Complete Booking',
  failed: 'Could not complete booking:',
}

/** A first step with nothing to choose: the options have the restaurant, day and time. */
function TableStep() {
  const { facts, confirm, t } = usePlugin<PluginContext<object, object, typeof messages>>()
  const { venue, date, time, wishedTime } = facts
  return (
    <>
      <StepHeading>{t('title')}</StepHeading>
      <button
        type="button"
        disabled={!venue || !date}
        onClick={() => void confirm({ time: time ?? wishedTime })}
      >
        {t('continue')}
      </button>
    </>
  )
}

function ConfirmationStep() {
  const { t } = usePlugin<PluginContext<object, object, typeof messages>>()
  return <StepHeading>{t('confirmed')}</StepHeading>
}

const step = (id: string, number: number, rest: Omit<Step, 'id' | 'number'>): Step => ({
  id,
  number,
  ...rest,
})

/**
 * A small journey instead of `start` and `booking`, for a test of one plugin alone. Step 1 has only Continue; the details, the payload
 * and the confirmation are those of a booking.
 */
export const tableJourney = definePlugin({
  id: 'table-journey',
  texts: messages,
  journey: { name: 'Booking', outcome: 'booking', defaults: { adults: 2, children: 0 } },
  outcome: defineOutcome({
    id: 'booking',
    send: (api, payload, signal) => api.createBooking(payload, signal),
    reference: ({ bookingReference }) => bookingReference,
    result: ({ ccgPerformed }) => ({ cardChecked: ccgPerformed }),
  }),
  validators: customerValidators,
  payload: { ...selectionFields, ...customerFields },
  steps: [
    step('chosen', 1, { priority: 'base', when: () => true, load: here(TableStep) }),
    step('details', 4, {
      priority: 'flow',
      when: ({ facts }) => facts.confirmed && facts.references.booking === undefined,
      load: here(DetailsForm),
    }),
    step('booked', 5, {
      priority: 'flow',
      when: ({ facts }) => facts.confirmed && facts.references.booking !== undefined,
      load: here(ConfirmationStep),
      end: true,
    }),
  ],
})
