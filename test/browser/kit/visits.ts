import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Finding } from '../../../src/host/public'
import { visit, type Visit, type Diner } from './diner'
import { page, popupPage, type HostPage } from './site'
import { shifts } from './layout'
import { anna } from '../../../src/testing/journey'

/** A diner on a page whose button opens the popup. */
export async function visitPopup(options: Visit = {}) {
  const diner = await visit({ page: popupPage, ...options })
  const opens = async () => {
    await diner.presses('Book at Cork')
    await diner.finds('dialog', 'Milano restaurants')
    await diner.chose('Milano Cork')
  }
  const reachesDetails = async () => {
    await opens()
    if (!(await diner.has('button', /^Date.*\d/))) await diner.choosesDay()
    await skipToDetails(diner)
  }
  return { ...diner, opens, reachesDetails, isClosed: () => diner.misses('dialog', 'Milano restaurants') }
}

/** A diner with a phone's Back, who sees where the page stands in the browser's history. */
export async function visitWithBack(options: Visit = {}) {
  const diner = await visitPopup(options)
  const session = await diner.page.context().newCDPSession(diner.page)
  const index = async () => (await session.send('Page.getNavigationHistory')).currentIndex
  const start = await index()
  return {
    ...diner,
    back: () => diner.page.goBack(),
    /** How many entries the page is away from where it began. */
    depth: async () => (await index()) - start,
    /** Waits until it stands there again. */
    isHome: () => diner.page.waitForFunction(`!history.state?.tavola`),
    asked: () => diner.finds('button', 'Stay here'),
    isOpen: () => diner.finds('dialog', 'Milano restaurants'),
  }
}

/** Opens the popup. */
export const opener = `<button type="button" onclick="Tavola.open('cork')">Book at Cork</button>`

/** A page whose popup has these options, and a body before its script. */
export const popupWith =
  (options: string, body = ''): HostPage =>
  (api) =>
    page({
      body: `${body}<script src="/tavola.js"></script>
        <script>handle = Tavola.init({ baseUrl: '${api}', ${options} })</script>`,
    })

/** A page that is longer than its window, with the button in the middle. */
export const longPage: HostPage = (api) =>
  page({
    body: `${'<p>A long story.</p>'.repeat(40)}
      ${opener}
      ${'<p>A long story.</p>'.repeat(40)}
      <script src="/tavola.js"></script>
      <script>handle = Tavola.init('${api}')</script>`,
  })

/** The announcement after a restored choice. */
export const kept = "We've kept your choices."

/** Loads the page again, and sees that nothing on it moves until `then` is over. The visit watches the shifts. */
export async function reloads(diner: Diner, then: () => Promise<unknown>): Promise<void> {
  await diner.page.reload()
  await then()
  expect(await shifts(diner)).to.deep.equal([])
}

/** All that the page stores, as one text. */
export const stored = ({ page }: Pick<Diner, 'page'>) =>
  page.evaluate<string>('JSON.stringify([{ ...sessionStorage }, { ...localStorage }])')

/** The doctor's findings on a page. */
export const examines = (diner: Diner) => diner.page.evaluate('Tavola.doctor()') as Promise<Finding[]>

/** The doctor's findings about one subject: "level: what". */
export async function finds(about: string, options: Visit) {
  const diner = await visit(options)
  const found = await examines(diner)
  return found
    .filter((finding) => finding.about === about)
    .map(({ level, what }) => `${level}: ${what.replace(diner.api.origin, 'API')}`)
}

/** Leads to the step that a test starts from. A script in the page does it, for half the work. */
const walk = readFileSync(new URL('skip.js', import.meta.url), 'utf8').replace('export ', '')
const guest = {
  'given-name': anna.firstName,
  'family-name': anna.lastName,
  email: anna.email,
  tel: anna.telephoneNumber,
}

/** The walk as a script, for pages whose built-ins are not to be relied on. */
export const walkTo = (step: 'details' | 'complete') => `(${walk})(${JSON.stringify(guest)}, '${step}')`

const skipTo =
  (step: 'details' | 'complete') =>
  ({ page }: { readonly page: Page }): Promise<void> =>
    page.evaluate(walkTo(step))

/** From where a time can be chosen to the details. */
export const skipToDetails = skipTo('details')

/** On to "Complete Booking" or "Complete Enquiry", without pressing it. */
export const skipToComplete = skipTo('complete')
