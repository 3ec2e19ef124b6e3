import { useId, type ReactNode } from 'react'
import css from './fact-sheet.css'
import { useStyles } from './styles'

interface SheetProps {
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A card of things to know, read like a menu: what it is, and what it comes to. */
export function FactSheet({ title, children }: SheetProps) {
  useStyles(css)
  const id = useId()
  return (
    <div part="panel" className="sheet" role="group" aria-labelledby={title && id}>
      {title && <h3 id={id}>{title}</h3>}
      {children}
    </div>
  )
}

/** One line of it. */
export interface Fact {
  readonly name: string
  readonly value: string
  /** Under the value, where there is something to say of it. */
  readonly note?: string | undefined
  /** A long value, which gets a line of its own where there is little room: the height never hangs on it. */
  readonly long?: true
}

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value, note, long }, index) => (
        <div key={index} className={long ? 'sheet-line sheet-long' : 'sheet-line'}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
          {note && <dd className="sheet-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
