import { definePlugin, keep, type Messages, type PluginContext } from 'tavola'

/** The requests that can be offered. */
const allRequests = ['highChair', 'stepFree', 'window', 'terrace', 'birthday', 'allergies'] as const
export type Request = (typeof allRequests)[number]

const options = { offer: allRequests as readonly Request[] }

const state = {
  /** The sentence that each chosen request has written into the special requests. */
  written: keep({} as Readonly<Partial<Record<Request, string>>>, 'restart', 'reload'),
  /** The diner's allergies, as typed. */
  allergies: keep('', 'restart', 'reload'),
}

/** `Texts`: the texts of the part that uses it. */
export type RequestsContext<Texts extends Messages> = PluginContext<typeof state, typeof options, Texts>

/** Frequent requests as chips in the details. They write into the special requests, so that no back end needs a new field. */
export default definePlugin({
  id: 'requests',
  state,
  options,
  choices: { offer: allRequests },
  inserts: [
    {
      at: 'after-requests',
      // A question of a general enquiry is no request for a table.
      when: ({ journey, facts }) => !journey?.direct || facts.confirmed,
      // Three rows in a narrow widget.
      reservedHeight: '13em',
      load: () => import('./chips'),
    },
  ],
})
