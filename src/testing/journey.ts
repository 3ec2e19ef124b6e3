import { formatsIn } from '../locale/formats'
import { escapeName, type Driver, type Name } from './driver'

/** A diner's actions on the way to the confirmation. Each starts from the current page. */
export interface Journey {
  /** Types into the location box, and waits until the widget searches. */
  searches(text?: string): Promise<void>
  /** Searches, and chooses the first restaurant whose name has the text. By default it is the scene's first. */
  choosesRestaurant(text?: string, restaurant?: Name): Promise<void>
  /** Presses a journey's button. By default it is the first, unless one is chosen. */
  choosesJourney(name?: Name): Promise<void>
  opensCalendar(): Promise<void>
  /** Chooses a day, as YYYY-MM-DD or the name of its button. By default it is the Saturday of the week after the test's "today". */
  choosesDay(day?: string): Promise<void>
  /** Chooses `4`, the name of an option, or the numbers of a party. */
  choosesGuests(guests: number | string | Party): Promise<void>
  /** Chooses a time, as HH:MM, or HH for the first time of the hour. */
  choosesTime(time?: string): Promise<void>
  /** Chooses the restaurant, journey, day and time that step 1 lacks. */
  choosesTable(): Promise<void>
  continues(): Promise<void>
  /** Completes step 1, and continues to the details. */
  reachesDetails(): Promise<void>
  /** Fills in empty details as Anna O'Brien, or as another guest, and agrees to the terms. */
  fillsDetails(guest?: Partial<Guest>): Promise<void>
  /** Ticks the terms. */
  agrees(): Promise<void>
  /** Fills in the details, and continues to the button that completes the journey. */
  confirmsDetails(guest?: Partial<Guest>): Promise<void>
  /** Continues from any step to the button that completes the journey, with the details filled in. */
  reachesComplete(guest?: Partial<Guest>): Promise<void>
  /** Continues from the filled details to the reference. Throws if it is refused; in a test of a refusal, press the buttons instead. */
  completes(): Promise<void>
}

/** The texts for the details. */
export interface Guest {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly telephoneNumber: string
}

export const anna: Guest = {
  firstName: 'Anna',
  lastName: "O'Brien",
  email: "anna.o'brien@example.ie",
  telephoneNumber: '020 7946 0958',
}

export interface Party {
  readonly adults?: number
  readonly children?: number
}

/** The controls' accessible names, which the contract fixes. */
export const englishNames = {
  location: 'Location',
  journey: 'Book a Table' as Name,
  date: /^Date/i as Name,
  chosenDate: /^Date.*\d/i as Name,
  nextMonth: 'Next month',
  guests: 'Guests',
  /** The buttons of `day-at-a-glance` for further numbers and times. */
  moreGuests: /^\d+\+ more guests$/ as Name,
  moreTimes: /^\d+ more times?$/ as Name,
  adults: 'Adults',
  children: 'Children',
  hour: 'Hour',
  minute: 'Minute',
  continue: 'Continue',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  telephoneNumber: 'Telephone Number',
  terms: /terms and conditions/i as Name,
  complete: /^Complete /i as Name,
  confirmed: /^(Booking Confirmed|Thank you for your enquiry)/i as Name,
}

/** A diner's default choices. */
export interface Habits {
  readonly names: typeof englishNames
  readonly locale: string
  readonly search: string
  readonly restaurant: Name
  readonly day: string
  readonly time: string
  readonly guest: Guest
  /** Resolves once the restaurant that the page names is shown. */
  arrives(): Promise<unknown>
  /** Whether the journey is complete. By default its heading decides. */
  isConfirmed?(): boolean
}

export const habits: Habits = {
  names: englishNames,
  locale: 'en-IE',
  search: 'cork',
  restaurant: /Milano Cork/,
  day: 'Saturday 28 November 2026',
  time: '19:30',
  guest: anna,
  arrives: async () => undefined,
}

/** A little longer than the widget waits for more letters before it searches, in milliseconds. */
const typingPause = 750

