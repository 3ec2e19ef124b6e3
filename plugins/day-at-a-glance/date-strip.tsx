import { useId } from 'react'
import {
  addDays,
  firstDay,
  formatDate,
  longDate,
  timeAt,
  usePlugin,
  useStyles,
  type InsertProps,
  type PlainDate,
} from 'tavola'
import { Chip } from './chip'
import css from './glance.css'
import type { GlanceContext } from './model'
import { eveningHour } from './numbers'
import { openDays } from './open-days'

/** "Tonight, Tomorrow, Fri 27, Sat 28", and the calendar for all other days. */
export function DateStrip({ replaced }: InsertProps) {
  useStyles(css)
  const ctx = usePlugin<GlanceContext>()
  const { facts, journey, options, set, t } = ctx
  const id = useId()
  const isReady = facts.venue !== null && journey !== null
  const days = openDays(ctx, options.days)
  return (
    <div className="glance">
      <p part="label" id={id} className="label">
        {t('date')}
      </p>
      <div className="glance-days">
        <div role="radiogroup" aria-labelledby={id} className="glance-group">
          {days.map((day) => (
            <Chip
              key={day}
              name={id}
              checked={isReady && facts.date === day}
              disabled={!isReady}
              onChoose={() => set({ date: day })}
            >
              <DayName day={day} />
            </Chip>
          ))}
        </div>
        {replaced}
      </div>
    </div>
  )
}

/** What is seen, and the whole date for those who hear it. */
function DayName({ day }: { readonly day: PlainDate }) {
  const ctx = usePlugin<GlanceContext>()
  const { locale } = ctx.brand
  return (
    <>
      {shownDay(ctx, day)} <span className="glance-heard">{longDate(day, locale)}</span>
    </>
  )
}

function shownDay({ brand, now, t }: GlanceContext, day: PlainDate): string {
  const today = firstDay(now(), 0, brand.timeZone)
  if (day === today) return t(timeAt(now(), brand.timeZone) < eveningHour ? 'today' : 'tonight')
  if (day === addDays(today, 1)) return t('tomorrow')
  return formatDate(day, brand.locale, { weekday: 'short', day: 'numeric' })
}
