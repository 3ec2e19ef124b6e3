import { useId, useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import { webAddress } from 'tavola'
import { moveFocus, useBackdrop, usePlugin, useStyles, useTexts, WebLink, whenHere } from 'tavola/controls'
import { Sections } from './sections'
import { messages } from './messages'
import type { TermsContext } from './model'
import css from './terms.css'

/** A native modal dialog, also above the popup. The close button, the backdrop and Escape close only this dialog. */
export default function TermsDialog() {
  useStyles(css)
  const { state, announce } = usePlugin<TermsContext>()
  const t = useTexts('terms', messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const close = () => void (state.open.value = false)

  // A layout effect closes the dialog before it is removed: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current!
    const callOff = whenHere(element, () => {
      element.showModal()
      moveFocus(heading.current, { preventScroll: true })
    })
    // Its file came late: the diner is elsewhere on the page.
    if (!element.open) announce(t('title'))
    return () => {
      callOff()
      element.close()
    }
  }, [announce, t])

  /** Both events are stopped, as they would close the popup below. */
  function onCancel(event: SyntheticEvent) {
    event.stopPropagation()
    event.preventDefault()
    close()
  }

  function onClosed(event: SyntheticEvent) {
    event.stopPropagation()
    if (!dialog.current?.open) close()
  }

  useBackdrop(dialog, close)

  return (
    <dialog
      ref={dialog}
      part="dialog"
      className="terms"
      aria-labelledby={id}
      onCancel={onCancel}
      onClose={onClosed}
    >
      <div className="terms-sheet">
        <div className="terms-head">
          <h2 ref={heading} id={id} tabIndex={-1}>
            {t('title')}
          </h2>
          <button type="button" part="close" className="terms-close" aria-label={t('close')} onClick={close}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <div className="terms-body">
          <Sections />
          <PageLinks />
        </div>
      </div>
    </dialog>
  )
}

/** Links to the chain's own pages in new tabs, so that nothing typed is lost; nothing if the brand has none. */
function PageLinks() {
  const { links } = usePlugin<TermsContext>().brand
  const t = useTexts('terms', messages)
  const pages = (['page', 'privacy'] as const).flatMap((key) => {
    const href = key === 'page' ? links.terms : links.privacy
    return webAddress(href) === null ? [] : [{ key, href }]
  })
  if (pages.length === 0) return null
  return (
    <div className="terms-pages">
      <p>{t('inFull')}</p>
      <ul>
        {pages.map(({ key, href }) => (
          <li key={key}>
            <WebLink href={href}>{t(key)}</WebLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
