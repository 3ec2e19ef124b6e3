import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { entries } from '../../tools/package/entries.js'
import { hostWith } from './installed'
import { buildReactHost } from './react-host'

/** But what runs where the host is built, or is a test runner's alone. */
const notInPages = ['./webpack', './testing/jsdom']
const paths = Object.keys(entries).filter((path) => !notInPages.includes(path))

describe('Package: the build of a host that has all of it', () => {
  it("contract 1, npm: webpack finds everything, the payment provider's library at the host", async () => {
    const { folder } = hostWith(19)
    const names = paths.map((path) => `export * from '${path.replace('.', 'tavola')}'`)
    writeFileSync(join(folder, 'everything.js'), names.join('\n'))
    const build = await buildReactHost(19, {
      mode: 'development',
      target: 'node',
      entry: {
        everything: join(folder, 'everything.js'),
        braintree: join(folder, 'node_modules/tavola/lib/plugins/card-guarantee/braintree.js'),
      },
      resolve: { extensions: ['.ts', '.js'], modules: ['node_modules', resolve('node_modules')] },
      output: { filename: '[name].cjs', library: { type: 'commonjs2' } },
    })
    const load = createRequire(import.meta.url)
    expect(load(join(build.folder, 'everything.cjs'))).to.include.keys('init', 'TavolaBooking', 'scene')
    const { client, hostedFields } = load(join(build.folder, 'braintree.cjs')).braintree
    expect([typeof client.create, typeof hostedFields.create]).to.deep.equal(['function', 'function'])
  })
})
