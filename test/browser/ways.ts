import type { Diner, Name } from './diner'

/** The ways through the widget that many tests take. */

export async function searches(diner: Diner, text = 'cork') {
  await diner.types('Location', text)
  await diner.waits(750)
}

export async function choosesVenue(diner: Diner, text = 'cork', venue: Name = /Milano Cork/) {
  await searches(diner, text)
  await diner.clicks('option', venue)
}

export async function choosesDay(diner: Diner, day = 'Saturday 28 November 2026') {
  await diner.clicks('button', /^Date/)
  await diner.clicks('button', day)
}

export async function choosesSlot(diner: Diner) {
  await choosesVenue(diner)
  await choosesDay(diner)
  await diner.selects('Hour', '19')
}

export async function reachesDetails(diner: Diner) {
  await choosesSlot(diner)
  await diner.clicks('button', 'Continue')
  await diner.finds('textbox', 'First Name')
}

export async function fillsDetails(diner: Diner) {
  await diner.types('First Name', 'Anna')
  await diner.types('Last Name', "O'Brien")
  await diner.types('Email', "anna.o'brien@example.ie")
  await diner.types('Telephone Number', '020 7946 0958')
  await diner.get('checkbox', /terms and conditions/).check()
}

/** Up to "Complete Booking", which is not pressed yet. */
export async function fixesDetails(diner: Diner) {
  await fillsDetails(diner)
  await diner.clicks('button', 'Continue')
  await diner.finds('button', 'Complete Booking')
}

export async function reachesComplete(diner: Diner) {
  await reachesDetails(diner)
  await fixesDetails(diner)
}

export async function completes(diner: Diner) {
  await diner.clicks('button', 'Complete Booking')
  await diner.finds('heading', 'Booking Confirmed')
}
