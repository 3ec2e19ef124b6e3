import { stepOf } from '../model/state'
import { type Session, type Move, isThere, pick } from '../session'
import * as intention from '../model/intention'
import { chooseJourney, back, begin, restart } from '../model/ways'
import { finish } from '../invariants'

/** The ways through the widget and out of it. */

const button = (name: RegExp, told: (session: Session) => void): Move => ({
  name: `presses ${String(name)}`,
  can: (session) => isThere(session) && session.screen.banner === '' && session.offers('button', name),
  async run(session) {
    const control = session.find('button', name)!
    session.logs(`The diner presses "${control.name}".`)
    if (!session.intention.sending) told(session)
    await session.stage.presses(control)
  },
})

export const goesBack = button(/^Back$/, (session) => {
  session.pending = null
  session.state = back(session.state, session.setup.journeys)
})

export const editsBooking = button(/Edit your booking$/, (session) => {
  session.pending = null
  session.state = restart(session.state, session.setup.journeys)
})

export const choosesType = button(/^Choose Booking Type$/, (session) => {
  session.pending = null
  session.state = chooseJourney(restart(session.state, session.setup.journeys), null, null)
})

export const finishes = button(finish, completes)

/** Completion (completion.inline, completion.popup): back to the beginning; inline keeps the restaurant, a popup closes without it. */
export function completes(session: Session): void {
  const { inline, venueId } = session.setup.host
  session.state = begin(session.known, inline ? session.state.venue : null)
  session.pending = null
  session.hostVenue = null
  session.intention = { ...session.intention, doubtful: false }
  session.open = inline
  if (inline && venueId !== undefined) session.hostNames(venueId)
}

export const closes: Move = {
  name: 'closes',
  can: (session) => isThere(session) && session.offers('button', /^Close$/),
  async run(session) {
    session.logs('The diner presses "Close".')
    const isAsked = isDirty(session)
    await session.stage.presses(session.find('button', /^Close$/)!)
    await session.settles()
    const stay = session.find('button', /^Stay here$/)
    if (Boolean(stay) !== isAsked)
      session.wrong.push(`It ${stay ? 'asks' : 'does not ask'} before it closes.`)
    if (!stay) completes(session)
  },
}

const isDirty = ({ state: { customer, reference }, intention }: Session) =>
  intention.sending ||
  (reference === null && Object.values(customer).some((value) => value !== '' && value !== false))
// oxfmt-ignore

export const answersQuestion = (leaves: boolean): Move => ({
  name: `answersQuestion ${leaves}`,
  can: (session) => isThere(session) && session.offers('button', /^Leave$/),
  async run(session) {
    session.logs(`The diner presses "${leaves ? 'Leave' : 'Stay here'}".`)
    await session.stage.presses(session.find('button', leaves ? /^Leave$/ : /^Stay here$/)!)
    if (!leaves) return
    // A sent create can't be undone: its response is shown when the popup opens again.
    if (session.intention.sending) session.open = false
    else completes(session)
  },
})

export const answersBanner = (number: number): Move => ({
  name: `answersBanner ${number}`,
  can: (session) => isThere(session) && session.screen.banner !== '',
  async run(session) {
    const choices = session.finds('button', /^(OK|Try again|Send again|Send with my changes)$/)
    const control = pick(
      choices.filter(({ enabled }) => enabled),
      number,
    )
    if (!control) return
    // Whether the press or the restaurant that the page has named comes first, the model can't tell.
    if (control.name.startsWith('Send') && session.hostVenue) return
    session.logs(`The diner presses "${control.name}".`)
    // A slot that the page has taken away is not sent: one is chosen first.
    if (control.name.startsWith('Send') && stepOf(session.state) !== 1)
      session.intention = intention.sendsAgain(session.intention)
    if (control.name === 'Try again' && session.hostVenue === null && session.state.venue === null) {
      const { venueId } = session.setup.host
      if (venueId !== undefined) session.hostNames(venueId)
    }
    await session.stage.presses(control)
  },
})
