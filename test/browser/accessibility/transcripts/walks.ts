import { type Reader, visitByEar, type Heard } from '../../kit/speech/reader'
import { bookingBody, enquiryBody, goodEvening } from '../../../kit/fixtures'
import { held, status, hangs } from '../../kit/api'
import { initWith, timesPage, type HostPage } from '../../kit/site'
import { saturday } from '../../kit/time'
import { answerBank, bankInPage, bankIsThere, confirmsCode } from '../../third-parties/bank'
import {
  asksForCard,
  cardOf,
  challenge,
  clientTokenBody,
  startGateway,
  token,
} from '../../third-parties/braintree'
import type { Utterance } from '../../kit/speech/listener'

/** One way through the widget, of which there is a transcript. */
export interface Walk {
  /** Its file has the same name: "a-whole-booking" for "a whole booking". */
  readonly title: string
  /** The file's first line. */
  readonly about: string
  readonly walk: () => Promise<Reader>
}

const create = 'POST /api/bookings/create'
/** The transcripts keep to the days of their recording. */
const recorded =
  (page: HostPage): HostPage =>
  (api) =>
    page(api).replaceAll(saturday, '2026-11-28')

export const booking: Walk = {
  title: 'a whole booking',
  about: 'A table for three in Cork, on Friday in a week at 12:15. The server takes its time to book it.',
  async walk() {
    const answer = held(bookingBody())
    const diner = await visitByEar({ answers: { [create]: answer.answer } })
    await diner.choosesRestaurant()
    await diner.presses('Book a Table')
    await diner.choosesDay('Friday 27 November 2026')
    await diner.goesTo('Guests')
    await diner.writes('3')
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Continue')
    diner.holds(create)
    await diner.presses('Complete Booking')
    await diner.rests(2_000)
    await diner.happens('the booking is taken', async () => {
      answer.release()
      await diner.finds('heading', 'Booking Confirmed')
    })
    return diner
  },
}

const brand = `brand: { plugins: ['start', 'booking', 'enquiry'], journeys: ['Booking', 'Enquiry'] }`

export const enquiry: Walk = {
  title: 'an enquiry',
  about: 'A question to the restaurant in Cork. The brand offers it beside the booking.',
  async walk() {
    const diner = await visitByEar({
      page: initWith(brand),
      answers: { 'POST /api/enquiries/create': enquiryBody() },
    })
    await diner.presses('General Enquiry')
    await diner.fills('Your question', 'Is there a step at the door?')
    await diner.choosesRestaurant()
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.presses('Complete Enquiry')
    return diner
  },
}

const search = 'GET /api/venues/search/*'
const nearby = 'GET /api/venues/searchnearby/*'

const failedSearch: Walk = {
  title: 'a failed search',
  about: 'Nothing is found for “qqq”. Then the server cannot answer; the diner tries again, and it can.',
  async walk() {
    const diner = await visitByEar({
      answers: { [search]: [], [nearby]: { venues: [], resolvedLocationDescription: '' } },
      // How long it waits before it asks again is drawn by lot: here always as long as it may be.
      prepare: (page) => page.addInitScript('Math.random = () => 0.999'),
    })
    await diner.goesTo('Location')
    await diner.writes('qqq')
    await diner.rests(800)
    diner.api.answer(search, status(503, ''))
    diner.api.answer(nearby, status(503, ''))
    await diner.press('Control+A')
    await diner.writes('cork')
    // Longer than a search may be silent: the first answer comes after that, on every machine.
    await diner.rests(4_000)
    // Each of the two requests is retried twice.
    await diner.outlasts(6)
    diner.api.answer(search, goodEvening[search]!)
    diner.api.answer(nearby, goodEvening[nearby]!)
    await diner.presses('Try again')
    await diner.rests(800)
    await diner.press('ArrowDown')
    await diner.press('Enter')
    return diner
  },
}

export const kidsParty: Walk = {
  title: 'a party for kids',
  about: 'Pizza making for one adult and nine children in Cork, on Friday in a week at 12:15.',
  async walk() {
    const diner = await visitByEar({ answers: { 'POST /api/enquiries/create': enquiryBody() } })
    await diner.choosesRestaurant()
    await diner.presses('Kids Pizza Making Party Enquiry')
    await diner.choosesDay('Sunday 29 November 2026')
    await diner.choosesGuests({ children: 9 })
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.presses('Complete Enquiry')
    return diner
  },
}

/** In milliseconds: until then the banner ignores presses by key. */
const bannerPause = 600

const refusals = { email: ['This email is blocked'], time: 'This time has just been taken' }

const refusedForm: Walk = {
  title: 'a refused form',
  about:
    'Continue is pressed before a time is chosen, then before the details are there, and with a wrong email. At last the server refuses what is sent.',
  async walk() {
    const diner = await visitByEar({
      page: recorded(timesPage),
      answers: { 'POST /api/bookings/create': status(400, refusals) },
    })
    await diner.presses('Continue')
    await diner.goesTo('Hour', 'Shift+Tab')
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.presses('Continue')
    await diner.presses('Please enter your email')
    await diner.writes('anna@')
    await diner.presses('Continue')
    await diner.presses('Please enter your first name')
    await diner.fillsDetails({ email: 'anna@example.ie' })
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.rests(bannerPause)
    await diner.press('Enter')
    return diner
  },
}

