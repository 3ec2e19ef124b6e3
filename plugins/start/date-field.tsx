import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { longDate, safeDocument } from 'tavola'
import { useIdle, useLazy, usePlugin } from 'tavola/controls'
import { useDescribed } from './described'
import { FileFailed } from './file-failed'
import type { StartContext } from './model'
import { dateWaits } from './waiting'

const loadCalendar = () => import(/* webpackChunkName: "start-calendar" */ './calendar')

/** The date button and its calendar, which overlays the step so that nothing moves. */
export function DateField() {
  const ctx = usePlugin<StartContext>()
  const { facts, brand, state, t } = ctx
  const field = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const left = useRef(false)
  const { calendarOpen } = state
  const open = calendarOpen.value

  useEffect(() => {
    if (!open) return
    const opener = button.current
    const within = field.current
    left.current = false
    const close = (event: Event) => {
      if (!event.composedPath().includes(field.current!)) calendarOpen.value = false
    }
    safeDocument.addEventListener('pointerdown', close)
    return () => {
      safeDocument.removeEventListener('pointerdown', close)
      // Brings the focus back that the calendar had, unless the diner has moved it elsewhere: while it moves it is nowhere.
      if (left.current) return
      const { activeElement } = opener?.getRootNode() as Document | ShadowRoot
      if (!activeElement || activeElement === safeDocument.body || within!.contains(activeElement))
        opener?.focus()
    }
  }, [open, calendarOpen])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    // Escape closes only the calendar, not the popup below it.
    event.preventDefault()
    calendarOpen.value = false
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!relatedTarget || currentTarget.contains(relatedTarget as Node)) return
    left.current = true
    calendarOpen.value = false
  }

  const waits = dateWaits(ctx)
  const { attributes, said } = useDescribed('date', waits)
  const isAhead = useIdle(facts.venue !== null)
  return (
    <div ref={field} part="field" className="field date" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="date-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-disabled={attributes['aria-disabled']}
        aria-describedby={attributes['aria-describedby']}
        data-missing={attributes['aria-invalid']}
        onClick={() => void (calendarOpen.value = !waits && !open)}
      >
        <span part="label" className="label">
          {t('date')}
        </span>{' '}
        <span part="input" className={facts.date ? 'date-value' : 'date-value date-none'}>
          {/* Where another plugin shows another text, this one is still heard. */}
          <span>{facts.date ? longDate(facts.date, brand.locale) : t('chooseDate')}</span>
        </span>
      </button>
      {said}
      {(isAhead || open) && <CalendarPanel open={!waits && open} />}
    </div>
  )
}

/** Once a restaurant is chosen the calendar is fetched, and rendered hidden, in idle time: opening it only shows it. */
function CalendarPanel({ open }: { readonly open: boolean }) {
  const { t } = usePlugin<StartContext>()
  const calendar = useLazy(loadCalendar)
  const isBuilt = useIdle(calendar.state === 'loaded')
  if (!open && !isBuilt) return null
  return (
    <div part="calendar" className="calendar" role="dialog" aria-label={t('chooseDate')} hidden={!open}>
      {calendar.state === 'loaded' && <calendar.Component />}
      {calendar.state === 'loading' && <p>{t('loadingCalendar')}</p>}
      {calendar.state === 'failed' && <FileFailed text={t('calendarFailed')} again={calendar.again} />}
    </div>
  )
}
