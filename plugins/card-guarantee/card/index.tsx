import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { Messages } from 'tavola'
import {
  ActionBar,
  moveFocus,
  Note,
  Place,
  RichText,
  SendingButton,
  StepHeading,
  usePlugin,
  useStyles,
  WebLink,
} from 'tavola/controls'
import type { GuaranteeContext } from '..'
import { BankDialog } from './bank-dialog'
import css from './card.css'
import { Fee } from './fee'
import { CardFields, type Attempt } from './fields'
import { errorOf, leave, problemsOf } from './form'

export { ConfirmedTerms } from './fee'
export { beforeSubmit, payload } from './send'

export const texts = {
  title: 'Guarantee your table',
  intro: "Nothing is booked yet: we need a card to hold this table. You won't be charged today.",
  typeAgain: 'For your security, we never store your card details. Please enter them again.',
  fee: 'No-show fee',
  sum: 'up to {each} × {count} = {total}',
  when: {
    one: "Charged only if you don't show up, or cancel less than {hours} hour before.",
    other: "Charged only if you don't show up, or cancel less than {hours} hours before.",
  },
  whenAway: "Charged only if you don't show up.",
  until: 'Free to cancel until {date} at {time}.',
  untilThere: 'Free to cancel until {date} at {time}, restaurant time.',
  late: {
    one: 'Your booking is less than {hours} hour away, so free cancellation has ended.',
    other: 'Your booking is less than {hours} hours away, so free cancellation has ended.',
  },

  number: 'Card number',
  expirationDate: 'Expiration date',
  cvv: 'CVV',
  expirationDateHint: 'Month and year',
  expirationDatePlaceholder: 'MM / YY',
  cvvHint: '{count} digits, on the back',
  cvvHint4: '{count} digits, on the front',
  complete: '{field} is complete',
  loading: 'Loading the secure card form…',

  enterNumber: 'Please enter your card number',
  enterExpirationDate: 'Please enter the expiration date',
  enterCvv: 'Please enter the CVV',
  checkNumber: 'Enter your full card number',
  checkExpirationDate: 'Enter the month and year as MM / YY',
  checkCvv: 'Please check the CVV. It has {count} digits',
  agreeTerms: 'Please agree to the card guarantee terms',
  agree: 'I agree to the card guarantee and its {terms}',
  terms: 'terms and conditions',

  warning: 'Please check the fields marked above.',
  failed: "The secure card form didn't load. Your details are saved.",
  again: 'Try again',
  refused: "Your card wasn't accepted. Please check it, or try another card.",
  refusedCvv: "The CVV doesn't match this card. Please check it.",
  unreachable: "We couldn't check your card because the card service didn't respond.",

  bankTitle: 'Confirm with your bank',
  bankWait: 'Checking your card with your bank…',
  bankSlow: 'Your bank is taking longer than usual. You can wait, or cancel and try another card.',
  bankAsks: "Your bank wants to make sure it's you. You won't be charged today.",
  bankAmount:
    "Your bank wants to make sure it's you. It may show {total}, the most that a no-show costs. You won't be charged today.",
  bankPage: "Your bank's page",
  bankLoading: "Loading your bank's page…",
  bankCancel: 'Cancel',
  bankConfirmed: 'Your bank has confirmed your card.',
  bankFailed:
    "Your bank didn't confirm your card, so nothing was sent. Please try again, or use another card.",
  bankUnsupported: "Your bank can't confirm this card online, so nothing was sent. Please use another card.",
  bankUnavailable: "We couldn't reach your bank, so nothing was sent. Your details are saved.",
  bankAbandoned: "You cancelled your bank's check, so nothing was sent. Your details are saved.",
} as const satisfies Messages

export type CardContext = GuaranteeContext<typeof texts>

/** Step 8: the fee, the card fields, the consent, and the button that sends the booking again. */
export default function Guarantee() {
  useStyles(css)
  const ctx = usePlugin<CardContext>()
  const [attempt, setAttempt] = useState<Attempt>({ count: 1, failed: false })
  const fail = useCallback(() => setAttempt((now) => ({ ...now, failed: true })), [])
  const box = useRef<HTMLInputElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const { state, journeyText, t } = ctx
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
    else card.value.fields.focusOn(first)
  }, [ctx])

  return (
    <div className="guarantee">
      <StepHeading>{t('title')}</StepHeading>
      <div part="panel" className="guarantee-fee">
        <p>{t('intro')}</p>
        <Fee />
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

/** The consent to the guarantee, which is required (card.terms). */
function Consent({ box }: { readonly box: RefObject<HTMLInputElement | null> }) {
  const ctx = usePlugin<CardContext>()
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
  const { brand, t } = usePlugin<CardContext>()
  return <WebLink href={brand.links.terms}>{t('terms')}</WebLink>
}
