import { safeDocument } from 'tavola'
import { useRef } from 'react'
import { copies } from './clipboard'
import type { TicketTexts } from './messages'
import type { Said } from './said'

interface Props {
  readonly reference: string
  readonly t: TicketTexts
  readonly say: (said: Said) => void
}

/** The part to tear off: the reference, as text, and a button that copies it. */
export function Stub({ reference, t, say }: Props) {
  const text = useRef<HTMLElement>(null)

  async function copy() {
    if (await copies(reference)) return say({ key: 'copied' })
    if (text.current) safeDocument.getSelection()?.selectAllChildren(text.current)
    say({ key: 'copyDenied' })
  }

  return (
    <div className="ticket-stub">
      <dl>
        <dt>{t('reference')}</dt>
        <dd>
          <bdi ref={text}>{reference}</bdi>
        </dd>
      </dl>
      <button
        type="button"
        part="button button-quiet"
        className="button button-quiet ticket-copy"
        aria-label={t('copyReference')}
        onClick={() => void copy()}
      >
        {t('copy')}
      </button>
    </div>
  )
}
