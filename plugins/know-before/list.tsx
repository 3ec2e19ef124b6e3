import { useEffect } from 'react'
import type { Messages } from 'tavola'
import { configuredNumber, feeInWords, guaranteeTerms } from 'tavola/journeys'
import { hoursBefore } from 'tavola/time'
import { TelephoneLink, useAnnounceChange, usePlugin, useStyles } from 'tavola/controls'
import type { KnowBeforeContext } from '.'
import css from './list.css'
import { canBook, tableOf } from './table'

export const texts = {
  title: 'Good to know',
  card: 'Card required, nothing charged today',
  cardFee: 'Card required, nothing charged today. No-show fee: up to {total}',
  cancelUntil: 'Free to cancel until {date}, {time}',
  cancelBefore: {
    one: 'Free to cancel up to {count} hour before',
    other: 'Free to cancel up to {count} hours before',
  },
  cancelLate: 'No longer free to cancel',
  tableUntil: 'You have the table until {time}',
  tableFor: { one: 'You have the table for {count} minute', other: 'You have the table for {count} minutes' },
  largest: { one: 'Book online for one person only', other: 'Book online for up to {count} people' },
  tooMany: {
    one: 'Book online for one person only. For more, please call us.',
    other: 'Book online for up to {count} people. For more, please call us.',
  },
} as const satisfies Messages

type ListContext = KnowBeforeContext<typeof texts>

interface Line {
  readonly mark: MarkName
  readonly text: string
}

/** What the restaurant says of a booking, a line each. Lines that depend on the time name it once it is chosen. */
export default function KnownList() {
  useStyles(css)
  const ctx = usePlugin<ListContext>()
  const { facts, state, t } = ctx
  const { confirmed, time, venue } = facts
  const table = tableOf(facts)
  const tells = !confirmed && time !== null && canBook(ctx)
  useEffect(() => {
    if (tells) state.told.value = table
  }, [tells, table, state])
  const lines = useLines()
  const { largestParty } = conditionsOf(ctx)
  // Not the lines that depend on the time: arrow keys would announce one for each time.
  const textOf = (name: MarkName) => lines.find(({ mark }) => mark === name)?.text ?? ''
  useAnnounceChange(textOf('card'))
  useAnnounceChange(textOf('party'))

  return (
    <div className={confirmed ? 'known' : 'known known-choice'}>
      {lines.length > 0 && (
        <ul role="list" aria-label={t('title')}>
          {lines.map(({ mark, text }) => (
            <li key={mark}>
              <Mark name={mark} /> <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {largestParty !== null && facts.guests > largestParty && <TelephoneLink telephone={venue?.telephone} />}
    </div>
  )
}

/** None where there is no table to say it of, but that so many have to call. */
function useLines(): readonly Line[] {
  const ctx = usePlugin<ListContext>()
  const { facts, t } = ctx
  const card = useCardText()
  const cancel = useCancelText()
  const until = useTableText()
  if (!facts.venue) return []
  const { largestParty } = conditionsOf(ctx)
  const isTooMany = largestParty !== null && facts.guests > largestParty
  const party = largestParty && t(isTooMany ? 'tooMany' : 'largest', { count: largestParty })
  const hasTable = canBook(ctx)
  const texts = [
    ['card', hasTable && card],
    ['cancel', hasTable && cancel],
    ['table', hasTable && until],
    ['party', (hasTable || isTooMany) && party],
  ] as const
  return texts.flatMap(([mark, text]) => (text ? [{ mark, text }] : []))
}

/** That a card is needed, and what the restaurant charges if the party doesn't come. */
function useCardText(): string | null {
  const ctx = usePlugin<ListContext>()
  const { t } = ctx
  if (!conditionsOf(ctx).asksForCard) return null
  const { fee } = guaranteeTerms(ctx)
  return fee?.guests ? t('cardFee', feeInWords(ctx, fee)) : t('card')
}

/** Until when cancelling is free: in the restaurant's time zone, as the table itself. */
function useCancelText(): string | null {
  const ctx = usePlugin<ListContext>()
  const { formats, t } = ctx
  const { asksForCard, namesHours } = conditionsOf(ctx)
  const { cancelHours, freeUntil } = guaranteeTerms(ctx)
  // Without a card the brand's hours mean nothing.
  if (cancelHours === null || !(asksForCard || namesHours)) return null
  if (!freeUntil) return t('cancelBefore', { count: cancelHours })
  if (freeUntil.hasPassed) return t('cancelLate')
  return t('cancelUntil', { date: formats.shortDay(freeUntil.date), time: formats.time(freeUntil.time) })
}

/** Until when the table is the diner's. */
function useTableText(): string | null {
  const ctx = usePlugin<ListContext>()
  const { facts, brand, formats, t } = ctx
  const { tableMinutes: minutes } = conditionsOf(ctx)
  const { date, time } = facts
  if (minutes === null) return null
  if (date === null || time === null) return t('tableFor', { count: minutes })
  const end = hoursBefore({ date, time }, -minutes / 60, brand.timeZone)
  return t('tableUntil', { time: formats.time(end.time) })
}

/** A restaurant's booking conditions; null where it names none. */
interface Conditions {
  readonly asksForCard: boolean
  /** It says itself until how many hours before the table cancelling is free. */
  readonly namesHours: boolean
  /** For how many minutes the table is the diner's. */
  readonly tableMinutes: number | null
  /** The most people that can be booked for online. */
  readonly largestParty: number | null
}

/** Reads the configuration's keys (docs/further-plugins.md). Invalid values are ignored. */
function conditionsOf({ facts, shared }: Pick<ListContext, 'facts' | 'shared'>): Conditions {
  return {
    asksForCard: facts.bookingConfiguration['booking-card-guarantee'] === 'true',
    namesHours: configuredNumber(facts, 'booking-cancel-hours', [0, 999]) !== null,
    tableMinutes: configuredNumber(facts, 'booking-table-minutes', [1, 24 * 60]),
    largestParty: configuredNumber(facts, 'booking-largest-party', [1, shared.largestParty]),
  }
}

/** Drawn in a box of 20 by 20, with lines in the colour of the text. */
const paths = {
  card: 'M2.5 5h15v10.5h-15zM2.5 8.5h15M5 12.5h3.5',
  cancel: 'M3 4.5h14V17H3zM3 8h14M6.5 2.5v3M13.5 2.5v3M7.5 12.5l2 2 3.5-4',
  table: 'M10 2.5a7.5 7.5 0 1 0 .01 0zM10 6v4.2l3 1.8',
  party: 'M7.5 9.5a3 3 0 1 0-.01 0zM2.5 17c0-6 10-6 10 0M12.5 4a3 3 0 0 1 0 5.5M14.5 12c2 .6 3 2.2 3 5',
} as const

type MarkName = keyof typeof paths

function Mark({ name }: { readonly name: MarkName }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
