import type { ReactNode } from 'react'

interface Props {
  /** The group that it belongs to. */
  readonly name: string
  readonly value?: string
  readonly checked: boolean
  /** The id of the line that says why it cannot be chosen yet. */
  readonly waits?: string | undefined
  readonly isQuiet?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** A native radio whose label is a chip of at least 44 px. One that waits keeps its place in the order of Tab. */
export function Chip({ name, value, checked, waits, isQuiet = false, onChoose, children }: Props) {
  return (
    <label
      part={checked ? 'chip chip-chosen' : 'chip'}
      className={isQuiet ? 'glance-chip glance-quiet' : 'glance-chip'}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        aria-disabled={waits === undefined ? undefined : true}
        aria-describedby={waits}
        onClick={(event) => waits !== undefined && event.preventDefault()}
        onChange={() => waits === undefined && onChoose()}
      />
      <span>{children}</span>
    </label>
  )
}
