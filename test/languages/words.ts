import { anna } from '../kit/booking'
import type { AnyDiner } from '../../src/testing/diner'

/** The widget's texts that identify each step of a booking. */
export interface Words {
  readonly location: string
  readonly journey: string
  readonly date: RegExp
  /** Saturday 28 November 2026. */
  readonly day: string
  readonly nextMonth: string
  readonly hour: string
  /** The chip of 19:00. */
  readonly time: string
  readonly next: string
  /** First name, last name, email, telephone. */
  readonly fields: readonly [string, string, string, string]
  readonly consent: RegExp
  readonly complete: string
  readonly booked: string
}

export const italian: Words = {
  location: 'Ristorante',
  journey: 'Prenota un tavolo',
  date: /^Data/,
  day: 'sabato 28 novembre 2026',
  nextMonth: 'Mese successivo',
  hour: 'Ora',
  time: '19:00',
  next: 'Continua',
  fields: ['Nome', 'Cognome', 'Email', 'Numero di telefono'],
  consent: /Accetto i .*termini e condizioni.* e l’.*informativa sulla privacy/,
  complete: 'Completa la prenotazione',
  booked: 'Prenotazione confermata',
}

export const arabic: Words = {
  location: 'المطعم',
  journey: 'حجز طاولة',
  date: /^التاريخ/,
  day: 'السبت، 28 نوفمبر 2026',
  nextMonth: 'الشهر التالي',
  hour: 'الساعة',
  time: '7:00 م',
  next: 'متابعة',
  fields: ['الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'رقم الهاتف'],
  consent: /أوافق على .*الشروط والأحكام.* وعلى .*سياسة الخصوصية/,
  complete: 'إتمام الحجز',
  booked: 'تم تأكيد الحجز',
}

interface Ways {
  /** Types into the location box. */
  readonly search: (text: string) => Promise<unknown>
  readonly journeys: boolean
  /** The times are chips, and the details have no Continue: in the brands of the example pages. */
  readonly atGlance?: boolean
}

/** From the empty form to the press that sends it all. */
export async function books(diner: AnyDiner, words: Words, { search, journeys, atGlance }: Ways) {
  await search('cork')
  await diner.waits(750)
  await diner.clicks('option', /Milano Cork/)
  if (journeys) await diner.presses(words.journey)
  await diner.presses(words.date)
  await diner.finds('grid')
  if (!(await diner.has('button', words.day))) await diner.presses(words.nextMonth)
  await diner.presses(words.day)
  await booksFromTimes(diner, words, atGlance)
}

/** The same where the restaurant and the day are chosen. */
async function booksFromTimes(diner: AnyDiner, words: Words, atGlance = false) {
  if (atGlance) await diner.clicks('radio', words.time)
  else await diner.selects(words.hour, '19')
  await diner.presses(words.next)
  const typed = [anna.firstName, anna.lastName, anna.email, anna.telephoneNumber]
  for (const [index, name] of words.fields.entries()) await diner.fills(name, typed[index]!)
  await diner.clicks('checkbox', words.consent)
  if (!atGlance) await diner.presses(words.next)
  await diner.presses(words.complete)
}
