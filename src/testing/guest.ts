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
