import { useCallback, useEffect, useId, type RefObject } from 'react'
import { LightSlot, usePlugin } from 'tavola/controls'
import type { CardField } from './fields'
import type { GuaranteeContext } from './model'
import { errorOf } from './problems'

/** The elements for the frames, once they are in the document. */
export type Containers = RefObject<Partial<Record<CardField, HTMLElement>>>

interface Props {
  readonly field: CardField
  readonly containers: Containers
  readonly hint: string
}

/** The height of our other fields without their border. */
const height = '48px'

/**
 * One hosted field in a labelled group. The group gives screen readers the label, the error and the state outside the
 * frame too.
 */
export function CardInput({ field, containers, hint }: Props) {
  const ctx = usePlugin<GuaranteeContext>()
  const { state, t } = ctx
  const id = useId()
  const card = state.card.value
  const { isValid, isFocused } = state.fields.value[field]
  const error = card ? errorOf(ctx, field) : undefined
  const attach = useCallback(
    (element: HTMLElement) => void (containers.current[field] = element),
    [containers, field],
  )
  // Sent again at each focus change: a message sent before the frame listens is lost.
  useEffect(() => card?.mark(field, error ?? ''), [card, field, error, isFocused])
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
      part="field"
      className="field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      aria-invalid={error !== undefined}
    >
      <span id={`${id}-label`} part="label" className="label" onClick={() => card?.focus(field)}>
        {t(field)}
      </span>
      {/* The frame's content is left to right in every language. */}
      <div dir="ltr" part="input" className={box.filter(Boolean).join(' ')}>
        <LightSlot attach={attach} height={height} />
      </div>
      <p id={`${id}-note`} part="note" className="note">
        {error === undefined ? hint : <span className="note-error">{error}</span>}
        {isValid && <span className="heard">{t('complete', { field: t(field) })}</span>}
      </p>
    </div>
  )
}
