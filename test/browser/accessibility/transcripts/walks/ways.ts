import type { Reader } from '../../../kit/speech/reader'

/** Parts of the way that several walks have in common: all by keyboard, and by what is heard. */

export async function choosesVenue(diner: Reader): Promise<void> {
  await diner.goesTo('Location')
  await diner.types('cork')
  await diner.rests(800)
  await diner.presses('Enter')
}

/** From the button of the date: Friday in a week. */
export async function choosesDay(diner: Reader): Promise<void> {
  await diner.goesTo(/^Date/)
  await diner.presses('Enter')
  await diner.presses('ArrowDown')
  await diner.presses('Enter')
}

export async function choosesTime(diner: Reader): Promise<void> {
  await diner.goesTo('Hour')
  await diner.presses('ArrowDown')
  await diner.goesTo('Minute')
  await diner.presses('ArrowDown')
}

const guest = {
  'First Name': 'Anna',
  'Last Name': 'Byrne',
  Email: 'anna@example.ie',
  'Telephone Number': '020 7946 0958',
}

export async function fillsDetails(diner: Reader): Promise<void> {
  for (const [name, text] of Object.entries(guest)) {
    await diner.goesTo(name)
    await diner.types(text)
  }
  await diner.goesTo(/terms and conditions/)
  await diner.presses('Space')
}

export async function pressesButton(diner: Reader, name: string | RegExp): Promise<void> {
  await diner.goesTo(name)
  await diner.presses('Enter')
}
