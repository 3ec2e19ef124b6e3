import { definePlugin, here, keep, type Messages, type PluginContext } from 'tavola'
import { keepChoice } from './choice'
import { canRemember, detailsSteps, fillIn, type Details } from './diner/stored-diner'
import { SameAgain } from './same-again'
import type { Visit } from './same-again/last-visit'

/** The button "Same as last time: Milano Cork, 2 people, Friday 19:30", and what it reports if that can't be booked. */
const texts = {
  sameAgain: 'Same as last time:',
  visit: {
    one: '{venue}, {count} person, {day} {time}',
    other: '{venue}, {count} people, {day} {time}',
  },
  gone: '{venue} no longer takes bookings here. Please choose another restaurant.',
  closed: "{venue} is closed on {day}. We've chosen {other} instead.",
  closedLong: '{venue} is closed on {day}. Please choose another restaurant.',
} as const satisfies Messages

const options = {
  /** The choice, the details and the result are restored in the same tab. */
  choice: true as boolean,
  /** The diner may be remembered on this device. */
  remember: true as boolean,
  /** How long a choice is kept after its last change. */
  minutes: 180,
  /** How long the details are remembered after their last use. */
  months: 12,
}

const state = {
  /** The message about a restored choice; empty for none. */
  told: '' as '' | 'kept' | 'day' | 'time' | 'result',
  /** The id of the step that shows the message, which disappears with the next step. */
  toldAt: '',
  /** The number of the step on screen. */
  number: null as number | null,
  /** The box "Remember me on this device", as the diner ticked it. */
  remember: keep(false, 'reload'),
  /** The device's storage was read. Completion resets this, and it is read again. */
  asked: false,
  /** The details that the device remembers. */
  remembered: null as Details | null,
  /** The form began with them, in this tab. */
  known: keep(false, 'reload'),
  /** Details that another tab or widget has forgotten, while the fields still have them. */
  lost: keep(null as Details | null, 'restart'),
  /** The choice was deleted because its time was up, and the diner has done nothing since. */
  isAway: false,
  /** The table that the device remembers. */
  visit: null as Visit | null,
  /** "Same as last time" was pressed, and is under way. */
  isRepeating: false,
  /** "Forget me" was pressed. */
  forgotten: false,
  /** A remembered diner has come to the details with this slot: "Edit your details" is not undone. */
  arrived: keep(false, 'reload'),
  /** Passing the human check sends these details. */
  sendsAfterCheck: keep(false, 'reload'),
}

/** The plugin's context. `Texts` are the texts of the part that uses it. */
export type KeepContext<Texts extends Messages = typeof texts> = PluginContext<
  typeof state,
  typeof options,
  typeof texts & Texts
>

const loadNotice = () => import('./notice')
const loadRemember = () => import('./diner/remember-box')

const isRemembered = ({ state }: KeepContext) => state.remembered.value !== null

/** Restores the choice, the details and the outcome, known or not, after a reload in the same tab. Remembers diners who agree. */
export default definePlugin({
  id: 'keep',
  state,
  options,
  texts,
  setup(ctx) {
    fillIn(ctx)
    return keepChoice(ctx)
  },
  onEvent({ state }, { name, detail }) {
    if (name === 'step') state.number.value = (detail as { number: number | null }).number
  },
  parts: [
    // Another tab may forget the diner at any time.
    { load: loadRemember, prefetch: true },
    // Before the details come, so that nothing moves there.
    { when: isRemembered, load: loadNotice },
    { when: isRemembered, load: () => import('./diner/send-after-check') },
  ],
  inserts: [
    {
      at: 'notice',
      when: ({ state: { told, remembered, forgotten, number } }) =>
        told.value !== '' ||
        ((remembered.value !== null || forgotten.value) && detailsSteps.includes(number.value)),
      load: loadNotice,
    },
    {
      at: 'notice',
      when: ({ state, facts, journey }) =>
        state.visit.value !== null && !facts.confirmed && !facts.availability && !journey?.direct,
      load: here(SameAgain),
    },
    {
      at: 'after-requests',
      when: ({ options, state }) => options.remember && state.remembered.value === null && canRemember(),
      // Two lines in a narrow widget.
      reservedHeight: '3.5em',
      load: loadRemember,
    },
  ],
})
