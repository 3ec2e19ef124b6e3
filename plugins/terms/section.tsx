import { useId, type ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly open: boolean
  readonly onToggle: () => void
  /** Loaded when the section is first opened. */
  readonly children: ReactNode
}

export function Section({ label, open, onToggle, children }: Props) {
  const id = useId()
  return (
    <div className="terms-section">
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          {label}
        </button>
      </h3>
      <div id={id} className="terms-text" hidden={!open}>
        {open && children}
      </div>
    </div>
  )
}
