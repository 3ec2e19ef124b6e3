import { useId, useState } from 'react'
import { dayTimes, isByEnquiry, timeName, type OfferedTime } from 'tavola'
import { RadioChip, UnavailableTime, usePlugin, useStyles, useTexts } from 'tavola/controls'
import { dayMessages } from './day-messages'
import css from './day-note.css'
import { fullInWords } from './full-times'
import type { TimeContext } from './model'

/** The full times of a day, and the preferred time where it is not free (time.full, time.same-again). */
export default function DayNote() {
  useStyles(css)
  const ctx = usePlugin<TimeContext>()
  const day = dayTimes(ctx)
  const [asks, setAsks] = useState(false)
  const text = useId()
  const full = (day ?? []).filter(({ free }) => !free)
  if (!day) return null
  return (
    <>
      <div className="day-note">
        <p id={text} className="day-note-text">
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

interface SentenceProps {
  readonly day: readonly OfferedTime[]
  readonly full: readonly OfferedTime[]
}

/** One sentence: about the chosen time, else about the preferred one, else about the day. */
function Sentence({ day, full }: SentenceProps) {
  const ctx = usePlugin<TimeContext>()
  const { facts } = ctx
  const t = useTexts('time', dayMessages)
  const shown = (time: string) => timeName(ctx, time)
  const { time, wishedTime } = facts
  const chosen = full.find((one) => one.time === time)
  if (chosen) return <span>{t(chosenKey(isByEnquiry(ctx, chosen)), { time: shown(chosen.time) })}</span>
  if (full.length === day.length) return <span>{t('fullyBooked')}</span>
  if (time === null && wishedTime !== null) return <UnavailableTime day={day} time={wishedTime} t={t} />
  return <span>{fullInWords(ctx, day, t)}</span>
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
  const t = useTexts('time', dayMessages)
  return (
    <button
      type="button"
      part="link"
      className="link"
      aria-expanded={open}
      aria-describedby={about}
      onClick={onPress}
    >
      {t('ask', { count })}
    </button>
  )
}

/** The full times, each chosen like any other: Continue leads to other tables (time.full). */
function FullTimes({ times }: { readonly times: readonly OfferedTime[] }) {
  const ctx = usePlugin<TimeContext>()
  const t = useTexts('time', dayMessages)
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t('fullTimes')} className="full-times">
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
  const ctx = usePlugin<TimeContext>()
  const { facts, announce, set } = ctx
  const t = useTexts('time', dayMessages)
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
