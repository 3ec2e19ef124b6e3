import { groupGuests, type ChosenSlot, type Menu } from 'tavola'
import { slotKey, type MenusContext } from './model'

/**
 * Section 4, "Continue": the menus of a slot that is about to be confirmed. Waited for where they are offered, so that
 * step 3 stands at once. Resolves in any case: a call that fails means no menus, and the diner goes on.
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
  const stands = latest('menus', () => [])
  const menus = await api.searchMenus({ venueId: venue.id, ...rest }, signal).catch(() => [])
  if (stands()) state.list.value = { slot: slotKey(slot), menus: once(menus) }
}

/** Each menu once, whatever the server repeats. */
const once = (menus: readonly Menu[]) => [...new Map(menus.map((menu) => [menu.id, menu])).values()]
