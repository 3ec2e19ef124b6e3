import { useEffect, useId, useRef, useState } from 'react'
import type { Messages, Venue } from 'tavola'
import { safeDocument } from 'tavola/page'
import { Address, Button, Place, RichText, TelephoneNumber, usePlugin, useStyles } from 'tavola/controls'
import type { TicketContext } from '.'
import { Actions, copies, type Outcome } from './actions'
import css from './ticket.css'
import { asksNoTable, cancellationOf, dateOf, feeOf, guestsOf, isBooked, referenceOf, timeOf } from './words'

export const texts = {
  title: 'Your table',
  request: 'A request, not a booking yet',
  sent: 'Your enquiry has been sent',
  date: 'Day',
  time: 'Time',
  guests: 'Guests',
  people: { one: '{count} person', other: '{count} people' },
  adults: { one: '{count} adult', other: '{count} adults' },
  children: { one: '{count} child', other: '{count} children' },
  party: '{adults} and {children}',
  group: '{smallestGroup} or more people',
  reference: 'Reference',
  fee: 'No-show fee',
  feeSum: 'up to {each} × {count} = {total}',
  freeUntil: 'Free to cancel until {date} at {time}',
  freeUntilThere: 'Free to cancel until {date} at {time}, restaurant time',
  freeEnded: 'Free cancellation has ended.',
  change: 'To change or cancel, call {telephone}.',

  copy: 'Copy',
  copyReference: 'Copy the reference',
  copied: 'Reference copied.',
  copyDenied: "We couldn't copy the reference. It's selected for you to copy.",

  calendar: 'Add to calendar',
  file: 'Calendar file, for Apple and others',
  google: 'Google Calendar',
  outlook: 'Outlook on the web',
  directions: 'Directions',
  call: 'Call',
  share: 'Share',
  shared: 'Text copied. Paste it into a message.',
  shareDenied: "We couldn't copy the text. Copy it from here:",
  shareText: 'Text to share',

  event: 'Table at {venue}',
  notesReference: 'Reference: {reference}',
  notesGuests: 'Guests: {guests}',
  notesTelephone: 'Telephone: {telephone}',
  notesFee: 'No-show fee: {sum}',
  shareBooked: 'Table at {venue}',
  shareRequest: 'Requested a table at {venue}, not confirmed yet',
  shareSent: 'Sent an enquiry to {venue}',
  shareWhen: '{date}, {time}',
} as const satisfies Messages

export type OwnContext = TicketContext<typeof texts>

/** Steps 5 and 7: the ticket, and what to do with it. */
export default function Ticket() {
  useStyles(css)
  const ctx = usePlugin<OwnContext>()
  const [outcome, setOutcome] = useState<Outcome>({ key: null })
  function report(outcome: Outcome) {
    setOutcome(outcome)
    if (outcome.key) ctx.announce(ctx.t(outcome.key))
  }
  const id = useId()
  const { venue } = ctx.facts
  const reference = referenceOf(ctx)
  if (!venue) return null
  return (
    <div className="ticket-part">
      <div className="ticket" role="group" aria-labelledby={id}>
        <div part="panel" className="ticket-main">
          <Head id={id} venue={venue} />
          <Facts />
        </div>
        {reference && <Stub reference={reference} report={report} />}
      </div>
      <OutcomeLine outcome={outcome} />
      <Actions venue={venue} report={report} />
    </div>
  )
}

/** The restaurant. An enquiry has its journey's title, which the restaurant may hide (config.enquired). */
function Head({ id, venue }: { readonly id: string; readonly venue: Venue }) {
  const ctx = usePlugin<OwnContext>()
  const isHidden = ctx.facts.bookingConfiguration['enquiry-confirmation-hide-title'] === 'true'
  const title = isBooked(ctx) ? ctx.t('title') : isHidden ? '' : ctx.journeyText('confirmedTitle')
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

function Facts() {
  const ctx = usePlugin<OwnContext>()
  const { t } = ctx
  const facts = [
    { name: 'date', value: dateOf(ctx) },
    { name: 'time', value: timeOf(ctx) },
    { name: 'guests', value: guestsOf(ctx) },
    { name: 'fee', value: feeOf(ctx) },
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
      {isBooked(ctx) && <Changes />}
    </div>
  )
}

/** Until when cancelling is free, and how to change or cancel a booking: by telephone. */
function Changes() {
  const ctx = usePlugin<OwnContext>()
  const telephone = ctx.facts.venue?.telephone ?? ''
  const hasNumber = /\p{Nd}/u.test(telephone)
  const cancellation = cancellationOf(ctx)
  if (!cancellation && !hasNumber) return null
  return (
    <div className="ticket-changes">
      {cancellation && <p>{cancellation}</p>}
      {hasNumber && (
        <p>
          <RichText text={ctx.t('change')} parts={{ telephone: <TelephoneNumber telephone={telephone} /> }} />
        </p>
      )}
    </div>
  )
}

interface StubProps {
  readonly reference: string
  readonly report: (outcome: Outcome) => void
}

/** The part to tear off: the reference, as text, and a button that copies it. */
function Stub({ reference, report }: StubProps) {
  const { t } = usePlugin<OwnContext>()
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
      <Button
        kind="quiet"
        className="ticket-copy"
        aria-label={t('copyReference')}
        aria-describedby={id}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
    </div>
  )
}

/** The outcome, visible. Its line is there from the start, so that nothing moves. */
function OutcomeLine({ outcome }: { readonly outcome: Outcome }) {
  const { t } = usePlugin<OwnContext>()
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
