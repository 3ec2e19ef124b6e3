import { useId } from 'react'
import { groupGuests, localNumber, maximumGuests, usePlugin } from 'tavola'
import type { StartContext } from './model'
import { SplitGuests } from './split-guests'

const counts = [...Array(maximumGuests).keys()].map((index) => index + 1)

/** Section 2, "Guests": 1 to 14, and "15+" if the brand has a journey for groups. */
export function GuestsField() {
  const { journey } = usePlugin<StartContext>()
  return journey?.splitGuests ? <SplitGuests key={journey.name} /> : <GuestsSelect />
}

function GuestsSelect() {
  const { facts, journey, groupJourney, brand, set, t } = usePlugin<StartContext>()
  const id = useId()
  return (
    <div part="field" className="field">
      <label part="label" htmlFor={id}>
        {t('guests')}
      </label>
      <select
        id={id}
        part="input"
        value={facts.guests}
        disabled={!facts.venue || !journey || !facts.date}
        onChange={(event) => set({ adults: Number(event.target.value), children: 0 })}
      >
        {facts.guests === 0 && <option value={0}>–</option>}
        {counts.map((count) => (
          <option key={count} value={count}>
            {localNumber(count, brand.locale)}
          </option>
        ))}
        {groupJourney && <option value={groupGuests}>{t('groupOption')}</option>}
      </select>
    </div>
  )
}
