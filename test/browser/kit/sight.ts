import type { Page } from 'playwright-core'
import { listOf } from '../../../src/testing/find'

/** Does it; where it does not go well, says what is on the page instead. The picture is failure-pictures.ts's. */
export async function withSight<Result>(
  page: Page,
  what: string,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const [reason] = String((error as Error).message).split('\n')
    const sight = page.isClosed() ? ['The page is closed.'] : await seen(page)
    throw new Error([`The diner looked for: ${what}. ${reason}`, ...sight].join('\n'), { cause: error })
  }
}

/** The roles and names in the accessibility tree. */
async function seen(page: Page): Promise<string[]> {
  const tree = await page
    .locator('body')
    .ariaSnapshot()
    .catch(() => '')
  const found = [...tree.matchAll(/^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/gm)]
  return listOf((role) => found.filter((one) => one[1] === role).map((one) => one[2] ?? ''))
}
