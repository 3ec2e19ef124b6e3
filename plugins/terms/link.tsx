import { useEffect, type MouseEvent } from 'react'
import type { Messages } from 'tavola'
import { moveFocus, usePlugin, useStyles } from 'tavola/controls'
import type { TermsContext } from '.'
import css from './link.css'

export const texts = {
  link: 'terms and conditions',
} as const satisfies Messages

/** A button inside a text, usually a checkbox's label: a press neither checks the box nor submits the form. */
export default function TermsLink() {
  useStyles(css)
  const { state, t } = usePlugin<TermsContext<typeof texts>>()
  const { open } = state
  // Another step shows no dialog, even if its file comes only now.
  useEffect(() => () => void (open.value = false), [open])

  function onClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus a pressed button, and the dialog restores the focus to the element that had it.
    moveFocus(currentTarget, { preventScroll: true })
    open.value = true
  }

  return (
    <button type="button" className="terms-link" aria-haspopup="dialog" onClick={onClick}>
      {t('link')}
    </button>
  )
}
