import { createHash } from 'node:crypto'
import { expect } from 'chai'
import sinon from 'sinon'
import { once } from 'tavola'
import { bookingBody } from '../../kit/fixtures'
import { filesCome } from '../../kit/pending'
import { bootKernel } from '../../kit/kernel'
import { status, type Answer } from '../../kit/network'
import type { AnyPlugin } from '../../../src/contract/plugin'
import { createIntentions } from '../../../src/kernel/submission/intentions'
import { selectionFields } from '../../../src/customer/payload'
import { booking as bare, enquiryOutcome, start } from '../bare-plugins'
import { confirmed } from '../selection'

const booking = { ...bare, payload: selectionFields }
const create = 'POST /api/bookings/create'
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** A browser's sessionStorage. */
function storage(): Storage {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  } as unknown as Storage
}
let tokens = 0
/** Its token is good for one POST. */
const challenge: AnyPlugin = {
  id: 'challenge',
  state: { token: once(null) },
  payload: { captchaToken: ({ state }) => state.token!.value as string | null },
  beforeSubmit: ({ state }) => ((state.token!.value = `token ${tokens++}`), true),
}
const denied = () => {
  throw new Error('Access is denied.')
}

describe('The idempotency key of a create', () => {
  async function sent(answer: Answer, plugins: readonly AnyPlugin[] = [], header?: string) {
    const test = bootKernel({
      plugins: [start, booking, ...plugins],
      brand: { idempotencyHeader: header ?? 'Idempotency-Key' },
      first: confirmed,
      answers: { [create]: answer },
    })
    const keys = () => test.network.sent(create).map(({ headers }) => headers.get('Idempotency-Key'))
    const again = async (count: number) => {
      test.kernel.banner.shown.value!.again!.run()
      await filesCome()
      while (test.kernel.submission.isSending.value || keys().length < count) await new Promise(setImmediate)
    }
    await test.kernel.submission.send()
    return { ...test, keys, again }
  }

  it('submit.key: it is a UUID in the header that the brand names', async () => {
    const { keys } = await sent(bookingBody())
    expect(keys()[0]).to.match(uuid)
    const { network } = await sent(bookingBody(), [], 'X-Once')
    expect(network.sent(create)[0]!.headers.get('X-Once')).to.match(uuid)
  })

  it('submit.no-key: without a header name no key is sent', async () => {
    const { kernel, network } = bootKernel({ plugins: [start, booking], first: confirmed })
    await kernel.submission.send()
    const names = [...network.sent(create)[0]!.headers.keys()]
    expect(names.sort()).to.deep.equal(['content-type', 'x-session-id'])
  })

  it('submit.key: no other call has it', async () => {
    const { network, kernel } = await sent(bookingBody())
    await kernel.api.getVenue('cork')
    expect(network.sent('GET *')[0]!.headers.has('Idempotency-Key')).to.equal(false)
  })

  it('submit.same-key: "Send again" has the same key, and says that it is safe', async () => {
    for (const answer of [status(500), new TypeError('Failed to fetch')]) {
      const { kernel, keys, again } = await sent(answer)
      expect([kernel.banner.shown.value!.text, ...kernel.banner.shown.value!.errors].join(' ')).to.match(
        /may have gone through.* You can safely send it again: it only counts once\.$/,
      )
      await again(2)
      expect(keys()[1]).to.equal(keys()[0])
    }
  })

  for (const code of [409, 425, 429])
    it(`a ${code} to "Send again" leaves the first outcome unknown: its key stays`, async () => {
      const { kernel, network, keys, again } = await sent(new TypeError('Failed to fetch'))
      network.answer(create, status(code))
      await again(2)
      expect(kernel.banner.shown.value!.text).to.equal('Could not complete booking:')
      expect(kernel.banner.shown.value!.errors[1]).to.match(/may have gone through/)
      await kernel.submission.send()
      expect(keys()).to.have.length(2)
      expect(kernel.banner.shown.value!.again!.label).to.equal('Send again')
      await again(3)
      expect(keys()[2]).to.equal(keys()[0])
    })

  it('submit.same-key: "Send again" has the same key even with new single-use values', async () => {
    const { keys, again } = await sent(status(500), [challenge])
    await again(2)
    expect(keys()[1]).to.equal(keys()[0])
  })

  it('"Send again" has the same key even if a plugin set its field just before the first POST', async () => {
    const loyalty: AnyPlugin = {
      id: 'loyalty',
      state: { member: null },
      payload: { member: ({ state }) => state.member!.value as string | null },
      beforeSubmit: ({ state }) => ((state.member!.value = '77'), true),
    }
    const { kernel, keys, again } = await sent(status(500), [loyalty])
    kernel.banner.dismiss()
    await kernel.submission.send()
    expect(kernel.banner.shown.value!.again!.label).to.equal('Send again')
    await again(2)
    expect(keys()[1]).to.equal(keys()[0])
  })

  it('submit.same-key: a changed booking has a new key, and is not called safe', async () => {
    const { kernel, keys, again } = await sent(status(500))
    kernel.choices.set({ adults: 5, time: '20:00', confirmed: true })
    await kernel.submission.send()
    expect(kernel.banner.shown.value!.errors[1]).to.match(
      /please call the restaurant before you send it again/,
    )
    await again(2)
    expect(keys()[1]).to.match(uuid).and.not.equal(keys()[0])
  })

  for (const [what, answer] of Object.entries({
    'a refusal': status(400, { time: 'That table is gone' }),
    'a booking': bookingBody(),
  })) {
    it(`submit.new-key: after ${what} the next key is new`, async () => {
      const { kernel, keys } = await sent(answer)
      kernel.navigation.complete()
      kernel.choices.set(confirmed)
      await kernel.submission.send()
      expect(keys()[1]).to.match(uuid).and.not.equal(keys()[0])
    })
  }

  it('host.destroy: a widget that is destroyed while its key is made sends nothing', async () => {
    let isReady = false
    const leaving: AnyPlugin = {
      id: 'leaving',
      beforeSubmit: () => (isReady = true),
      payload: { left: () => (isReady && queueMicrotask(() => kernel.dispose()), true) },
    }
    const { kernel, network, events } = bootKernel({
      plugins: [start, booking, leaving],
      brand: { idempotencyHeader: 'Idempotency-Key' },
      first: confirmed,
    })
    await kernel.submission.send()
    const started = events.filter(({ name }) => name === 'submit-started')
    expect([network.sent(create), started]).to.deep.equal([[], []])
  })

  it('submit.new-key: the same booking with a card has a new key', async () => {
    const guarantee: AnyPlugin = {
      id: 'guarantee',
      state: { required: false, nonce: once(null) },
      payload: { paymentNonce: ({ state }) => state.nonce!.value as string | null },
      onResponse({ state }) {
        state.required!.value = true
        state.nonce!.value = 'nonce'
      },
      steps: [
        {
          id: 'card',
          priority: 'takeover',
          when: ({ state }) => state.required!.value === true,
          load: () => Promise.resolve({ default: () => null }),
        },
      ],
    }
    const { kernel, keys } = await sent(bookingBody({ bookingReference: null, requiresCcg: true }), [
      guarantee,
    ])
    await kernel.submission.send()
    expect(keys()[1]).to.match(uuid).and.not.equal(keys()[0])
  })
})

