import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { afterPaint, type Availability, type Venue } from 'tavola'
import { StepHeading, usePlugin, useStyles, useTexts } from 'tavola/controls'
import css from './cross-sell.css'
import { messages } from './messages'
import type { CrossSellContext, Opened } from './model'
import { Notice } from './notice'
import { offersOf, type Offer, type Offers } from './offers'
import { Restaurant } from './restaurant'

/** How much of a list is shown at first and added by each press on "more", so that thousands of items stay fast. */
const restaurantsAtOnce = 20
const slotsAtOnce = 12
/** Restaurants are added frame by frame, each time until there are so many slots more: the first are seen at once. */
const slotsPerFrame = 40

/** Step 2: why there is no table, then other times of the same restaurant, then other restaurants by distance. */
export default function OtherTables() {
  useStyles(css)
  const { facts, groupJourney, announce } = usePlugin<CrossSellContext>()
  const t = useTexts('cross-sell', messages)
  const { availability, venue } = facts
  const originalId = venue?.id ?? ''
  const canEnquire = groupJourney !== null
  const offers = useMemo(
    () => offersOf(availability?.venues ?? [], { originalId, canEnquire }),
    [availability, originalId, canEnquire],
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
  const { state, shared } = usePlugin<CrossSellContext>()
  const { replyHours: hours } = shared
  const t = useTexts('cross-sell', messages)
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
        <button
          type="button"
          part="button button-quiet"
          className="button button-quiet button-wide"
          onClick={moreRestaurants}
        >
          {t('moreRestaurants')}
        </button>
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
    others[before.current]?.focus()
    before.current = wanted
  }, [wanted, drawn])
  return list
}
