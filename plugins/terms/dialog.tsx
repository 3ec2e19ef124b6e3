import { useId, useState, type ReactNode } from 'react'
import type { Messages } from 'tavola'
import { webAddress } from 'tavola/page'
import { Dialog, useInserts, usePlugin, useStyles, WebLink } from 'tavola/controls'
import type { TermsContext } from '.'
import css from './dialog.css'

export const texts = {
  title: 'Terms and conditions',
  close: 'Close',
  inFull: 'Read in full (opens in a new tab):',
  page: 'Our terms and conditions',
  privacy: 'Our privacy policy',
  none: 'Please ask the restaurant for its terms.',
} as const satisfies Messages

type DialogContext = TermsContext<typeof texts>

/** The close button, the backdrop and Escape close it. */
export default function TermsDialog() {
  useStyles(css)
  const { state, t } = usePlugin<DialogContext>()
  const id = useId()
  const close = () => void (state.open.value = false)
  return (
    <Dialog
      announced={t('title')}
      aria-labelledby={id}
      className="terms"
      focusOn={(dialog) => dialog.querySelector('h2')}
      closesByBackdrop
      onClose={close}
    >
      <div className="terms-sheet">
        <div className="terms-head">
          <h2 id={id} tabIndex={-1}>
            {t('title')}
          </h2>
          <button type="button" part="close" className="terms-close" aria-label={t('close')} onClick={close}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <div className="terms-body">
          <Sections />
          <PageLinks />
        </div>
      </div>
    </Dialog>
  )
}

/**
 * The sections of the journeys' plugins as an accordion. The section of the diner's journey is open at first. Opening a
 * section does not close the others, so that nothing above it moves.
 */
function Sections() {
  const { brand, t } = usePlugin<DialogContext>()
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
  /** Rendered, and so loaded, once the section is opened. */
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

/** Links to the chain's own pages in new tabs, so that nothing typed is lost; nothing if the brand has none. */
function PageLinks() {
  const { brand, t } = usePlugin<DialogContext>()
  const { links } = brand
  const pages = (['page', 'privacy'] as const).flatMap((key) => {
    const href = key === 'page' ? links.terms : links.privacy
    return webAddress(href) === null ? [] : [{ key, href }]
  })
  if (pages.length === 0) return null
  return (
    <div className="terms-pages">
      <p>{t('inFull')}</p>
      <ul>
        {pages.map(({ key, href }) => (
          <li key={key}>
            <WebLink href={href}>{t(key)}</WebLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
