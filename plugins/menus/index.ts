import { definePlugin } from 'tavola'
import { fetchMenus } from './fetch-menus'
import { loadTicketLine } from './load-ticket-line'
import { chosenMenu, menusNow, options, state } from './model'

declare module 'tavola' {
  interface PlaceNames {
    // The ticket plugin's place; in a brand without that plugin the insert is not shown.
    'ticket.lines': true
  }
}

/** Step 3, "CHOOSE MENU": between the confirmed slot and the details, if the brand offers menus. */
export default definePlugin({
  id: 'menus',
  serves: 'booking',
  state,
  options,
  // Longer than a call may take: a back end that does not answer is no fault of the plugin's.
  deadline: 11_000,
  beforeConfirm: fetchMenus,
  payload: {
    menuId: (ctx) => (ctx.state.confirmed.value ? (chosenMenu(ctx)?.id ?? null) : null),
  },
  inserts: [{ at: 'ticket.lines', when: (ctx) => ctx.state.confirmed.value, load: loadTicketLine }],
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
      load: () => import(/* webpackChunkName: "menus-step" */ './choose-menu'),
      resume: ({ state }) => void (state.confirmed.value = false),
    },
  ],
})
