/** What the option `braintree` of the plugin `card-guarantee` takes; of the sandbox. */
export const braintree: { readonly client: object; readonly hostedFields: object }
