/** The chosen menu's line on the ticket of another plugin. */
export const loadTicketLine = () => import(/* webpackChunkName: "menus-step" */ './ticket-line')
