import { braintree } from '../../examples/sandbox/braintree'
import { hcaptcha } from '../../examples/sandbox/hcaptcha'
import { asksForCard } from '../../src/scenes/creates'
import { availabilityBody, bookingBody, enquiryBody, menuBody, slotBody } from '../../src/scenes/bodies'
import { calls } from '../../src/scenes/definition'
import { partsAfter, type Answers, type SeenRequest } from '../../src/scenes/network'
import { restaurants } from '../../src/scenes/restaurants'
import type { AnyDiner } from '../../src/testing/diner'

/**
 * What a diner does in each journey, from step 1 to the reference, and what is sent. The steps use the actions that every driver has,
 * so that the same table drives jsdom (`renderWidget` of tavola/testing) and a browser (`createDiner(createPlaywrightDriver(page))`):
 *
 *     for (const [screen, act] of journey.steps) await act(diner)
 *
 * The page must be at {@link now} and have {@link options} and the journey's answers. In a browser, examples/server has both sandboxes.
 */
export interface JourneyCase {
  readonly name: string
  /** Answers in place of a free evening's. */
  readonly answers: () => Answers
  readonly steps: readonly Step[]
  /** After "Edit your booking": the screen that step 1 leads to with the choices that it keeps, and the way there. */
  readonly again: Step
  /** The fields of each POST that the steps decide, in order. */
  readonly sent: readonly object[]
}

/** The screen on which the diner acts, and the actions that lead to the next screen. */
export type Step = readonly [screen: string, act: (diner: AnyDiner) => Promise<unknown>]

/** Options of plugins that wait for one: a brand for every screen. */
export const options = {
  analytics: { consent: () => false },
  'card-guarantee': { braintree },
  'human-verification': { siteKey: 'sandbox', hcaptcha },
  menus: { offer: true },
  photograph: { src: 'https://milano.example/photograph.jpg', width: 600, height: 800 },
}

/** Only 20:00 is free. */
const taken = (request: SeenRequest) => {
  const [, , time] = partsAfter('/searchavailability/', request)
  const venues = [{ ...restaurants[0], availability: [slotBody(2000)] }]
  return availabilityBody({ venues, originalChoiceAvailable: time === '2000' })
}

/** Typing and the sandboxes take less, in milliseconds. */
const second = 1_000

const chooses =
  (journey: string, guests: Parameters<AnyDiner['choosesGuests']>[0]) => async (diner: AnyDiner) => {
    await diner.choosesRestaurant()
    await diner.choosesJourney(journey)
    await diner.choosesDay()
    await diner.choosesGuests(guests)
    await diner.waits(second)
    await diner.choosesTime('19:30')
    await diner.continues()
  }

const continues: Step[1] = (diner) => diner.continues()

const details: Step = ['details', (diner) => diner.confirmsDetails()]

const anna = {
  children: 0,
  firstName: 'Anna',
  lastName: "O'Brien",
  email: "anna.o'brien@example.ie",
  telephoneNumber: '020 7946 0958',
  optIn: false,
  termsAndConditions: true,
  optInAsked: true,
  specialRequests: '| Source: Website',
}
const table = { venueId: restaurants[0]!.id, date: '2026-11-28', time: '1930' }
const booking = { ...table, ...anna, time: '2000', guests: 2, menuId: 7 }

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

const enquiryAnswers = (): Answers => ({ [calls.enquire]: enquiryBody('ME-77') })
const complete: Step = ['complete', (diner) => diner.presses('Complete Enquiry')]

