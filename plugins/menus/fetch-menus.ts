import type { ChosenSlot, Menu } from 'tavola'
import { groupGuests, sentId, slotKey } from 'tavola/journeys'
import type { MenusContext } from '.'
import { chosenMenu } from './current-menus'

/**
 * Fetches the menus of a slot that is about to be confirmed. If the brand offers menus, Continue
 * waits for them, so that step 3 appears at once. Never rejects: after a failed call the diner goes on without menus.
 */
export function beforeConfirm(ctx: MenusContext, slot: ChosenSlot): void | Promise<void> {
  // A group's enquiry has no menu.
  if (slot.guests === groupGuests) return
  const { state, facts } = ctx
  // Another time for a confirmed slot keeps the chosen menu, if it is offered then.
  const kept = facts.confirmed && state.confirmed.value ? chosenMenu(ctx)?.id : undefined
  if (kept === undefined) state.confirmed.value = false
  const fetched = keepMenus(ctx, slot, kept)
  if (ctx.options.offer) return fetched
}

async function keepMenus(
  { api, state, signal, latest }: MenusContext,
  slot: ChosenSlot,
  kept: Menu['id'] | undefined,
): Promise<void> {
  const { venue, ...rest } = slot
  const isLatest = latest('menus', () => [])
  const menus = await api.searchMenus({ venueId: venue.id, ...rest }, signal).catch(() => [])
  if (!isLatest()) return
  state.list.value = { slot: slotKey(slot), menus: withoutDuplicates(menus) }
  if (kept === undefined) return
  state.chosen.value = kept
  state.confirmed.value = menus.some(({ id }) => id === kept)
}

const withoutDuplicates = (menus: readonly Menu[]) => [
  ...new Map(menus.map((menu) => [menu.id, menu])).values(),
]

export const payload = {
  menuId(ctx: MenusContext) {
    const menu = ctx.state.confirmed.value && chosenMenu(ctx)
    return menu ? sentId(menu) : null
  },
}
