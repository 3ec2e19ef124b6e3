import { nativeOf, safeDocument } from '../../dom-clobbering'
import { computed, type Signal } from '@preact/signals-core'
import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Kernel } from '../../kernel/actions/kernel'
import { hasTypedDetails } from '../../kernel/actions/typed-details'
import { useKernel, useStyles } from '../../controls/context'
import css from './popup.css'
import { messages } from '../../messages/popup'
import { usePopupBack } from './back'
import { lockScroll } from './scroll-lock'
import { useEscape, useMinTop, useRoomAboveKeyboard } from './window'
import { useBackdrop } from '../../controls/backdrop'
import { ignoreEarlyKeys } from '../../controls/early-keys'
import { historyOf } from './history'
import { keepInSight, leaveDialog } from './place'
import { useTexts } from '../../controls/use-texts'
import { Widget } from '../widget'
import LeaveDialog from './leave-dialog'

interface Props {
  readonly opened: Signal<boolean>
  readonly host: HTMLElement
  /** Whether to use the page's history. */
  readonly history: boolean
}

/**
 * The popup: a native modal dialog, above every z-index of the page. The close button, the backdrop and Escape close it. It asks
 * first if entered details would be lost (closing.asks).
 */
export function Popup({ opened, host, history }: Props) {
  useStyles(css)
  const kernel = useKernel()
  const { brand, steps, navigation } = kernel
  const t = useTexts('popup', messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const open = opened.value
  const minTop = useMinTop(panel, open)
  const { close, question } = useLeaving(kernel, opened)
  useModal(dialog, opened, host, history)
  useRoomAboveKeyboard(dialog, open)

  // Host pages read these classes (popup.active, popup.min-top).
  useEffect(() => {
    host.classList.toggle('active', open)
    host.classList.toggle('min-top', minTop)
  }, [host, open, minTop])

  const byEscape = useEscape(open)
  const goBack = usePopupBack({ host, dialog, opened, close, history })

  function onCancel(event: SyntheticEvent) {
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (byEscape.current) close()
    else goBack()
  }

  function onClosed(event: SyntheticEvent) {
    // The event is asynchronous, so the popup may be open again.
    if (event.target !== dialog.current || dialog.current?.open) return
    if (steps.current.value?.step.end) navigation.complete()
    opened.value = false
  }

  useBackdrop(dialog, close)

  return (
    <dialog
      ref={dialog}
      className={`popup${open ? ' active' : ''}${minTop ? ' min-top' : ''}`}
      aria-label={brand.title}
      onCancel={onCancel}
      // A second Escape closes the dialog without a question. Nothing is lost, as it opens again unchanged.
      onClose={onClosed}
    >
      <div ref={panel} part="popup" className="popup-panel">
        <button type="button" part="close" className="close" aria-label={t('close')} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
        {open && <Widget />}
      </div>
      {question && <LeaveDialog {...question} />}
    </dialog>
  )
}

/** Closes the popup, with a question first if the diner would lose details. `question`: what its buttons do, while it is asked. */
function useLeaving(kernel: Kernel, opened: Signal<boolean>) {
  const { submission, navigation } = kernel
  const [isAsking, setAsking] = useState(false)
  const losesDetails = useMemo(
    () => computed(() => submission.isSending.value || hasUnsent(kernel)),
    [kernel, submission],
  )
  const open = opened.value
  const loses = losesDetails.value
  // Closes the question when it no longer applies: after a response, or when the page closes the popup.
  useEffect(() => {
    if (!open || !loses) setAsking(false)
  }, [open, loses])

  function close() {
    if (losesDetails.peek()) setAsking(true)
    else navigation.complete()
  }

  function onLeave() {
    setAsking(false)
    // A pending POST cannot be cancelled. Its outcome is shown when the popup opens again.
    if (submission.isSending.value) opened.value = false
    else navigation.complete()
  }

  return { close, question: isAsking ? { onStay: () => setAsking(false), onLeave } : null }
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
  useLayoutEffect(() => {
    const element = dialog.current
    // `showModal` throws if the page has removed the popup.
    if (!open || !element?.isConnected) return
    const opener = safeDocument.activeElement
    const unlock = lockScroll(element)
    element.showModal()
    element.scrollTo?.(0, 0)
    const endIgnoring = ignoreEarlyKeys(element)
    // If the page replaces its body and removes the popup, the popup closes and the scroll lock ends.
    const endKeeping = keepInSight(host, element, () => void (opened.value = false))
    return () => {
      endIgnoring()
      endKeeping()
      element.close()
      // A rebuilt popup stays, and a destroyed one has no place.
      if (!opened.peek() && host.isConnected) leaveDialog(host)
      unlock()
      restoreFocus(opener)
      const emitClose = () => emit('close', {})
      // The page may navigate when it receives this event.
      if (history) historyOf(host).afterwards(emitClose)
      else emitClose()
    }
  }, [dialog, open, opened, emit, host, history])
}

/**
 * Restores the focus after the dialog was removed, which browsers do only for a closed dialog. If the page has replaced the
 * opener, the new element with the same id takes the focus.
 */
function restoreFocus(opener: Element | null): void {
  if (!opener) return
  const isThere = nativeOf(opener, 'isConnected')
  if (isThere && safeDocument.activeElement !== safeDocument.body) return
  const now = isThere ? opener : safeDocument.getElementById(nativeOf(opener, 'id'))
  if (now instanceof HTMLElement) nativeOf(now, 'focus')({ preventScroll: true })
}

/** Whether the diner has entered something that was not sent yet. */
const hasUnsent = (kernel: Kernel): boolean =>
  (kernel.plugins.hasEntered() || hasTypedDetails(kernel)) &&
  Object.keys(kernel.facts.references).length === 0
