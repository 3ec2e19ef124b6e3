import { useId, type ReactNode } from 'react'
import css from './fact-sheet.css'
import { useStyles } from './context'

interface SheetProps {
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A card that lists facts like a menu: a name on the left, a value on the right. */
export function FactSheet({ title, children }: SheetProps) {
  useStyles(css)
  const id = useId()
  return (
    <div part="panel" className="sheet" role={title && 'group'} aria-labelledby={title && id}>
      {title && <h3 id={id}>{title}</h3>}
      {children}
    </div>
  )
}

/** One line of a {@link FactSheet}. */
export interface Fact {
  readonly name: string
  readonly value: string
  /** The value's language, if it is not the widget's: `brand.backEndLanguage`. */
  readonly lang?: string | undefined
  /** Shown below the value. */
  readonly note?: string | undefined
  /** Gives a long value its own line in a narrow widget, so that the height does not depend on its length. */
  readonly long?: true
}

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value, lang, note, long }, index) => (
        <div key={index} className={long ? 'sheet-line sheet-long' : 'sheet-line'}>
          <dt>{name}</dt>
          <dd>
            <bdi lang={lang}>{value}</bdi>
          </dd>
          {note && <dd className="sheet-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
