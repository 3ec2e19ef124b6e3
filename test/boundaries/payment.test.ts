import { expect } from 'chai'
import { sourcesIn } from '../kit/sources'

/** The modules of the payment provider's library that a text of code imports. */
const modulesIn = (code: string) =>
  [...code.matchAll(/['"]braintree-web(?:\/([\w/-]+))?['"]/g)].map(([, module = 'all of it']) => module)

describe("The payment provider's library", () => {
  it('section 7, "Notes": its client and its hosted fields are used, and no other payment method', () => {
    const modules = sourcesIn('src', 'plugins', 'themes').flatMap(({ text }) => modulesIn(text))
    expect([...new Set(modules)].sort()).to.deep.equal(['client', 'hosted-fields'])
  })

  it('section 7, "Notes": another one would be found', () => {
    const code = `import { client } from 'braintree-web'\nawait import("braintree-web/paypal-checkout")`
    expect(modulesIn(code)).to.deep.equal(['all of it', 'paypal-checkout'])
  })
})
