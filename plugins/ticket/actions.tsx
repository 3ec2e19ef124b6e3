import { useEffect, useId, useRef, useState } from 'react'
import type { Venue } from 'tavola'
import { callAddress, safeDocument, webAddress } from 'tavola/page'
import { Button, usePlugin, useStyles, WebLink } from 'tavola/controls'
import type { Action } from '.'
import css from './actions.css'
import { calendarFile, googleLink, outlookLink, type CalendarEntry } from './calendar-entry'
import type { OwnContext } from './ticket'
import { directionsTo, entryOf, fileNameOf, shareTextOf } from './words'

interface Props {
  readonly venue: Venue
  readonly report: (outcome: Outcome) => void
}

/** What the diner may do with the ticket. Nobody is asked for anything before a press. */
export function Actions({ venue, report }: Props) {
  useStyles(css)
  const ctx = usePlugin<OwnContext>()
  const { t } = ctx
  const offers = (action: Action) => ctx.options.actions.includes(action)
  const entry = offers('calendar') && entryOf(ctx)
  const call = callAddress(venue.telephone)
  const directions = webAddress(directionsTo(venue, ctx.options.maps))
  const hasAddress = venue.address.length > 0 || venue.postCode !== ''

  async function share() {
    const text = shareTextOf(ctx)
    const done = await shares(text)
    report(done === 'denied' ? { key: 'shareDenied', text } : { key: done === 'copied' ? 'shared' : null })
  }

  return (
    <div className="ticket-actions">
      {entry && <CalendarMenu entry={entry} />}
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
        <Button kind="quiet" className="ticket-action" onClick={() => void share()}>
          <Icon of="share" />
          {t('share')}
        </Button>
      )}
    </div>
  )
}

const look = { part: 'button button-quiet', className: 'button button-quiet ticket-action' }

/** "Add to calendar": opens the ways to do it. */
function CalendarMenu({ entry }: { readonly entry: CalendarEntry }) {
  const { facts, now, t } = usePlugin<OwnContext>()
  const [open, setOpen] = useState(false)
  const download = useDownload('text/calendar;charset=utf-8')
  const list = useId()
  const links = { google: googleLink(entry), outlook: outlookLink(entry) }
  return (
    <div className="ticket-calendar">
      <Button
        className="button-wide ticket-action"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <Icon of="calendar" />
        {t('calendar')}
      </Button>
      <ul id={list} className="ticket-ways" hidden={!open}>
        <li>
          <Button
            kind="link"
            onClick={() => download(fileNameOf(facts.venue!, entry.date), calendarFile(entry, now()))}
          >
            {t('file')}
          </Button>
        </li>
        {(['google', 'outlook'] as const).map((way) => (
          <li key={way}>
            <WebLink className="link" href={links[way]}>
              {t(way)}
            </WebLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Gives the diner a file that is made here: no server is asked. The browser keeps it until the next one, or the end. */
function useDownload(type: string): (name: string, text: string) => void {
  const address = useRef('')
  useEffect(() => () => URL.revokeObjectURL(address.current), [])
  return (name, text) => {
    URL.revokeObjectURL(address.current)
    address.current = URL.createObjectURL(new Blob([text], { type }))
    Object.assign(safeDocument.createElement('a'), { href: address.current, download: name }).click()
  }
}

/** Drawn for this plugin, as outlines on a field of 24. */
const paths: Readonly<Record<Action, string>> = {
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4M12 13v4M10 15h4',
  directions:
    'M12 21c4-5 6-8.2 6-11a6 6 0 1 0-12 0c0 2.8 2 6 6 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  call: 'M6 3.5h3.2l1.6 4.3-2.2 1.6a11 11 0 0 0 6 6l1.6-2.2 4.3 1.6V18a2.5 2.5 0 0 1-2.7 2.5A15.8 15.8 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z',
  share: 'M12 15V3.5M8 7l4-4 4 4M6 11.5H5v9h14v-9h-1',
}

const Icon = ({ of }: { readonly of: Action }) => (
  <svg className="ticket-icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[of]} />
  </svg>
)

/** The result of a press. `text`: text that couldn't be copied, for the diner to copy by hand. */
export interface Outcome {
  readonly key: 'copied' | 'copyDenied' | 'shared' | 'shareDenied' | null
  readonly text?: string
}

/** Whether the text was copied: the browser, the page or the diner may not allow it. */
export async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** By the device's own sheet where it has one, else copied. `shared` also where the diner has closed the sheet. */
async function shares(text: string): Promise<'shared' | 'copied' | 'denied'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text })
      return 'shared'
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'shared'
    }
  }
  return (await copies(text)) ? 'copied' : 'denied'
}
