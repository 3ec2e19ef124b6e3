import { useEffect, useState } from 'react'
import { useKernel } from '../controls/context'

/**
 * The one place that says to screen readers what changes on the screen (WCAG 2.2, 4.1.3): the loading text of section 2,
 * and what `announce` is given. It is there, and empty, before anything is said: a region that comes with its text, or
 * was hidden, is not heard. Each line is said alone: with `aria-atomic` all of them would be said again.
 */
export function Announcer() {
  const { announcements } = useKernel().announcer
  const loading = useLoadingText()
  return (
    <div className="visually-hidden" role="status" aria-atomic="false">
      {loading && <p>{loading}</p>}
      {announcements.value.map(({ number, text, lang }) => (
        <p key={number} lang={lang} dir="auto">
          {text}
        </p>
      ))}
    </div>
  )
}

/** In milliseconds: longer than a frame takes. */
const moment = 100

/**
 * It comes once the region is there and the focus is where it goes, as what is said before a focus is lost. It stays a
 * moment longer: a request that leads to another at once is one for the diner, and said once.
 */
function useLoadingText(): string {
  const { tasks, texts } = useKernel()
  const now = tasks.busy.value ? texts.loading.value : ''
  const [shown, show] = useState('')
  useEffect(() => {
    if (now) return show(now)
    const timer = setTimeout(() => show(''), moment)
    return () => clearTimeout(timer)
  }, [now])
  return shown
}

/** What describes a control of the shell that waits for a request: each widget has a root of its own. */
export const loadingId = 'tavola-loading'

/** Section 2, "Loading overlay". It is for the eye: the announcer says the same. */
export function Loading() {
  const { tasks, texts } = useKernel()
  return (
    <div className={tasks.busy.value ? 'loading loading-on' : 'loading'} aria-hidden="true">
      <p id={loadingId} part="loading" className="loading-text">
        {tasks.busy.value ? texts.loading.value : ''}
      </p>
    </div>
  )
}
