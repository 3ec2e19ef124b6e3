import { guestsOf, stepOf, type Choices, type State, type Venue } from './state'

/**
 * Changes choices and clears what they make stale (section 4, "Date and guests": a date and the guests clear the time
 * slot; so do another restaurant and another journey). The slot's end clears what was confirmed with it.
 */
export function change(state: State, patch: Partial<State>): State {
  let next = { ...state, ...patch }
  const isOther = (one: Choices, other: Choices) =>
    one.venue?.id !== other.venue?.id ||
    one.date !== other.date ||
    one.journey !== other.journey ||
    guestsOf(one) !== guestsOf(other) ||
    one.adults !== other.adults
  if (next.date && next.venue && patch.time === undefined && ('venue' in patch || 'date' in patch))
    if (isClosed(next.venue, next.date)) next = { ...next, date: null }
  if (isOther(state, next) && !('time' in patch)) next = { ...next, time: null }
  next = { ...next, wished: wishedAfter(state, next, patch) }
  if (state.venue?.id !== next.venue?.id && !('configuration' in patch)) next = { ...next, configuration: {} }
  const isOtherSlot = isOther(state, next) || state.time !== next.time
  if (isOtherSlot && !('alternatives' in patch)) next = { ...next, alternatives: false }
  if (isOtherSlot && !('confirmed' in patch)) next = { ...next, confirmed: false }
  if (isOtherSlot && !('menus' in patch)) next = { ...next, menus: [], menuConfirmed: false }
  if (isOtherSlot || (state.confirmed && !next.confirmed))
    next = { ...next, detailsFixed: false, guaranteed: false, reference: null }
  return follow(state, next)
}

/** Decisions, "The same time again": what another day or number of guests has cleared; a time that is chosen ends it. */
function wishedAfter(before: State, after: State, patch: Partial<State>): string | null {
  if (after.time !== null) return null
  const isElsewhere = before.venue?.id !== after.venue?.id || before.journey !== after.journey
  const isCleared = before.time !== null && !('time' in patch) && !isElsewhere
  return isCleared ? before.time : after.wished
}

/** Keeps the steps that Back leads through: one that stands among them already is a way back to it. */
export function follow(before: State, after: State): State {
  const left = stepOf(before)
  const step = stepOf(after)
  if (left === step) return after
  const known = after.trail.findIndex((entry) => entry.step === step)
  if (known >= 0) return { ...after, trail: after.trail.slice(0, known) }
  return { ...after, trail: [...after.trail, { step: left, choices: choicesOf(before) }] }
}

const choicesOf = ({ journey, venue, date, adults, children, time, ...rest }: State): Choices => {
  const { confirmed, alternatives, configuration } = rest
  return { journey, venue, date, adults, children, time, confirmed, alternatives, configuration }
}

/** Section 5, "Date": a venue's closure, with one bound or two. */
export function isClosed({ closedFrom, closedTo }: Venue, day: string): boolean {
  if (closedFrom && closedTo) return closedFrom <= day && day < closedTo
  if (closedTo) return day < closedTo
  return closedFrom !== null && closedFrom < day
}
