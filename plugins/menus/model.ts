import { groupGuests, keep, type ChosenSlot, type Facts, type Menu, type PluginContext } from 'tavola'

export const options = {
  /** Whether diners choose a menu between the slot and the details (menu.on). */
  offer: false as boolean,
}

export const state = {
  /** The menus of one slot. */
  list: keep({ slot: '', menus: [] as readonly Menu[] }, 'reload'),
  /** The chosen menu's id. Back keeps it; it is ignored if the list does not contain it. */
  chosen: keep(null as Menu['id'] | null, 'reload'),
  /** "Next" was pressed with a choice. */
  confirmed: keep(false, 'reload'),
}

export type MenusContext = PluginContext<typeof state, typeof options>

/** The facts that the menus depend on, as one string. */
const slotKey = ({ venue, date, guests, time }: Pick<Facts, 'venue' | 'date' | 'guests' | 'time'>) =>
  JSON.stringify([venue?.id, date, guests, time])

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

/**
 * Fetches the menus of a slot that is about to be confirmed. If the brand offers menus, Continue
 * waits for them, so that step 3 appears at once. Never rejects: after a failed call the diner goes on without menus.
 */
export function fetchMenus(ctx: MenusContext, slot: ChosenSlot): void | Promise<void> {
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
  state.list.value = { slot: slotKey(slot), menus: once(menus) }
  if (kept === undefined) return
  state.chosen.value = kept
  state.confirmed.value = menus.some(({ id }) => id === kept)
}

/** Removes duplicate menus. */
const once = (menus: readonly Menu[]) => [...new Map(menus.map((menu) => [menu.id, menu])).values()]
