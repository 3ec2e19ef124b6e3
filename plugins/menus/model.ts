import type { Facts, Menu, PluginContext } from 'tavola'

export const options = {
  /** Whether diners choose a menu between the slot and their details (decisions, "Step 3"). */
  offer: false as boolean,
}

export const state = {
  /** The menus of one slot (section 4, "Continue"). */
  list: { slot: '', menus: [] as readonly Menu[] },
  /** The chosen menu's id; kept over Back, and counts where the list has it. */
  chosen: null as Menu['id'] | null,
  /** "Next" was pressed with a choice. */
  confirmed: false,
}

export type MenusContext = PluginContext<typeof state, typeof options>

/** What menus depend on, as one text. */
export const slotKey = ({ venue, date, guests, time }: Pick<Facts, 'venue' | 'date' | 'guests' | 'time'>) =>
  JSON.stringify([venue?.id, date, guests, time])

/** The menus of the slot as it is chosen now; none while they are unknown. */
export function menusNow({ facts, state }: Pick<MenusContext, 'facts' | 'state'>): readonly Menu[] {
  const { slot, menus } = state.list.value
  return slot === slotKey(facts) ? menus : []
}

export const chosenMenu = (ctx: Pick<MenusContext, 'facts' | 'state'>): Menu | undefined =>
  menusNow(ctx).find(({ id }) => id === ctx.state.chosen.value)
