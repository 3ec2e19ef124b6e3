import { useId, type CSSProperties, type KeyboardEvent } from 'react'
import type { WrapperProps } from 'tavola'
import { directionOf } from 'tavola/page'
import { addDays, dayTimes, firstDay, openDays, type PlainDate, timeAt, todayOf } from 'tavola/time'
import { RadioChip, moveFocus, usePlugin, useStyles } from 'tavola/controls'
import css from './glance.css'
import { useWaits } from './guest-chips'
import type { GlanceContext } from '.'

/** The hour from which today is "tonight". */
const eveningHour = '16:00'

/** "Tonight, Tomorrow, Fri 27, Sat 28"; of another month "Sat 23 Jan"; and the calendar for all other days. */
export function DateStrip({ replaced }: WrapperProps) {
  useStyles(css)
  const ctx = usePlugin<GlanceContext>()
  const { facts, options, brand, formats, set, t } = ctx
  const id = useId()
  const { waits, reason } = useWaits()
  const days = firstOpenDays(ctx, options.days)
  const isOther = facts.date !== null && !days.includes(facts.date)
  /** On the calendar's button, by glance.css: it is another plugin's, and keeps its own text for screen readers. */
  const shown = isOther ? formats.shortDay(facts.date, todayOf(ctx)) : t('otherDay')
  return (
    <div className="glance">
      <p part="label" id={id} className="label">
        {t('date')}
      </p>
      <div
        className={isOther ? 'glance-days' : 'glance-days glance-inside'}
        style={{ '--glance-calendar': JSON.stringify(`${shown} `) } as CSSProperties}
        onKeyDown={(event) => isOther && enterStrip(event, brand.locale)}
      >
        <div role="radiogroup" aria-labelledby={id} className="glance-group">
          {days.map((day) => (
            <RadioChip
              key={day}
              name={id}
              checked={!waits && facts.date === day}
              waits={waits}
              isSkipped={isOther}
              onChange={() => set({ date: day })}
            >
              <DayName day={day} />
            </RadioChip>
          ))}
        </div>
        {replaced}
      </div>
      {reason}
    </div>
  )
}

/**
 * With a day that has no chip, Tab stops at its button alone, as at the chosen radio of a group. The arrow key that points to the
 * strip leads there.
 */
function enterStrip(event: KeyboardEvent, locale: string): void {
  const target = event.target as Element
  // The calendar has used it, and may have replaced its day by now.
  if (event.defaultPrevented || event.key !== (directionOf(locale) === 'rtl' ? 'ArrowRight' : 'ArrowLeft'))
    return
  if (!target.matches('button') || target.closest('[role="dialog"]')) return
  event.preventDefault()
  const days = [...event.currentTarget.querySelectorAll('input')].reverse()
  // A narrow widget shows fewer of them.
  days.find((day) => moveFocus(day) && day.matches(':focus'))
}

/** The visible name, and the rest of the date for screen readers: nothing of it twice. */
function DayName({ day }: { readonly day: PlainDate }) {
  const ctx = usePlugin<GlanceContext>()
  const { brand, formats, now, t } = ctx
  const today = todayOf(ctx)
  let shown = formats.shortDay(day, today)
  const hasMonth = shown === formats.shortDay(day)
  let rest = formats.date(day, { year: 'numeric', ...(!hasMonth && { month: 'long' }) })
  if (day <= addDays(today, 1)) {
    shown = t(day > today ? 'tomorrow' : timeAt(now(), brand.timeZone) < eveningHour ? 'today' : 'tonight')
    rest = formats.longDate(day)
  }
  return (
    <>
      <span>{shown}</span> <span className="glance-heard">{rest}</span>
    </>
  )
}

/** The first days that can be chosen: not closed, and not within the journey's notice. */
function firstOpenDays(
  { facts, journey, brand, now }: Pick<GlanceContext, 'facts' | 'journey' | 'brand' | 'now'>,
  count: number,
): PlainDate[] {
  return openDays(facts.venue, firstDay(now(), journey?.noticeHours, brand.timeZone), count)
}

/**
 * Chooses the first open day, so that its times are shown at once. If it turns out to have no times, as on a weekday when
 * the restaurant is closed and late in the evening, the next day of the strip is chosen.
 */
export function watchFirstDay(ctx: GlanceContext): void {
  if (!ctx.options.firstDay) return
  /** The day that was chosen here, until it has times or the diner chooses another. */
  let own: string | null = null
  ctx.effect(() => {
    const { facts, journey } = ctx
    const { venue, date, sessions, confirmed } = facts
    if (!venue || !journey || journey.direct || confirmed) return
    if (date !== null && date !== own) own = null
    const isShut = date === own && dayTimes(ctx)?.length === 0
    if (sessions && !isShut) own = null
    if (date !== null && !isShut) return
    const days = firstOpenDays(ctx, ctx.options.days || 1)
    const next = days[date === null ? 0 : days.indexOf(date) + 1]
    if (next === undefined) return
    own = next
    ctx.set({ date: next })
  })
}
