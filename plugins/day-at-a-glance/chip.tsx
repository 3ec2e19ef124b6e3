import type { ReactNode } from 'react'

interface Props {
  /** The group that it belongs to. */
  readonly name: string
  readonly value?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly isQuiet?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** A native radio whose label is a chip of at least 44 px. */
export function Chip({ name, value, checked, disabled = false, isQuiet = false, onChoose, children }: Props) {
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
        disabled={disabled}
        onChange={onChoose}
      />
      <span>{children}</span>
    </label>
  )
}
