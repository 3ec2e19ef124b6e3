import type { MouseEvent } from 'react'
import { usePlugin, useStyles, useTexts } from 'tavola'
import { fetchSections } from './fetch-sections'
import { messages } from './messages'
import type { TermsContext } from './model'
import css from './terms.css'

/** Stands in a sentence, most often a checkbox's label: pressing it ticks nothing and sends nothing. */
export default function TermsLink() {
  useStyles(css)
  const { state } = usePlugin<TermsContext>()
  const t = useTexts('terms', messages)

  function open(event: MouseEvent<HTMLButtonElement>) {
    // Safari gives a pressed button no focus, and the dialog gives it back to where it was.
    event.currentTarget.focus({ preventScroll: true })
    state.open.value = true
  }

  return (
    <button
      type="button"
      className="terms-link"
      aria-haspopup="dialog"
      onPointerEnter={fetchSections}
      onFocus={fetchSections}
      onClick={open}
    >
      {t('link')}
    </button>
  )
}
