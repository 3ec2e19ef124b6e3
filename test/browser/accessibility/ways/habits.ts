import { englishNames } from '../../../../src/testing/journey'

/** In these walks it is Anna Byrne, and the terms are found by what is written beside their box. */
export const guest = {
  firstName: 'Anna',
  lastName: 'Byrne',
  email: 'anna@example.ie',
  telephoneNumber: '020 7946 0958',
}
export const names = { ...englishNames, terms: /I agree/ }
