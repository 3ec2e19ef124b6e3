import {
  ApiError,
  defineOutcome,
  definePlugin,
  notSent,
  type Brand,
  type Json,
  type Plugin,
  type PluginContext,
} from 'tavola'

/** Code that must not compile. Checked by `tsc`: a missing expected error is an error itself. */

const load = async () => ({ default: () => null })
const outcome = defineOutcome({
  id: 'booking',
  send: (api, payload, signal) => api.createBooking(payload, signal),
  reference: ({ bookingReference }) => bookingReference,
})

// Valid code, so that each error below has only the named cause.
definePlugin({
  id: 'tables',
  state: { count: 0 },
  options: { offer: false },
  texts: { label: 'Book', left: { one: '{count} table', other: '{count} tables' } },
  journey: { name: 'Tables', outcome: 'booking', defaults: { adults: 2, children: 0 } },
  outcome,
  payload: { tables: ({ state }) => state.count.value, nothing: () => null },
  steps: [
    {
      id: 'tables',
      priority: 'flow',
      when: ({ options }) => options.offer,
      resume: ({ state }) => void (state.count.value = 0),
      load,
    },
  ],
  inserts: [
    {
      at: 'details',
      when: ({ state }) => state.count.value > 0,
      load,
      label: 'label',
      reservedHeight: '3em',
    },
  ],
  validators: [
    { field: 'tables', message: 'label', at: 'submit', valid: ({ state }) => state.count.value > 0 },
  ],
  beforeConfirm: async ({ state }, { guests }) => void (state.count.value = guests),
  beforeSubmit: async ({ state }) => state.count.value > 0,
  onError: ({ state }, error) => void (error instanceof ApiError && (state.count.value = 0)),
  setup: (ctx) => ctx.effect(() => void ctx.t('left', { count: ctx.state.count.value })),
})

// Steps
definePlugin({
  id: 'tables',
  // @ts-expect-error -- No such priority.
  steps: [{ id: 'tables', priority: 'first', when: () => true, load }],
})
definePlugin({
  id: 'tables',
  // @ts-expect-error -- `when` answers yes or no.
  steps: [{ id: 'tables', priority: 'flow', when: () => 'yes', load }],
})
definePlugin({
  id: 'tables',
  // @ts-expect-error -- A step without a component.
  steps: [{ id: 'tables', priority: 'flow', when: () => true }],
})

// Around the create
definePlugin({
  id: 'tables',
  // @ts-expect-error -- It says whether to send.
  beforeSubmit: () => undefined,
})
definePlugin({
  id: 'tables',
  // @ts-expect-error -- A slot has no day of its own making.
  beforeConfirm: (_, slot) => void slot.day,
})
definePlugin({
  id: 'tables',
  // @ts-expect-error -- Contract 1: a state value says itself how long it lasts.
  singleUse: true,
})
definePlugin({
  id: 'tables',
  // @ts-expect-error -- What went wrong is not known before it is looked at.
  onError: (_, error) => void error.failure,
})
definePlugin({
  id: 'tables',
  messages: { label: 'Book' },
  // @ts-expect-error -- There are three moments, and this is none.
  validators: [{ field: 'tables', message: 'label', at: 'payment', valid: () => true }],
})

// Inserts
definePlugin({
  id: 'tables',
  // @ts-expect-error -- An insert without a component.
  inserts: [{ at: 'details' }],
})
definePlugin({
  id: 'tables',
  // @ts-expect-error -- Without a condition it follows the journey; only `true` is more than that.
  inserts: [{ at: 'details', load, always: false }],
})
definePlugin({
  id: 'tables',
  // @ts-expect-error -- A length as CSS has it, not a number.
  inserts: [{ at: 'details', load, reservedHeight: 106 }],
})