type Actions = Omit<Driver<unknown, boolean>, 'within'>

export function createJourney(diner: Actions, habits: Habits): Journey {
  const { names } = habits
  return { ...createStepOne(diner, habits), ...createDetails(diner, habits) }

  function createDetails(diner: Actions, { guest: usual, isConfirmed }: Habits) {
    const stepOne = createStepOne(diner, habits)
    const isFilled = async (name: string) => (await diner.shows(name)) !== ''
    const errorText = async () => ((await diner.has('alert')) ? await diner.reads('alert') : '')
    const isDone = async () => isConfirmed?.() ?? diner.has('heading', names.confirmed)

    const details: Omit<Journey, keyof typeof stepOne> = {
      async reachesDetails() {
        await diner.settles()
        if (!(await diner.has('textbox', names.firstName))) {
          await stepOne.choosesTable()
          await stepOne.continues()
        }
        await diner.finds('textbox', names.firstName)
      },
      async fillsDetails(guest = {}) {
        await diner.finds('checkbox', names.terms)
        // The device may remember the diner.
        const isOpen = await diner.has('textbox', names.firstName)
        const fields = Object.entries({ ...usual, ...guest }) as [keyof Guest, string][]
        for (const [field, text] of isOpen ? fields : [])
          if (field in guest || !(await isFilled(names[field]))) await diner.fills(names[field], text)
        await details.agrees()
      },
      async agrees() {
        if (!(await diner.has('checkbox', names.terms, { checked: true })))
          await diner.clicks('checkbox', names.terms)
      },
      async confirmsDetails(guest) {
        await details.fillsDetails(guest)
        await diner.settles()
        if (!(await diner.has('button', names.complete))) await stepOne.continues()
        await diner.finds('button', names.complete)
      },
      async reachesComplete(guest) {
        await details.reachesDetails()
        await details.confirmsDetails(guest)
      },
      async completes() {
        await diner.settles()
        if (!(await diner.has('button', names.complete))) await stepOne.continues()
        const before = await errorText()
        await diner.clicks('button', names.complete)
        const isRefused = async () => ![before, ''].includes(await errorText())
        await diner.until(async () => (await isDone()) || (await isRefused()), 'the confirmation')
        if (!(await isDone())) throw new Error(`It was not completed. The widget says: ${await errorText()}`)
      },
    }
    return details
  }
}

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day)
const aTime = /^\p{Nd}{1,2}:\p{Nd}{2}/u

/** How many months ahead a day is looked for. */
const mostMonths = 12

/** The pattern of a chip's name, which begins with HH:MM in the locale's form, or with any time of the hour HH. */
function chipOf(time: string, locale: string, isAlone = false): RegExp {
  const { time: write, digits } = formatsIn(locale)
  const isHour = time.length === 2
  const written = escapeName(write(isHour ? `${time}:00` : time))
  const name = isHour ? written.replace(`:${digits('00')}`, ':\\p{Nd}{2}') : written
  return new RegExp(`^${name}${isAlone ? '$' : '(?![\\p{L}\\p{N}])'}`, 'u')
}

