/** The message that it is rejected with. */
export const rejectionOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'It was not rejected.',
    (error: Error) => error.message,
  )
