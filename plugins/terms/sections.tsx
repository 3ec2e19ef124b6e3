import { useId, useState, type ReactNode } from 'react'
import { useInserts, usePlugin, useTexts } from 'tavola/controls'
import { messages } from './messages'
import type { TermsContext } from './model'

/**
 * The sections of the journeys' plugins as an accordion. The section of the diner's journey is open at first. Opening a
 * section does not close the others, so that nothing above it moves.
 */
export function Sections() {
  const { brand } = usePlugin<TermsContext>()
  const t = useTexts('terms', messages)
  const sections = useInserts('conditions')
  const first = sections.find(({ current }) => current) ?? sections[0]
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first && [first.key]))

  function toggle(key: string) {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }

  if (!first && !brand.links.terms) return <p>{t('none')}</p>
  return sections.map(({ key, label, element }) => (
    <Section key={key} label={label} open={open.has(key)} onToggle={() => toggle(key)}>
      {element}
    </Section>
  ))
}

interface Props {
  readonly label: string
  readonly open: boolean
  readonly onToggle: () => void
  /** Loaded when the section is first opened. */
  readonly children: ReactNode
}

function Section({ label, open, onToggle, children }: Props) {
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
