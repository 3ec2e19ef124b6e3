import { ApiError, type Availability, type Facts, type Messages, type PluginContext } from 'tavola'

/** The header's text on step 2, where no table is booked yet. */
export const summaryMessages = {
  summary: 'You asked for {date} at {time}, {guests}',
} as const satisfies Messages

/** How much of an answer's list is shown. */
export interface Opened {
  readonly answer: Availability
  readonly restaurants: number
  /** The number of slots by restaurant id. */
  readonly slots: Readonly<Record<string, number>>
}

/** A slot that the back end has refused, and the search for others. */
interface LostSlot {
  readonly slot: string
  readonly times: 'unasked' | 'asked' | 'known' | 'failed' | 'useless'
}

export const state = {
  lost: null as LostSlot | null,
  /** The error banner shows it. Once the banner is closed, the top of the step does. */
  isInBanner: false,
  /** If null or of an older answer, the first batch of each list is shown. */
  opened: null as Opened | null,
}

export type CrossSellContext = PluginContext<typeof state>

const slotKey = ({ venue, date, time, guests }: Facts) => JSON.stringify([venue?.id, date, time, guests])

/** The slot is still the one that was refused. A POST of which it is not known what came is no refusal. */
export const isLost = ({ state, facts, isUndecided }: CrossSellContext): boolean =>
  !isUndecided && facts.confirmed && state.lost.value?.slot === slotKey(facts)

/** A 409, a code for it, or a 400 that names the time (submit.time-refused). Where it names the day, no other time helps. */
export function noteRefusal({ state, facts }: CrossSellContext, error: unknown): void {
  const { status, code = '', fields = {} } = error instanceof ApiError ? error.detail : {}
  const isTime = status === 409 || 'time' in fields || /(^|[-_])(table|time|slot)([-_]|$)/i.test(code)
  const isLost = facts.venue !== null && (isTime || 'date' in fields)
  state.lost.value = isLost ? { slot: slotKey(facts), times: isTime ? 'unasked' : 'useless' } : null
  state.isInBanner.value = true
}
