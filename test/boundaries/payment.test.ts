import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'

/** The modules of the payment provider's library that a text of code imports. */
const modulesIn = (code: string) =>
  [...code.matchAll(/['"]braintree-web(?:\/([\w/-]+))?['"]/g)].map(([, module = 'all of it']) => module)

/** All code that is built. */
async function built(): Promise<string[]> {
  const folders = ['src', 'plugins', 'themes']
  const files = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })))
  const code = files.flatMap((names, index) => names.map((name) => join(folders[index]!, name)))
  return Promise.all(code.filter((file) => /\.tsx?$/.test(file)).map((file) => readFile(file, 'utf8')))
}

describe("The payment provider's library", () => {
  it('section 7, "Notes": its client and its hosted fields are used, and no other payment method', async () => {
    const modules = (await built()).flatMap(modulesIn)
    expect([...new Set(modules)].sort()).to.deep.equal(['client', 'hosted-fields'])
  })

  it('section 7, "Notes": another one would be found', () => {
    const code = `import { client } from 'braintree-web'\nawait import("braintree-web/paypal-checkout")`
    expect(modulesIn(code)).to.deep.equal(['all of it', 'paypal-checkout'])
  })
})
