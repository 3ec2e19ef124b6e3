import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { anna } from '../../../src/testing/journey'

/** The way to what a test asks, where the way is not the question: the page walks it by itself, for half the work. */
const walk = readFileSync(new URL('skip.js', import.meta.url), 'utf8').replace('export ', '')
const guest = {
  'given-name': anna.firstName,
  'family-name': anna.lastName,
  email: anna.email,
  tel: anna.telephoneNumber,
}

const skipTo =
  (step: 'details' | 'complete') =>
  ({ page }: { readonly page: Page }): Promise<void> =>
    page.evaluate(`(${walk})(${JSON.stringify(guest)}, '${step}')`)

/** From where a time can be chosen to the details. */
export const skipToDetails = skipTo('details')

/** On to "Complete Booking" or "Complete Enquiry", without pressing it. */
export const skipToComplete = skipTo('complete')
