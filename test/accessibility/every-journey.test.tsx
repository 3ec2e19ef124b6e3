import { expect } from 'chai'
import adultsParty from '../../plugins/adults-party'
import booking from '../../plugins/booking'
import enquiry from '../../plugins/enquiry'
import keep from '../../plugins/keep'
import kidsParty from '../../plugins/kids-party'
import start from '../../plugins/start'
import { removeWidget, renderPlugins, type Diner } from '../kit/diner'

const plugins = [start, booking, kidsParty, adultsParty, enquiry]
const brand = { journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry', 'Enquiry'] }

/** The journeys that begin with a table: the button of each, the heading of its details, and a number of guests. */
const tables = [
  { button: 'Book a Table', details: 'Your Details', guests: 5 },
  {
    button: 'Kids Pizza Making Party Enquiry',
    details: 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS',
    guests: { children: 9 },
  },
  {
    button: 'Adults Pizza Making Party Enquiry',
    details: 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS',
    guests: { adults: 9 },
  },
] as const

/** The controls that each of these journeys has on step 1, and those that each journey has at its details. */
const onStep1 = { button: [/^Date/, 'Continue'], combobox: ['Location', 'Hour', 'Minute'] }
const atDetails = {
  button: ['Back', 'Change your mind? Edit your booking', 'Choose Booking Type', 'Continue'],
  textbox: ['First Name', 'Last Name', 'Email', 'Telephone Number', 'Special Requests'],
  checkbox: ['I agree to the terms and conditions and the privacy policy'],
}

/** Whether these controls have these names. */
function expectNames(diner: Diner, wanted: Readonly<Record<string, readonly (string | RegExp)[]>>): void {
  for (const [role, names] of Object.entries(wanted))
    expect(names.filter((name) => !diner.has(role, name))).to.deep.equal([])
}

/** Changes something in a step. The step stays, and is still there seconds later. */
async function changes(diner: Diner, change: () => Promise<unknown>): Promise<void> {
  const { current } = diner.kernel.steps
  const before = current.value!.step.id
  await change()
  await diner.waits(5_000)
  expect(current.value!.step.id, `after ${String(change)}`).to.equal(before)
}

/** Changes each field of the details. */
async function changesDetails(diner: Diner, ...more: readonly string[]): Promise<void> {
  for (const name of [...atDetails.textbox, ...more])
    await changes(diner, () => diner.fills(name, 'anna@example.ie'))
  for (const name of atDetails.checkbox) await changes(diner, () => diner.ticks(name))
}

describe('Every journey', () => {
  afterEach(() => {
    removeWidget()
    sessionStorage.clear()
    localStorage.clear()
  })

  for (const { button, details, guests } of tables)
    it(`WCAG 3.2.2, 3.2.4: no input leads to another step, and names stay: ${button}`, async () => {
      const diner = await renderPlugins({ plugins, brand })
      const choices = [
        () => diner.choosesRestaurant(),
        () => diner.choosesJourney(button),
        () => diner.choosesDay('Sunday 29 November 2026'),
        () => diner.choosesGuests(guests),
        () => diner.choosesTime(),
      ]
      for (const choose of choices) await changes(diner, choose)
      expectNames(diner, onStep1)
      await diner.continues()
      await diner.finds('heading', details)
      expectNames(diner, atDetails)
      await changesDetails(diner)
    })

  it('WCAG 3.2.2, 3.2.4: no input leads to another step, and names stay: General Enquiry', async () => {
    const diner = await renderPlugins({ plugins, brand })
    await diner.choosesRestaurant()
    await diner.choosesJourney('General Enquiry')
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    expectNames(diner, atDetails)
    await changesDetails(diner, 'Your question')
    await diner.clicks('text', 'Add a date, time or number of guests (optional)')
    await changes(diner, () => diner.selects(/^Guests/, '4'))
  })

  it('WCAG 2.2.1: half a day later the step and what was typed are still there, and can be sent', async () => {
    const diner = await renderPlugins({ plugins: [...plugins, keep], brand })
    await diner.reachesDetails()
    await diner.fillsDetails()
    await diner.waits(12 * 60 * 60_000)
    expect(diner.shows('First Name')).to.equal('Anna')
    await diner.confirmsDetails()
    await diner.waits(12 * 60 * 60_000)
    await diner.completes()
  })
})
