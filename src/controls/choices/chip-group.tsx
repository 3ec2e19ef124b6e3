import { createContext, useContext, useId, useMemo, type FocusEvent, type ReactNode } from 'react'
import { useStyles } from '../context'
import { Note } from '../form/note'
import { ChipInput, type ChipProps } from './chip-input'
import css from './chip-group.css'

/** What the chips of a group share. */
interface Group {
  readonly type: 'radio' | 'checkbox'
  readonly name?: string
  /** The id of the line that says why nothing can be chosen yet. */
  readonly waits?: string | undefined
}

const ChipGroupContext = createContext<Group>({ type: 'checkbox' })

/** A chip of the surrounding `ChipGroup`; outside of one, a checkbox. */
export function Chip(props: ChipProps) {
  useStyles(css)
  return <ChipInput {...useContext(ChipGroupContext)} {...props} />
}

export interface ChipGroupProps {
  readonly label: string
  /** The chips: `Chip` for each choice. */
  readonly children: ReactNode
  /** Each chip is chosen on its own. Otherwise one of them is. */
  readonly multiple?: boolean
  readonly hint?: string | undefined
  /** Shown instead of the hint. */
  readonly error?: string | undefined
  /** Called when the focus leaves the group: `useField` has it. */
  readonly onBlur?: () => void
  readonly required?: boolean
  /** Why nothing can be chosen yet: `useWaitingFor('time')`. */
  readonly waits?: string | undefined
}

/** A question with chips as its answers: a radio group, or with `multiple` a group of checkboxes. */
export function ChipGroup({
  label,
  children,
  multiple,
  hint,
  error,
  onBlur,
  required,
  waits,
}: ChipGroupProps) {
  useStyles(css)
  const id = useId()
  const isWaiting = waits !== undefined
  const group = useMemo(
    () => ({
      type: multiple ? ('checkbox' as const) : ('radio' as const),
      name: id,
      ...(isWaiting && { waits: `${id}-waits` }),
    }),
    [id, multiple, isWaiting],
  )
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) onBlur?.()
  }
  return (
    <fieldset
      className="chips"
      aria-labelledby={`${id}-label`}
      aria-describedby={error || hint ? `${id}-note` : undefined}
      {...(!multiple && {
        role: 'radiogroup',
        'aria-required': required,
        'aria-invalid': error !== undefined || undefined,
      })}
      onBlur={leave}
    >
      <legend id={`${id}-label`} part="label">
        {label}
      </legend>
      <div className="chips-row">
        <ChipGroupContext.Provider value={group}>{children}</ChipGroupContext.Provider>
      </div>
      <Note lineId={`${id}-note`} error={error}>
        {hint}
      </Note>
      {isWaiting && (
        <span id={`${id}-waits`} hidden>
          {waits}
        </span>
      )}
    </fieldset>
  )
}
