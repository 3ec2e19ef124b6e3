import { useId, type CSSProperties } from 'react'
import { addDays, firstDay, timeAt, type WrapperProps, type PlainDate } from 'tavola'
import { usePlugin, useStyles } from 'tavola/controls'
import { Chip, useWaits } from './chip'
import css from './glance.css'
import type { GlanceContext } from './model'
import { openDays } from './open-days'

/** The hour from which today is "tonight". */
const eveningHour = '16:00'

/** "Tonight, Tomorrow, Fri 27, Sat 28", and the calendar for all other days. */
export function DateStrip({ replaced }: WrapperProps) {
  useStyles(css)
  const ctx = usePlugin<GlanceContext>()
  const { facts, options, set, t } = ctx
  const id = useId()
  const { waits, reason } = useWaits()
  const days = openDays(ctx, options.days)
  return (
    <div className="glance">
      <p part="label" id={id} className="label">
        {t('date')}
      </p>
      <div
        className={days.includes(facts.date ?? '') ? 'glance-days glance-inside' : 'glance-days'}
        style={calendarText(t('otherDay'))}
      >
        <div role="radiogroup" aria-labelledby={id} className="glance-group">
          {days.map((day) => (
            <Chip
              key={day}
              name={id}
              checked={!waits && facts.date === day}
              waits={waits}
              onChoose={() => set({ date: day })}
            >
              <DayName day={day} />
            </Chip>
          ))}
        </div>
        {replaced}
      </div>
      {reason}
    </div>
  )
}

/** For glance.css: the chip is another plugin's, and keeps its own text for screen readers. */
const calendarText = (text: string) => ({ '--glance-other-day': JSON.stringify(`${text} `) }) as CSSProperties

/** The visible name, and the rest of the date for screen readers: nothing of it twice. */
function DayName({ day }: { readonly day: PlainDate }) {
  const { brand, formats, now, t } = usePlugin<GlanceContext>()
  const { timeZone } = brand
  const today = firstDay(now(), 0, timeZone)
  let shown = formats.date(day, { weekday: 'short', day: 'numeric' })
  let rest = formats.date(day, { month: 'long', year: 'numeric' })
  if (day <= addDays(today, 1)) {
    shown = t(day > today ? 'tomorrow' : timeAt(now(), timeZone) < eveningHour ? 'today' : 'tonight')
    rest = formats.longDate(day)
  }
  return (
    <>
      {shown} <span className="glance-heard">{rest}</span>
    </>
  )
}
