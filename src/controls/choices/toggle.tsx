import { useId } from 'react'
import { useStyles } from '../context'
import { Note } from '../form/note'
import css from './toggle.css'

export interface ToggleProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly hint?: string | undefined
  /** Shown instead of the hint. */
  readonly error?: string | undefined
  readonly onBlur?: () => void
}

/** A switch for what takes effect at once: a native checkbox, announced as on or off. */
export function Toggle({ label, checked, onChange, hint, error, onBlur }: ToggleProps) {
  useStyles(css)
  const id = useId()
  return (
    <div part="field" className="toggle">
      <label part="check" className="toggle-label">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error || hint ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      <Note id={id} error={error}>
        {hint}
      </Note>
    </div>
  )
}
