import '../../kit/dom'
import { inspect } from 'node:util'
import { expect } from 'chai'
import { openChecks, type Verified } from '../../../plugins/card-guarantee/bank-checks'
import type { BraintreeClient } from '../../../plugins/card-guarantee/braintree-client'
import type { VerifyCard } from '../../../plugins/card-guarantee/three-d-secure-module'
import { cardinalComes, cardinalLeaves } from './setup'
import { looksUp, verified } from './fake-braintree'
import { fakeBraintree } from './fake-braintree'

const card = { nonce: 'nonce-1', bin: '411111', amount: '10.00' } as VerifyCard
const settings = { cardinalSongbirdUrl: 'https://songbird.example/songbird.js' }

/** What braintree-web reads of a client. */
interface Configuration {
  readonly gatewayConfiguration: { readonly environment: string; readonly threeDSecure: unknown }
}

/** The diner gives the last check up. */
let givesUp: () => void

/** The checks of one set of card fields, with 3-D Secure in the test's hands. */
function opens(prepare: (braintree: ReturnType<typeof fakeBraintree>) => void = () => undefined) {
  const braintree = fakeBraintree()
  prepare(braintree)
  const fields = new AbortController()
  const diner = new AbortController()
  const client: BraintreeClient = {
    getConfiguration: () => ({ gatewayConfiguration: { environment: 'sandbox', threeDSecure: settings } }),
  }
  const checks = openChecks(client, braintree.api, fields.signal)
  givesUp = () => diner.abort()
  const { bank, log } = braintree
  return {
    bank,
    log,
    /** The diner leaves the fields. */
    leaves: () => fields.abort(),
    /** Begins a check, whose answer may come later. */
    async begins() {
      const answer = checks.check(card, () => undefined, diner.signal)
      answer.catch(() => undefined)
      await settles()
      return { answer }
    },
    /** What braintree-web reads now. */
    configuration: () => bank.options.at(-1)!.client.getConfiguration!() as Configuration,
  }
}

/** Waits for all that is due. */
const settles = () => new Promise(setImmediate)

const unfinished = { liabilityShifted: false, liabilityShiftPossible: true, isUnfinished: true }

/** With the nonce in plain text. */
const plain = ({ nonce, ...rest }: Verified) => ({ ...rest, nonce: nonce && nonce.reveal() })

describe('card-guarantee: 3-D Secure for a set of card fields', () => {
  beforeEach(cardinalComes)
  // Otherwise its time limit keeps the tests from ending.
  afterEach(() => givesUp())

  it('3-D Secure that did not open while the diner typed is opened at the press', async () => {
    const table = opens(({ bank }) => void (bank.opens = () => Promise.reject(new Error('blocked'))))
    await settles()
    table.bank.opens = async () => undefined
    await table.begins()
    expect(table.bank.requests).to.have.lengthOf(1)
  })

  it('page.third-party-frames: what was opened and not used is closed with the fields', async () => {
    const table = opens()
    await settles()
    expect(table.log).to.deep.equal(['bank'])
    table.leaves()
    expect(table.log).to.deep.equal(['bank', 'bank called off', 'bank gone'])
  })

  it('page.third-party-frames: fields whose 3-D Secure did not open are left without an error', async () => {
    const table = opens(({ bank }) => void (bank.opens = () => Promise.reject(new Error('blocked'))))
    await settles()
    table.leaves()
    await settles()
    expect(table.log).to.deep.equal(['bank'])
  })

  it('page.third-party-frames: a check is closed at its end, and another is opened for the next', async () => {
    const table = opens()
    const { answer } = await table.begins()
    table.bank.check().resolve(verified('verified-1'))
    expect(plain(await answer)).to.deep.equal({
      ...verified('verified-1'),
      isCancelled: false,
      isUnfinished: false,
    })
    expect(table.log).to.deep.equal(['bank', 'bank called off', 'bank gone'])
    await table.begins()
    expect(table.log.slice(3)).to.deep.equal(['bank'])
    expect(table.bank.requests).to.have.lengthOf(2)
  })

  it('page.third-party-frames: Braintree reads settings without Cardinal’s script only before a check', async () => {
    cardinalLeaves()
    const table = opens()
    await settles()
    const { threeDSecure } = table.configuration().gatewayConfiguration
    expect(threeDSecure).to.have.property('cardinalSongbirdUrl')
    await table.begins()
    expect(table.configuration().gatewayConfiguration.threeDSecure).to.be.a('promise')
    expect(table.configuration().gatewayConfiguration.environment).to.equal('sandbox')
    givesUp()
    await settles()
    expect(() => table.configuration().gatewayConfiguration.environment).to.throw('The check is over.')
  })

  it('a diner who gives up has the nonce of the lookup, if the bank has looked', async () => {
    const early = opens()
    const first = await early.begins()
    givesUp()
    expect(plain(await first.answer)).to.deep.equal({ ...unfinished, nonce: null, isCancelled: false })
    const late = opens()
    const second = await late.begins()
    expect(looksUp(late.bank.check(), { paymentMethod: { nonce: 'looked-up' } })).to.be.true
    givesUp()
    expect(plain(await second.answer)).to.deep.equal({
      ...unfinished,
      nonce: 'looked-up',
      isCancelled: false,
    })
  })

  it('a lookup without a card goes on, and has no nonce if the check breaks off', async () => {
    const table = opens()
    const { answer } = await table.begins()
    expect(looksUp(table.bank.check(), {})).to.be.true
    table.bank.check().reject(new Error('broken'))
    expect(plain(await answer)).to.deep.equal({ ...unfinished, nonce: null, isCancelled: false })
  })

  const good = verified('verified-1')
  for (const odd of [
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
  ])
    it(`a check that ends with ${inspect(odd, { breakLength: Infinity })} is no yes`, async () => {
      const table = opens()
      const { answer } = await table.begins()
      looksUp(table.bank.check(), { paymentMethod: { nonce: 'looked-up' } })
      table.bank.check().resolve(odd as never)
      expect(await answer.catch(() => 'failed')).to.equal('failed')
      expect(table.log).to.deep.equal(['bank', 'bank called off', 'bank gone'])
    })

  it('an odd lookup, or a bank’s page that is not https, ends the check', async () => {
    const pages = [
      'javascript:alert(1)',
      'http://bank.example/',
      '//bank.example/',
      ['https://bank.example/'],
    ]
    const lookups = pages.map((acsUrl) => ({ lookup: { acsUrl } }))
    for (const odd of [
      { paymentMethod: { nonce: 7 } },
      { requiresUserAuthentication: 'false' },
      ...lookups,
    ]) {
      const table = opens()
      const { answer } = await table.begins()
      expect(looksUp(table.bank.check(), odd as never)).to.be.false
      expect(plain(await answer)).to.deep.equal({ ...unfinished, nonce: null, isCancelled: false })
    }
  })

  it('a page without an element, or 3-D Secure that is none, ends the check', async () => {
    for (const odd of [undefined, null, {}, { element: 'a text' }] as never[]) {
      const table = opens()
      const { answer } = await table.begins()
      table.bank.check().handlers.get('authentication-iframe-available')!(odd, (() => {}) as never)
      expect(await answer).to.include({ isUnfinished: true })
      const without = opens(({ bank }) => void (bank.module.create = async () => odd))
      expect(await (await without.begins()).answer.catch(() => 'failed')).to.equal('failed')
    }
  })
})