// Names
definePlugin({
  id: 'tables',
  // @ts-expect-error -- There is no such place.
  inserts: [{ at: 'detials', load }],
})
definePlugin({
  id: 'tables',
  // @ts-expect-error -- Nor can a plugin bring one whose name it has not declared.
  places: { 'tables.shelf': 'on the shelf' },
})
definePlugin({
  id: 'tables',
  texts: { label: 'Book' },
  // @ts-expect-error -- A title that the plugin does not have.
  inserts: [{ at: 'details', load, label: 'lable' }],
})
definePlugin({
  id: 'tables',
  texts: { label: 'Book' },
  // @ts-expect-error -- A text that the plugin does not have.
  validators: [{ field: 'tables', message: 'lable', valid: () => true }],
})
definePlugin({
  id: 'tables',
  texts: { label: 'Book' },
  // @ts-expect-error -- A text of the shell's that there is not.
  validators: [{ field: 'tables', message: 'widget.oks', valid: () => true }],
})
definePlugin({
  id: 'tables',
  texts: { label: 'Book' },
  // @ts-expect-error -- A translation of a text that the plugin does not have.
  languages: { it: { lable: 'Prenota' } },
})
definePlugin({
  id: 'tables',
  state: { count: 0 },
  // @ts-expect-error -- Contract 1: a state value says itself how long it lasts.
  keepsState: ['count'],
})
// @ts-expect-error -- Written for a former contract.
definePlugin({ id: 'tables', contract: 1 })
export function choices(ctx: PluginContext): void {
  ctx.choose('Booking')
  // @ts-expect-error -- No plugin brings this journey.
  ctx.choose('Bokking')
}

// A plugin's own
definePlugin({
  id: 'tables',
  state: { count: 0 },
  // @ts-expect-error -- State that the plugin did not declare.
  setup: (ctx) => void ctx.state.menus,
})
definePlugin({
  id: 'tables',
  state: { count: 0 },
  setup(ctx) {
    // @ts-expect-error -- A number stays one.
    ctx.state.count.value = 'many'
  },
})
definePlugin({
  id: 'tables',
  options: { offer: false },
  // @ts-expect-error -- An option that the plugin did not declare.
  setup: (ctx) => void ctx.options.siteKey,
})
definePlugin({
  id: 'tables',
  texts: { label: 'Book' },
  // @ts-expect-error -- A text that the plugin does not have.
  setup: (ctx) => void ctx.t('missing-key'),
})
// @ts-expect-error -- A plural needs its form "other".
definePlugin({ id: 'tables', messages: { left: { one: '{count} table' } } })
// @ts-expect-error -- A misspelt key of the contract.
definePlugin({ id: 'tables', validator: [] })

// Journeys and outcomes
definePlugin({
  id: 'tables',
  // @ts-expect-error -- A journey must end somewhere.
  journey: { name: 'Tables', defaults: { adults: 2, children: 0 } },
})
definePlugin({
  id: 'tables',
  // @ts-expect-error -- A journey has its default guests.
  journey: { name: 'Tables', outcome: 'booking' },
})
defineOutcome({
  id: 'booking',
  send: (api, payload, signal) => api.createBooking(payload, signal),
  // @ts-expect-error -- A booking's answer has no enquiry reference.
  reference: (answer) => answer.enquiryReference,
})

// The payload is JSON
// @ts-expect-error -- A date is none.
definePlugin({ id: 'tables', payload: { when: () => new Date(0) } })
// @ts-expect-error -- Undefined is none: JSON would drop the key.
definePlugin({ id: 'tables', payload: { when: () => undefined } })
// Left out on purpose.
definePlugin({ id: 'tables', payload: { when: () => notSent } })
// @ts-expect-error -- A function is none.
definePlugin({ id: 'tables', payload: { when: () => () => 1 } })
// @ts-expect-error -- A promise is none: the payload is made at once.
definePlugin({ id: 'tables', payload: { when: async () => 1 } })

export function facts(ctx: PluginContext): void {
  // @ts-expect-error -- Facts are read; `set` is the door.
  ctx.facts.date = '2026-11-20'
  // @ts-expect-error -- Nor are they changed from inside.
  ctx.facts.customer.email = ''
  // @ts-expect-error -- No such fact.
  ctx.set({ day: '2026-11-20' })
  // @ts-expect-error -- A time is a text, HH:MM.
  ctx.set({ time: 1930 })
  // @ts-expect-error -- Derived, so nobody sets it.
  ctx.set({ guests: 4 })
  // @ts-expect-error -- The brand is given.
  ctx.brand.title = 'Roma'
  // @ts-expect-error -- What is chosen along with the slot is a patch of the facts too.
  void ctx.confirm({ day: '2026-11-20' })
  // @ts-expect-error -- Whether the create is on its way is read, not said.
  ctx.sending = true
  // @ts-expect-error -- A failure is said by its text's key.
  ctx.fail({ text: 'Oh dear' })
}

// @ts-expect-error -- A brand lists its plugins.
export const brand: Brand = { name: 'roma', title: 'Roma' }
// @ts-expect-error -- A plugin has an id.
export const plugin: Plugin = { needs: ['start'] }
// @ts-expect-error -- Not even deep inside.
export const json: Json = { guests: [{ born: new Date(0) }] }
