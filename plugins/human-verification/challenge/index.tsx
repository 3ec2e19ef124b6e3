import { type CSSProperties, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Messages } from 'tavola'
import type { ShownCheck } from 'tavola/journeys'
import {
  Button,
  ErrorMark,
  LightSlot,
  moveFocus,
  TelephoneLink,
  useAnnounceChange,
  usePlugin,
  useStyles,
} from 'tavola/controls'
import type { VerificationContext } from '..'
import css from './challenge.css'
import { createCheck } from './check'
import { ChallengeDialog } from './dialog'
import { callOff } from './token'

export { beforeSubmit, onError, payload, setup, validators } from './token'

/** Around the box of the check, which has its own texts in the brand's language. */
export const texts = {
  title: 'Confirm that you are human',
  why: 'This keeps tables for real guests.',
  loading: 'Loading the check…',
  confirmed: 'Thank you. The check is complete.',
  expired: 'Check expired. Please try again.',
  used: 'Please complete the check again.',
  failed: "The check didn't work. Your details are saved.",
  again: 'Try again',
  challenge: 'Human verification challenge',
  leave: 'Leave the challenge',
  /** The error at submit. */
  confirm: 'Please confirm that you are human',
} as const satisfies Messages

export type ChallengeContext = VerificationContext<typeof texts>

/** The challenge with its label and its status; only the status if there is already a token. */
export default function Challenge() {
  useStyles(css)
  const { state, t } = usePlugin<ChallengeContext>()
  const { token, lost } = state
  const confirmed = token.value !== null
  const status = t(confirmed ? 'confirmed' : (lost.value ?? 'why'))
  useAnnounceChange(status)
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

/** One attempt to show the check. */
function Box({ onFail, onAgain }: BoxProps) {
  const ctx = usePlugin<ChallengeContext>()
  const { t } = ctx
  const [phase, setPhase] = useState<'loading' | ShownCheck | 'failed'>('loading')
  const place = useRef<HTMLElement>(null)
  const box = useMemo(
    () =>
      createCheck(ctx, {
        dialog: () => place.current!,
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
  const check = typeof phase === 'string' ? null : phase
  const opens = phase === 'loading' || check?.open !== undefined
  const waits = opens && isPressed.value && !isOpen.value
  useEffect(() => {
    if (waits) ctx.announce(t('loading'))
  }, [waits, ctx, t])
  useEffect(() => {
    // An attempt that has failed must not undo what the next one says.
    if (!opens) return
    canAsk.value = true
    return () => void (canAsk.value = false)
  }, [opens, canAsk])
  // Edited details and another step take the press back.
  useEffect(() => () => callOff(ctx), [ctx])

  if (phase === 'failed') {
    return (
      <div key="failed" className="captcha-failed">
        <ErrorMark />
        <p>{t('failed')}</p>
        <TelephoneLink telephone={ctx.facts.venue?.telephone} />
        <Button kind="quiet" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <div
        className="captcha-box"
        style={check ? ({ '--captcha-height': `${check.height}px` } as CSSProperties) : undefined}
      >
        {(phase === 'loading' || waits) && <p className="captcha-loading">{t('loading')}</p>}
        <LightSlot attach={box.attach} height="var(--captcha-height)" />
      </div>
      <ChallengeDialog open={isOpen.value} place={place} onLeave={box.leave} />
    </>
  )
}
