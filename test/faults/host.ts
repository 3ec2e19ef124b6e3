import type { Fault } from './run'

/** Of src/host, of the popup, and of `tavola-check`. */
export const faultsOfHost: readonly Fault[] = [
  {
    file: 'src/host/loader/create-handle.ts',
    what: '"Try again" does nothing after the code did not load.',
    from: 'widget = undefined\n        if',
    to: 'if',
  },
  {
    file: 'src/host/loader/loader.ts',
    what: 'A link pressed with Ctrl opens the popup, not a new tab.',
    from: 'press.ctrlKey || press.metaKey',
    to: 'press.metaKey',
  },
  {
    file: 'src/host/widget/prefetched-responses.ts',
    what: 'After the device slept for an hour, the popup opens with the times of an hour ago.',
    from: 'if (Date.now() - time >= lifetime) return void request.abort()',
    to: 'void time',
  },
  {
    file: 'src/host/widget/latest-events.ts',
    what: 'A late listener gets a slot that the diner has given up.',
    from: 'if (facts.time === null) delete state.slot',
    to: '',
  },
  {
    file: 'src/host/widget/open-venue.ts',
    what: 'The restaurant that the page named replaces the one that the diner has chosen meanwhile.',
    from: 'if (isWanted()) choices.bringVenue',
    to: 'choices.bringVenue',
  },
  {
    file: 'src/host/widget/prefill.ts',
    what: 'A page that asks for a table today gets a widget without a day.',
    from: 'date >= dayAt',
    to: 'date > dayAt',
  },
  {
    file: 'src/host/widget/open-widget.ts',
    what: 'The popup stays open when the page closes it while a booking is being sent.',
    from: 'if (kernel.submission.isSending.peek()) opened.value = false\n  else kernel.navigation.complete()',
    to: 'kernel.navigation.complete()',
  },
  {
    file: 'src/host/widget/update-widget.ts',
    what: 'An update while a booking is being sent rebuilds the widget, and its result is lost.',
    from: 'await isDecided(widget.mounted.kernel)',
    to: '',
  },
  {
    file: 'src/host/options/record.ts',
    what: "The page's address wins over the options in code.",
    from: 'options: { ...below.options, ...above.options },',
    to: 'options: { ...above.options, ...below.options },',
  },
  {
    file: 'src/host/options/table.ts',
    what: 'After a reload a widget of another back end shows the choices made at the first one.',
    from: "baseUrl: { kind: 'address', update: 'rebuild', identifies: true }",
    to: "baseUrl: { kind: 'address', update: 'rebuild' }",
  },
  {
    file: 'src/host/brand/load-plugins.ts',
    what: 'A booking is sent without a plugin that bookings need and that did not load.',
    from: 'essential === true || (essential !== undefined && essential === outcome)',
    to: 'essential === true || (essential !== undefined && essential !== outcome)',
  },
  {
    file: 'src/diagnostics/brand.ts',
    what: "Diners of a brand without links are sent to the terms of the default brand's example chain.",
    from: 'raw === undefined ? fallback : { ...fallback, links: {} }',
    to: 'fallback',
  },
  {
    file: 'src/diagnostics/tokens.ts',
    what: "A brand's token makes the browser fetch an address of any other server.",
    from: ' && hasSafeAddresses(name, value)',
    to: '',
  },
  {
    file: 'src/ui/popup/history.ts',
    what: 'A page that navigates by itself while the popup is open closes it, as if Back was pressed.',
    from: 'if (there === depth || (there === 0 && location.href !== address)) return',
    to: 'if (there === depth) return',
  },
  {
    file: 'tools/check/write/idempotency.ts',
    what: 'tavola-check passes a back end that books twice when two creates with one key come at the same moment.',
    from: "compareReferences(run, await Promise.all(both), 'at the same moment')",
    to: 'await Promise.all(both)',
  },
]
