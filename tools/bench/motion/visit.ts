import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { journeys, plugins } from '../../../examples/server/example-brand'
import { page as pageOf } from '../../../test/browser/kit/pages'
import { slowdown } from '../load/browser'
import { framesOf, watchFrames, type Frames } from './frames'

/** The presses that set something in motion, in the order of a booking. */
export const motions = [
  'a chip settles',
  'the details come from Continue',
  'step 1 comes from Back',
  'the ticket comes out of its slot',
] as const

export type Motion = (typeof motions)[number]

/** The brand of the example pages; no menu is asked for, so that the ticket is one step nearer. */
const options = {
  venueId: 'cork',
  date: '2026-11-28',
  journey: 'Booking',
  preload: 'now',
  brand: { plugins, journeys },
}

export const html = pageOf({
  body: `<div id="book"></div>
    <script src="/tavola.js"></script>
    <script src="/tavola-scenes.js"></script>
    <script>
      Tavola.init({
        baseUrl: 'https://api.example',
        container: document.querySelector('#book'),
        fetch: Tavola.scenes.scene('a free evening'),
        ...${JSON.stringify(options)},
      })
    </script>`,
})

/** A phone of a diner who wants motion, or none. */
export async function visit(
  browser: Browser,
  origin: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<ReadonlyMap<Motion, Frames>> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, reducedMotion })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(watchFrames)
  await page.goto(origin)
  try {
    return await books(page, session)
  } finally {
    await context.close()
  }
}

async function books(page: Page, session: CDPSession): Promise<ReadonlyMap<Motion, Frames>> {
  const seen = new Map<Motion, Frames>()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const measure = async (motion: Motion, target: Locator) => {
    const press = await at(page, target)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    seen.set(motion, await framesOf(page, session, press))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  await measure('a chip settles', page.getByRole('radio', { name: /^19:30/ }))
  await measure('the details come from Continue', button('Continue'))
  await measure('step 1 comes from Back', button('Back'))
  await button('Continue').click()
  await page.getByRole('textbox', { name: 'First Name' }).fill('Anna')
  await page.getByRole('textbox', { name: 'Last Name' }).fill('O’Brien')
  await page.getByRole('textbox', { name: 'Email' }).fill('anna@example.ie')
  await page.getByRole('textbox', { name: 'Telephone Number' }).fill('020 7946 0958')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await measure('the ticket comes out of its slot', button('Complete Booking'))
  await page.getByRole('heading', { name: /^booking confirmed$/i }).waitFor()
  return seen
}

/** In milliseconds: what the page does in idle time, and the pointer's own effects, are over. */
const settled = 1_500

/** How to press it with the mouse alone: a locator's click looks at the page while the press is under way. */
async function at(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(settled)
  const { x, y, width, height } = (await target.boundingBox())!
  const place = [x + width / 2, y + height / 2] as const
  await page.mouse.move(...place)
  await page.waitForTimeout(200)
  return () => page.mouse.click(...place)
}
