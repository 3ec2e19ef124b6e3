import {
  availabilityBody,
  bookingBody,
  enquiryBody,
  menuBody,
  slotBody,
  venueBody,
} from '../../src/scenes/bodies'
import { asksForCard } from '../../src/scenes/creates'
import { calls } from '../../src/scenes/definition'
import { lost, partsAfter, type Answers, type SeenRequest } from '../../src/scenes/network'
import { restaurants } from '../../src/scenes/restaurants'
import type { AnyDiner } from '../../src/testing/diner'
import { anna as guest, type Party } from '../../src/testing/journey'
import { addDays, nextWeek, saturday, today } from '../browser/kit/time'

/**
 * What a diner does in each journey, from step 1 to the reference, and what is sent. The steps use the actions that every driver has,
 * so that one table drives jsdom, each browser, the keyboard, the voice and Orca:
 *
 *     await walk(diner, journey)
 */
export interface Journey {
  readonly title: string
  /** Where it is in a browser: the page, whose button may open the popup, or the brand's further plugins. None: in jsdom alone. */
  readonly place?: Place
  /** Answers in place of a good evening's; new for each visit. */
  readonly answers: () => Answers
  readonly steps: readonly Step[]
  /** After the reference. */
  readonly leaves?: Step[1]
  /** After "Edit your booking": the screen that step 1 leads to with the choices that it keeps, and the way there. */
  readonly again?: Step
  readonly sends: typeof calls.book | typeof calls.enquire
  /** What the steps decide of the last request. */
  readonly body: Readonly<Record<string, unknown>>
  /** The requests before it, over its body. */
  readonly before?: object
  readonly reference: RegExp
}

type Place = 'inline' | 'popup' | { readonly plugins: readonly string[]; readonly journey?: 'Enquiry' }

/** The screen on which the diner acts, and the actions that lead to the next screen. */
export type Step = readonly [screen: string, act: (diner: AnyDiner) => Promise<unknown>]

/** Only 20:00 is free. */
const taken = (request: SeenRequest) => {
  const [, , time] = partsAfter('/searchavailability/', request)
  const venues = [{ ...restaurants[0], availability: [slotBody(2000)] }]
  return availabilityBody({ venues, originalChoiceAvailable: time === '2000' })
}

/** Typing and the sandboxes take less, in milliseconds. */
const second = 1_000

interface Choice {
  readonly journey?: string
  readonly day?: string
  readonly guests?: Parameters<AnyDiner['choosesGuests']>[0]
}

const chooses = ({ journey, day, guests = 2 }: Choice): Step => [
  'step 1',
  async (diner) => {
    // The button of a page that opens the popup.
    if (await diner.has('button', 'Book at Cork')) await diner.presses('Book at Cork')
    else await diner.choosesRestaurant()
    if (journey) await diner.choosesJourney(journey)
    await diner.choosesDay(day)
    await diner.choosesGuests(guests)
    await diner.waits(second)
    await diner.choosesTime('19:30')
    await diner.continues()
  },
]

/** Where the page has chosen the rest. */
const choosesTime = (time: string, guests?: string): Step => [
  'step 1',
  async (diner) => {
    await diner.finds('combobox', 'Guests')
    if (guests) await diner.choosesGuests(guests)
    await diner.choosesTime(time)
    await diner.continues()
  },
]

const details: Step = ['details', (diner) => diner.confirmsDetails()]

/** What the details of Anna O'Brien are sent as. */
export const anna = {
  ...guest,
  children: 0,
  optIn: false,
  termsAndConditions: true,
  optInAsked: true,
  specialRequests: '| Source: Website',
}

const booked = {
  answers: () => ({ [calls.book]: bookingBody() }),
  sends: calls.book,
  reference: /MB-1234/,
} as const
const completes: Step = ['complete', (diner) => diner.presses('Complete Booking')]

const enquired = {
  answers: () => ({ [calls.enquire]: enquiryBody() }),
  again: ['details', (diner) => diner.continues()],
  sends: calls.enquire,
  reference: /ME-4711/,
} satisfies Partial<Journey>
const enquires: Step = ['complete', (diner) => diner.presses('Complete Enquiry')]

async function choosesMenu(diner: AnyDiner) {
  await diner.clicks('radio', 'Set menu')
  await diner.presses('Next')
}

/** The press opens the check, and a passed check sends. */
async function provesHuman(diner: AnyDiner) {
  await diner.presses('Complete Booking')
  await diner.presses('A pizza')
}

async function sendsCard(diner: AnyDiner) {
  await diner.fills('Card number', '4111 1111 1111 1111')
  await diner.fills('Expiration date', '12 / 30')
  await diner.fills('CVV', '123')
  await diner.clicks('checkbox', /terms/)
  await diner.presses('Complete Booking')
  // After a reload the check is needed again.
  if (await diner.has('button', 'A pizza')) await diner.presses('A pizza')
  await diner.waits(second)
}

/** With all that may come between. In a browser the third parties are themselves: ../browser/third-parties. */
const longBooking: Journey = {
  ...booked,
  title: 'a booking with every step',
  answers: () => ({
    [calls.check]: taken,
    [calls.menus]: [menuBody(7, 'Set menu'), menuBody(8, 'À la carte')],
    [calls.book]: asksForCard(bookingBody({ ccgPerformed: true })),
  }),
  steps: [
    chooses({ journey: 'Book a Table', day: saturday }),
    ['other tables', (diner) => diner.presses(/^Book 20:00/)],
    ['menus', choosesMenu],
    details,
    ['complete', provesHuman],
    ['card', sendsCard],
  ],
  again: ['menus', (diner) => diner.continues()],
  body: {
    ...{ venueId: 'cork', date: saturday, time: '2000', guests: 2, menuId: 7 },
    paymentNonce: 'sandbox-nonce',
    captchaToken: 'sandbox-token',
    cardGuarantee: {
      currency: 'GBP',
      freeCancellationUntil: `${addDays(saturday, -2)}T20:00:00+00:00`,
      noShowFee: 10,
    },
  },
  before: { paymentNonce: null, cardGuarantee: undefined },
}

