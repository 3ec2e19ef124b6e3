import '../../kit/dom'
import { expect } from 'chai'
import { openChecks, type Verified } from '../../../plugins/braintree/bank-checks'
import { clientForCheck } from '../../../plugins/braintree/bank-client'
import type { BraintreeClient, VerifyCard } from '../../../plugins/braintree/modules'
import { cardinalComes, cardinalLeaves, fails, fakeBraintree, looksUp, verified } from './fake-braintree'

const script = 'https://songbird.example/songbird.js'

/** Braintree's client, as the card fields have it. */
function createClient() {
  const requests: unknown[][] = []
  const client = {
    getConfiguration: () => ({
      authorization: 'token',
      gatewayConfiguration: {
        environment: 'sandbox',
        threeDSecure: { cardinalSongbirdUrl: script, version: 2 },
      },
    }),
    async request(this: unknown, ...given: unknown[]) {
      requests.push([this, ...given])
      return 'answer'
    },
    teardown: () => 'gone',
  }
  return { client, requests }
}

type Configuration = ReturnType<ReturnType<typeof createClient>['client']['getConfiguration']>
const configurationOf = (client: BraintreeClient) => client.getConfiguration!() as Configuration
const threeDSecureOf = (client: BraintreeClient) =>
  configurationOf(client).gatewayConfiguration.threeDSecure as unknown
const requestOf = (client: BraintreeClient) =>
  (client as unknown as { request: (...given: unknown[]) => Promise<unknown> }).request

/** Whether it waits for ever. */
const hangs = async (waiting: unknown) =>
  waiting instanceof Promise && (await Promise.race([waiting, Promise.resolve('hangs')])) === 'hangs'

/** Waits for all that is due. */
const settles = () => new Promise(setImmediate)

/** The diner gives the last check up. */
let givesUp: () => void

/** The checks of one set of card fields, with 3-D Secure in the test's hands. */
function opens(prepare: (bank: ReturnType<typeof fakeBraintree>['bank']) => void = () => undefined) {
  const braintree = fakeBraintree()
  const { bank, log } = braintree
  prepare(bank)
  const fields = new AbortController()
  const diner = new AbortController()
  const checks = openChecks(createClient().client as never, braintree.api, fields.signal)
  givesUp = () => diner.abort()
  return {
    bank,
    log,
    /** The diner leaves the fields. */
    leaves: () => fields.abort(),
    /** Begins a check. Returns what asks for its answer, with the nonce in plain text. */
    async begins() {
      const card = { nonce: 'nonce-1', bin: '411111', amount: '10.00' } as VerifyCard
      const answer = checks.check(card, () => undefined, diner.signal)
      answer.catch(() => undefined)
      await settles()
      const plain = ({ nonce, ...rest }: Verified) => ({ ...rest, nonce: nonce && nonce.reveal() })
      return () => answer.then(plain).catch(() => 'failed')
    },
    /** The client that braintree-web reads now. */
    client: () => bank.options.at(-1)!.client,
  }
}

const unfinished = {
  liabilityShifted: false,
  liabilityShiftPossible: true,
  isUnfinished: true,
  isCancelled: false,
}

