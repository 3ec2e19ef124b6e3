import { keep, type PluginContext } from 'tavola'

/** What the diner may do with the ticket, in the order in which it is shown. */
export const allActions = ['calendar', 'directions', 'call', 'share'] as const
export type Action = (typeof allActions)[number]

/** The options under `options.ticket`. */
export interface TicketOptions {
  /** Which of them are offered. */
  readonly actions: readonly Action[]
  /** The address of the directions; `{address}` becomes the restaurant's. */
  readonly maps: string
  /** For how long the calendar's entry lasts, unless the restaurant's `booking-table-minutes` says it. */
  readonly minutes: number
}

export const options: TicketOptions = {
  actions: allActions,
  maps: 'https://www.google.com/maps/dir/?api=1&destination={address}',
  minutes: 120,
}

export const state = {
  /** The restaurant has checked a card to guarantee this booking. */
  cardChecked: keep(false, 'reload'),
}

export type TicketContext = PluginContext<typeof state, TicketOptions>

/** The booking itself, and not an enquiry that the restaurant answers first. */
export const isBooked = ({ facts }: Pick<TicketContext, 'facts'>): boolean =>
  facts.references.booking !== undefined

/** A general enquiry without a day and a time: it asks for no table. */
export const asksNoTable = ({ facts, journey }: Pick<TicketContext, 'facts' | 'journey'>): boolean =>
  journey?.direct === true && facts.date === null && facts.time === null
