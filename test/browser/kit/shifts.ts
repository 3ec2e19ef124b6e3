import type { Page } from 'playwright-core'
import type { Diner } from './diner'

/**
 * Before the page is loaded: notes each layout shift that no action of the diner's has just caused. A browser takes each
 * one within half a second of an input for such; without `forgives` they are noted too, from `forgetsShifts` on.
 */
export const watchShifts = (page: Page, { forgives = true } = {}) =>
  page.addInitScript(`
    shifts = []
    const said = ({ previousRect: from, currentRect: to }) =>
      \`\${from.width}x\${from.height} at \${from.x},\${from.y} went to \${to.x},\${to.y}\`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (!(${forgives} && hadRecentInput)) shifts.push({ value, sources: sources.map(said) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  `)

/** Once what the diner has just done is drawn: only what comes after it is counted. */
export async function forgetsShifts({ page, settles }: Diner): Promise<void> {
  await settles()
  await page.evaluate('shifts = []')
}

/** All of them, once what was drawn last has been counted too. */
export async function shifts({ page, settles }: Diner): Promise<unknown[]> {
  await settles()
  return page.evaluate('shifts')
}