/** A diner's actions on step 1. */
function createStepOne(diner: Actions, { names, locale, ...habits }: Habits) {
  const isEmpty = async (name: string) =>
    (await diner.has('combobox', name)) && (await diner.shows(name)) === ''
  const lacksDay = async () =>
    (await diner.has('button', names.date)) && !(await diner.has('button', names.chosenDate))
  const times = createTimes(diner, names, habits.time, locale)

  /** Turns the open calendar to the day's month. */
  async function turnsTo(day: string): Promise<void> {
    await diner.finds('grid')
    for (let months = 0; months < mostMonths && !(await diner.has('button', day)); months++) {
      await diner.clicks('button', names.nextMonth)
      await diner.settles()
    }
  }

  const stepOne = {
    async searches(text = habits.search) {
      await diner.fills(names.location, text)
      await diner.waits(typingPause)
    },
    async choosesRestaurant(text?: string, restaurant?: Name) {
      await stepOne.searches(text)
      const wanted =
        restaurant ?? (text === undefined ? habits.restaurant : new RegExp(escapeName(text), 'i'))
      await diner.clicks('option', wanted)
      await diner.misses('listbox')
    },
    async choosesJourney(name?: Name) {
      if (name !== undefined) return diner.clicks('button', name)
      const isThere = async () =>
        (await diner.has('button', names.date)) || (await diner.has('button', names.continue))
      await diner.until(isThere, 'step 1')
      // The journeys appear with the restaurant, in the next frame.
      await diner.settles()
      if (await diner.has('button', names.journey)) await diner.clicks('button', names.journey)
    },
    async opensCalendar() {
      await stepOne.choosesJourney()
      await diner.clicks('button', names.date)
    },
    async choosesDay(day = habits.day) {
      const name = isDay(day) ? formatsIn(locale).longDate(day) : day
      const chip = new RegExp(`${escapeName(name.replace(/^\D+/, ''))}$`)
      await stepOne.choosesJourney()
      if (await diner.has('radio', chip)) {
        await diner.until(() => diner.isEnabled('radio', chip), `the choice of ${name}`)
        // The widget may choose the first day itself, in the next frame.
        await diner.settles()
        if (!(await diner.has('radio', chip, { checked: true }))) await diner.clicks('radio', chip)
        return
      }
      if (!(await diner.has('grid'))) await diner.clicks('button', names.date)
      await turnsTo(name)
      await diner.clicks('button', name)
    },
    async choosesGuests(guests: number | string | Party) {
      if (typeof guests === 'object') {
        if (guests.adults !== undefined) await diner.fills(names.adults, `${guests.adults}`)
        if (guests.children !== undefined) await diner.fills(names.children, `${guests.children}`)
        return
      }
      if (await diner.has('radio', `${guests}`)) return diner.clicks('radio', `${guests}`)
      if (!(await diner.has('combobox', names.guests))) await diner.clicks('button', names.moreGuests)
      await diner.selects(names.guests, `${guests}`)
    },
    choosesTime: times.choosesTime,
    async choosesTable() {
      const isThere = async () =>
        (await diner.has('combobox', names.location)) || (await diner.has('button', names.continue))
      await diner.until(isThere, 'step 1')
      await habits.arrives()
      if (await isEmpty(names.location)) await stepOne.choosesRestaurant()
      await stepOne.choosesJourney()
      if (await lacksDay()) await stepOne.choosesDay()
      if (await times.isMissing()) await times.choosesTime()
    },
    continues: () => diner.clicks('button', names.continue),
  }
  return stepOne
}

/** A diner's actions on the times, which are lists of hours and minutes, or chips. */
function createTimes(diner: Actions, names: typeof englishNames, usual: string, locale: string) {
  const isHidden = () => diner.has('button', names.moreTimes)
  return {
    async isMissing() {
      if (await diner.has('combobox', names.hour)) return (await diner.shows(names.hour)) === ''
      if (await diner.has('radio', aTime, { checked: true })) return false
      return (await diner.has('radio', aTime)) || (await isHidden())
    },
    async choosesTime(time = usual) {
      const [hour = '', minute] = time.split(':')
      const hasChip = () => diner.has('radio', chipOf(time, locale))
      const isThere = async () =>
        (await diner.has('combobox', names.hour)) || (await hasChip()) || (await isHidden())
      await diner.until(isThere, `a choice of times with ${time}`)
      if (!(await diner.has('combobox', names.hour))) {
        if (!(await hasChip())) await diner.clicks('button', names.moreTimes)
        const free = chipOf(time, locale, true)
        return diner.clicks('radio', (await diner.has('radio', free)) ? free : chipOf(time, locale))
      }
      await diner.selects(names.hour, hour)
      if (minute !== undefined && (await diner.shows(names.minute)) !== minute)
        await diner.selects(names.minute, minute)
    },
  }
}
