import { englishNames } from '../../../../src/testing/journey'
import type { AnyDiner } from '../../../../src/testing/diner'
import { bookingBody, enquiryBody } from '../../../kit/fixtures'
import { initWith, inlinePage, popupPage, type HostPage } from '../../kit/site'
import type { Api } from '../../kit/api'
import type { Diner } from '../../kit/diner'
import type { Watch } from './keyboard'

/** In these walks it is Anna Byrne, and the terms are found by what is written beside their box. */
export const guest = {
  firstName: 'Anna',
  lastName: 'Byrne',
  email: 'anna@example.ie',
  telephoneNumber: '020 7946 0958',
}
export const names = { ...englishNames, terms: /I agree/ }

/** A journey of the specification's section 1, from the first control to its reference. */
export interface Journey {
  readonly title: string
  readonly page: HostPage
  readonly walk: (diner: AnyDiner) => Promise<void>
  /** The last request. */
  readonly sends: 'POST /api/bookings/create' | 'POST /api/enquiries/create'
  readonly body: Readonly<Record<string, unknown>>
}

export const answers = {
  'POST /api/bookings/create': bookingBody(),
  'POST /api/enquiries/create': enquiryBody(),
}

const booking: Journey = {
  title: 'a booking',
  page: inlinePage,
  async walk(diner) {
    await diner.choosesRestaurant()
    await diner.choosesDay('Friday 27 November 2026')
    await diner.choosesGuests(3)
    await continues(diner, 'Your Details')
    await ends(diner, 'Complete Booking', 'Booking Confirmed')
  },
  sends: 'POST /api/bookings/create',
  body: { date: '2026-11-27', time: '1215', guests: 3, firstName: 'Anna', termsAndConditions: true },
}

/** In the popup of a restaurant. */
const adultsParty: Journey = {
  title: 'a party for adults',
  page: popupPage,
  async walk(diner) {
    await diner.presses('Book at Cork')
    await diner.choosesJourney('Adults Pizza Making Party Enquiry')
    await diner.choosesDay('Sunday 29 November 2026')
    await diner.choosesGuests({ adults: 9 })
    await continues(diner, 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await ends(diner, ...enquired)
  },
  sends: 'POST /api/enquiries/create',
  body: { date: '2026-11-29', time: '1215', guests: 9, children: 0 },
}

const kidsParty: Journey = {
  title: 'a party for kids',
  page: inlinePage,
  async walk(diner) {
    await diner.choosesRestaurant()
    await diner.choosesJourney('Kids Pizza Making Party Enquiry')
    await diner.choosesDay('Sunday 29 November 2026')
    await diner.choosesGuests({ children: 9 })
    await continues(diner, 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await ends(diner, ...enquired)
  },
  sends: 'POST /api/enquiries/create',
  body: { date: '2026-11-29', time: '1215', guests: 1, children: 9 },
}

const enquiry: Journey = {
  title: 'an enquiry',
  page: initWith(`brand: { plugins: ['start', 'booking', 'enquiry'], journeys: ['Booking', 'Enquiry'] }`),
  async walk(diner) {
    await diner.choosesJourney('General Enquiry')
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    await diner.fills('Your question', 'Is there a step at the door?')
    await diner.choosesRestaurant()
    await diner.selects(/^Guests/, '4')
    await ends(diner, ...enquired)
  },
  sends: 'POST /api/enquiries/create',
  body: { venueId: 'cork', guests: 4, date: null, time: null },
}

const enquired = ['Complete Enquiry', 'Thank you for your enquiry.'] as const

export const journeys: readonly Journey[] = [booking, adultsParty, kidsParty, enquiry]

async function continues(diner: AnyDiner, heading: string): Promise<void> {
  await diner.choosesTime('12:15')
  await diner.continues()
  await diner.finds('heading', heading)
}

async function ends(diner: AnyDiner, button: string, heading: string): Promise<void> {
  await diner.fillsDetails()
  await diner.continues()
  await diner.finds('heading', 'We have your details')
  await diner.presses(button)
  await diner.finds('heading', heading)
}

/** Each answer of the back end is held until it has been looked at what waits for it. */
export function slowAnswers(diner: Diner & { readonly api: Api }, faults: string[]) {
  const { api, page } = diner
  let letsGo = api.pauses()
  let asked = api.requests.length
  /** The requests that somebody has waited for. */
  const waitedFor: string[] = []

  async function looks(): Promise<void> {
    await diner.settles()
    const held = api.requests
      .slice(asked)
      .map(({ method, path }) => `${method} ${path.split('/').slice(0, 4).join('/')}`)
    const found = [...(await page.evaluate(faultsOfWaiting)), ...(await goesOnByTab())]
    faults.push(...found.map((fault) => `${held.join(', ')}: ${fault}`))
    waitedFor.push(...held)
  }

  /** Tab leads to the next control, and back. */
  async function goesOnByTab(): Promise<string[]> {
    const next = await page.evaluate(nextStop)
    if (!next) return []
    const found: string[] = []
    await page.keyboard.press('Tab')
    const on = await page.evaluate(() => eye.stop())
    if (on?.id !== next.id) found.push(`Tab leads to ${on?.name ?? 'nothing'}, not to ${next.name}`)
    if (!next.isStop) return found
    await page.keyboard.press('Shift+Tab')
    const back = await page.evaluate(() => eye.stop())
    if (back?.id !== next.from) found.push(`Shift+Tab leads back to ${back?.name ?? 'nothing'}`)
    return found
  }

  const watch: Watch = {
    async whileWaiting() {
      if (api.requests.length === asked) return
      await looks()
      letsGo()
      letsGo = api.pauses()
      asked = api.requests.length
    },
  }
  return { watch, waitedFor }
}

/** In the page: what is wrong with what waits. */
function faultsOfWaiting(): string[] {
  const faults: string[] = []
  const focused = eye.stop()
  if (!focused) faults.push('nothing has the focus')
  else if (!focused.inWidget) faults.push(`the focus is at ${focused.name}, outside of the widget`)
  for (const control of eye.ours(':disabled'))
    if (eye.isShown(control)) faults.push(`${eye.describe(control)} is out of the order of Tab`)
  for (const control of eye.ours('[aria-disabled="true"]')) {
    const root = control.getRootNode() as ShadowRoot
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    const reason = ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ')
    if (eye.isShown(control) && !reason.trim())
      faults.push(`${eye.describe(control)} does not say why it waits`)
  }
  return faults
}

/** In the page: where Tab has to lead from here; null at the end of the widget, and where leaving closes what is to come. */
function nextStop() {
  const now = eye.active()
  if (!now || now.matches('input[role="combobox"], [aria-haspopup="dialog"]')) return null
  if (!(now.getRootNode() instanceof ShadowRoot)) return null
  const stops = eye.expected()
  const follows = (id: number) =>
    (now.compareDocumentPosition(eye.byId(id)) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
    !now.contains(eye.byId(id))
  const id = stops.find(follows)
  if (id === undefined || now.closest('[role="grid"]')) return null
  const from = eye.idOf(now)
  return { id, from, name: eye.describe(eye.byId(id)), isStop: stops.includes(from) }
}
