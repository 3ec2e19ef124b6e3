/** What the option `hcaptcha` of the plugin `human-verification` takes; of the sandbox. */
export const hcaptcha: object
