import type { Fault } from './finding'
import type { Looked } from './looked'
import { watchRings } from './rings'

/** The line of an open list that the arrows have reached. It comes first: whatever moves the focus closes the list. */
export async function examineOptions(looked: Looked): Promise<Fault[]> {
  const { page } = looked
  const current = () =>
    page.evaluate(() => {
      const id = eye.active()?.getAttribute('aria-activedescendant')
      const option = id ? (eye.active()!.getRootNode() as ShadowRoot).getElementById(id) : null
      return option && { id: eye.idOf(option), name: eye.describe(option), rect: eye.rectOf(option) }
    })
  await page.evaluate(() => {
    eye.wears('still', eye.still)
    // A picture's list may be open without the focus.
    eye.ours('[role="combobox"][aria-expanded="true"]')[0]?.focus()
  })
  const first = await current()
  if (!first) return []
  const watches = watchRings(looked, 'bar')
  await watches(first)
  await page.keyboard.press('ArrowDown')
  const next = await current()
  return next && next.id !== first.id ? watches(next) : []
}
