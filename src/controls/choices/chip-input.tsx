import type { ReactNode } from 'react'
import { useStyles } from '../context'
import css from './chip-input.css'

export interface ChipProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The name of what is chosen. */
  readonly children: ReactNode
  readonly value?: string
  /** The id of the line that says why it can't be chosen yet. It keeps its place in the order of Tab. */
  readonly waits?: string | undefined
  /** The id of its description. */
  readonly describedBy?: string | undefined
  /** Less visible, as a time that is full. */
  readonly isQuiet?: boolean
  /** Tab leads past it. */
  readonly isSkipped?: boolean
}

interface InputProps extends ChipProps {
  readonly type: 'radio' | 'checkbox'
  readonly name?: string | undefined
}

/** A native radio or checkbox, with a label that looks like a chip: at least 44 px high, and filled with a tick once chosen. */
export function ChipInput({
  type,
  name,
  checked,
  onChange,
  children,
  value,
  waits,
  describedBy,
  isQuiet,
  isSkipped,
}: InputProps) {
  useStyles(css)
  const isWaiting = waits !== undefined
  const looks = [
    'chip',
    type === 'checkbox' && 'chip-check',
    isQuiet && 'chip-quiet',
    checked && 'chip-chosen',
    isWaiting && 'chip-waits',
  ]
  return (
    <label part={checked ? 'chip chip-chosen' : 'chip'} className={looks.filter(Boolean).join(' ')}>
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        tabIndex={isSkipped ? -1 : undefined}
        aria-disabled={isWaiting || undefined}
        aria-describedby={waits ?? describedBy}
        onClick={(event) => isWaiting && event.preventDefault()}
        onChange={({ target }) => !isWaiting && onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
