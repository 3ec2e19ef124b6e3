import { useId } from 'react'
import { groupGuests, localNumber } from 'tavola'
import { useLazy, usePlugin } from 'tavola/controls'
import { useDescribed } from './described'
import { FileFailed } from './file-failed'
import type { StartContext } from './model'
import { guestsWait } from './waiting'

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
  if (split.state === 'loaded') {
    return (
      <div role="group" aria-label={t('guests')} className="start-group">
        <split.Component />
      </div>
    )
  }
  return (
    <div className="field split-room">
      {split.state === 'failed' && <FileFailed text={t('guestsFailed')} again={split.again} />}
    </div>
  )
}

function GuestsSelect() {
  const ctx = usePlugin<StartContext>()
  const { facts, groupJourney, brand, options, set, t } = ctx
  const id = useId()
  const waits = guestsWait(ctx)
  const { attributes, said } = useDescribed('guests', waits, false)
  const counts = [...Array(options.largestParty).keys()].map((index) => index + 1)
  // One that waits offers what it shows.
  const isOffered = (count: number) => waits === undefined || facts.guests === count
  return (
    <div part="field" className="field">
      <label part="label" htmlFor={id}>
        {t('guests')}
      </label>
      <select
        id={id}
        part="input"
        value={facts.guests}
        {...attributes}
        onChange={(event) => set({ adults: Number(event.target.value), children: 0 })}
      >
        {facts.guests === 0 && <option value={0}>–</option>}
        {counts.filter(isOffered).map((count) => (
          <option key={count} value={count}>
            {localNumber(count, brand.locale)}
          </option>
        ))}
        {groupJourney && isOffered(groupGuests) && <option value={groupGuests}>{t('groupOption')}</option>}
      </select>
      {said}
    </div>
  )
}
