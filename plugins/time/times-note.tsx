import { dayTimes, offeredTimes, timesSelection } from 'tavola'
import {
  ErrorMark,
  Place,
  TryAgain,
  useField,
  useLazy,
  usePlugin,
  useWaitingFor,
  ZoneNote,
} from 'tavola/controls'
import type { TimeContext } from './model'

const loadDayNote = () => import(/* webpackChunkName: "time-day-note" */ './day-note')
const loadClosedDay = () => import(/* webpackChunkName: "time-closed-day" */ './closed-day')

/** The restaurant's time zone, what Continue found missing, a failure with "Try again", and what the day lacks. */
export default function TimesNote() {
  const ctx = usePlugin<TimeContext>()
  const { facts, t } = ctx
  const selection = timesSelection(ctx)
  const day = selection ? dayTimes(ctx) : null
  const missing = useMissing(ctx)
  const isAllFree = facts.wishedTime === null && day?.every(({ free }) => free)
  const load = day?.length === 0 ? loadClosedDay : !isAllFree && loadDayNote

  return (
    <>
      <ZoneNote />
      {missing && (
        <p>
          <ErrorMark />
          <span className="note-error">{missing}</span>
        </p>
      )}
      {selection && facts.sessionsFailed && (
        <TryAgain
          className="note-error times-failed"
          text={t('failed')}
          onPress={() => ctx.set({ sessionsFailed: false })}
        />
      )}
      {day && load && <AboutDay key={selection} load={load} />}
      <Place name="full-day" />
    </>
  )
}

/** What Continue found missing of guests and time: under their row, which stays one. */
function useMissing(ctx: TimeContext): string | undefined {
  const guests = useField('guests').error
  const time = useField('time').error
  if (useWaitingFor('guests') !== undefined) return undefined
  return guests ?? (offeredTimes(ctx)?.length ? time : undefined)
}

/** Empty until its file has loaded. */
function AboutDay({ load }: { readonly load: typeof loadDayNote }) {
  const about = useLazy(load)
  return about.state === 'loaded' && <about.Component />
}
