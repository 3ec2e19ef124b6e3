import type { ReactNode } from 'react'
import { timeName } from '../times/after-midnight'
import { countGuests } from '../kernel/screen/texts'
import css from './action-bar.css'
import { useKernel, useStyles } from './context'
import { useOnScreen } from './on-screen'

interface Props {
  /** What to do next, while it is not chosen yet; by default the choice in words. */
  readonly next?: string | undefined
  /** What the last press found missing. It opens above the bar. */
  readonly errors?: ReactNode
  /** The id of the words, for the button's description. */
  readonly id?: string | undefined
  /** The one button that leads on. */
  readonly children: ReactNode
}

/**
 * The end of a step: the choice in words and the button that leads on. It stays at the bottom of the window while the step is
 * longer, except in a low window. It must be the last child of the step or its form.
 */
export function ActionBar({ next, errors, id, children }: Props) {
  useStyles(css)
  useOnScreen('action')
  const { facts, brand, tasks, texts } = useKernel()
  const choice = useChoice()
  // Screen readers hear the loading text from the announcer.
  const loading = tasks.busy.value ? texts.loading.value : ''
  const words = loading || next || choice
  const venue = loading || next ? null : facts.venue
  return (
    <div part="action" className="action">
      {errors && <div className="action-errors">{errors}</div>}
      <div className="action-row">
        {/* A new element for new words, so that they do not count as a layout shift. */}
        <p key={words} id={id} className="action-words" aria-hidden={loading !== '' || undefined}>
          {words}
          {words && venue && <span className="action-dot"> · </span>}
          {venue && <bdi lang={brand.backEndLanguage}>{venue.name}</bdi>}
        </p>
        {children}
      </div>
    </div>
  )
}

/** "Fri 27 Nov, 19:30, 2 people". Empty until all are chosen. */
function useChoice(): string {
  const { facts, journeys, catalogue, texts } = useKernel()
  const { date, time, guests } = facts
  if (!date || !time || guests === 0) return ''
  return texts.t('choice', {
    date: catalogue.formats.shortDay(date),
    time: timeName({ facts, formats: catalogue.formats }, time),
    guests: countGuests(facts, journeys.current.value, catalogue),
  })
}
