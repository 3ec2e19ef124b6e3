/** What the option `braintree` of the plugin `braintree` takes; of the sandbox. */
export const braintree: { readonly client: object; readonly hostedFields: object }
