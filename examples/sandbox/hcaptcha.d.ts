/** What the option `hcaptcha` of the plugin `hcaptcha` takes; of the sandbox. */
export const hcaptcha: object
