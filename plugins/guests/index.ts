import { definePlugin, type Messages, type PluginContext } from 'tavola'

const texts = {
  label: 'Guests',
} as const satisfies Messages

/** `Texts`: the texts of the part that uses it. */
export type GuestsContext<Texts extends Messages> = PluginContext<object, object, typeof texts & Texts>

/** The number of guests in step 1: one list, or adults and children apart. */
export default definePlugin({
  id: 'guests',
  essential: true,
  texts,
  inserts: [
    {
      at: 'guests',
      fallback: true,
      when: ({ journey }) => !journey?.splitGuests,
      load: () => import('./field'),
    },
    {
      at: 'guests',
      fallback: true,
      // As high as its two fields: a label and a control.
      reservedHeight: 'calc(1.25em + 6px + var(--tavola-control-height))',
      when: ({ journey }) => journey?.splitGuests === true,
      prefetch: false,
      load: () => import('./split'),
    },
  ],
})
