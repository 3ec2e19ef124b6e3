import { useRef, type KeyboardEvent } from 'react'
import { groupGuests } from 'tavola/journeys'
import { TextField, useField, usePlugin } from 'tavola/controls'
import type { DetailsContext } from '.'

/** The largest group that can be asked for online: the reference server's limit. */
const largestGroup = 200

export const isGroup = ({ facts }: Pick<DetailsContext, 'facts'>) => facts.guests === groupGuests

/** The number of a group's guests; null where none is typed, or no number within the limits, and where it is no group. */
export function groupSize(ctx: DetailsContext): number | null {
  const { state, shared } = ctx
  const text = state.groupSize.value
  const size = isGroup(ctx) && /^\d{1,3}$/.test(text) ? Number(text) : 0
  return size >= shared.smallestGroup && size <= largestGroup ? size : null
}

export const groupSizeValidators = [
  {
    field: 'groupSize',
    message: 'groupSizeWrong',
    values: () => ({ largestGroup }),
    valid: (ctx: DetailsContext) =>
      !isGroup(ctx) || ctx.state.groupSize.value === '' || groupSize(ctx) !== null,
  },
]

/** A group is asked how many (guests.how-many). */
export function GroupSize() {
  const { state, shared, announce, t } = usePlugin<DetailsContext>()
  const { smallestGroup } = shared
  const { value } = state.groupSize
  const size = value === '' ? smallestGroup - 1 : Number(value)
  /** The diner was told that letters are not accepted: once, until the number changes. */
  const isAnnounced = useRef(false)

  function change(next: string) {
    isAnnounced.current = false
    state.groupSize.value = next
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    const by = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
    const isLetter = /^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey
    if (by === 0 && !isLetter) return
    event.preventDefault()
    if (by !== 0) return change(String(Math.min(Math.max((size || 0) + by, smallestGroup), largestGroup)))
    if (!isAnnounced.current) announce(t('groupSizeDigits'))
    isAnnounced.current = true
  }

  return (
    <div className="enquiry-group">
      <TextField
        {...useField('groupSize')}
        label={t('groupSize')}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-valuemin={smallestGroup}
        aria-valuemax={largestGroup}
        aria-valuenow={value === '' ? undefined : size || undefined}
        value={value}
        onChange={change}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
