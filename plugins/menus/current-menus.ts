import type { Menu } from 'tavola'
import { slotKey } from 'tavola/journeys'
import type { MenusContext } from '.'

/** The menus of the current slot; none while they are unknown. */
export function menusNow({ facts, state }: Pick<MenusContext, 'facts' | 'state'>): readonly Menu[] {
  const { slot, menus } = state.list.value
  return slot === slotKey(facts) ? menus : []
}

/** The diner's choice. A single menu leaves nothing to choose. */
export function chosenMenu(ctx: Pick<MenusContext, 'facts' | 'state'>): Menu | undefined {
  const menus = menusNow(ctx)
  return menus.length === 1 ? menus[0] : menus.find(({ id }) => id === ctx.state.chosen.value)
}
