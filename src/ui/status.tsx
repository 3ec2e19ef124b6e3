import { useEffect, useState } from 'react'
import { useKernel } from '../controls/context'

/**
 * The live region of the widget (WCAG 2.2, 4.1.3): announces the loading text and each announcement. It is rendered
 * empty and never hidden, because screen readers ignore a new or hidden region. Without `aria-atomic` each line is read alone.
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

/** In milliseconds, longer than a frame. */
const gap = 100

/**
 * The loading text. An effect sets it, so that the region exists and the focus has moved. It is cleared after a short gap, so
 * that two consecutive requests are announced once.
 */
function useLoadingText(): string {
  const { tasks, texts } = useKernel()
  const now = tasks.busy.value ? texts.loading.value : ''
  const [shown, show] = useState('')
  useEffect(() => {
    if (now) return show(now)
    const timer = setTimeout(() => show(''), gap)
    return () => clearTimeout(timer)
  }, [now])
  return shown
}
