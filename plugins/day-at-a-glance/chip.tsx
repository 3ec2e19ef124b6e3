import { useId, type ReactNode } from 'react'
import { useWaitingFor } from 'tavola/controls'

interface Props {
  /** The group that it belongs to. */
  readonly name: string
  readonly value?: string
  readonly checked: boolean
  /** The id of the line that says why it cannot be chosen yet. */
  readonly waits?: string | undefined
  /** The id of its description. */
  readonly describedBy?: string | undefined
  readonly isQuiet?: boolean
  /** Tab leads past it. */
  readonly isSkipped?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** A native radio whose label is a chip of at least 44 px. One that waits keeps its place in the order of Tab. */
export function Chip({
  name,
  value,
  checked,
  waits,
  describedBy,
  isQuiet = false,
  isSkipped = false,
  onChoose,
  children,
}: Props) {
  return (
    <label
      part={checked ? 'chip chip-chosen' : 'chip'}
      className={[
        'glance-chip',
        isQuiet && 'glance-quiet',
        checked && 'glance-chosen',
        waits !== undefined && 'glance-waits',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        tabIndex={isSkipped ? -1 : undefined}
        aria-disabled={waits === undefined ? undefined : true}
        aria-describedby={waits ?? describedBy}
        onClick={(event) => waits !== undefined && event.preventDefault()}
        onChange={() => waits === undefined && onChoose()}
      />
      <span>{children}</span>
    </label>
  )
}

/** Why days and guests cannot be chosen yet, and the id of that text, for each chip; undefined once they can. */
export function useWaits(): { readonly waits: string | undefined; readonly reason: ReactNode } {
  const id = useId()
  const text = useWaitingFor('date')
  if (text === undefined) return { waits: undefined, reason: null }
  const reason = (
    <span id={id} hidden>
      {text}
    </span>
  )
  return { waits: id, reason }
}
