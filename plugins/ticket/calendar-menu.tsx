import { useId, useState } from 'react'
import { usePlugin, WebLink } from 'tavola/controls'
import { calendarFile, type CalendarEntry } from './calendar-file'
import { googleLink, outlookLink } from './calendar-links'
import { Icon } from './icons'
import type { TicketTexts } from './messages'
import type { TicketContext } from './model'
import { useDownload } from './use-download'
import { fileNameOf } from './words'

interface Props {
  readonly entry: CalendarEntry
  readonly t: TicketTexts
}

/** "Add to calendar": opens the ways to do it. */
export function CalendarMenu({ entry, t }: Props) {
  const { facts, now } = usePlugin<TicketContext>()
  const [open, setOpen] = useState(false)
  const download = useDownload('text/calendar;charset=utf-8')
  const list = useId()
  const links = { google: googleLink(entry), outlook: outlookLink(entry) }
  return (
    <div className="ticket-calendar">
      <button
        type="button"
        part="button"
        className="button button-wide ticket-action"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <Icon of="calendar" />
        {t('calendar')}
      </button>
      <ul id={list} className="ticket-ways" hidden={!open}>
        <li>
          <button
            type="button"
            part="link"
            className="link"
            onClick={() => download(fileNameOf(facts.venue!, entry.date), calendarFile(entry, now()))}
          >
            {t('file')}
          </button>
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
