import { groupGuests, type ChosenSlot, type Menu } from 'tavola'
import { slotKey, type MenusContext } from './model'

/**
 * Section 4, "Continue": fetches the menus of a slot that is about to be confirmed. If the brand offers menus, Continue
 * waits for them, so that step 3 appears at once. Never rejects: after a failed call the diner goes on without menus.
 */
export function fetchMenus(ctx: MenusContext, slot: ChosenSlot): void | Promise<void> {
  // A group's enquiry has no menu.
  if (slot.guests === groupGuests) return
  ctx.state.confirmed.value = false
  const fetched = keepMenus(ctx, slot)
  if (ctx.options.offer) return fetched
}

async function keepMenus({ api, state, signal, latest }: MenusContext, slot: ChosenSlot): Promise<void> {
  const { venue, ...rest } = slot
  const isLatest = latest('menus', () => [])
  const menus = await api.searchMenus({ venueId: venue.id, ...rest }, signal).catch(() => [])
  if (isLatest()) state.list.value = { slot: slotKey(slot), menus: once(menus) }
}

/** Removes duplicate menus. */
const once = (menus: readonly Menu[]) => [...new Map(menus.map((menu) => [menu.id, menu])).values()]
