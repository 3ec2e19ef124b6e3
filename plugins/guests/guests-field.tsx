import { useId } from 'react'
import { groupGuests } from 'tavola'
import { TryAgain, useChoiceNote, useLazy, usePlugin, useWaitingFor } from 'tavola/controls'
import type { GuestsContext } from './model'

/** For parties alone: they wait for a date before it can be used. */
const loadSplit = () => import(/* webpackChunkName: "guests-split" */ './split-guests')

/** 1 to the largest party, and a group if the brand has a journey for groups (guests.list). */
export default function GuestsField() {
  const { journey } = usePlugin<GuestsContext>()
  return journey?.splitGuests ? <LazySplit key={journey.name} /> : <GuestsSelect />
}

function LazySplit() {
  const { t } = usePlugin<GuestsContext>()
  const split = useLazy(loadSplit)
  if (split.state === 'loaded') {
    return (
      <div role="group" aria-label={t('label')} className="start-group">
        <split.Component />
      </div>
    )
  }
  return (
    <div className="field split-room">
      {split.state === 'failed' && <TryAgain text={t('failed')} onPress={split.again} isAnnounced />}
    </div>
  )
}

function GuestsSelect() {
  const { facts, groupJourney, formats, shared, set, t } = usePlugin<GuestsContext>()
  const id = useId()
  const waits = useWaitingFor('guests')
  const { attributes, note } = useChoiceNote('guests', waits, false)
  const counts = [...Array(shared.largestParty).keys()].map((index) => index + 1)
  // One that waits offers what it shows.
  const isOffered = (count: number) => waits === undefined || facts.guests === count
  return (
    <div part="field" className={facts.guests === groupGuests ? 'field guests-group' : 'field'}>
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
