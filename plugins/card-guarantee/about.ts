/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'the card guarantee, if the back end requires a card; its card fields are those of `braintree`'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  fee: 'the no-show fee per guest; 5 by default; 0 for none',
  currency: 'such as "EUR"; by default the brand’s `currency`, or GBP; the restaurant’s value wins',
  cancelHours:
    'hours before the table until which cancelling is free; 48 by default; the restaurant’s value wins',
  liabilityShift:
    'What happens if the bank doesn’t take the liability: `require` sends nothing, `prefer` books anyway. Only with `threeDSecure` of `braintree`.',
}
