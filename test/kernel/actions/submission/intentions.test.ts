import { createHash } from 'node:crypto'
import { expect } from 'chai'
import sinon from 'sinon'
import { once } from 'tavola'
import { bookingBody } from '../../../kit/fixtures'
import { filesCome } from '../../../kit/pending'
import { bootKernel } from '../../../kit/kernel'
import { status, type Answer } from '../../../kit/network'
import type { AnyPlugin } from '../../../../src/contract/plugin'
import { createIntentions } from '../../../../src/kernel/actions/submission/intentions'
import { selectionFields } from '../../../../src/customer/payload'
import { booking as bare, enquiryOutcome, start, step } from '../../bare-plugins'
import { confirmed } from '../../selection'
import { create, errorsIn, lost } from '../../setup'

const booking = { ...bare, payload: selectionFields }
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const brand = { idempotencyHeader: 'Idempotency-Key' }

/** A browser's sessionStorage. */
function storage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  } as unknown as Storage & { readonly items: Map<string, string> }
}

describe('The idempotency key of a create', () => {
  async function sent(answer: Answer, plugins: readonly AnyPlugin[] = [], header = brand.idempotencyHeader) {
    const test = bootKernel({
      plugins: [start, booking, ...plugins],
      brand: { idempotencyHeader: header },
      first: confirmed,
      answers: { [create]: answer },
    })
    const keys = () => test.network.sent(create).map(({ headers }) => headers.get(header))
    const again = async (count: number) => {
      test.kernel.banner.shown.value!.again!.run()
      await filesCome()
      while (test.kernel.submission.isSending.value || keys().length < count) await new Promise(setImmediate)
    }
    await test.kernel.sender.send()
    return { ...test, keys, again }
  }

  it('submit.key: it is a UUID in the header that the brand names, and in no other call', async () => {
    for (const header of ['Idempotency-Key', 'X-Once']) {
      const { keys, kernel, network } = await sent(bookingBody(), [], header)
      expect(keys()[0]).to.match(uuid)
      await kernel.api.getVenue('cork')
      expect(network.sent('GET *')[0]!.headers.has(header)).to.equal(false)
    }
  })

  it('submit.no-key: without a header name no key is sent', async () => {
    const { kernel, network } = bootKernel({ plugins: [start, booking], first: confirmed })
    await kernel.sender.send()
    const names = [...network.sent(create)[0]!.headers.keys()]
    expect(names.sort()).to.deep.equal(['content-type', 'x-session-id'])
  })

  it('submit.same-key: "Send again" has the same key, and says that it is safe', async () => {
    for (const answer of [status(500), lost]) {
      const { kernel, keys, again } = await sent(answer)
      const { text, errors } = kernel.banner.shown.value!
      expect([text, ...errors].join(' ')).to.match(
        /may have gone through.* You can safely send it again: it only counts once\.$/,
      )
      await again(2)
      expect(keys()[1]).to.equal(keys()[0])
    }
  })

  for (const code of [409, 425, 429])
    it(`a ${code} to "Send again" leaves the first outcome unknown: its key stays`, async () => {
      const { kernel, network, keys, again } = await sent(lost)
      network.answer(create, status(code))
      await again(2)
      const { text, errors } = kernel.banner.shown.value!
      expect(text).to.equal('Could not complete booking:')
      expect(errors[1]).to.match(/may have gone through/)
      await kernel.sender.send()
      expect(keys()).to.have.length(2)
      expect(kernel.banner.shown.value!.again!.label).to.equal('Send again')
      await again(3)
      expect(keys()[2]).to.equal(keys()[0])
    })

  let tokens = 0
  const filling = (field: string, first: unknown, next: () => unknown): AnyPlugin => ({
    id: 'filling',
    state: { [field]: first },
    payload: { [field]: ({ state }) => state[field]!.value as string | null },
    beforeSubmit: ({ state }) => ((state[field]!.value = next()), true),
  })
  for (const [what, plugin] of [
    ['with new single-use values', filling('token', once(null), () => `token ${tokens++}`)],
    ['if a plugin set its field just before', filling('member', null, () => '77')],
  ] as const)
    it(`submit.same-key: "Send again" has the same key even ${what}`, async () => {
      const { kernel, keys, again } = await sent(status(500), [plugin])
      kernel.banner.dismiss()
      await kernel.sender.send()
      expect(kernel.banner.shown.value!.again!.label).to.equal('Send again')
      await again(2)
      expect(keys()[1]).to.equal(keys()[0])
    })

  it('submit.same-key: a changed booking has a new key, and is not called safe', async () => {
    const test = await sent(status(500))
    test.kernel.choices.set({ adults: 5, time: '20:00', confirmed: true })
    await test.kernel.sender.send()
    expect(errorsIn(test)![1]).to.match(/please call the restaurant before you send it again/)
    await test.again(2)
    expect(test.keys()[1]).to.match(uuid).and.not.equal(test.keys()[0])
  })

  for (const [what, answer] of Object.entries({
    'a refusal': status(400, { time: 'That table is gone' }),
    'a booking': bookingBody(),
  }))
    it(`submit.new-key: after ${what} the next key is new`, async () => {
      const { kernel, keys } = await sent(answer)
      kernel.navigation.complete()
      kernel.choices.set(confirmed)
      await kernel.sender.send()
      expect(keys()[1]).to.match(uuid).and.not.equal(keys()[0])
    })

  it('host.destroy: a widget that is destroyed while its key is made sends nothing', async () => {
    let isReady = false
    const leaving: AnyPlugin = {
      id: 'leaving',
      beforeSubmit: () => (isReady = true),
      payload: { left: () => (isReady && queueMicrotask(() => kernel.dispose()), true) },
    }
    const { kernel, network, events } = bootKernel({
      plugins: [start, booking, leaving],
      brand,
      first: confirmed,
    })
    await kernel.sender.send()
    const started = events.filter(({ name }) => name === 'submit-started')
    expect([network.sent(create), started]).to.deep.equal([[], []])
  })

  it('submit.new-key: the same booking with a card has a new key', async () => {
    const guarantee: AnyPlugin = {
      id: 'guarantee',
      state: { nonce: once(null) },
      payload: { paymentNonce: ({ state }) => state.nonce!.value as string | null },
      onResponse: ({ state }) => void (state.nonce!.value = 'nonce'),
      steps: [step('card', 'takeover', ({ state }) => (state as never as Nonce).nonce.value !== null)],
    }
    const asksForCard = bookingBody({ bookingReference: null, requiresCcg: true })
    const { kernel, keys } = await sent(asksForCard, [guarantee])
    await kernel.sender.send()
    expect(keys()[1]).to.match(uuid).and.not.equal(keys()[0])
  })
})