const unknownOutcome: Walk = {
  title: 'an unknown outcome',
  about:
    'The booking is sent and never answered. The diner puts the message away, presses again, and sends it again.',
  async walk() {
    const diner = await visitByEar({ page: recorded(timesPage), answers: { [create]: hangs } })
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Continue')
    diner.holds(create)
    await diner.presses('Complete Booking')
    await diner.api.waitsFor(create)
    await diner.rests(30_000)
    await diner.rests(bannerPause)
    await diner.presses('OK')
    await diner.press('Enter')
    await diner.rests(bannerPause)
    diner.api.answer(create, bookingBody())
    await diner.presses('Send again')
    await diner.happens('the booking is taken', () => diner.finds('heading', 'Booking Confirmed'))
    return diner
  },
}

/** How long the dialog leaves to the press that opened it, in milliseconds. */
const press = 200

const bankCheck: Walk = {
  title: 'a check by the bank',
  about:
    'The restaurant asks for a card, and the bank asks the diner. The diner cancels, tries again, and confirms on the bank’s page.',
  async walk() {
    const diner = await visitByEar({
      page: recorded(bankInPage()),
      answers: { [create]: asksForCard, [token]: clientTokenBody },
      async prepare(page) {
        const gateway = await startGateway(page)
        gateway.answer('lookup', () => challenge('looked-up'))
        await answerBank(page)
      },
    })
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.happens('the card is typed', async () => {
      await cardOf(diner.page).typesCard()
      await diner.page.getByRole('checkbox', { name: /terms/ }).click()
    })
    await diner.presses('Complete Booking')
    await diner.rests(press)
    await diner.happens('the bank asks', () => bankIsThere(diner.page))
    // The frame's own controls are not heard here.
    await diner.happens("Tab leads through the bank's page", async () => {
      for (let stops = 0; stops < 4; stops++) await diner.page.keyboard.press('Tab')
    })
    await diner.press('Enter')
    await diner.rests(bannerPause)
    await diner.presses('Try again')
    await diner.rests(press)
    await diner.happens('the code is confirmed', () => confirmsCode(diner.page))
    return diner
  },
}

export const walks: readonly Walk[] = [
  booking,
  kidsParty,
  enquiry,
  failedSearch,
  refusedForm,
  unknownOutcome,
  bankCheck,
]

/** The file of a walk: what was pressed, each with what was heard, a line for each thing that is said. */
export const transcriptOf = ({ title, about }: Walk, heard: readonly Heard[]): string =>
  [`${title}\n${about}`, ...heard.map(({ act, said }) => [`> ${act}`, ...said.map(lineOf)].join('\n'))].join(
    '\n\n',
  ) + '\n'

const lineOf = ({ kind, text, why }: Utterance): string =>
  kind === 'unheard' ? `NOT HEARD, ${why}: ${text}` : `${marks[kind] ?? ''}${text}`

/** How it comes to be said; nothing where the focus does it. */
const marks: Partial<Record<Utterance['kind'], string>> = {
  polite: '* ',
  assertive: '! ',
  alert: '! alert, ',
  'in the alert': '! ',
  lost: 'WRONG: ',
}

/** The rules for every transcript. Resolves to the violations, each with its press. */
export function faultsOf(heard: readonly Heard[]): string[] {
  return heard.flatMap(({ act, said }, index) => [
    ...said.filter(({ kind }) => kind === 'lost').map(({ text }) => `${act}: ${text}`),
    ...said
      .filter(({ kind }) => kind === 'unheard')
      .map(({ text, why }) => `${act}: not heard, ${why}: ${text}`),
    ...said.filter(({ text }) => text.trim() === '').map(() => `${act}: something empty is said`),
    ...(isPress(act) && said.length === 0 ? [`${act}: nothing is heard`] : []),
    ...byTwo(said).map((text) => `${act}: announced and said again: ${text}`),
    ...repeated(said.filter(({ kind }) => kind === 'polite')).map(
      (text) => `${act}: announced twice: ${text}`,
    ),
    // A control that an alert names may have the focus then.
    ...twice(said.filter(({ kind }) => kind !== 'in the alert').map(({ text }) => text)).map(
      (text) => `${act}: said twice: ${text}`,
    ),
    ...again(
      heard[index - 1],
      said.map(({ text }) => text),
    ).map((text) => `${act}: said again: ${text}`),
  ])
}

/** A key press that must have an effect. Typing and automatic changes need no answer. */
const isPress = (act: string) => /^(Tab|Shift\+Tab|Enter|Space|Escape|Arrow\w+)$/.test(act)

/** Sentences, and parts of a line that are as long as one. */
const sentences = (line: string) =>
  line
    .split(/(?<=[.!?…])\s+|, /)
    .map((part) => part.replace(/[.,]$/, ''))
    .filter((part) => part.split(' ').length > 2)

/** Texts that occur in several of these lines. */
function twice(lines: readonly string[]): string[] {
  const all = lines.flatMap((line) => [...new Set(sentences(line))])
  return [...new Set(all.filter((sentence, index) => all.indexOf(sentence) !== index))]
}

/** Texts that a live region announces more than once, however short. */
const repeated = (said: Heard['said']) =>
  said.map(({ text }) => text).filter((text, index, all) => all.indexOf(text) !== index)

/** Texts that both a live region and the focused element announce, however short. */
function byTwo(said: Heard['said']): string[] {
  const announced = said.filter(({ kind }) => kind === 'polite' || kind === 'assertive')
  const others = said.filter(({ kind }) => kind === 'focus' || kind === 'change')
  return announced
    .map(({ text }) => text)
    .filter((text) => others.some((other) => other.text.split(', ').includes(text)))
}

/** A line that a live region says right after the same line. */
const again = (before: Heard | undefined, lines: readonly string[]) =>
  lines.slice(0, 1).filter((line) => line === before?.said.at(-1)?.text && line.split(' ').length > 2)
