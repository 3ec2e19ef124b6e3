import { useId } from 'react'
import type { Messages } from 'tavola'
import { groupGuests } from 'tavola/journeys'
import { useChoiceNote, usePlugin, useWaitingFor } from 'tavola/controls'
import type { GuestsContext } from '.'

export const texts = {
  // Read in place of the dash.
  none: 'Choose the number of guests',
  group: '{smallestGroup}+ Group Booking Enquiry',
} as const satisfies Messages

/** 1 to the largest party, and a group if the brand has a journey for groups (guests.list). */
export default function GuestsField() {
  const { facts, groupJourney, formats, shared, set, t } = usePlugin<GuestsContext<typeof texts>>()
  const id = useId()
  const waits = useWaitingFor('guests')
  const { attributes, note } = useChoiceNote('guests', waits, false)
  const counts = [...Array(shared.largestParty).keys()].map((index) => index + 1)
  // One that waits offers what it shows.
  const isOffered = (count: number) => waits === undefined || facts.guests === count
  return (
    <div part="field" className={facts.guests === groupGuests ? 'field field-wide' : 'field'}>
      <label part="label" htmlFor={id}>
        {t('label')}
      </label>
      <select
        id={id}
        part="input"
        value={facts.guests}
        {...attributes}
        onChange={(event) => set({ adults: Number(event.target.value), children: 0 })}
      >
        {facts.guests === 0 && (
          <option value={0} aria-label={t('none')}>
            –
          </option>
        )}
        {counts.filter(isOffered).map((count) => (
          <option key={count} value={count}>
            {formats.number(count)}
          </option>
        ))}
        {groupJourney && isOffered(groupGuests) && <option value={groupGuests}>{t('group')}</option>}
      </select>
      {note}
    </div>
  )
}