export const journeys: readonly JourneyCase[] = [
  {
    name: 'Booking, with another time, a menu, the human check and a card',
    answers: () => ({
      [calls.check]: taken,
      [calls.menus]: [menuBody(7, 'Set menu'), menuBody(8, 'À la carte')],
      [calls.book]: asksForCard(bookingBody({ ccgPerformed: true })),
    }),
    steps: [
      ['step 1', chooses('Book a Table', 2)],
      ['other tables', (diner) => diner.presses(/^Book 20:00/)],
      ['menus', choosesMenu],
      details,
      ['complete', provesHuman],
      ['card', sendsCard],
    ],
    again: ['menus', continues],
    sent: [
      { ...booking, paymentNonce: null, captchaToken: 'sandbox-token' },
      {
        ...booking,
        paymentNonce: 'sandbox-nonce',
        captchaToken: 'sandbox-token',
        cardGuarantee: {
          currency: 'GBP',
          freeCancellationUntil: '2026-11-26T20:00:00+00:00',
          noShowFee: 10,
        },
      },
    ],
  },
  {
    name: 'AdultsPartyEnquiry',
    answers: enquiryAnswers,
    steps: [['step 1', chooses('Adults Pizza Making Party Enquiry', { adults: 11 })], details, complete],
    again: ['details', continues],
    sent: [{ ...table, ...anna, guests: 11, ocassionType: 'Adults Pizza Making Party' }],
  },
  {
    name: 'KidsPartyEnquiry',
    answers: enquiryAnswers,
    steps: [
      ['step 1', chooses('Kids Pizza Making Party Enquiry', { adults: 2, children: 9 })],
      details,
      complete,
    ],
    again: ['details', continues],
    sent: [{ ...table, ...anna, guests: 2, children: 9, ocassionType: 'Kids Pizza Making Party' }],
  },
  {
    name: 'Enquiry',
    answers: enquiryAnswers,
    steps: [
      ['step 1', async (diner) => (await diner.choosesRestaurant(), diner.choosesJourney('General Enquiry'))],
      ['details', (diner) => diner.confirmsDetails()],
      complete,
    ],
    again: ['details', (diner) => diner.choosesJourney('General Enquiry')],
    sent: [{ venueId: table.venueId, date: null, time: null, guests: null, ...anna, ocassionType: null }],
  },
]

/** The roles and names that docs/spec/names.md promises on each screen of the default brand, with the rule's id. */
export const names: Readonly<
  Record<string, readonly (readonly [rule: string, role: string, name: string | RegExp])[]>
> = {
  'step 1': [
    ['name.location', 'combobox', 'Location'],
    ['name.journeys', 'button', 'Book a Table'],
    ['name.journeys', 'button', 'Kids Pizza Making Party Enquiry'],
    ['name.journeys', 'button', 'Adults Pizza Making Party Enquiry'],
    ['name.date', 'button', /^Date/],
    ['name.guests', 'combobox', 'Guests'],
    ['name.time', 'combobox', 'Hour'],
    ['name.time', 'combobox', 'Minute'],
    ['name.continue', 'button', 'Continue'],
  ],
  'other tables': [
    ['name.other-restaurants', 'heading', 'Milano Cork'],
    ['name.other-restaurants', 'button', /^Book 20:00/],
  ],
  menus: [['name.menus', 'radio', 'Set menu']],
  details: [
    ['name.details', 'textbox', 'First Name'],
    ['name.details', 'textbox', 'Last Name'],
    ['name.details', 'textbox', 'Email'],
    ['name.details', 'textbox', 'Telephone Number'],
    ['name.details', 'textbox', /^Special Requests/],
    ['name.consents', 'checkbox', /terms and conditions/i],
    ['name.continue', 'button', 'Continue'],
    ['name.back-and-edit', 'button', 'Back'],
    ['name.back-and-edit', 'button', 'Change your mind? Edit your booking'],
    ['name.back-and-edit', 'button', 'Choose Booking Type'],
  ],
  complete: [['name.submit', 'button', /^Complete (Booking|Enquiry)$/]],
  card: [
    ['name.card', 'group', 'Card number'],
    ['name.card', 'group', 'CVV'],
    ['name.card', 'group', 'Expiration date'],
    ['name.card', 'checkbox', /terms/],
    ['name.card', 'button', 'Complete Booking'],
  ],
  end: [['name.results', 'heading', /^(Booking Confirmed|Thank you for your enquiry\.)$/]],
}

/** Takes the steps, from a screen on. `at` is called on each screen before the diner acts, and at the end. */
export async function walk(
  diner: AnyDiner,
  { steps }: JourneyCase,
  at: (screen: string) => unknown = () => undefined,
  from = 'step 1',
): Promise<void> {
  const first = steps.findIndex(([screen]) => screen === from)
  for (const [screen, act] of steps.slice(first)) {
    await at(screen)
    await act(diner)
  }
  await diner.settles()
  await at('end')
}
