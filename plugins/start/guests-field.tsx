import { useId } from 'react'
import { groupGuests, localNumber, maximumGuests, useLazy, usePlugin } from 'tavola'
import type { StartContext } from './model'

/** For parties alone: they wait for a date before it can be used. */
const loadSplit = () => import(/* webpackChunkName: "start-split" */ './split-guests')

const counts = [...Array(maximumGuests).keys()].map((index) => index + 1)

/** Section 2, "Guests": 1 to 14, and "15+" if the brand has a journey for groups. */
export function GuestsField() {
  const { journey } = usePlugin<StartContext>()
  return journey?.splitGuests ? <LazySplit key={journey.name} /> : <GuestsSelect />
}

function LazySplit() {
  const { t } = usePlugin<StartContext>()
  const split = useLazy(loadSplit)
  if (split.state === 'loaded') return <split.Component />
  return (
    <div className="field split-room">
      {split.state === 'failed' && (
        <p role="alert">
          {t('guestsFailed')}{' '}
          <button type="button" part="link" className="link" onClick={split.again}>
            {t('tryAgain')}
          </button>
        </p>
      )}
    </div>
  )
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