/** A week after the first day that a party may have. */
const partyDay = addDays(today, 9)

const party = (who: 'Adults' | 'Kids', place: Place, guests: Party, body: object): Journey => ({
  ...enquired,
  title: `a party for ${who.toLowerCase()}`,
  place,
  steps: [
    chooses({ journey: `${who} Pizza Making Party Enquiry`, day: partyDay, guests }),
    details,
    enquires,
  ],
  body: { venueId: 'cork', date: partyDay, time: '1930', ...body, ocassionType: `${who} Pizza Making Party` },
})

const shortEnquiry: Journey = {
  ...enquired,
  title: 'a short enquiry',
  steps: [
    [
      'step 1',
      async (diner) => {
        await diner.choosesRestaurant()
        await diner.choosesJourney('General Enquiry')
      },
    ],
    details,
    enquires,
  ],
  again: ['details', (diner) => diner.choosesJourney('General Enquiry')],
  body: { venueId: 'cork', date: null, time: null, guests: null, ocassionType: null },
}

const enquiry: Journey = {
  ...enquired,
  title: 'an enquiry',
  place: { plugins: ['enquiry'], journey: 'Enquiry' },
  steps: [
    ['step 1', (diner) => diner.choosesJourney('General Enquiry')],
    [
      'details',
      async (diner) => {
        await diner.fills('Your question', 'Is there a step at the door?')
        await diner.choosesRestaurant()
        await diner.clicks('text', 'Add a date, time or number of guests (optional)')
        await diner.selects(/^Guests/, '4')
        await diner.confirmsDetails()
      },
    ],
    enquires,
  ],
  body: {
    ...{ venueId: 'cork', guests: 4, date: null, time: null },
    specialRequests: 'Is there a step at the door? | Source: Website',
  },
}

const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin', availability: [slotBody(1930)] })

/** In the order of the reports. */
export const journeys: readonly Journey[] = [
  longBooking,
  {
    ...booked,
    title: 'a booking',
    place: 'inline',
    steps: [chooses({ day: nextWeek, guests: 3 }), details, completes],
    body: { date: nextWeek, time: '1930', guests: 3, firstName: 'Anna', termsAndConditions: true },
  },
  {
    ...booked,
    title: 'a booking in the popup',
    place: 'popup',
    steps: [chooses({ journey: 'Book a Table', day: nextWeek }), details, completes],
    async leaves(diner) {
      await diner.presses('Done')
      await diner.misses('dialog', 'Milano restaurants')
    },
    body: { venueId: 'cork', date: nextWeek, time: '1930', guests: 2 },
  },
  party('Adults', 'popup', { adults: 9 }, { guests: 9, children: 0 }),
  party('Kids', 'inline', { children: 9 }, { guests: 1, children: 9 }),
  shortEnquiry,
  enquiry,
  {
    ...enquired,
    title: 'an enquiry for a group',
    place: { plugins: ['enquiry'] },
    steps: [
      choosesTime('19', '15+ Group Booking Enquiry'),
      [
        'details',
        async (diner) => {
          await diner.fills('How many people? (optional)', '22')
          await diner.confirmsDetails()
        },
      ],
      enquires,
    ],
    body: { date: saturday, time: '1900', specialRequests: 'Group of 22. | Source: Website' },
  },
  {
    ...booked,
    title: 'a table in another restaurant',
    place: { plugins: ['cross-sell'] },
    answers: () => ({
      ...booked.answers(),
      [calls.check]: availabilityBody({ originalChoiceAvailable: false, venues: [dublin] }),
    }),
    steps: [
      choosesTime('12:15'),
      ['other tables', (diner) => diner.presses('Book 19:30 at Milano Dublin')],
      details,
      completes,
    ],
    body: { venueId: 'dublin', date: saturday, time: '1930' },
  },
  {
    ...booked,
    title: 'a booking that is sent again',
    place: { plugins: [] },
    answers() {
      let tries = 0
      return { [calls.book]: () => (tries++ === 0 ? lost : bookingBody()) }
    },
    steps: [
      choosesTime('12:15'),
      details,
      completes,
      [
        'lost',
        async (diner) => {
          await diner.finds('text', 'It may have gone through')
          await diner.presses('Send again')
        },
      ],
    ],
    body: { venueId: 'cork', time: '1215' },
  },
]

/** Those with these titles. */
export const journeysOf = (...titles: readonly string[]) =>
  journeys.filter(({ title }) => titles.includes(title))

/** Takes the steps, from a screen on, to the reference. `at` is called on each screen before the diner acts, and at the end. */
export async function walk(
  diner: AnyDiner,
  { steps, reference, leaves }: Journey,
  at: (screen: string) => unknown = () => undefined,
  from = 'step 1',
): Promise<void> {
  const first = steps.findIndex(([screen]) => screen === from)
  for (const [screen, act] of steps.slice(first)) {
    await at(screen)
    await act(diner)
  }
  await diner.finds('heading', /^(booking confirmed|thank you for your enquiry\.)$/i)
  await diner.finds('text', reference)
  await diner.settles()
  await at('end')
  await leaves?.(diner)
}
