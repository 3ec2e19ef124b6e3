import { useState } from 'react'
import { useInserts, usePlugin, useTexts } from 'tavola/controls'
import { messages } from './messages'
import type { TermsContext } from './model'
import { Section } from './section'

/**
 * The sections of the journeys' plugins as an accordion. The section of the diner's journey is open at first. Opening a
 * section does not close the others, so that nothing above it moves.
 */
export default function Sections() {
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
