import { memo, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import type { Venue } from 'tavola'
import { slotDetail, type PublicText } from 'tavola/journeys'
import { timeName, wallTime } from 'tavola/time'
import { Address, Button, moveFocus, RichText, usePlugin } from 'tavola/controls'
import type { TablesContext } from '.'
import { firstSlots, rankSlots, type Offer, type OfferedSlot } from './offers'

interface Props {
  readonly offer: Offer
  /** The restaurant that was chosen in step 1. */
  readonly original?: boolean
  /** How many slots are shown. */
  readonly count: number
  /** Shows more slots. A stable function, so that the memoized restaurants do not render again. */
  readonly onMore: (venue: Offer['venue']) => void
}

/** A restaurant with its slots, sorted by time. */
export const Restaurant = memo(function Restaurant({ offer, original = false, count, onMore }: Props) {
  const ctx = usePlugin<TablesContext>()
  const { facts, groupJourney, brand, t } = ctx
  const { venue, slots, sessions } = offer
  const day = { date: facts.date!, sessions }
  const at = (time: string) => wallTime(day, time)
  const { name, address, postCode, distanceInMilesString } = venue
  const wanted = facts.time ?? ''
  const canEnquire = groupJourney !== null
  const ranked = useMemo(
    () => rankSlots(slots, wanted, canEnquire, sessions),
    [slots, wanted, canEnquire, sessions],
  )
  const item = useFocusOnMore(ranked, count, at)

  return (
    <li ref={item} part="restaurant" className={original ? 'restaurant restaurant-original' : 'restaurant'}>
      <h3 tabIndex={-1} className="restaurant-name">
        <bdi lang={brand.backEndLanguage}>{name}</bdi>
      </h3>
      {original ? (
        <p className="restaurant-place">{t('chosen')}</p>
      ) : (
        <p className="restaurant-place">
          <span>
            <Address lines={[...address, postCode]} />
          </span>{' '}
          <bdi lang={brand.backEndLanguage} className="restaurant-distance">
            {distanceInMilesString}
          </bdi>
        </p>
      )}
      <div className="slots">
        {firstSlots(ranked, count, at).map((slot) => (
          <SlotButton
            key={slot.time}
            slot={slot}
            shown={timeName(ctx, slot.time, day)}
            label={t(slot.kind)}
            place={t('at', { venue: name })}
            onChoose={() => chooseSlot(ctx, venue, slot)}
          />
        ))}
      </div>
      {ranked.length > count && (
        <Button kind="link" onClick={({ detail }) => detail < 2 && onMore(venue)}>
          {t('moreTimes', { venue: name })}
        </Button>
      )}
    </li>
  )
})

interface SlotProps {
  readonly slot: OfferedSlot
  /** The time as diners read it. */
  readonly shown: string
  readonly label: string
  /** For screen readers only. */
  readonly place: string
  /** Resolves when what it has begun is done. */
  readonly onChoose: () => Promise<void>
}

/** Shows "Book 19:30"; screen readers announce "Book 19:30 at Milano Cork", as they read buttons without their heading. */
function SlotButton({ slot: { time, kind, nearest }, shown, label, place, onChoose }: SlotProps) {
  const [busy, setBusy] = useState(false)
  async function onClick({ detail, currentTarget }: MouseEvent) {
    // The second click of a double click was meant for the control that was here before.
    if (detail > 1) return
    coverSecondClick(currentTarget.getRootNode())
    setBusy(true)
    await onChoose()
    setBusy(false)
  }

  return (
    <button
      type="button"
      part={`slot slot-${kind}`}
      className={`slot slot-${kind}${nearest ? ' slot-nearest' : ''}`}
      data-time={time}
      disabled={kind === 'unavailable'}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={(event) => void onClick(event)}
    >
      <RichText text={label} parts={{ time: <span className="slot-time">{shown}</span> }} />{' '}
      <span className="slot-venue">{place}</span>
    </button>
  )
}

/** After "More times" the focus moves to the first new usable slot, or to the restaurant's name. */
function useFocusOnMore(ranked: readonly OfferedSlot[], count: number, at: (time: string) => string) {
  const item = useRef<HTMLLIElement>(null)
  const shown = useRef(count)
  useEffect(() => {
    if (count > shown.current) {
      const added = firstSlots(ranked.slice(shown.current, count), count, at)
      const usable = added.find(({ kind }) => kind !== 'unavailable')
      const target = usable ? `[data-time="${usable.time}"]` : 'h3'
      // If there are still more times, the pressed button remains and keeps the focus.
      if (usable || count >= ranked.length) moveFocus(item.current?.querySelector<HTMLElement>(target))
    }
    shown.current = count
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The day stays the same while its answer is shown.
  }, [ranked, count])
  return item
}

/**
 * A "Book" slot selects the restaurant and the time once all plugins are ready. An "Enquire"
 * slot starts an enquiry with them, the day and the guests. While a request runs, a press does nothing.
 */
async function chooseSlot(ctx: TablesContext, venue: Venue, { time, kind }: OfferedSlot): Promise<void> {
  const { facts, groupJourney, emit, set, dismiss } = ctx
  if (ctx.busy || kind === 'unavailable') return
  // Keeps the chosen restaurant's data, as the answer may have less of it.
  const chosen = String(venue.id) === String(facts.venue?.id) ? { time } : { venue, time }
  emit('slot', slotDetail({ venue, date: facts.date!, time, guests: facts.guests }))
  const { availability } = facts
  // Back may be pressed while the plugins get ready: then this list is outdated.
  const book = async () => (facts.availability === availability ? ctx.confirm(chosen) : undefined)
  if (kind === 'book') return ctx.advance(book)
  dismiss()
  set({ ...chosen, journey: groupJourney!.name, confirmed: true })
  emit('journey', { journey: groupJourney!.name as PublicText })
}

/** Ignores the second click of a double click, which is not meant for the next step. */
function coverSecondClick(root: Node): void {
  const cover = (event: Event) => {
    if ((event as UIEvent).detail < 2) return root.removeEventListener('click', cover, true)
    event.preventDefault()
    event.stopPropagation()
  }
  root.addEventListener('click', cover, true)
}
