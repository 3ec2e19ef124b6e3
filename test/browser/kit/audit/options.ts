import type { Fault } from './finding'
import type { Looked } from './looked'
import { glimpse, isUnseen } from './rings'

/** The line of an open list that the arrows have reached. It comes first: whatever moves the focus closes the list. */
export async function examineOptions(looked: Looked): Promise<Fault[]> {
  const { page } = looked
  const current = () =>
    page.evaluate(() => {
      const id = eye.active()?.getAttribute('aria-activedescendant')
      const option = id ? (eye.active()!.getRootNode() as ShadowRoot).getElementById(id) : null
      return option && { name: eye.describe(option), box: eye.plain(option.getBoundingClientRect()), id }
    })
  await page.evaluate(() =>
    eye.wears(
      'still',
      '*, ::before, ::after { caret-color: transparent !important; animation-play-state: paused !important }',
    ),
  )
  // A picture's list may be open without the focus.
  await page.evaluate(() => eye.ours('[role="combobox"][aria-expanded="true"]')[0]?.focus())
  const first = await current()
  if (!first) return []
  const seen = await glimpse(looked, first.name, first.box)
  await page.keyboard.press('ArrowDown')
  const next = await current()
  if (!next || next.id === first.id) return []
  return isUnseen(looked, seen, first.box, next.box, 'bar')
}
