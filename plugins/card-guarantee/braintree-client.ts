/** Passed to the hosted fields and to 3-D Secure. */
export interface BraintreeClient {
  getConfiguration?: (() => unknown) | undefined
  teardown?(): unknown
}
