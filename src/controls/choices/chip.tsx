import { createContext, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useStyles } from '../context'
import css from './chips.css'

/** What the chips of a group share. */
interface Group {
  readonly type: 'radio' | 'checkbox'
  readonly name?: string
  /** The id of the line that says why nothing can be chosen yet. */
  readonly waits?: string | undefined
}

export const ChipGroupContext = createContext<Group>({ type: 'checkbox' })

export interface ChipProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The name of what is chosen. */
  readonly children: ReactNode
  /** That of its `ChipGroup`; outside of one, a checkbox. */
  readonly type?: 'radio' | 'checkbox'
  /** The group of radios that it belongs to, outside of a `ChipGroup`. */
  readonly name?: string
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

/** A native radio or checkbox, with a label that looks like a chip: at least 44 px high, and filled with a tick once chosen. */
export function Chip({
  checked,
  onChange,
  children,
  value,
  describedBy,
  isQuiet,
  isSkipped,
  ...own
}: ChipProps) {
  useStyles(css)
  const { type, name, waits } = { ...useContext(ChipGroupContext), ...own }
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

/** A button that looks like a chip. With `aria-pressed` it looks chosen or not. */
export function ChipButton(props: Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'type'>) {
  useStyles(css)
  return <button type="button" part="chip" {...props} className="chip" />
}
