import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import {
  ErrorMark,
  LightSlot,
  moveFocus,
  TelephoneLink,
  usePlugin,
  useStyles,
  useTexts,
  whenHere,
} from 'tavola/controls'
import css from './challenge.css'
import { messages } from './challenge-messages'
import { callOff, type VerificationContext } from './model'
import { createWidget, type Size } from './widget'

/** The challenge with its label and its status; only the status if there is already a token. */
export default function Challenge() {
  useStyles(css)
  const { state, announce } = usePlugin<VerificationContext>()
  const t = useTexts('human-verification', messages)
  const { token, lost } = state
  const confirmed = token.value !== null
  const status = t(confirmed ? 'confirmed' : (lost.value ?? 'why'))
  const said = useRef(status)
  useEffect(() => {
    // Not what it begins with.
    if (said.current !== status) announce(status)
    said.current = status
  }, [announce, status])
  // On step 8 the box is shown only if the token is gone, and stays from then on.
  const [asks, setAsks] = useState(!confirmed)
  if (!asks && !confirmed) setAsks(true)
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    if (tries > 0) moveFocus(title.current)
  }, [tries])

  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={hasFailed ? 'captcha captcha-without-box' : 'captcha'}>
      <h3 ref={title} id={id} tabIndex={-1}>
        {t('title')}
      </h3>
      <p className="captcha-status" data-status={confirmed ? 'confirmed' : lost.value}>
        {status}
      </p>
      {asks && <Box key={tries} onFail={setFailed} onAgain={() => setTries(tries + 1)} />}
    </div>
  )
}

interface BoxProps {
  /** The status gives way to the failure's text. */
  readonly onFail: (hasFailed: boolean) => void
  readonly onAgain: () => void
}

/** One attempt to show hCaptcha's box. */
function Box({ onFail, onAgain }: BoxProps) {
  const ctx = usePlugin<VerificationContext>()
  const t = useTexts('human-verification', messages)
  const [phase, setPhase] = useState<'loading' | Size | 'failed'>('loading')
  const place = useRef<HTMLElement>(null)
  const widget = useMemo(
    () =>
      createWidget(ctx, {
        place: () => place.current!,
        shown: setPhase,
        failed() {
          callOff(ctx)
          setPhase('failed')
        },
      }),
    [ctx],
  )
  useEffect(() => {
    if (phase === 'failed') ctx.announce(t('failed'))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each failure.
  }, [phase])
  useLayoutEffect(() => {
    onFail(phase === 'failed')
    return () => onFail(false)
  }, [phase, onFail])
  const { canAsk, isPressed, isOpen } = ctx.state
  const waits = phase !== 'failed' && isPressed.value && !isOpen.value
  useEffect(() => {
    if (waits) ctx.announce(t('loading'))
  }, [waits, ctx, t])
  useEffect(() => {
    canAsk.value = phase !== 'failed'
    return () => void (canAsk.value = false)
  }, [phase, canAsk])
  // Edited details and another step take the press back.
  useEffect(() => () => callOff(ctx), [ctx])

  if (phase === 'failed') {
    return (
      <div key="failed" className="captcha-failed">
        <ErrorMark />
        <p>{t('failed')}</p>
        <TelephoneLink telephone={ctx.facts.venue?.telephone} />
        <button type="button" part="button button-quiet" className="button button-quiet" onClick={onAgain}>
          {t('again')}
        </button>
      </div>
    )
  }
  return (
    <>
      <div className="captcha-box" data-size={phase}>
        {(phase === 'loading' || waits) && <p className="captcha-loading">{t('loading')}</p>}
        <LightSlot attach={widget.attach} height="var(--captcha-height)" />
      </div>
      <ChallengeDialog open={isOpen.value} place={place} onLeave={widget.leave} />
    </>
  )
}

interface Props {
  readonly open: boolean
  /** Set to the element in the page's document that contains hCaptcha's challenge. */
  readonly place: RefObject<HTMLElement | null>
  readonly onLeave: () => void
}

/**
 * hCaptcha's challenge in our own dialog. By default hCaptcha adds it to the page's body, which a modal popup makes
 * inert. While closed, the dialog has a layout but is invisible, because hCaptcha's frame exists before it opens.
 */
function ChallengeDialog({ open, place, onLeave }: Props) {
  const { announce } = usePlugin<VerificationContext>()
  const t = useTexts('human-verification', messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const attach = useCallback(
    (element: HTMLElement) => {
      place.current = element
      // The frame is inline, and the line would leave a gap below it.
      element.style.setProperty('line-height', '0', 'important')
    },
    [place],
  )

  useEffect(() => {
    if (!open) return
    const element = dialog.current!
    const callOff = whenHere(element, () => {
      element.showModal()
      moveFocus(place.current?.querySelector('iframe'))
    })
    // The diner is elsewhere on the page.
    if (!element.open) announce(t('challenge'))
    return () => {
      callOff()
      element.close()
    }
  }, [open, place, announce, t])

  /** Escape: asks hCaptcha to close, which then reports that its challenge is closed. */
  function onCancel(event: SyntheticEvent) {
    event.preventDefault()
    onLeave()
  }

  /** On a second Escape a browser closes the dialog without asking. */
  function onClosed() {
    if (open && !dialog.current?.open) onLeave()
  }

  return (
    <dialog
      ref={dialog}
      part="dialog"
      className="captcha-dialog"
      aria-label={t('challenge')}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={({ target }) => target === dialog.current && onLeave()}
    >
      <button type="button" part="close" className="captcha-leave" aria-label={t('leave')} onClick={onLeave}>
        <span aria-hidden="true">×</span>
      </button>
      <LightSlot attach={attach} height="auto" />
    </dialog>
  )
}
