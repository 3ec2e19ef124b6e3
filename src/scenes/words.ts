/** The back end's own messages in the scenes; a chain can replace them with its language. */
export const english = {
  closed: 'We are closed from ##closedFrom## and open again on ##closedTo##.',
  groupWarning: 'We call every group back. Your table is kept once we have spoken.',
  refusedEmail: 'This e-mail address does not exist.',
  refusedTelephone: 'This number cannot be called.',
  refusedCard: 'Your card could not be used for a guarantee.',
  lunch: 'Lunch',
  dinner: 'Dinner',
} as const

export type Words = Readonly<Record<keyof typeof english, string>>
