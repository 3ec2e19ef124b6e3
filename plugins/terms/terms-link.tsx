import { useEffect, useState, type MouseEvent } from 'react'
import { moveFocus, usePlugin, useStyles, useTexts, WebLink } from 'tavola/controls'
import { messages } from './messages'
import type { TermsContext } from './model'
import css from './terms-link.css'

/** With all that is read in it, as few diners open it. */
export const loadDialog = () => import(/* webpackChunkName: "terms-dialog" */ './terms-dialog')

/** Loads the dialog before the press. If that fails, the press tries again. */
function fetchDialog(): void {
  loadDialog().catch(() => undefined)
}

/** When the diner hears that the file is awaited, and when it is given up, in milliseconds. */
const slow = 1_000
const patience = 10_000

/**
 * A button inside a text, usually a checkbox's label: a press neither checks the box nor submits the form. Where the dialog's file
 * does not load, the link to the chain's page of terms is there again.
 */
export default function TermsLink() {
  useStyles(css)
  const { state, brand, announce } = usePlugin<TermsContext>()
  const t = useTexts('terms', messages)
  const [file, setFile] = useState<'awaited' | 'lost'>()

  useEffect(() => {
    if (file === 'lost') announce(t('failed'))
    if (file !== 'awaited') return
    const saying = setTimeout(() => announce(t('loading')), slow)
    const giving = setTimeout(() => setFile('lost'), patience)
    return () => {
      clearTimeout(saying)
      clearTimeout(giving)
    }
  }, [file, announce, t])

  async function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus a pressed button, and the dialog restores the focus to the element that had it.
    moveFocus(currentTarget, { preventScroll: true })
    setFile('awaited')
    const isHere = await loadDialog().then(Boolean, () => false)
    // The diner may be at another step by then, or the file was given up.
    if (!currentTarget.isConnected) return
    setFile(isHere ? undefined : 'lost')
    state.open.value = isHere
  }

  if (file === 'lost') return <WebLink href={brand.links.terms}>{t('link')}</WebLink>
  return (
    <button
      type="button"
      className="terms-link"
      aria-haspopup="dialog"
      aria-busy={file === 'awaited'}
      onPointerEnter={fetchDialog}
      onFocus={fetchDialog}
      onClick={(event) => void open(event)}
    >
      {t('link')}
    </button>
  )
}