interface Nonce {
  readonly nonce: { readonly value: string | null }
}

describe('The idempotency key of a create, after a reload', () => {
  /** jsdom's, if other tests of this process have one. */
  let own: PropertyDescriptor | undefined
  beforeEach(() => {
    own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
    Object.defineProperty(globalThis, 'sessionStorage', { value: storage(), configurable: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'sessionStorage')
    if (own) Object.defineProperty(globalThis, 'sessionStorage', own)
  })

  /** A page in the same tab. Its create is answered so. */
  async function visit(answer: Answer, plugin: AnyPlugin = booking) {
    const test = bootKernel({
      plugins: [start, plugin],
      brand,
      first: { ...confirmed, journey: 'Booking' },
      answers: { 'POST *': answer },
    })
    await test.kernel.sender.send()
    const [sent] = test.network.sent('POST *')
    return { ...test, key: sent!.headers.get('Idempotency-Key') }
  }

  for (const code of [409, 425, 429])
    it(`a ${code} to the booking of the page before leaves its outcome unknown`, async () => {
      const before = await visit(lost)
      before.kernel.dispose()
      const after = await visit(status(code))
      expect(after.key).to.equal(before.key)
      expect(after.kernel.submission.isUndecided.value).to.equal(true)
      expect(errorsIn(after)![1]).to.match(/may have gone through/)
    })

  it('an enquiry with the same content has a new key', async () => {
    const before = await visit(lost)
    const journey = { ...booking.journey!, outcome: 'enquiry' }
    const asking = { ...booking, outcome: enquiryOutcome, journey }
    const { key } = await visit({ enquiryReference: 'ME-1' }, asking)
    expect(key).to.match(uuid).and.not.equal(before.key)
  })
})

describe('The stored key', () => {
  it('submit.same-key: is stored under the SHA-256 of the content until the outcome is known', async () => {
    for (const content of ['a', 'b', '{"firstName":"Anna"}']) {
      const items = storage()
      const { key } = await createIntentions(() => items)(content)
      const digest = createHash('sha256').update(content).digest('hex')
      expect([...items.items]).to.deep.equal([[`tavola-intention-${digest}`, key]])
      const again = await createIntentions(() => items)(content)
      expect(again.key).to.equal(key)
      again.settle()
      expect(items.items.size).to.equal(0)
      expect((await createIntentions(() => items)('c')).key).to.not.equal(key)
    }
  })

  for (const [what, written] of Object.entries({
    nothing: () => '',
    'other letters': () => 'ключ',
    'two lines': () => 'a\nb',
    'a key and more': (key) => `${key}0`,
    'more before a key': (key) => `x${key}`,
  } satisfies Record<string, (key: string) => string>))
    it(`is new if another script has written ${what} in its place`, async () => {
      const items = storage()
      const { key } = await createIntentions(() => items)('a')
      const [name] = items.items.keys()
      items.setItem(name!, written(key))
      const after = await createIntentions(() => items)('a')
      expect(after.key).to.match(uuid).and.not.equal(key)
    })

  it('is kept in memory where the browser makes no digests, and nothing is stored', async () => {
    const items = storage()
    const digest = sinon.stub(crypto.subtle, 'digest').rejects(new Error('Only with https.'))
    try {
      const intentionFor = createIntentions(() => items)
      const [first, other] = [await intentionFor('a'), await intentionFor('b')]
      expect(other.key).to.not.equal(first.key)
      expect([first.repeated, items.items.size]).to.deep.equal([false, 0])
      expect(await intentionFor('a')).to.include({ key: first.key, repeated: true })
    } finally {
      digest.restore()
    }
  })

  it('is kept in memory if storage is denied', async () => {
    const intentionFor = createIntentions(() => {
      throw new Error('Access is denied.')
    })
    const { key, settle } = await intentionFor('a')
    expect((await intentionFor('a')).key).to.equal(key)
    settle()
    expect((await intentionFor('a')).key).to.not.equal(key)
  })
})
