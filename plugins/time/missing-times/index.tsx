import { useId, useState } from 'react'
import type { Messages } from 'tavola'
import { dayTimes, isByEnquiry, timeName, type OfferedTime } from 'tavola/time'
import { Button, RadioChip, UnavailableTime, usePlugin, useStyles } from 'tavola/controls'
import type { NoteContext } from '../note'
import { fullInWords } from '../note/in-words'
import { NoSittings } from './no-sittings'
import css from './missing-times.css'

export const texts = {
  ask: { one: 'Ask for the fully booked time', other: 'Ask for a fully booked time' },
  fullTimes: 'Fully booked times',
  byEnquiry: 'on request',
  chosenFull: '{time} is fully booked. See other times and restaurants.',
  chosenEnquiry: '{time} is available on request.',
  nextOpenDay: 'The next open day is {day}.',
} as const satisfies Messages

export type MissingTimesContext = NoteContext<typeof texts>

/** What a day lacks: free times, or all of them. */
export default function MissingTimes() {
  useStyles(css)
  const day = dayTimes(usePlugin<MissingTimesContext>())
  return day && (day.length === 0 ? <NoSittings /> : <DayNote day={day} />)
}

interface DayProps {
  readonly day: readonly OfferedTime[]
}

/** The full times of a day, and the preferred time where it is not free (time.full, time.same-again). */
function DayNote({ day }: DayProps) {
  const [asks, setAsks] = useState(false)
  const text = useId()
  const full = day.filter(({ free }) => !free)
  return (
    <>
      <div className="day-note">
        <p id={text}>
          <Sentence day={day} full={full} />
        </p>
        {full.length > 0 && full.length < day.length && (
          <AskButton count={full.length} open={asks} about={text} onPress={() => setAsks(!asks)} />
        )}
      </div>
      {asks && <FullTimes times={full} />}
    </>
  )
}

interface SentenceProps extends DayProps {
  readonly full: readonly OfferedTime[]
}

/** One sentence: about the chosen time, else about the preferred one, else about the day. */
function Sentence({ day, full }: SentenceProps) {
  const ctx = usePlugin<MissingTimesContext>()
  const { facts, t } = ctx
  const shown = (time: string) => timeName(ctx, time)
  const { time, wishedTime } = facts
  const chosen = full.find((one) => one.time === time)
  if (chosen) return <span>{t(chosenKey(isByEnquiry(ctx, chosen)), { time: shown(chosen.time) })}</span>
  if (full.length === day.length) return <span>{t('fullyBooked')}</span>
  if (time === null && wishedTime !== null) return <UnavailableTime day={day} time={wishedTime} t={t} />
  return <span>{fullInWords(ctx, day)}</span>
}

const chosenKey = (byEnquiry: boolean) => (byEnquiry ? 'chosenEnquiry' : 'chosenFull')

interface AskProps {
  readonly count: number
  readonly open: boolean
  /** The id of the sentence about full times. */
  readonly about: string
  readonly onPress: () => void
}

function AskButton({ count, open, about, onPress }: AskProps) {
  const { t } = usePlugin<MissingTimesContext>()
  return (
    <Button kind="link" aria-expanded={open} aria-describedby={about} onClick={onPress}>
      {t('ask', { count })}
    </Button>
  )
}

/** The full times, each chosen like any other: Continue leads to other tables (time.full). */
function FullTimes({ times }: { readonly times: readonly OfferedTime[] }) {
  const ctx = usePlugin<MissingTimesContext>()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={ctx.t('fullTimes')} className="full-times">
      {times.map((one) => (
        <FullTime key={one.time} name={name} time={one.time} byEnquiry={isByEnquiry(ctx, one)} />
      ))}
    </div>
  )
}

interface FullTimeProps {
  readonly name: string
  readonly time: string
  readonly byEnquiry: boolean
}

function FullTime({ name, time, byEnquiry }: FullTimeProps) {
  const ctx = usePlugin<MissingTimesContext>()
  const { facts, announce, set, t } = ctx
  const id = useId()
  return (
    <div className="full-time">
      <RadioChip
        name={name}
        checked={facts.time === time}
        describedBy={byEnquiry ? id : undefined}
        onChange={() => {
          set({ time })
          announce(t(chosenKey(byEnquiry), { time: timeName(ctx, time) }))
        }}
      >
        {timeName(ctx, time)}
      </RadioChip>
      {byEnquiry && (
        <span id={id} className="full-time-enquiry">
          {t('byEnquiry')}
        </span>
      )}
    </div>
  )
}
