import { memo, useId, type ReactNode } from 'react'
import { isByEnquiry, minutesTo, timeName, type OfferedTime } from 'tavola/time'
import { RadioChip, usePlugin } from 'tavola/controls'
import type { GlanceContext } from '.'
import type { Sitting } from './nearest-times'

interface SittingProps extends Sitting {
  /** The group of radios that its times belong to. */
  readonly name: string
  readonly wish: string
  readonly more?: ReactNode
}

/** The times of a sitting as chips, each with how far it is from a wish that is not free. */
export function SittingTimes({ title, times, name, wish, more }: SittingProps) {
  const { facts, brand, t } = usePlugin<GlanceContext>()
  const id = useId()
  const isTaken = times.some(({ time, free }) => time === wish && !free)
  return (
    <>
      <p part="label" id={id} className="label" lang={title ? brand.backEndLanguage : undefined} dir="auto">
        {title || t('times')}
      </p>
      <div className="glance-group">
        <div role="radiogroup" aria-labelledby={id} className="glance-group">
          {times.map((offered) => (
            <TimeChip
              key={offered.time}
              name={name}
              offered={offered}
              checked={facts.time === offered.time}
              wish={isTaken && wish}
            />
          ))}
        </div>
        {more}
      </div>
    </>
  )
}

interface TimeChipProps {
  readonly name: string
  readonly offered: OfferedTime
  readonly checked: boolean
  /** The time that was asked for, where it is not free. */
  readonly wish: string | false
}

/** A press renders the two times that it changes: a day may have a hundred. So the chosen time is not read here. */
const TimeChip = memo(function TimeChip({ name, offered, checked, wish }: TimeChipProps) {
  const ctx = usePlugin<GlanceContext>()
  const { set, t } = ctx
  const { time, free } = offered
  const id = useId()
  const away = free && wish && awayFrom(wish, time, ctx)
  return (
    <RadioChip
      name={name}
      value={time}
      checked={checked}
      describedBy={away ? id : undefined}
      isQuiet={!free}
      onChange={() => set({ time })}
    >
      {breakable(timeName(ctx, time))}{' '}
      {!free && <small>{t(isByEnquiry(ctx, offered) ? 'enquire' : 'full')}</small>}
      {away && (
        <small id={id} aria-hidden="true">
          {away}
        </small>
      )}
    </RadioChip>
  )
})

/** "12:45 PM" in two lines where the chip is narrow: its space is one that keeps a line together. */
const breakable = (name: string) => name.replace(/[\u00a0\u202f]/g, ' ')

/** "1 h 15 min earlier". */
function awayFrom(wish: string, time: string, { facts, formats, t }: GlanceContext): string {
  const ahead = minutesTo(wish, time, facts.sessions)
  const minutes = Math.abs(ahead)
  const parts = [
    ['hours', Math.floor(minutes / 60)],
    ['minutes', minutes % 60],
  ] as const
  const span = parts.flatMap(([unit, count]) => (count ? t(unit, { count: formats.number(count) }) : []))
  return t(ahead < 0 ? 'earlier' : 'later', { span: span.join(' ') })
}
