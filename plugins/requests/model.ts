import { keep, type PluginContext } from 'tavola'
import { allRequests, english, type Request } from './restaurant-texts'

export const messages = english

export const options = { offer: allRequests as readonly Request[] }

export const state = {
  /** The sentence that each chosen request has written into the special requests. */
  written: keep({} as Readonly<Partial<Record<Request, string>>>, 'restart', 'reload'),
  /** The diner's allergies, as typed. */
  allergies: keep('', 'restart', 'reload'),
}

export type RequestsContext = PluginContext<typeof state, typeof options, typeof messages>
