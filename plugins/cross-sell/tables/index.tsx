import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Availability, Facts, Messages, Venue } from 'tavola'
import { afterPaint } from 'tavola/page'
import { earliestTime, timeName } from 'tavola/time'
import {
  Button,
  moveFocus,
  StepHeading,
  TelephoneLink,
  usePlugin,
  useStyles,
  VenueText,
} from 'tavola/controls'
import type { CrossSellContext, Opened } from '..'
import { offersOf, type Offer, type Offers } from './offers'
import { Restaurant } from './restaurant'
import css from './tables.css'

/** A venue's configuration replaces those with the same key. */
export const texts = {
  title: 'Other tables for you',
  /** Where nothing can be booked. */
  titleAsk: 'Request a table',

  'step2-message': 'Sorry, {venue} has no tables free at {time}. Would another time suit you?',
  'step2-message-cs':
    'Sorry, {venue} has no tables free at {time}. Would another time suit you, or a restaurant nearby?',
  /** Where the chosen restaurant takes enquiries alone. */
  'step2-ask': '{venue} has no tables free around {time}, but you can request one of these times.',
  /** Where one other restaurant has tables, or takes enquiries. */
  'step2-other': 'Sorry, {venue} has no tables free around {time}. Would {other} suit you?',
  /** Where all others take enquiries alone. */
  'step2-ask-others':
    'Sorry, {venue} has no tables free around {time}. You can send a request to a restaurant nearby.',
  // The alternative message (error.no-table).
  'step2-message-notavailable':
    "Sorry we don't have a table free around the time you've requested.  Please give us a call and we'll do our best to find you a table.",
  'step2-message-cs-notavailable':
    'Sorry, {venue} has no tables free around {time}. Would a restaurant nearby suit you?',
  'step2-message-closed': 'Sorry, {venue} is closed on {date}.',

  enquireNote: {
    one: 'If you choose “Enquire”, the restaurant will get back to you within {hours} hour.',
    other: 'If you choose “Enquire”, the restaurant will get back to you within {hours} hours.',
  },

  /** Announced when the list appears. */
  found: { one: '{count} restaurant listed.', other: '{count} restaurants listed.' },
  list: 'Restaurants with available tables',
  listAsk: 'Restaurants taking requests',
  chosen: 'Your restaurant',
  book: 'Book {time}',
  enquire: 'Enquire {time}',
  unavailable: 'Unavailable {time}',
  at: 'at {venue}',
  moreTimes: 'More times at {venue}',
  moreRestaurants: 'Show more restaurants',
} as const satisfies Messages

export type TablesContext = CrossSellContext<typeof texts>

/** How much of a list is shown at first and added by each press on "more", so that thousands of items stay fast. */
const restaurantsAtOnce = 20
const slotsAtOnce = 12
/** Restaurants are added frame by frame, each time until there are so many slots more: the first are seen at once. */
const slotsPerFrame = 20

/** Step 2: why there is no table, then other times of the same restaurant, then other restaurants by distance. */
export default function OtherTables() {
  useStyles(css)
  const ctx = usePlugin<TablesContext>()
  const { facts, groupJourney, announce, t } = ctx
  const { availability, venue, date, sessions } = facts
  const earliest = earliestTime(ctx)
  const originalId = venue?.id ?? ''
  const canEnquire = groupJourney !== null
  const offers = useMemo(
    () => offersOf(availability?.venues ?? [], { originalId, canEnquire, date: date!, sessions, earliest }),
    [availability, originalId, canEnquire, date, sessions, earliest],
  )
  const { length: count } = [offers.original ?? [], offers.others].flat()
  const said = useRef<Availability | null>(null)
  useEffect(() => {
    if (availability && said.current !== availability) announce(t('found', { count }))
    said.current = availability
  }, [availability, announce, t, count])
  if (!availability) return null

  return (
    <div className="cross-sell">
      <StepHeading>{t(offers.onlyEnquiries ? 'titleAsk' : 'title')}</StepHeading>
      <Notice offers={offers} />
      <List offers={offers} answer={availability} />
    </div>
  )
}

interface ListProps {
  readonly offers: Offers
  readonly answer: Availability
}