describe('The idempotency key of a create, after a reload', () => {
  /** jsdom's, if other tests of this process have one. */
  let own: PropertyDescriptor | undefined
  beforeEach(() => (own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')))
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'sessionStorage')
    if (own) Object.defineProperty(globalThis, 'sessionStorage', own)
  })

  /** A page in the same tab. Its create is answered so. */
  async function visit(answer: Answer, plugin: AnyPlugin = booking) {
    const test = bootKernel({
      plugins: [start, plugin],
      brand: { idempotencyHeader: 'Idempotency-Key' },
      first: { ...confirmed, journey: 'Booking' },
      answers: { 'POST *': answer },
    })
    await test.kernel.submission.send()
    const [sent] = test.network.sent('POST *')
    return { ...test, key: sent!.headers.get('Idempotency-Key') }
  }
  const opensTab = () =>
    Object.defineProperty(globalThis, 'sessionStorage', { value: storage(), configurable: true })

  for (const code of [409, 425, 429])
    it(`a ${code} to the booking of the page before leaves its outcome unknown`, async () => {
      opensTab()
      const before = await visit(new TypeError('Failed to fetch'))
      before.kernel.dispose()
      const { kernel, key } = await visit(status(code))
      expect(key).to.equal(before.key)
      expect(kernel.submission.isUndecided.value).to.equal(true)
      expect(kernel.banner.shown.value!.errors[1]).to.match(/may have gone through/)
    })

  it('an enquiry with the same content has a new key', async () => {
    opensTab()
    const before = await visit(new TypeError('Failed to fetch'))
    const { key } = await visit(
      { enquiryReference: 'ME-1' },
      { ...booking, outcome: enquiryOutcome, journey: { ...booking.journey!, outcome: 'enquiry' } },
    )
    expect(key).to.match(uuid).and.not.equal(before.key)
  })

  it('submit.same-key: is the same after a reload, by the digest of the payload', async () => {
    const items = storage()
    const { key } = await createIntentions(() => items)('{"firstName":"Anna"}')
    expect((await createIntentions(() => items)('{"firstName":"Anna"}')).key).to.equal(key)
    expect((await createIntentions(() => items)('{"firstName":"Bea"}')).key).to.not.equal(key)
  })

  it('stores nothing personal, and nothing once the outcome is known', async () => {
    const items = storage() as Storage & { readonly items: Map<string, string> }
    const { settle } = await createIntentions(() => items)('{"firstName":"Anna"}')
    expect([...items.items.keys()]).to.match(/^tavola-intention-[\da-f]{64}$/)
    expect(JSON.stringify([...items.items])).to.not.include('Anna')
    settle()
    expect(items.items.size).to.equal(0)
  })

  it('is stored under the SHA-256 of the content', async () => {
    for (const content of ['a', 'b', 'c', 'd']) {
      const items = storage() as Storage & { readonly items: Map<string, string> }
      const { key } = await createIntentions(() => items)(content)
      const digest = createHash('sha256').update(content).digest('hex')
      expect([...items.items]).to.deep.equal([[`tavola-intention-${digest}`, key]])
    }
  })

  it('is new if another script has overwritten it', async () => {
    for (const written of ['', 'ключ', 'a\nb']) {
      const items = storage() as Storage & { readonly items: Map<string, string> }
      await createIntentions(() => items)('a')
      const [name] = items.items.keys()
      items.setItem(name!, written)
      expect((await createIntentions(() => items)('a')).key).to.match(uuid)
    }
  })

  it('is new if another script has written more than a key', async () => {
    for (const written of [(key: string) => `${key}0`, (key: string) => `x${key}`]) {
      const items = storage() as Storage & { readonly items: Map<string, string> }
      const { key } = await createIntentions(() => items)('a')
      const [name] = items.items.keys()
      items.setItem(name!, written(key))
      expect((await createIntentions(() => items)('a')).key)
        .to.match(uuid)
        .and.not.equal(key)
    }
  })

  it('is kept in memory where the browser makes no digests, and nothing is stored', async () => {
    const items = storage() as Storage & { readonly items: Map<string, string> }
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
    const intentionFor = createIntentions(denied)
    const { key, settle } = await intentionFor('a')
    expect((await intentionFor('a')).key).to.equal(key)
    settle()
    expect((await intentionFor('a')).key).to.not.equal(key)
  })
})
