import { definePlugin, keep, type Menu, type Messages, type PluginContext } from 'tavola'
import { menusNow } from './current-menus'

declare module 'tavola' {
  interface PlaceNames {
    // The ticket plugin's place; in a brand without that plugin the insert is not shown.
    'ticket.lines': true
  }
}

const options = {
  /** Whether diners choose a menu between the slot and the details (menu.on). */
  offer: false as boolean,
}

const state = {
  /** The menus of one slot. */
  list: keep({ slot: '', menus: [] as readonly Menu[] }, 'reload'),
  /** The chosen menu's id. Back keeps it; it is ignored if the list does not contain it. */
  chosen: keep(null as Menu['id'] | null, 'reload'),
  /** "Next" was pressed with a choice. */
  confirmed: keep(false, 'reload'),
}

/** `Texts`: the texts of the part that uses it. */
export type MenusContext<Texts extends Messages = Record<never, string>> = PluginContext<
  typeof state,
  typeof options,
  Texts
>

/** Step 3. The line on the ticket is another view of the same part. */
const loadMenu = () => import('./menu')

/** Step 3, "CHOOSE MENU": between the confirmed slot and the details, if the brand offers menus. */
export default definePlugin({
  id: 'menus',
  serves: 'booking',
  state,
  options,
  // Longer than a call may take: a back end that does not answer is no fault of the plugin's.
  deadline: 11_000,
  parts: [{ load: () => import('./fetch-menus') }],
  inserts: [
    { at: 'ticket.lines', when: (ctx) => ctx.state.confirmed.value, load: loadMenu, view: 'TicketLine' },
  ],
  steps: [
    {
      id: 'menus',
      number: 3,
      prefetch: false,
      priority: 'flow',
      when: (ctx) =>
        ctx.options.offer &&
        ctx.facts.confirmed &&
        ctx.facts.references.booking === undefined &&
        !ctx.state.confirmed.value &&
        menusNow(ctx).length > 0,
      load: loadMenu,
      resume: ({ state }) => void (state.confirmed.value = false),
    },
  ],
})
