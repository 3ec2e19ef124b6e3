import type { Fault } from './fault'

export const faultsOfPlugins: readonly Fault[] = [
  {
    file: 'plugins/adults-party/panel.tsx',
    what: "The deposit of the whole party is one guest's.",
    from: 'value: price(count * deposit)',
    to: 'value: price(deposit)',
  },
  {
    file: 'plugins/analytics/index.ts',
    what: 'Events are passed on although the page\'s consent answered "denied".',
    from: 'consent?.() === true',
    to: 'consent?.()',
  },
  {
    file: 'plugins/booking/index.ts',
    what: 'The note on the checked card is missing under the confirmed booking.',
    from: '(answer as BookingAnswer).ccgPerformed',
    to: '(answer as BookingAnswer).requiresCcg',
  },
  {
    file: 'plugins/card-guarantee/tokenize.ts',
    what: '"Complete Booking" does nothing, and says nothing, when the card fields no longer answer.',
    from: 'else card.giveUp()',
    to: '',
  },
  {
    file: 'plugins/cross-sell/offers.ts',
    what: 'Restaurants of unknown distance come first.',
    from: '(one.distance ?? Infinity) - (other.distance ?? Infinity)',
    to: '(one.distance ?? 0) - (other.distance ?? 0)',
  },
  {
    file: 'plugins/day-at-a-glance/failed-times.ts',
    what: 'When Continue could not check one time, all times of the day are gone.',
    from: `hearFailure({ facts, state }: GlanceContext, code: unknown): void {
  if (code === failure && !facts.sessions)`,
    to: `hearFailure({ facts, state, set }: GlanceContext, code: unknown): void {
  if (code === failure && facts.sessions) set({ sessions: [] })
  else if (code === failure)`,
  },
  {
    file: 'plugins/day-at-a-glance/first-day.ts',
    what: 'The diner chooses a day on which the restaurant rests, and it jumps to the next day.',
    from: 'const isShut = date === own && sessions',
    to: 'const isShut = sessions',
  },
  {
    file: 'plugins/enquiry/index.ts',
    what: 'An enquiry that the server accepts without a reference is called failed.',
    from: "enquiryReference ?? ''",
    to: 'enquiryReference',
  },
  {
    file: 'plugins/faces/index.ts',
    what: 'A browser that saves data fetches the typeface anyway.',
    from: ' || savesData()',
    to: '',
  },
  {
    file: 'plugins/first-free/look-for-tables.ts',
    what: 'The full restaurant is offered as one near by.',
    from: 'id !== venue.id && ',
    to: '',
  },
  {
    file: 'plugins/human-verification/index.ts',
    what: 'A phone that slept sends an expired token, and the booking is refused.',
    from: '(token && ctx.now().getTime() < token.until)',
    to: 'token',
  },
  {
    file: 'plugins/journey-tiles/journey-tiles.tsx',
    what: "The tile of another plugin's journey shows the key of a text that doesn't exist.",
    from: "name !== 'title' && Object.hasOwn(messages, name)",
    to: "name !== 'title'",
  },
  {
    file: 'plugins/keep/remembered.ts',
    what: 'After "Forget me" the details are still on the device.',
    from: 'device.remove(name)\n  beginWith(ctx, null)',
    to: 'beginWith(ctx, null)',
  },
  {
    file: 'plugins/kids-party/supervision.tsx',
    what: 'The panel asks for one adult too few for nine children.',
    from: 'Math.ceil(children / each)',
    to: 'Math.floor(children / each)',
  },
  {
    file: 'plugins/know-before/conditions.ts',
    what: 'Nothing is said about a restaurant where cancelling is free until the last moment.',
    from: "numberOf('booking-cancel-hours', 0, 999)",
    to: "numberOf('booking-cancel-hours', 1, 999)",
  },
  {
    file: 'plugins/menus/fetch-menus.ts',
    what: 'The late menus of an earlier slot replace those of the chosen one, and no menu can be chosen.',
    from: 'if (isLatest()) state.list.value',
    to: 'state.list.value',
  },
  {
    file: 'plugins/motion/arrival.tsx',
    what: 'Steps move for a diner who has asked the device for less motion.',
    from: " || matchMedia('(prefers-reduced-motion: reduce)').matches",
    to: '',
  },
  {
    file: 'plugins/photograph/photograph.tsx',
    what: "The brand's photograph is shown in place of the restaurant's own.",
    from: 'extras.venue(facts.venue)?.picture ?? options',
    to: 'options.src ? options : (extras.venue(facts.venue)?.picture ?? options)',
  },
  {
    file: 'plugins/send-at-once/index.ts',
    what: 'A diner edits the details, passes the human check, and the unfinished details are sent.',
    from: 'if (!ctx.facts.detailsConfirmed) pressed.value = false\n      else if',
    to: 'if',
  },
  {
    file: 'plugins/start/check.ts',
    what: 'The diner changes the time while Continue checks, and the answer about the old time leads on.',
    from: 'if (!isLatest()) return\n',
    to: '',
  },
  {
    file: 'plugins/terms/sections.tsx',
    what: "The terms of a party open at another journey's section.",
    from: 'sections.find(({ current }) => current) ?? sections[0]',
    to: 'sections[0]',
  },
  {
    file: 'plugins/ticket/words.ts',
    what: 'An enquiry can be put into the calendar, as if the table was booked.',
    from: 'if (!isBooked(ctx) || !venue',
    to: 'if (!venue',
  },
]
