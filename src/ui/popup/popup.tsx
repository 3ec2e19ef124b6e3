import { nativeOf, safeDocument } from '../../dom-clobbering'
import { computed, type Signal } from '@preact/signals-core'
import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { blankCustomer } from '../../kernel/state/facts'
import type { Kernel } from '../../kernel/kernel'
import { useKernel, useStyles } from '../../controls/context'
import css from './popup.css'
import { messages } from '../../messages/popup'
import { usePopupBack } from './back'
import { lockScroll, useEscape, useMinTop, useRoomAboveKeyboard } from './window'
import { historyOf } from './history'
import { useTexts } from '../../controls/texts'
import { Widget } from '../widget'
import { useLazy } from '../../controls/parts/lazy'
import type { LeaveProps } from './leave-dialog'

interface Props {
  readonly opened: Signal<boolean>
  readonly host: HTMLElement
  /** False: the page's history is not used. */
  readonly history: boolean
}

/**
 * The popup: a native modal dialog, which is above every z-index of the page. The close button, the backdrop and Escape
 * close it. It asks first if typed details would be lost (decisions, "Closing").
 */
export function Popup({ opened, host, history }: Props) {
  useStyles(css)
  const kernel = useKernel()
  const { brand, steps, submission, navigation } = kernel
  const { complete } = navigation
  const t = useTexts('popup', messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const [asking, setAsking] = useState(false)
  const open = opened.value
  const minTop = useMinTop(panel, open)
  const losing = useMemo(
    () => computed(() => submission.isSending.value || isDirty(kernel)),
    [kernel, submission],
  )
  const loses = losing.value

  useModal(dialog, opened, host, history)
  useRoomAboveKeyboard(dialog, open)

  // Host pages read these classes (specification, section 2, "Popup container").
  useEffect(() => {
    host.classList.toggle('active', open)
    host.classList.toggle('min-top', minTop)
  }, [host, open, minTop])

  // The question closes when its reason is gone: an answer came, or the page itself closed the popup.
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
    // A sent request cannot be cancelled: its answer is shown when the popup opens again.
    if (submission.isSending.value) opened.value = false
    else complete()
  }

  function onCancel(event: SyntheticEvent) {
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (byEscape.current) close()
    else goBack()
  }

  function onClosed(event: SyntheticEvent) {
    // The event is asynchronous: the popup may be open again.
    if (event.target !== dialog.current || dialog.current?.open) return
    if (steps.current.value?.step.end) complete()
    opened.value = false
  }

  const onBackdrop = ({ target, clientX }: MouseEvent) => {
    const { clientLeft, clientWidth } = dialog.current!
    // In right-to-left languages the scrollbar is on the left.
    return target === dialog.current && clientX >= clientLeft && clientX < clientLeft + clientWidth
  }

  return (
    <dialog
      ref={dialog}
      className={`popup${open ? ' active' : ''}${minTop ? ' min-top' : ''}`}
      aria-label={brand.title}
      onCancel={onCancel}
      // On a second Escape a browser closes the dialog without asking. Nothing is lost: it opens again as it was.
      onClose={onClosed}
      // Press and release must both be on the backdrop, not the end of a text selection or a press on the scrollbar.
      onMouseDown={(event) => void (pressed.current = onBackdrop(event))}
      onClick={(event) => pressed.current && onBackdrop(event) && close()}
    >
      <div ref={panel} part="popup" className="popup-panel">
        <button type="button" part="close" className="close" aria-label={t('close')} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
        {open && <Widget />}
      </div>
      {asking && <Leave title={t('leaveTitle')} onStay={() => setAsking(false)} onLeave={leave} />}
    </dialog>
  )
}

/** Shows the dialog while it is open, over a page that cannot scroll. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  opened: Signal<boolean>,
  host: HTMLElement,
  history: boolean,
) {
  const { emit } = useKernel()
  const open = opened.value
  useEffect(() => {
    const element = dialog.current
    // The page may have removed the popup: `showModal` would throw.
    if (!open || !element?.isConnected) return
    const opener = safeDocument.activeElement
    const unlock = lockScroll()
    element.showModal()
    element.scrollTo?.(0, 0)
    // A page may replace its body and the popup with it. Then the popup closes and its scroll lock ends.
    const watch = new MutationObserver(() => void (element.isConnected || (opened.value = false)))
    watch.observe(document, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      element.close()
      unlock()
      restoreFocus(opener)
      const emitClose = () => emit('close', {})
      // The page may navigate when it gets this event.
      if (history) historyOf(host).afterwards(emitClose)
      else emitClose()
    }
  }, [dialog, open, opened, emit, host, history])
}

/**
 * A closed dialog restores the focus itself, but not if it was removed first. If the page has replaced the opener, the
 * focus moves to the new element with the same id.
 */
function restoreFocus(opener: Element | null): void {
  if (!opener) return
  const isThere = nativeOf(opener, 'isConnected')
  if (isThere && safeDocument.activeElement !== safeDocument.body) return
  const now = isThere ? opener : safeDocument.getElementById(nativeOf(opener, 'id'))
  if (now instanceof HTMLElement) nativeOf(now, 'focus')({ preventScroll: true })
}

/** Whether details were typed but not yet sent successfully. Those that it begins with were not typed. */
function isDirty({ facts, choices, plugins }: Kernel): boolean {
  const { customer, references } = facts
  const known = choices.initialCustomer() ?? blankCustomer
  const typed =
    plugins.hasEntered() ||
    (Object.keys(blankCustomer) as (keyof typeof blankCustomer)[]).some((key) => customer[key] !== known[key])
  return typed && Object.keys(references).length === 0
}

/** Fetched when it is asked: most diners finish. */
const loadDialog = () => import(/* webpackChunkName: "leave" */ './leave-dialog')

/** Asks whether to leave. Where the dialog's file does not come, the browser's own asks. */
export function Leave(props: LeaveProps) {
  const dialog = useLazy<LeaveProps>(loadDialog)
  const { title, onStay, onLeave } = props
  const hasFailed = dialog.state === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    if (window.confirm(title)) onLeave()
    else onStay()
  }, [hasFailed, title, onStay, onLeave])
  return dialog.state === 'loaded' ? <dialog.Component {...props} /> : null
}
