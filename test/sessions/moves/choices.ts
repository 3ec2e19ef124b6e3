import { change, stepOf, type Journey, type State } from '../model/state'
import { chooseJourney } from '../model/ways'
import { type Session, isThere, pick, type Move } from '../session'
import { timeOn } from '../invariants'
import { addDays, today } from '../../browser/kit/time'
import type { Screen } from '../stage/stage'

/** The diner's choices in step 1. */

const inStep1 = (session: Session) =>
  isThere(session) && stepOf(session.state) === 1 && session.screen.banner === ''

/**
 * A changed choice clears its slot, at once and not with the next answer. An answer may have come with the press,
 * and the same time may be chosen again by now.
 */
async function sets(session: Session, patch: Partial<State>, act: () => Promise<Screen>): Promise<void> {
  // Nothing changes while a create is on its way.
  if (session.intention.sending) return void (await act())
  session.state = change(session.state, patch)
  const { time, preferredTime } = session.state
  const shown = timeOn(await act())
  if (stepOf(session.state) === 1 && shown !== time && shown !== preferredTime)
    session.wrong.push(`The slot ${shown} still stands although its choice was changed.`)
}

/**
 * The same time (time.same-again) is chosen with the next answer, and another journey clears only what is chosen. So the
 * answer comes first.
 */
export async function sameTimeComes(session: Session): Promise<void> {
  const { time, preferredTime } = session.state
  if (time !== null || preferredTime === null) return
  await session.stage.waits(750)
  await session.settles()
}

export const searches = (number: number): Move => ({
  name: `searches ${number}`,
  can: (session) => inStep1(session) && session.offers('combobox', /^Location$/),
  async run(session) {
    const text = pick(['cork', 'k', 'milano'], number)
    await session.stage.types(session.find('combobox', /^Location$/)!, text)
    session.logs(`The diner types "${text}" into Location.`)
    await session.stage.waits(750)
    await session.settles()
    const lines = session.finds('option', /./)
    if (lines.length === 0) return
    const line = pick(lines, number)
    const venue = [...session.venues.values()].find(({ name }) => line.name.startsWith(name))
    if (!venue) return
    session.logs(`The diner chooses ${venue.name.slice(0, 40)}.`)
    await sets(session, { venue }, () => session.stage.presses(line))
  },
})

const journeyNames: Readonly<Record<string, Journey>> = {
  'Book a Table': 'Booking',
  'Kids Pizza Making Party Enquiry': 'KidsPartyEnquiry',
  'Adults Pizza Making Party Enquiry': 'AdultsPartyEnquiry',
  'General Enquiry': 'Enquiry',
}
const journeyButton = /^(Book a Table|.* Party Enquiry|General Enquiry)$/

export const choosesJourney = (number: number): Move => ({
  name: `choosesJourney ${number}`,
  can: (session) => inStep1(session) && session.offers('button', journeyButton),
  async run(session) {
    await sameTimeComes(session)
    const button = pick(session.finds('button', journeyButton), number)
    session.logs(`The diner presses "${button.name}".`)
    session.state = chooseJourney(session.state, journeyNames[button.name]!, session.known.guests)
    dropsEarlyDate(session)
    await session.stage.presses(button)
  },
})

/** A party needs a date at least 48 hours ahead (party.48-hours). What is that day's depends on the times. */
export function dropsEarlyDate(session: Session): void {
  const { state } = session
  if (
    /Party/.test(state.journey ?? '') &&
    !state.confirmed &&
    state.date !== null &&
    state.date < addDays(today, 2)
  )
    session.state = change(state, { date: null })
}

export const choosesDay = (number: number): Move => ({
  name: `choosesDay ${number}`,
  can: (session) => inStep1(session) && session.offers('button', /^Date/),
  async run(session) {
    const isDay = /^\w+day \d+ \w+ \d{4}$/
    if (session.finds('button', isDay).length === 0) {
      session.screen = await session.stage.presses(session.find('button', /^Date/)!)
      await session.settles()
    }
    const days = session.finds('button', isDay).filter(({ enabled }) => enabled)
    if (days.length === 0) return
    const day = pick(days, number)
    session.logs(`The diner chooses ${day.name}.`)
    await sets(session, { date: isoDate(day.name) }, () => session.stage.presses(day))
  },
})

/** "Saturday 28 November 2026" as YYYY-MM-DD. */
const isoDate = (name: string) =>
  new Date(`${name.split(' ').slice(1).join(' ')} UTC`).toISOString().slice(0, 10)

export const choosesGuests = (number: number): Move => ({
  name: `choosesGuests ${number}`,
  can: (session) =>
    inStep1(session) && (session.offers('combobox', /^Guests$/) || session.offers('spinbutton', /^Adults$/)),
  async run(session) {
    const box = session.find('combobox', /^Guests$/)
    if (!box) return countsParty(session, number)
    // Chooses a group more often than one time in fifteen.
    const option = number % 4 === 0 ? box.options.at(-1)! : pick(box.options, number)
    session.logs(`The diner chooses ${option} guests.`)
    const adults = option.startsWith('15+') ? -1 : Number(option)
    await sets(session, { adults, children: 0 }, () => session.stage.selects(box, option))
  },
})

async function countsParty(session: Session, number: number): Promise<void> {
  const part = pick(['adults', 'children'] as const, number)
  const box = session.find('spinbutton', part === 'adults' ? /^Adults$/ : /^Children$/)!
  const count = 1 + (number % 20)
  session.logs(`The diner types ${count} ${part}.`)
  await sets(session, { [part]: count }, async () => {
    await session.stage.types(box, String(count))
    return session.stage.reads()
  })
}

export const choosesTime = (number: number): Move => ({
  name: `choosesTime ${number}`,
  can: (session) => inStep1(session) && session.offers('combobox', /^(Hour|Minute)$/),
  async run(session) {
    const boxes = session.finds('combobox', /^(Hour|Minute)$/).filter(({ enabled }) => enabled)
    const box = number % 5 === 0 ? boxes.at(-1)! : boxes[0]!
    // One in ten takes the time back.
    const options = number % 10 === 7 ? box.options : box.options.slice(1)
    if (options.length === 0) return
    const option = pick(options, number)
    session.logs(`The diner chooses ${option} as the ${box.name.toLowerCase()}.`)
    const screen = await session.stage.selects(box, option)
    const time = timeOn(screen)
    const isRight = /\d/.test(option) ? time?.split(':').includes(option) : time === null
    if (!isRight) session.wrong.push(`After ${option} was chosen the time is ${time}.`)
    session.state = change(session.state, { time })
  },
})

export const presses = (times: number): Move => ({
  name: `pressesContinue ${times}`,
  can: (session) => inStep1(session) && session.offers('button', /^Continue$/),
  async run(session) {
    session.logs(`The diner presses "Continue"${times > 1 ? ' twice' : ''}.`)
    const { state } = session
    const button = session.find('button', /^Continue$/)!
    // With something missing it lists that, and nothing else changes.
    if (state.time === null) return void (await session.stage.presses(button, times))
    const isEnquiry = /Party/.test(state.journey ?? '') || state.adults === -1
    const known = { ...state.venue?.configuration, ...state.configuration }
    if (isEnquiry && Object.keys(known).length > 0) session.state = change(state, { confirmed: true })
    else session.pending = { kind: 'check', key: '', patch: {} }
    await session.stage.presses(button, times)
  },
})
