import { useId } from 'react'
import { groupGuests, localNumber, numbersOf, useLazy, usePlugin } from 'tavola'
import type { StartContext } from './model'

/** For parties alone: they wait for a date before it can be used. */
const loadSplit = () => import(/* webpackChunkName: "start-split" */ './split-guests')

/** Section 2, "Guests": 1 to the largest party, and a group if the brand has a journey for groups. */
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
        {[...Array(numbersOf(brand).largestParty).keys()].map((index) => (
          <option key={index} value={index + 1}>
            {localNumber(index + 1, brand.locale)}
          </option>
        ))}
        {groupJourney && <option value={groupGuests}>{t('groupOption')}</option>}
      </select>
    </div>
  )
}
