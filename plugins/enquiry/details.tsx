import { useState } from 'react'
import { DetailsForm, groupGuests, Place, replyPromise, usePlugin, useStyles, useTexts } from 'tavola'
import css from './details.css'
import { Location } from './location'
import { detailsMessages } from './details-messages'
import type { EnquiryContext } from './model'
import { Wishes } from './wish-fields'

/** Step 6 for every enquiry: a group's, a party's or a general one. */
export default function EnquiryDetails() {
  useStyles(css)
  const { facts, journey, journeyText } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', detailsMessages)
  // A venue that was chosen in this step can be changed in it.
  const [choosesVenue] = useState(facts.venue === null)
  return (
    <div className="enquiry">
      <DetailsForm
        title={journeyText('title')}
        message={
          <>
            {facts.guests === groupGuests && <p>{t('groupMessage')}</p>}
            <p>{t('message', { hours: replyPromise })}</p>
          </>
        }
      >
        {choosesVenue && <Location />}
        {journey?.direct && !facts.confirmed && <Wishes />}
        <Place name="questions" />
      </DetailsForm>
    </div>
  )
}
