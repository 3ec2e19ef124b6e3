import { callAddress, webAddress, type Venue } from 'tavola'
import { usePlugin, useStyles, WebLink } from 'tavola/controls'
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
  const call = callAddress(venue.telephone)
  const directions = webAddress(directionsTo(venue, ctx.options.maps))
  const hasAddress = venue.address.length > 0 || venue.postCode !== ''

  async function share() {
    const text = shareTextOf(ctx, t)
    const done = await shares(text)
    say(done === 'denied' ? { key: 'shareDenied', text } : { key: done === 'copied' ? 'shared' : null })
  }

  return (
    <div className="ticket-actions">
      {entry && <CalendarMenu entry={entry} t={t} />}
      {offers('directions') && hasAddress && directions !== null && (
        <WebLink {...look} href={directions}>
          <Icon of="directions" />
          {t('directions')}
        </WebLink>
      )}
      {offers('call') && call !== null && (
        // eslint-disable-next-line no-restricted-syntax -- It is made of digits.
        <a {...look} href={call} aria-label={`${t('call')} ${venue.telephone}`}>
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
