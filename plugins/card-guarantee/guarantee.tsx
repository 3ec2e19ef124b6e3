import { useCallback, useEffect, useRef, useState } from 'react'
import { Place, SendingButton, StepHeading, usePlugin, useStyles, useTexts } from 'tavola/controls'
import { CardFields, type Attempt } from './card-fields'
import { Fee } from './fee'
import css from './guarantee.css'
import { stepMessages } from './messages'
import type { GuaranteeContext } from './model'
import { problemsOf } from './problems'
import { Terms } from './terms'

/** Step 8: the fee, the card fields, the consent, and the button that sends the booking again. */
export default function Guarantee() {
  useStyles(css)
  const ctx = usePlugin<GuaranteeContext>()
  const t = useTexts('card-guarantee', stepMessages)
  const [attempt, setAttempt] = useState<Attempt>({ count: 1, failed: false })
  const fail = useCallback(() => setAttempt((now) => ({ ...now, failed: true })), [])
  const box = useRef<HTMLInputElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const { state, journeyText } = ctx
  const { asked } = state
  const [isAgain] = useState(() => asked.peek())
  useEffect(() => void (asked.value = true), [asked])
  const warned = state.pressed.value && problemsOf(ctx).size > 0

  /** Section 5: if the form is invalid, shows a warning, marks the invalid fields and focuses the first. */
  const complete = useCallback(() => {
    if (ctx.busy) return
    const { card, pressed } = ctx.state
    const [first] = problemsOf(ctx).keys()
    if (first === undefined) return void ctx.submit()
    pressed.value = true
    ctx.announce(ctx.t(card.value || again.current ? 'warning' : 'loading'))
    if (!card.value) again.current?.focus()
    else if (first === 'terms') box.current?.focus()
    else card.value.focus(first)
  }, [ctx])

  return (
    <div className="guarantee">
      <StepHeading>{t('title')}</StepHeading>
      <Fee />
      {isAgain && (
        <p part="note" className="note">
          {t('typeAgain')}
        </p>
      )}
      <CardFields
        key={attempt.count}
        attempt={attempt}
        onEnter={complete}
        onFail={fail}
        again={again}
        onAgain={() => setAttempt({ count: attempt.count + 1, failed: false })}
      />
      <Terms box={box} />
      <Place name="payment" />
      <Place name="verification" />
      <p part="note" className="note note-error guarantee-warning">
        {warned && t(state.card.value || attempt.failed ? 'warning' : 'loading')}
      </p>
      <SendingButton onPress={complete}>{journeyText('complete')}</SendingButton>
    </div>
  )
}
