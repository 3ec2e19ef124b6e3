import { expect } from 'chai'
import type { Diner } from './diner'
import { shifts } from './shifts'

/** What is said of a choice that came back. */
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
