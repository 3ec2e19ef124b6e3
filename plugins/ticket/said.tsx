import { useEffect, useRef } from 'react'
import type { TicketTexts } from './messages'

/** What came of a press. `text`: what could not be copied, for the diner to copy by hand. */
export interface Said {
  readonly key: 'copied' | 'copyDenied' | 'shared' | 'shareDenied' | null
  readonly text?: string
}

/** What was said, for the eye; its line is there before there is anything to say, so that nothing moves. */
export function SaidLine({ said, t }: { readonly said: Said; readonly t: TicketTexts }) {
  return (
    <>
      <p part="note" className="note ticket-said">
        {said.key && t(said.key)}
      </p>
      {said.text !== undefined && <ByHand text={said.text} label={t('shareText')} />}
    </>
  )
}

function ByHand({ text, label }: { readonly text: string; readonly label: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <div className="field ticket-by-hand">
      <textarea ref={field} part="input" aria-label={label} rows={5} readOnly value={text} />
    </div>
  )
}
