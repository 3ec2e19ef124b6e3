import { definePlugin, preload, sentId } from 'tavola'
import { fetchMenus, chosenMenu, menusNow, options, state } from './model'

declare module 'tavola' {
  interface PlaceNames {
    // The ticket plugin's place; in a brand without that plugin the insert is not shown.
    'ticket.lines': true
  }
}

/** The chosen menu's line on the ticket of another plugin. */
const loadTicketLine = () => import(/* webpackChunkName: "menus-step" */ './ticket-line')

/** Step 3, "CHOOSE MENU": between the confirmed slot and the details, if the brand offers menus. */
export default definePlugin({
  id: 'menus',
  serves: 'booking',
  state,
  options,
  // Longer than a call may take: a back end that does not answer is no fault of the plugin's.
  deadline: 11_000,
  setup(ctx) {
    // The line is in the file of step 3, and is shown as soon as the ticket is.
    ctx.effect(() => {
      if (ctx.state.confirmed.value) preload([loadTicketLine])
    })
  },
  beforeConfirm: fetchMenus,
  payload: {
    menuId: (ctx) => {
      const menu = ctx.state.confirmed.value && chosenMenu(ctx)
      return menu ? sentId(menu) : null
    },
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
