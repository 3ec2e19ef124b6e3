import { useEffect, useId, useRef, useState } from 'react'
import { safeDocument, type Venue } from 'tavola'
import {
  Address,
  Place,
  RichText,
  TelephoneNumber,
  useAncestorMark,
  usePlugin,
  useStyles,
  useTexts,
} from 'tavola/controls'
import { Actions, copies, type Outcome } from './actions'
import { messages, type TicketTexts } from './messages'
import { asksNoTable, isBooked, type TicketContext } from './model'
import css from './ticket.css'
import { cancellationOf, dateOf, feeOf, guestsOf, referenceOf, timeOf } from './words'

/** Steps 5 and 7: the ticket, and what to do with it. */
export default function Ticket() {
  useStyles(css)
  const ctx = usePlugin<TicketContext>()
  const t = useTexts('ticket', messages)
  const [outcome, setOutcome] = useState<Outcome>({ key: null })
  function report(outcome: Outcome) {
    setOutcome(outcome)
    if (outcome.key) ctx.announce(t(outcome.key))
  }
  const part = useRef<HTMLDivElement>(null)
  useAncestorMark(part, '.result, .enquired', 'data-ticket')
  const id = useId()
  const { venue } = ctx.facts
  const reference = referenceOf(ctx)
  if (!venue) return null
  return (
    <div ref={part} className="ticket-part">
      <div className="ticket" role="group" aria-labelledby={id}>
        <div part="panel" className="ticket-main">
          <Head id={id} venue={venue} t={t} />
          <Facts t={t} />
        </div>
        {reference && <Stub reference={reference} t={t} report={report} />}
      </div>
      <OutcomeLine outcome={outcome} t={t} />
      <Actions venue={venue} t={t} report={report} />
    </div>
  )
}

/** The restaurant. An enquiry has its journey's title, which the restaurant may hide (config.enquired). */
function Head({ id, venue, t }: { readonly id: string; readonly venue: Venue; readonly t: TicketTexts }) {
  const ctx = usePlugin<TicketContext>()
  const isHidden = ctx.facts.bookingConfiguration['enquiry-confirmation-hide-title'] === 'true'
  const title = isBooked(ctx) ? t('title') : isHidden ? '' : ctx.journeyText('confirmedTitle')
  return (
    <div className="ticket-head">
      {title && (
        <h3 id={id} className="ticket-title">
          {title}
        </h3>
      )}
      <p id={title ? undefined : id} className="ticket-venue">
        <bdi lang={ctx.brand.backEndLanguage}>{venue.name}</bdi>
      </p>
      <p className="ticket-address">
        <Address lines={[...venue.address, venue.postCode]} />
      </p>
    </div>
  )
}

function Facts({ t }: { readonly t: TicketTexts }) {
  const ctx = usePlugin<TicketContext>()
  const facts = [
    { name: 'date', value: dateOf(ctx) },
    { name: 'time', value: timeOf(ctx) },
    { name: 'guests', value: guestsOf(ctx, t) },
    { name: 'fee', value: feeOf(ctx, t) },
  ] as const
  return (
    <div className="ticket-body">
      {!isBooked(ctx) && <p className="ticket-request">{t(asksNoTable(ctx) ? 'sent' : 'request')}</p>}
      <dl className="ticket-facts">
        {facts.map(
          ({ name, value }) =>
            value && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <Place name="ticket.lines" fallback={null} />
      </dl>
      {isBooked(ctx) && <Changes t={t} />}
    </div>
  )
}

/** Until when cancelling is free, and how to change or cancel a booking: by telephone. */
function Changes({ t }: { readonly t: TicketTexts }) {
  const ctx = usePlugin<TicketContext>()
  const telephone = ctx.facts.venue?.telephone ?? ''
  const hasNumber = /\p{Nd}/u.test(telephone)
  const cancellation = cancellationOf(ctx, t)
  if (!cancellation && !hasNumber) return null
  return (
    <div className="ticket-changes">
      {cancellation && <p>{cancellation}</p>}
      {hasNumber && (
        <p>
          <RichText text={t('change')} parts={{ telephone: <TelephoneNumber telephone={telephone} /> }} />
        </p>
      )}
    </div>
  )
}

interface StubProps {
  readonly reference: string
  readonly t: TicketTexts
  readonly report: (outcome: Outcome) => void
}

/** The part to tear off: the reference, as text, and a button that copies it. */
function Stub({ reference, t, report }: StubProps) {
  const text = useRef<HTMLElement>(null)
  const id = useId()

  async function copy() {
    if (await copies(reference)) return report({ key: 'copied' })
    if (text.current) safeDocument.getSelection()?.selectAllChildren(text.current)
    report({ key: 'copyDenied' })
  }

  return (
    <div className="ticket-stub">
      <dl>
        <dt>{t('reference')}</dt>
        <dd>
          <bdi ref={text} id={id}>
            {reference}
          </bdi>
        </dd>
      </dl>
      <button
        type="button"
        part="button button-quiet"
        className="button button-quiet ticket-copy"
        aria-label={t('copyReference')}
        aria-describedby={id}
        onClick={() => void copy()}
      >
        {t('copy')}
      </button>
    </div>
  )
}

/** The outcome, visible. Its line is there from the start, so that nothing moves. */
function OutcomeLine({ outcome, t }: { readonly outcome: Outcome; readonly t: TicketTexts }) {
  return (
    <>
      <p part="note" className="note ticket-said">
        {outcome.key && t(outcome.key)}
      </p>
      {outcome.text !== undefined && <ByHand text={outcome.text} label={t('shareText')} />}
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
