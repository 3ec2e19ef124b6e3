import { change, stepOf, type Journey } from '../model/state'
import { noIntention } from '../model/intention'
import { lockJourney } from '../model/ways'
import { callNames, type Call, type FaultName } from '../back-end'
import type { Intrusion } from '../stage/intrusions'
import { type Session, pick, type Move } from '../session'
import { dropsEarlyDate, sameTimeComes } from './choices'
import { addDays, today } from '../../browser/kit/time'
import { completes } from './ways'

/** Moves of the host, the back end and the clock. */

export const plansFault = (call: Call, fault: FaultName, times: number): Move => ({
  name: `plansFault ${call} ${fault} ${times}`,
  can: () => true,
  async run(session) {
    session.backEnd.plan(call, fault, times)
    session.logs(
      `From now on ${times > 1 ? `the next ${times} calls` : 'the next call'} of ${call} ${fault}.`,
    )
  },
})
export const faultyCalls = callNames

export const intrudes = (name: Intrusion): Move => ({
  name: `intrudes ${name}`,
  can: () => true,
  async run(session) {
    session.logs(`Another script of the page ${name}.`)
    await session.stage.intrudes(name)
  },
})

export const waits = (milliseconds: number): Move => ({
  name: `waits ${milliseconds}`,
  can: (session) => !session.destroyed,
  async run(session) {
    session.logs(`${milliseconds / 1_000} s pass.`)
    await session.stage.waits(milliseconds)
  },
})

const isAlive = (session: Session) => !session.destroyed
const hasEnded = ({ state }: Session) => [5, 7].includes(stepOf(state))

export const reloads: Move = {
  name: 'reloads',
  can: isAlive,
  async run(session) {
    session.logs('The diner reloads the page.')
    session.startsOver()
    // A pending create may have reached the restaurant, so its key stays.
    session.intention = { ...session.intention, allowed: 0, sending: false, doubtful: false }
    await session.stage.reloads(session.setup.host)
  },
}

export const updates = (number: number): Move => ({
  name: `updates ${number}`,
  can: isAlive,
  async run(session) {
    const date = pick([addDays(today, 11), addDays(today, 22)], number)
    const guests = pick([3, 6, -1], number)
    const title = pick(['Trattoria', 'Osteria'], number)
    const changes = pick([{ date }, { guests }, { brand: { ...session.setup.host.brand, title } }], number)
    session.logs(`The page calls update(${JSON.stringify('brand' in changes ? { title } : changes)}).`)
    if (!('brand' in changes)) changesFacts(session, changes)
    await session.stage.calls('update', changes)
  },
})

function changesFacts(session: Session, changes: { readonly date?: string; readonly guests?: number }): void {
  const { date, guests } = changes
  // The same value again is no change: a page may say all its options each time.
  if (
    (date ?? session.known.date) === session.known.date &&
    (guests ?? session.known.guests) === session.known.guests
  )
    return
  session.known = { ...session.known, ...changes }
  if (session.intention.sending || hasEnded(session)) return
  if (date !== undefined) session.state = change(session.state, { date })
  if (guests !== undefined && !/Party/.test(session.state.journey ?? ''))
    session.state = change(session.state, { adults: guests, children: 0 })
  dropsEarlyDate(session)
}

export const opens = (venueId: string | null, journey: Journey | null): Move => ({
  name: `opens ${venueId} ${journey}`,
  // No rule says what it means for a result in the page: it belongs to popups.
  can: (session) => isAlive(session) && !(session.setup.host.inline && hasEnded(session)),
  async run(session) {
    const { setup, intention } = session
    await sameTimeComes(session)
    session.logs(`The page calls open(${JSON.stringify(venueId)}, ${JSON.stringify(journey)}).`)
    if (hasEnded(session) && session.open) completes(session)
    const isResult = hasEnded(session) && !session.open
    session.open = true
    if (!isResult && !intention.sending) {
      const locked = journey ?? session.known.journey
      if (locked) session.state = lockJourney(session.state, locked, session.known.guests)
      dropsEarlyDate(session)
      const named = venueId ?? setup.host.venueId
      if (named !== undefined) session.hostNames(named)
    }
    await session.stage.calls('open', venueId ?? undefined, journey ?? undefined)
  },
})

export const opensInFrame = (venueId: string | null): Move => ({
  name: `opens in a frame ${venueId}`,
  can: (session) => isAlive(session) && !session.open,
  async run(session) {
    session.logs(
      `Another site shows the page in a frame, and the page calls open(${JSON.stringify(venueId)}).`,
    )
    const tabs = await session.stage.opensInFrame(venueId)
    if (tabs !== 1) session.wrong.push(`${tabs} tabs opened instead of one.`)
  },
})

export const closes: Move = {
  name: 'host closes',
  can: isAlive,
  async run(session) {
    session.logs('The page calls close().')
    if (!session.setup.host.inline) {
      if (session.intention.sending) session.open = false
      else completes(session)
    }
    await session.stage.calls('close')
  },
}

export const destroys: Move = {
  name: 'destroys',
  can: isAlive,
  async run(session) {
    session.logs('The page calls destroy().')
    await session.stage.calls('destroy')
    session.destroyed = true
    session.intention = noIntention
    const left = await session.stage.leftovers(session.backEnd.unfinished())
    session.wrong.push(...left.map((one) => `destroy left ${one}.`))
    if (session.backEnd.underWay() > 0) session.wrong.push('destroy left a request under way.')
  },
}
