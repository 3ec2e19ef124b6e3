import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { LightSlot, TelephoneLink, usePlugin, useStyles, useTexts } from 'tavola/controls'
import css from './challenge.css'
import { ChallengeDialog } from './challenge-dialog'
import { messages } from './challenge-messages'
import type { VerificationContext } from './model'
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
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    if (tries > 0) title.current?.focus()
  }, [tries])

  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="captcha">
      <h3 ref={title} id={id} tabIndex={-1}>
        {t('title')}
      </h3>
      <p className="captcha-status" data-status={confirmed ? 'confirmed' : lost.value}>
        {status}
      </p>
      {asks && <Box key={tries} onAgain={() => setTries(tries + 1)} />}
    </div>
  )
}

/** One attempt to show hCaptcha's box. */
function Box({ onAgain }: { readonly onAgain: () => void }) {
  const ctx = usePlugin<VerificationContext>()
  const t = useTexts('human-verification', messages)
  const [phase, setPhase] = useState<'loading' | Size | 'failed'>('loading')
  const [challenged, setChallenged] = useState(false)
  const place = useRef<HTMLElement>(null)
  const widget = useMemo(
    () =>
      createWidget(ctx, {
        place: () => place.current!,
        shown: setPhase,
        failed: () => setPhase('failed'),
        challenge: setChallenged,
      }),
    [ctx],
  )
  useEffect(() => {
    if (phase === 'failed') ctx.announce(t('failed'))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each failure.
  }, [phase])

  if (phase === 'failed') {
    return (
      <div key="failed" className="captcha-failed">
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
        {phase === 'loading' && <p className="captcha-loading">{t('loading')}</p>}
        <LightSlot attach={widget.attach} height="var(--captcha-height)" />
      </div>
      <ChallengeDialog open={challenged} place={place} onLeave={widget.leave} />
    </>
  )
}
