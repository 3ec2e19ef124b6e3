import type { Request } from '..'

const english: Words = {
  highChair: 'High chair',
  stepFree: 'Step-free access',
  window: 'Window table',
  terrace: 'Terrace',
  birthday: 'Birthday',
  allergies: 'Allergies',
}

const italian: Words = {
  highChair: 'Seggiolone',
  stepFree: 'Accesso senza gradini',
  window: 'Vicino alla finestra',
  terrace: 'In terrazza',
  birthday: 'Compleanno',
  allergies: 'Allergie',
}

const arabic: Words = {
  highChair: 'كرسي أطفال',
  stepFree: 'مدخل بلا درج',
  window: 'بجانب النافذة',
  terrace: 'على الشرفة',
  birthday: 'عيد ميلاد',
  allergies: 'حساسية طعام',
}

type Words = Readonly<Record<Request, string>>

/** What staff read who don't speak the diner's language, by the language of `brand.backEndLanguage`. */
export const staffWords: Readonly<Record<string, Words>> = { en: english, it: italian, ar: arabic }
