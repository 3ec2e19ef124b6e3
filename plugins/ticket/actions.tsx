import { usePlugin, useStyles, type Venue } from 'tavola'
import css from './actions.css'
import { CalendarMenu } from './calendar-menu'
import { shares } from './clipboard'
import { Icon } from './icons'
import type { TicketTexts } from './messages'
import type { Action, TicketContext } from './model'
import type { Said } from './said'
import { directionsTo, entryOf, shareTextOf } from './words'

interface Props {
  readonly venue: Venue
  readonly t: TicketTexts
  readonly say: (said: Said) => void
}

/** What the diner may do with the ticket. Nobody is asked for anything before a press. */
export function Actions({ venue, t, say }: Props) {
  useStyles(css)
  const ctx = usePlugin<TicketContext>()
  const offers = (action: Action) => ctx.options.actions.includes(action)
  const entry = offers('calendar') && entryOf(ctx, t)
  const number = venue.telephone.replace(/[^\d+]/g, '')
  const hasAddress = venue.address.length > 0 || venue.postCode !== ''

  async function share() {
    const text = shareTextOf(ctx, t)
    const done = await shares(text)
    say(done === 'denied' ? { key: 'shareDenied', text } : { key: done === 'copied' ? 'shared' : null })
  }

  return (
    <div className="ticket-actions">
      {entry && <CalendarMenu entry={entry} t={t} />}
      {offers('directions') && hasAddress && (
        <a {...look} href={directionsTo(venue, ctx.options.maps)} target="_blank" rel="noopener noreferrer">
          <Icon of="directions" />
          {t('directions')}
        </a>
      )}
      {offers('call') && number && (
        <a {...look} href={`tel:${number}`} aria-label={`${t('call')} ${venue.telephone}`}>
          <Icon of="call" />
          {t('call')}
        </a>
      )}
      {offers('share') && (
        <button type="button" {...look} onClick={() => void share()}>
          <Icon of="share" />
          {t('share')}
        </button>
      )}
    </div>
  )
}

const look = { part: 'button button-quiet', className: 'button button-quiet ticket-action' }
