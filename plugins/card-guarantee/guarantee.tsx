import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react'
import {
  ActionBar,
  moveFocus,
  Note,
  Place,
  RichText,
  SendingButton,
  StepHeading,
  useLazy,
  usePlugin,
  useStyles,
  useTexts,
  WebLink,
} from 'tavola/controls'
import { loadBank } from './card'
import { CardFields, type Attempt } from './card-fields'
import css from './guarantee.css'
import { stepMessages } from './messages'
import { leave, type GuaranteeContext } from './model'
import { Terms } from './terms'
import { errorOf, problemsOf } from './tokenize'

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

  /** If the form is invalid, shows a warning, marks the invalid fields and focuses the first (card.valid). */
  const complete = useCallback(() => {
    if (ctx.busy) return
    const { card, pressed } = ctx.state
    const [first] = problemsOf(ctx).keys()
    if (first === undefined) return void ctx.submit()
    pressed.value = true
    ctx.announce(ctx.t(card.value || again.current ? 'warning' : 'loading'))
    if (!card.value) moveFocus(again.current)
    else if (first === 'terms') moveFocus(box.current)
    else card.value.focusOn(first)
  }, [ctx])

  return (
    <div className="guarantee">
      <StepHeading>{t('title')}</StepHeading>
      <div part="panel" className="guarantee-fee">
        <p>{t('intro')}</p>
        <Terms />
      </div>
      {isAgain && <Note>{t('typeAgain')}</Note>}
      <CardFields
        key={attempt.count}
        attempt={attempt}
        onEnter={complete}
        onFail={fail}
        again={again}
        onAgain={() => setAttempt({ count: attempt.count + 1, failed: false })}
      />
      <Consent box={box} />
      <Place name="payment" />
      <Place name="verification" />
      {state.check.value && <BankDialog />}
      <Note error={warned ? t(state.card.value || attempt.failed ? 'warning' : 'loading') : undefined} />
      <ActionBar>
        <SendingButton onPress={complete}>{journeyText('complete')}</SendingButton>
      </ActionBar>
    </div>
  )
}

const loadBankDialog = async () => ({ default: (await loadBank()).BankDialog })

/** The code is here: it has started the check. */
function BankDialog() {
  const dialog = useLazy(loadBankDialog)
  return dialog.state === 'loaded' ? <dialog.Component /> : null
}

/** The consent to the guarantee, which is required (card.terms). */
function Consent({ box }: { readonly box: RefObject<HTMLInputElement | null> }) {
  const ctx = usePlugin<GuaranteeContext>()
  const { state, t } = ctx
  const note = useId()
  const error = errorOf(ctx, 'terms')
  return (
    <div className="guarantee-terms">
      <label>
        <input
          ref={box}
          type="checkbox"
          aria-required
          checked={state.terms.value}
          onChange={({ target }) => void (state.terms.value = target.checked)}
          onBlur={() => leave(state, 'terms')}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : note}
        />
        <span>
          <RichText
            text={t('agree')}
            parts={{ terms: <Place name="consent-link" fallback={<TermsPage />} /> }}
          />
        </span>
      </label>
      <Note id={note} error={error} />
    </div>
  )
}

/** Opens in a new tab, so that the typed card is kept; plain text if the brand has no such page. */
function TermsPage() {
  const { brand, t } = usePlugin<GuaranteeContext>()
  return <WebLink href={brand.links.terms}>{t('terms')}</WebLink>
}
