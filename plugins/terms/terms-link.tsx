import type { MouseEvent } from 'react'
import { moveFocus, usePlugin, useStyles, useTexts } from 'tavola/controls'
import { messages } from './messages'
import type { TermsContext } from './model'
import css from './terms.css'

/** Only when they are about to be read. */
export const loadSections = () => import(/* webpackChunkName: "terms-sections" */ './sections')

/** Loads the sections before the press. If that fails, the dialog tries again. */
function fetchSections(): void {
  loadSections().catch(() => undefined)
}

/** A button inside a text, usually a checkbox's label: a press neither checks the box nor submits the form. */
export default function TermsLink() {
  useStyles(css)
  const { state } = usePlugin<TermsContext>()
  const t = useTexts('terms', messages)

  function open(event: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus a pressed button, and the dialog restores the focus to the element that had it.
    moveFocus(event.currentTarget, { preventScroll: true })
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
