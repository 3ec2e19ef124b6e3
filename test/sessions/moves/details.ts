import { change, isFilled, stepOf, type Customer, type Step } from '../model/state'
import { confirm } from '../model/answers'
import * as intention from '../model/intention'
import { complete } from '../invariants'
import { type Session, isThere, pick, type Move } from '../session'

/** The diner's moves from step 2 on. */

const at = (session: Session, ...steps: readonly Step[]) =>
  isThere(session) && steps.includes(stepOf(session.state)) && session.screen.banner === ''

export const choosesSlot = (number: number): Move => ({
  name: `choosesSlot ${number}`,
  can: (session) => at(session, 2) && !session.screen.busy && session.offers('button', slot),
  async run(session) {
    const button = pick(
      session.finds('button', slot).filter(({ enabled }) => enabled),
      number,
    )
    const [, kind, time, name] = slot.exec(button.name)!
    const venue = [...session.venues.values()].find((one) => one.name === name)
    if (!venue) return
    session.logs(`The diner presses "${button.name.slice(0, 60)}".`)
    const patch = venue.id === session.state.venue?.id ? { time: time! } : { venue, time: time! }
    if (kind === 'Book') confirm(session, patch)
    else session.state = change(session.state, { ...patch, journey: 'Enquiry', confirmed: true })
    await session.stage.presses(button)
  },
})
const slot = /^(Book|Enquire) (\d\d:\d\d) at (.*)$/

export const choosesMenu = (number: number): Move => ({
  name: `choosesMenu ${number}`,
  can: (session) => at(session, 3) && session.offers('button', /^Next$/),
  async run(session) {
    const menus = session.finds('radio', /./)
    // One in five forgets to choose.
    if (number % 5 > 0 && menus.length > 0) {
      const menu = pick(menus, number)
      session.logs(`The diner chooses the menu "${menu.name.slice(0, 40)}".`)
      await session.stage.presses(menu)
      session.state = { ...session.state, menu: menu.name }
    }
    session.logs('The diner presses "Next".')
    session.screen = await session.stage.reads()
    await session.stage.presses(session.find('button', /^Next$/)!)
    const { menu, menus: offered } = session.state
    if (menu !== null && offered.includes(menu))
      session.state = change(session.state, { menuConfirmed: true })
  },
})

const fields = [
  ['firstName', /^First Name$/, ['Anna', 'Aoife Síle']],
  ['lastName', /^Last Name$/, ["O'Brien", 'Ní Bhriain']],
  ['email', /^Email$/, ['anna@example.ie', 'a.b+c@mail.example.com']],
  ['telephoneNumber', /^Telephone Number$/, ['020 7946 0958', '+44 20 7946 0018']],
] as const

export const typesDetails = (number: number): Move => ({
  name: `typesDetails ${number}`,
  can: (session) => at(session, 4, 6) && session.offers('textbox', /^First Name$/),
  async run(session) {
    for (const [field, name, values] of fields) await types(session, field, name, pick(values, number))
    if (number % 3 === 0)
      await types(
        session,
        'specialRequests',
        /^Special Requests$/,
        'A quiet table, please. '.repeat(number % 9),
      )
    if (!session.state.customer.consent) await ticks(session, 'consent', /terms and conditions/)
    session.logs('The diner fills in the details.')
  },
})

export const changesDetail = (number: number): Move => ({
  name: `changesDetail ${number}`,
  can: (session) => at(session, 4, 6) && session.offers('textbox', /^First Name$/),
  async run(session) {
    const [field, name, values] = pick(fields, number)
    const text = pick([...values, '', 'a'], number >> 2)
    await types(session, field, name, text)
    session.logs(`The diner types "${text}" as ${field}.`)
    if (number % 7 !== 0 || !session.find('checkbox', /offers/)) return
    await ticks(session, 'optIn', /offers/)
    session.logs('The diner presses the box for offers.')
  },
})

async function types(session: Session, field: keyof Customer, name: RegExp, text: string): Promise<void> {
  const box = session.find('textbox', name)!
  await session.stage.types(box, text)
  session.state = { ...session.state, customer: { ...session.state.customer, [field]: text } }
}

async function ticks(session: Session, field: 'consent' | 'optIn', name: RegExp): Promise<void> {
  await session.stage.presses(session.find('checkbox', name)!)
  const { customer } = session.state
  session.state = { ...session.state, customer: { ...customer, [field]: !customer[field] } }
}

export const fixesDetails: Move = {
  name: 'fixesDetails',
  can: (session) => at(session, 4, 6) && session.offers('button', /^Continue$/),
  async run(session) {
    session.logs('The diner presses "Continue" of the details.')
    await session.stage.presses(session.find('button', /^Continue$/)!)
    // With something missing it lists that, and nothing else changes.
    if (isFilled(session.state)) session.state = { ...session.state, detailsFixed: true }
  },
}

export const editsDetails: Move = {
  name: 'editsDetails',
  can: (session) => at(session, 4, 6) && session.offers('button', /^Edit your details$/),
  async run(session) {
    session.logs('The diner presses "Edit your details".')
    await session.stage.presses(session.find('button', /^Edit your details$/)!)
    session.state = { ...session.state, detailsFixed: false }
  },
}

export const presses = (times: number): Move => ({
  name: `pressesComplete ${times}`,
  can: (session) => at(session, 4, 6, 8) && session.offers('button', complete),
  async run(session) {
    const button = session.find('button', complete)!
    session.logs(`The diner presses "${button.name}"${times > 1 ? ' twice' : ''}.`)
    session.intention = intention.presses(session.intention)
    await session.stage.presses(button, times)
  },
})

export const fillsCard = (isValid: boolean): Move => ({
  name: `fillsCard ${isValid}`,
  can: (session) => at(session, 8) && session.offers('checkbox', /card guarantee/),
  async run(session) {
    session.logs(`The diner types a ${isValid ? '' : 'wrong '}card, and ticks its terms.`)
    await session.stage.fillsCard(isValid)
    const box = session.find('checkbox', /card guarantee/)!
    if (!box.checked) await session.stage.presses(box)
  },
})
