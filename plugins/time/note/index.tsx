import type { Messages } from 'tavola'
import { offeredTimes, timesSelection } from 'tavola/time'
import {
  ErrorMark,
  Place,
  TryAgain,
  useField,
  usePlugin,
  useStyles,
  useWaitingFor,
  ZoneNote,
} from 'tavola/controls'
import type { TimeContext } from '..'
import css from './note.css'

export { watchArrivals as setup } from './announce'

export const texts = {
  // Shown by ../missing-times.
  fullyBooked: 'Fully booked online on this day. Choose a time to see other options.',
  full: { one: '{times} is fully booked.', other: '{times} are fully booked.' },
  range: '{from} to {to}',
  manyFull: 'Many times are fully booked.',
  noSlots: 'No online bookings on this day.',
  taken: "{time} isn't free.",
  takenBut: "{time} isn't free. Try {first}",
  takenButTwo: "{time} isn't free. Try {first} or {second}",
  // Announced as a day's times come.
  timesCame: {
    one: '{count} time available, at {from}.',
    other: '{count} times available, from {from} to {to}.',
  },
  chosenAgain: '{time} selected again.',
} as const satisfies Messages

export type NoteContext<Texts extends Messages = Record<never, string>> = TimeContext<typeof texts & Texts>

/** The restaurant's time zone, what Continue found missing, a failure with "Try again", and what the day lacks. */
export default function TimesNote() {
  useStyles(css)
  const ctx = usePlugin<NoteContext>()
  const { t } = ctx
  const times = ctx.queries.value.sessions
  const selection = timesSelection(ctx)
  const missing = useMissing(ctx)
  return (
    <>
      <div className="times-words">
        <ZoneNote />
        {missing && (
          <p>
            <ErrorMark />
            <span className="note-error">{missing}</span>
          </p>
        )}
        {selection && times?.state === 'failed' && (
          <TryAgain className="note-error times-failed" text={t('failed')} onPress={times.retry} />
        )}
        {/* Another selection begins folded. */}
        <Place key={selection} name="time.missing" fallback={null} />
      </div>
      <Place name="full-day" />
    </>
  )
}

/** What Continue found missing of guests and time: under their row, which stays one. */
function useMissing(ctx: NoteContext): string | undefined {
  const guests = useField('guests').error
  const time = useField('time').error
  if (useWaitingFor('guests') !== undefined) return undefined
  return guests ?? (offeredTimes(ctx)?.length ? time : undefined)
}