function List({ offers, answer }: ListProps) {
  const { state, shared, t } = usePlugin<TablesContext>()
  const { replyHours: hours } = shared
  const { original, others, enquiries, onlyEnquiries } = offers
  const { opened } = state
  const { restaurants, slots } = openedOf(opened.value, answer)
  const drawn = useFrames(others, restaurants)
  const list = useFocusOnMore(restaurants, drawn)
  const countOf = ({ id }: Venue) => slots[String(id)] ?? slotsAtOnce

  const moreSlots = useCallback(
    ({ id }: Venue) => {
      const now = openedOf(opened.peek(), answer)
      const count = (now.slots[String(id)] ?? slotsAtOnce) + slotsAtOnce
      opened.value = { ...now, slots: { ...now.slots, [String(id)]: count } }
    },
    [opened, answer],
  )

  function moreRestaurants({ detail }: { readonly detail: number }) {
    if (detail > 1) return
    const now = openedOf(opened.peek(), answer)
    opened.value = { ...now, restaurants: now.restaurants + restaurantsAtOnce }
  }

  return (
    <>
      {enquiries && hours > 0 && <p className="cross-sell-note">{t('enquireNote', { hours })}</p>}
      <ul ref={list} role="list" aria-label={t(onlyEnquiries ? 'listAsk' : 'list')} className="restaurants">
        {original && (
          <Restaurant original offer={original} count={countOf(original.venue)} onMore={moreSlots} />
        )}
        {others.slice(0, drawn).map((offer) => (
          <Restaurant
            key={String(offer.venue.id)}
            offer={offer}
            count={countOf(offer.venue)}
            onMore={moreSlots}
          />
        ))}
      </ul>
      {others.length > restaurants && (
        <Button kind="quiet" className="button-wide" onClick={moreRestaurants}>
          {t('moreRestaurants')}
        </Button>
      )}
    </>
  )
}

const openedOf = (opened: Opened | null, answer: Availability): Opened =>
  opened?.answer === answer ? opened : { answer, restaurants: restaurantsAtOnce, slots: {} }

/** How many of the wanted restaurants are rendered by now: more with each frame. */
function useFrames(offers: readonly Offer[], wanted: number): number {
  const [drawn, setDrawn] = useState(() => oneFrameMore(offers, 0))
  useEffect(() => {
    if (drawn >= Math.min(wanted, offers.length)) return
    return afterPaint(() => setDrawn(Math.min(wanted, oneFrameMore(offers, drawn))))
  }, [offers, wanted, drawn])
  return Math.min(wanted, drawn)
}

function oneFrameMore(offers: readonly Offer[], from: number): number {
  let count = from
  for (let slots = 0; count < offers.length && slots < slotsPerFrame; count++)
    slots += Math.min(slotsAtOnce, offers[count]!.slots.length)
  return count
}

/** After "Show more restaurants" the focus moves to the first new one. */
function useFocusOnMore(wanted: number, drawn: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(wanted)
  useEffect(() => {
    if (wanted === before.current || drawn <= before.current) return
    const others = list.current!.querySelectorAll<HTMLElement>('.restaurant:not(.restaurant-original) > h3')
    moveFocus(others[before.current])
    before.current = wanted
  }, [wanted, drawn])
  return list
}

/** The text for the answer and its offers (other.which-message). */
function messageKey({ availability }: Pick<Facts, 'availability'>, { original, others }: Offers) {
  if (availability?.originalChoiceClosed) return 'step2-message-closed'
  const several = others.length > 1
  const available =
    availability?.anyAvailabilityInOriginalRestaurant ?? original?.slots.some((slot) => slot.available)
  if (available) return several ? 'step2-message-cs' : 'step2-message'
  return several ? 'step2-message-cs-notavailable' : 'step2-message-notavailable'
}

/** Our text where the venue has none: as the table has it, but with a table only where there is one. */
function defaultKey(facts: Pick<Facts, 'availability'>, offers: Offers) {
  const key = messageKey(facts, offers)
  if (!key.endsWith('notavailable')) return key
  const { original, others } = offers
  const canBook = others.some(({ slots }) => slots.some(({ available }) => available))
  if (canBook) return others.length > 1 ? key : 'step2-other'
  if (original) return 'step2-ask'
  return others.length > 0 ? 'step2-ask-others' : key
}

/** The venue's own text, or ours with the venue's telephone. The server's text is never markup. */
function Notice({ offers }: { readonly offers: Offers }) {
  const ctx = usePlugin<TablesContext>()
  const { facts, brand, formats, t } = ctx
  const { bookingConfiguration, venue, date, time } = facts
  if (!venue || !date || !time) return null
  const key = messageKey(facts, offers)
  const own = bookingConfiguration[key]?.trim()
  const text =
    own ||
    t(defaultKey(facts, offers), {
      venue: venue.name,
      other: offers.others[0]?.venue.name ?? '',
      date: formats.shortDate(date),
      time: timeName(ctx, time),
    })
  return (
    <div className="cross-sell-notice">
      <p lang={own ? brand.backEndLanguage : undefined} dir={own && 'auto'}>
        <VenueText text={text} venue={venue} />
      </p>
      {!own && <TelephoneLink telephone={venue.telephone} />}
    </div>
  )
}
