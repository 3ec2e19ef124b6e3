import { useCallback, useEffect, useId, useRef, type RefObject } from 'react'
import type { CardField } from 'tavola/journeys'
import {
  Button,
  ErrorMark,
  isFocusFree,
  LightSlot,
  moveFocus,
  Note,
  TelephoneLink,
  usePlugin,
} from 'tavola/controls'
import type { CardContext } from '.'
import { entered, errorOf } from './form'
import { frameLook } from './frames'
import { openCard } from './open-card'

/** One attempt to open the fields. */
export interface Attempt {
  readonly count: number
  readonly failed: boolean
}

interface Props {
  readonly attempt: Attempt
  readonly onEnter: () => void
  readonly onFail: () => void
  /** The button "Try again", shown after a failure. */
  readonly again: RefObject<HTMLButtonElement | null>
  readonly onAgain: () => void
}

/** The provider's three fields. Each attempt mounts a new component, with new elements for the frames. */
export function CardFields({ attempt, onEnter, onFail, again, onAgain }: Props) {
  const ctx = usePlugin<CardContext>()
  const { state, t, facts } = ctx
  const form = useRef<HTMLDivElement>(null)
  const containers: Containers = useRef({})
  const card = state.card.value
  useOpenCard(form, containers, onEnter, onFail)
  useRetriedFocus(form, attempt.count > 1)

  // A frame that had the focus is gone. A diner who is elsewhere, as at "Complete Booking", keeps the focus there.
  const { failed } = attempt
  useEffect(() => {
    if (!failed) return
    ctx.announce(ctx.t('failed'))
    if (isFocusFree()) moveFocus(again.current, { preventScroll: true })
  }, [ctx, failed, again])

  const kind = state.entry.value?.kind
  const kindName = kind?.name ?? ''
  const digits = kind?.digits === 4 ? 4 : 3
  useEffect(() => ctx.announce(kindName), [ctx, kindName])
  return (
    <div ref={form} tabIndex={-1} className="card">
      {failed ? (
        <div part="banner" className="fault">
          <ErrorMark />
          <p>{t('failed')}</p>
          <TelephoneLink telephone={facts.venue?.telephone} />
          <Button ref={again} onClick={onAgain}>
            {t('again')}
          </Button>
        </div>
      ) : (
        <div className="card-grid">
          <CardInput field="number" containers={containers} hint={card ? kindName : t('loading')} />
          <CardInput field="expirationDate" containers={containers} hint={t('expirationDateHint')} />
          <CardInput
            field="cvv"
            containers={containers}
            hint={t(digits === 4 ? 'cvvHint4' : 'cvvHint', { count: digits })}
          />
        </div>
      )}
    </div>
  )
}

/** Opens the card for as long as the fields are shown. */
function useOpenCard(form: Form, containers: Containers, onEnter: () => void, onFail: () => void): void {
  const ctx = usePlugin<CardContext>()
  // Children's effects run first, so the containers are in the document here.
  useEffect(() => {
    const slot = (name: CardField) => ({ element: containers.current[name]!, label: ctx.t(name) })
    const expirationDate = { ...slot('expirationDate'), placeholder: ctx.t('expirationDatePlaceholder') }
    return openCard(ctx, {
      look: frameLook(form.current!),
      slots: { number: slot('number'), expirationDate, cvv: slot('cvv') },
      onEnter,
      onFail,
    })
  }, [ctx, form, containers, onEnter, onFail])
}

/** "Try again" disappears when it is pressed: the form takes the focus, and passes it to the card number. */
function useRetriedFocus(form: Form, isRetried: boolean): void {
  const card = usePlugin<CardContext>().state.card.value
  useEffect(() => {
    if (isRetried) moveFocus(form.current, { preventScroll: true })
  }, [form, isRetried])
  useEffect(() => {
    const { activeElement } = form.current!.getRootNode() as Document | ShadowRoot
    if (activeElement === form.current) card?.fields.focusOn('number')
  }, [form, card])
}

type Form = RefObject<HTMLDivElement | null>

/** The elements for the frames, once they are in the document. */
type Containers = RefObject<Partial<Record<CardField, HTMLElement>>>

interface InputProps {
  readonly field: CardField
  readonly containers: Containers
  readonly hint: string
}

/** The height of our other fields without their border. */
const height = '48px'

/**
 * One field in a labelled group. The group gives screen readers the label, the error and the state outside the
 * frame too.
 */
function CardInput({ field, containers, hint }: InputProps) {
  const ctx = usePlugin<CardContext>()
  const { state, t } = ctx
  const id = useId()
  const card = state.card.value
  const { isValid, isFocused } = entered(state, field)
  const group = useRef<HTMLDivElement>(null)
  // A provider may scroll to the frame alone, whose label is then behind the header.
  useEffect(() => {
    if (isFocused) group.current!.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
  }, [isFocused])
  const error = card ? errorOf(ctx, field) : undefined
  const attach = useCallback(
    (element: HTMLElement) => void (containers.current[field] = element),
    [containers, field],
  )
  // Sent again at each focus change: a message sent before the frame listens is lost.
  useEffect(() => card?.fields.mark(field, error ?? ''), [card, field, error, isFocused])
  useEffect(() => {
    if (isValid) ctx.announce(ctx.t('complete', { field: ctx.t(field) }))
  }, [ctx, field, isValid])

  const box = [
    'card-box',
    !card && 'card-box-loading',
    isFocused && 'card-box-focused',
    isValid && 'card-box-valid',
  ]
  return (
    <div
      ref={group}
      part="field"
      className="field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      aria-invalid={error !== undefined}
    >
      <span id={`${id}-label`} part="label" className="label" onClick={() => card?.fields.focusOn(field)}>
        {t(field)}
      </span>
      {/* The frame's content is left to right in every language. */}
      <div dir="ltr" part="input" className={box.filter(Boolean).join(' ')}>
        <LightSlot attach={attach} height={height} />
      </div>
      <Note id={`${id}-note`} error={error}>
        <span>{hint}</span>
        {isValid && <span className="visually-hidden">{t('complete', { field: t(field) })}</span>}
      </Note>
    </div>
  )
}
