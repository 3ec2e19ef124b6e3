import '../../kit/dom'
import { expect } from 'chai'
import { clientForCheck } from '../../../plugins/card-guarantee/bank-client'
import type { BraintreeClient } from '../../../plugins/card-guarantee/braintree-client'
import { cardinalComes } from './setup'

const script = 'https://songbird.example/songbird.js'

/** Braintree's client, as the card fields have it. */
function createClient(threeDSecure: object | undefined = { cardinalSongbirdUrl: script, version: 2 }) {
  const requests: unknown[][] = []
  const client = {
    getConfiguration: () => ({
      authorization: 'token',
      gatewayConfiguration: { environment: 'sandbox', threeDSecure },
    }),
    async request(this: unknown, ...given: unknown[]) {
      requests.push([this, ...given])
      return 'answer'
    },
    teardown: () => 'gone',
  }
  return { client, requests }
}

interface Configuration {
  readonly authorization?: string
  readonly gatewayConfiguration: {
    readonly environment: string
    readonly threeDSecure: { readonly cardinalSongbirdUrl: string } | Promise<unknown>
  }
}

const configurationOf = (client: BraintreeClient) => client.getConfiguration!() as Configuration
const requestOf = (client: BraintreeClient) =>
  (client as unknown as { request: (...given: unknown[]) => Promise<unknown> }).request

/** Whether it waits for ever. */
const hangs = async (waiting: unknown) =>
  waiting instanceof Promise && (await Promise.race([waiting, Promise.resolve('hangs')])) === 'hangs'

/** The address of Cardinal's script for the next check. */
function addressFor(client: BraintreeClient): string {
  const { threeDSecure } = configurationOf(
    clientForCheck(client, { hasBegun: false, isOver: false }),
  ).gatewayConfiguration
  return (threeDSecure as { readonly cardinalSongbirdUrl: string }).cardinalSongbirdUrl
}

describe('card-guarantee: Braintree’s client for a check by the bank', () => {
  it('page.third-party-frames: is the card fields’ own until the check is over', async () => {
    cardinalComes()
    const { client, requests } = createClient()
    const progress = { hasBegun: true, isOver: false }
    const own = clientForCheck(client, progress)
    expect(configurationOf(own)).to.deep.equal(client.getConfiguration())
    expect(own.teardown!()).to.equal('gone')
    expect(await requestOf(own)({ endpoint: 'lookup' }, 'and more')).to.equal('answer')
    expect(requests).to.deep.equal([[client, { endpoint: 'lookup' }, 'and more']])
  })

  it('page.third-party-frames: once the check is over, nothing is sent any more, and no report either', async () => {
    cardinalComes()
    const { client, requests } = createClient()
    const progress = { hasBegun: true, isOver: false }
    const own = clientForCheck(client, progress)
    progress.isOver = true
    expect(await hangs(requestOf(own)({ endpoint: 'lookup' }))).to.be.true
    expect(requests).to.deep.equal([])
    const { gatewayConfiguration } = configurationOf(own)
    expect(() => gatewayConfiguration.environment).to.throw('The check is over.')
    expect(await hangs(gatewayConfiguration.threeDSecure)).to.be.true
  })

  it('without Cardinal’s script a check that has begun never sets the script up again', async () => {
    const { client } = createClient()
    const progress = { hasBegun: false, isOver: false }
    const own = clientForCheck(client, progress)
    expect(await hangs(configurationOf(own).gatewayConfiguration.threeDSecure)).to.be.false
    progress.hasBegun = true
    const { authorization, gatewayConfiguration } = configurationOf(own)
    expect([authorization, gatewayConfiguration.environment]).to.deep.equal(['token', 'sandbox'])
    expect(await hangs(gatewayConfiguration.threeDSecure)).to.be.true
    cardinalComes()
    expect(await hangs(configurationOf(own).gatewayConfiguration.threeDSecure)).to.be.false
  })

  it('a script that did not load is loaded again, by another address; one that is here keeps its own', () => {
    const { client } = createClient()
    const addresses = [1, 2, 3].map(() => addressFor(client))
    expect(new Set(addresses).size).to.equal(3)
    for (const address of addresses) expect(address.replace(/#\d+$/, '')).to.equal(script)
    expect(addresses[2]).to.match(/#\d+$/)
    cardinalComes()
    expect(addressFor(client)).to.equal(script)
  })

  it('the rest of the configuration is as it was', () => {
    const { client } = createClient()
    addressFor(client)
    const { authorization, gatewayConfiguration } = configurationOf(
      clientForCheck(client, { hasBegun: false, isOver: false }),
    )
    expect(authorization).to.equal('token')
    expect(gatewayConfiguration).to.deep.include({ environment: 'sandbox' })
    expect(gatewayConfiguration.threeDSecure).to.include({ version: 2 })
  })

  it('a merchant without 3-D Secure has no script to load', () => {
    const client = { getConfiguration: () => ({ gatewayConfiguration: { environment: 'sandbox' } }) }
    const own = clientForCheck(client, { hasBegun: false, isOver: false })
    expect(configurationOf(own)).to.deep.equal(client.getConfiguration())
  })
})
