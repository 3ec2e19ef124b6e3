/** The hosts that may serve hCaptcha's script. */
export const hosts = ['hcaptcha.com']