describe('braintree: 3-D Secure for a set of card fields', () => {
  beforeEach(cardinalComes)
  // Otherwise its time limit keeps the tests from ending.
  afterEach(() => givesUp())

  it('page.third-party-frames: what was opened and not used is closed with the fields', async () => {
    const table = opens()
    await settles()
    expect(table.log).to.deep.equal(['bank'])
    table.leaves()
    expect(table.log).to.deep.equal(['bank', 'bank called off', 'bank gone'])
  })

  it('page.third-party-frames: fields whose 3-D Secure did not open are left without an error', async () => {
    const table = opens((bank) => void (bank.opens = fails))
    await settles()
    table.leaves()
    await settles()
    expect(table.log).to.deep.equal(['bank'])
  })

  it('page.third-party-frames: a check is closed at its end, and another is opened for the next', async () => {
    const table = opens()
    const answer = await table.begins()
    table.bank.check().resolve(verified('verified-1'))
    const end = { ...verified('verified-1'), isCancelled: false, isUnfinished: false }
    expect(await answer()).to.deep.equal(end)
    expect(table.log).to.deep.equal(['bank', 'bank called off', 'bank gone'])
    await table.begins()
    expect(table.log.slice(3)).to.deep.equal(['bank'])
    expect(table.bank.requests).to.have.lengthOf(2)
  })

  it('page.third-party-frames: Braintree reads settings without Cardinal’s script only before a check', async () => {
    cardinalLeaves()
    const table = opens()
    await settles()
    expect(threeDSecureOf(table.client())).to.have.property('cardinalSongbirdUrl')
    await table.begins()
    expect(threeDSecureOf(table.client())).to.be.a('promise')
    givesUp()
    await settles()
    expect(() => configurationOf(table.client()).gatewayConfiguration.environment).to.throw(
      'The check is over.',
    )
  })

  it('a lookup without a card goes on, and has no nonce if the check breaks off', async () => {
    const table = opens()
    const answer = await table.begins()
    expect(looksUp(table.bank.check(), {})).to.be.true
    table.bank.check().reject(new Error('broken'))
    expect(await answer()).to.deep.equal({ ...unfinished, nonce: null })
  })

  const good = verified('verified-1')
  const odds = [
    undefined,
    null,
    'yes',
    [good],
    { ...good, nonce: undefined },
    { ...good, nonce: ' ' },
    { ...good, nonce: 7 },
    { ...good, liabilityShifted: undefined },
    { ...good, liabilityShifted: 'false' },
    { ...good, liabilityShifted: 1 },
    { ...good, liabilityShiftPossible: 'no' },
  ]
  it('a check with an odd end is no yes', async () => {
    for (const odd of odds) {
      const table = opens()
      const answer = await table.begins()
      looksUp(table.bank.check(), { paymentMethod: { nonce: 'looked-up' } })
      table.bank.check().resolve(odd as never)
      expect(await answer(), JSON.stringify(odd)).to.equal('failed')
      expect(table.log).to.deep.equal(['bank', 'bank called off', 'bank gone'])
    }
  })

  it('an odd lookup, or a bank’s page that is not https, ends the check', async () => {
    const pages = [
      'javascript:alert(1)',
      'http://bank.example/',
      '//bank.example/',
      ['https://bank.example/'],
    ]
    const lookups = pages.map((acsUrl) => ({ lookup: { acsUrl } }))
    for (const odd of [{ paymentMethod: { nonce: 7 } }, { requiresUserAuthentication: 'no' }, ...lookups]) {
      const table = opens()
      const answer = await table.begins()
      expect(looksUp(table.bank.check(), odd as never), JSON.stringify(odd)).to.be.false
      expect(await answer()).to.deep.equal({ ...unfinished, nonce: null })
    }
  })

  it('a page without an element, or 3-D Secure that is none, ends the check', async () => {
    for (const odd of [undefined, null, {}, { element: 'a text' }]) {
      const table = opens()
      const answer = await table.begins()
      table.bank.check().handlers.get('authentication-iframe-available')!(odd, () => {})
      expect(await answer()).to.deep.equal({ ...unfinished, nonce: null })
      const without = opens((bank) => void (bank.module.create = async () => odd as never))
      expect(await (await without.begins())()).to.equal('failed')
    }
  })
})

describe('braintree: Braintree’s client for a check by the bank', () => {
  const begun = { hasBegun: true, isOver: false }
  const notBegun = { hasBegun: false, isOver: false }

  it('page.third-party-frames: is the card fields’ own until the check is over, and then sends nothing', async () => {
    cardinalComes()
    const { client, requests } = createClient()
    const progress = { ...begun }
    const own = clientForCheck(client, progress)
    expect(configurationOf(own)).to.deep.equal(client.getConfiguration())
    expect(own.teardown!()).to.equal('gone')
    expect(await requestOf(own)({ endpoint: 'lookup' }, 'and more')).to.equal('answer')
    progress.isOver = true
    expect(await hangs(requestOf(own)({ endpoint: 'lookup' }))).to.be.true
    expect(requests).to.deep.equal([[client, { endpoint: 'lookup' }, 'and more']])
    expect(() => configurationOf(own).gatewayConfiguration.environment).to.throw('The check is over.')
    expect(await hangs(threeDSecureOf(own))).to.be.true
  })

  it('without Cardinal’s script a check that has begun never sets the script up again', async () => {
    const progress = { ...notBegun }
    const own = clientForCheck(createClient().client, progress)
    expect(await hangs(threeDSecureOf(own))).to.be.false
    progress.hasBegun = true
    const { authorization, gatewayConfiguration } = configurationOf(own)
    expect([authorization, gatewayConfiguration.environment]).to.deep.equal(['token', 'sandbox'])
    expect(await hangs(threeDSecureOf(own))).to.be.true
    cardinalComes()
    expect(await hangs(threeDSecureOf(own))).to.be.false
  })

  it('a script that did not load is loaded again, by another address; one that is here keeps its own', () => {
    const { client } = createClient()
    const next = () => configurationOf(clientForCheck(client, notBegun))
    const all = [next(), next(), next()]
    const addresses = all.map(
      ({ gatewayConfiguration }) => gatewayConfiguration.threeDSecure.cardinalSongbirdUrl,
    )
    expect(new Set(addresses).size).to.equal(3)
    for (const address of addresses) expect(address.replace(/#\d+$/, '')).to.equal(script)
    expect(addresses[2]).to.match(/#\d+$/)
    const { authorization, gatewayConfiguration } = all[2]!
    expect([authorization, gatewayConfiguration.environment]).to.deep.equal(['token', 'sandbox'])
    expect(gatewayConfiguration.threeDSecure.version).to.equal(2)
    cardinalComes()
    expect(next()).to.deep.equal(client.getConfiguration())
  })

  it('a merchant without 3-D Secure has no script to load', () => {
    const client = { getConfiguration: () => ({ gatewayConfiguration: { environment: 'sandbox' } }) }
    expect(configurationOf(clientForCheck(client, notBegun))).to.deep.equal(client.getConfiguration())
  })
})
