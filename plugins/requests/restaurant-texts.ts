import type { Messages } from 'tavola'

/** The requests that can be offered, in the words of diners and of the restaurant's staff. */
export const english = {
  highChair: 'High chair',
  stepFree: 'Step-free access',
  window: 'Window table',
  terrace: 'Terrace',
  birthday: 'Birthday',
  allergies: 'Allergies',
} as const satisfies Messages

export type Request = keyof typeof english
export const allRequests = Object.keys(english) as Request[]

export const italian: Readonly<Record<Request, string>> = {
  highChair: 'Seggiolone',
  stepFree: 'Accesso senza gradini',
  window: 'Vicino alla finestra',
  terrace: 'In terrazza',
  birthday: 'Compleanno',
  allergies: 'Allergie',
}

export const arabic: Readonly<Record<Request, string>> = {
  highChair: 'كرسي أطفال',
  stepFree: 'مدخل بلا درج',
  window: 'بجانب النافذة',
  terrace: 'على الشرفة',
  birthday: 'عيد ميلاد',
  allergies: 'حساسية طعام',
}

/** What staff read who don't speak the diner's language, by the language of `brand.backEndLanguage`. */
export const byLanguage: Readonly<Record<string, Readonly<Record<Request, string>>>> = {
  en: english,
  it: italian,
  ar: arabic,
}
