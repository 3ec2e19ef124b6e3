import { computed, type Signal } from '@preact/signals-core'
import { useEffect, useMemo, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react'
import { nobody, type Facts } from '../kernel/facts'
import { useKernel } from './context'
import { LeaveDialog } from './leave-dialog'
import css from './popup.css'
import { messages } from './popup-messages'
import { usePopupBack } from './popup-back'
import { useEscape } from './popup-escape'
import { historyOf } from './popup-history'
import { useRoomAboveKeyboard } from './popup-room'
import { lockScroll } from './popup-scroll-lock'
import { useStyles } from './styles'
import { useTexts } from './texts'
import { useMinTop } from './min-top'
import { Widget } from './widget'

interface Props {
  readonly opened: Signal<boolean>
  readonly host: HTMLElement
  /** False: the page's history is left alone. */
  readonly history: boolean
}

/**
 * The popup: a native modal dialog, in the top layer above every z-index of the page. The cross, the backdrop and
 * Escape close it; where something would be lost it asks first (decisions, "Closing").
 */
export function Popup({ opened, host, history }: Props) {
  useStyles(css)
  const kernel = useKernel()
  const { brand, facts, step, sending, hasTyped, complete, emit } = kernel
  const t = useTexts('popup', messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const [asking, setAsking] = useState(false)
  const open = opened.value
  const minTop = useMinTop(panel, open)
  const losing = useMemo(
    () => computed(() => sending.value || isDirty(facts, hasTyped())),
    [sending, facts, hasTyped],
  )
  const loses = losing.value

  useEffect(() => {
    const element = dialog.current
    // A page that has just taken it off may be drawn no more.
    if (!open || !element?.isConnected) return
    const opener = document.activeElement
    const unlock = lockScroll()
    element.showModal()
    element.scrollTo?.(0, 0)
    // A page that puts another body in this one's place knows nothing of the popup: nothing of it may be left to it.
    const watch = new MutationObserver(() => void (element.isConnected || (opened.value = false)))
    watch.observe(document, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      element.close()
      unlock()
      focusAgain(opener)
      const tell = () => emit('close', {})
      // A page may go on as it hears of it.
      if (history) historyOf(host).afterwards(tell)
      else tell()
    }
  }, [open, opened, emit, host, history])
  useRoomAboveKeyboard(dialog, open)

  // The container's classes are the host page's to see (specification, section 2, "Popup container").
  useEffect(() => {
    host.classList.toggle('active', open)
    host.classList.toggle('min-top', minTop)
  }, [host, open, minTop])

  // The question ends with its reason: an answer that came meanwhile, or a page that closed the popup itself.
  useEffect(() => {
    if (!open || !loses) setAsking(false)
  }, [open, loses])

  function close() {
    if (losing.peek()) setAsking(true)
    else complete()
  }

  const byEscape = useEscape(open)
  const goBack = usePopupBack({ host, dialog, opened, close, history })

  function leave() {
    setAsking(false)
    // What is on its way cannot be called back: its answer is shown when the popup opens again.
    if (sending.value) opened.value = false
    else complete()
  }

  function onCancel(event: SyntheticEvent) {
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (byEscape.current) close()
    else goBack()
  }

  function onClosed(event: SyntheticEvent) {
    // The event comes late: the popup may have been opened again since.
    if (event.target !== dialog.current || dialog.current?.open) return
    if (step.value?.step.end) complete()
    opened.value = false
  }

  const onBackdrop = ({ target, clientX }: MouseEvent) => {
    const { clientLeft, clientWidth } = dialog.current!
    // Its scrollbar stands at the left where it is written from the right.
    return target === dialog.current && clientX >= clientLeft && clientX < clientLeft + clientWidth
  }

  return (
    <dialog
      ref={dialog}
      className={['popup', open && 'active', minTop && 'min-top'].filter(Boolean).join(' ')}
      aria-label={brand.title}
      onCancel={onCancel}
      // A browser may close it against our word, on a second Escape: nothing is lost, it opens again as it was.
      onClose={onClosed}
      // Pressed and released there: not the end of a selection, and not the scrollbar.
      onMouseDown={(event) => void (pressed.current = onBackdrop(event))}
      onClick={(event) => pressed.current && onBackdrop(event) && close()}
    >
      <div ref={panel} part="popup" className="popup-panel">
        <button type="button" part="close" className="close" aria-label={t('close')} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
        {open && <Widget />}
      </div>
      {asking && <LeaveDialog onStay={() => setAsking(false)} onLeave={leave} />}
    </dialog>
  )
}

/** A closed dialog gives the focus back, unless it was taken off, or the page has put another element in the opener's place. */
function focusAgain(opener: Element | null): void {
  if (opener?.isConnected && document.activeElement !== document.body) return
  const now = opener?.isConnected ? opener : opener?.id ? document.getElementById(opener.id) : null
  if (now instanceof HTMLElement) now.focus({ preventScroll: true })
}

/** Details were typed and nothing came of them yet. */
function isDirty({ customer, references }: Facts, elsewhere: boolean): boolean {
  const typed =
    elsewhere || (Object.keys(nobody) as (keyof typeof nobody)[]).some((key) => customer[key] !== nobody[key])
  return typed && Object.keys(references).length === 0
}
