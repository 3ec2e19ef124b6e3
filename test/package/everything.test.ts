import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from 'chai'
import { isNight } from '../kit/night'
import { serverOf } from './react-host'

if (isNight)
  describe('Package: the build of a host that has all of it', () => {
    it("contract 1, npm: webpack finds everything, the payment provider's library at the host", async () => {
      const { folder } = await serverOf(18)
      const load = createRequire(import.meta.url)
      expect(load(join(folder, 'everything.cjs'))).to.include.keys('init', 'TavolaBooking', 'scene')
      const { client, hostedFields } = load(join(folder, 'braintree.cjs')).braintree
      expect([typeof client.create, typeof hostedFields.create]).to.deep.equal(['function', 'function'])
    })
  })
