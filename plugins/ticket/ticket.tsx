import { useId, useState } from 'react'
import type { Venue } from 'tavola'
import { Address, Place, usePlugin, useStyles, useTexts } from 'tavola/controls'
import { Actions } from './actions'
import { messages, type TicketTexts } from './messages'
import { asksNoTable, isBooked, type TicketContext } from './model'
import { SaidLine, type Said } from './said'
import { Stub } from './stub'
import css from './ticket.css'
import { dateOf, freeUntil, guestsOf, referenceOf, timeOf } from './words'

/** Steps 5 and 7: the ticket, and what to do with it. */
export default function Ticket() {
  useStyles(css)
  const ctx = usePlugin<TicketContext>()
  const t = useTexts('ticket', messages)
  const [said, show] = useState<Said>({ key: null })
  function say(what: Said) {
    show(what)
    if (what.key) ctx.announce(t(what.key))
  }
  const id = useId()
  const { venue } = ctx.facts
  const reference = referenceOf(ctx)
  if (!venue) return null
  return (
    <div className="ticket-part">
      <div className="ticket" role="group" aria-labelledby={id}>
        <div part="panel" className="ticket-main">
          <Head id={id} venue={venue} t={t} />
          <Facts t={t} />
        </div>
        {reference && <Stub reference={reference} t={t} say={say} />}
      </div>
      <SaidLine said={said} t={t} />
      <Actions venue={venue} t={t} say={say} />
    </div>
  )
}

/** The restaurant. An enquiry has its journey's title, which the restaurant may hide (section 3). */
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
  ] as const
  const until = freeUntil(ctx, t)
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
      {until && <p className="ticket-until">{until}</p>}
    </div>
  )
}
