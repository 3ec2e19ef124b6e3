import { useEffect, useState } from 'react'
import { specialRequestsLimit } from 'tavola'
import { DetailsForm, Place, usePlugin, useStyles, useTexts } from 'tavola/controls'
import { inFrontNow, isQuestion, refusedNow } from './asked'
import { GroupSize, Location, Question } from './own-fields'
import { Visit } from './visit'
import css from './details.css'
import { groupSize, isGroup } from './group-size'
import { detailsMessages } from './details-messages'
import type { EnquiryContext } from './model'

/** Step 6 for every enquiry: a group's, a party's or a general one. */
export default function EnquiryDetails() {
  useStyles(css)
  const ctx = usePlugin<EnquiryContext>()
  const { facts, state, options, journeyText } = ctx
  const { replyHours: hours } = options
  const t = useTexts('enquiry', detailsMessages)
  // What is asked here counts as long as this step is shown, and none of it is in the code of step 1.
  useEffect(() => {
    const end = ctx.effect(() => {
      state.refused.value = refusedNow(ctx, t)
      state.inFront.value = inFrontNow(ctx, t)
      ctx.set({ groupSize: isGroup(ctx) ? groupSize(ctx) : null })
    })
    return () => {
      end()
      state.refused.value = {}
      state.inFront.value = ''
    }
  }, [ctx, state, t])
  // A venue that was chosen in this step can be changed in it.
  const [choosesVenue] = useState(facts.venue === null)
  return (
    <div className="enquiry">
      <DetailsForm
        title={journeyText('title')}
        message={
          <>
            {isGroup(ctx) && <p>{t('groupMessage')}</p>}
            <p>{hours > 0 ? t('message', { hours }) : t('messageOpen')}</p>
          </>
        }
        limit={Math.max(
          facts.customer.specialRequests.length,
          specialRequestsLimit - state.inFront.value.length,
        )}
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
