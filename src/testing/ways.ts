/** Sequences of actions that many tests share: from the search to the reference. */

/** What they need of a diner, in jsdom or in a real browser. */
export interface Actions {
  types(name: string, text: string): Promise<unknown>
  selects(name: string, option: string): Promise<unknown>
  clicks(role: 'button' | 'checkbox' | 'option' | 'radio', name: string | RegExp): Promise<unknown>
  /** Waits until the element exists. */
  finds(role: 'button' | 'heading' | 'textbox', name: string | RegExp): Promise<unknown>
  waits(milliseconds: number): Promise<unknown>
}

/** What the diner types into the details. */
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

/** The search begins once the diner has stopped typing. In milliseconds, a little more than the widget waits. */
const typingPause = 750

export async function searches(diner: Actions, text = 'cork') {
  await diner.types('Location', text)
  await diner.waits(typingPause)
}

export async function choosesVenue(diner: Actions, text = 'cork', venue: string | RegExp = /Milano Cork/) {
  await searches(diner, text)
  await diner.clicks('option', venue)
}

export async function opensCalendar(diner: Actions) {
  await diner.clicks('button', /^Date/)
}

/** `day`: the name of its button. */
export async function choosesDay(diner: Actions, day = 'Saturday 28 November 2026') {
  await opensCalendar(diner)
  await diner.clicks('button', day)
}

/** `time`: HH:MM. */
export async function choosesTime(diner: Actions, time = '19:30') {
  const [hour = '', minute = ''] = time.split(':')
  await diner.selects('Hour', hour)
  await diner.selects('Minute', minute)
}

export async function fillsDetails(diner: Actions, guest: Partial<Guest> = {}) {
  const { firstName, lastName, email, telephoneNumber } = { ...anna, ...guest }
  await diner.types('First Name', firstName)
  await diner.types('Last Name', lastName)
  await diner.types('Email', email)
  await diner.types('Telephone Number', telephoneNumber)
  await diner.clicks('checkbox', /terms and conditions/)
}
