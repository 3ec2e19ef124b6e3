import { expect } from 'chai'
import { definePlugin } from 'tavola'
import type { AnyPlugin, Load, Part } from '../../../src/contract/plugin'
import { fetchPart, viewOf } from '../../../src/kernel/core/parts'
import type { Kernel } from '../../../src/kernel/actions/kernel'
import { bootKernel } from '../../kit/kernel'
import { settles, turn } from '../../kit/pending'
import { blocked } from '../../kit/fixtures'
import { atSlot } from '../../kit/booking'
import { stopClockOfTests } from '../../kit/stopped-clock'
import { booking, enquiry, start, step } from '../bare-plugins'
import { confirmed } from '../selection'
import { boot, errorsIn, shown, throws } from '../setup'
import { readyToSend } from '../../../src/kernel/flow/parts-needed'

const Page = () => null

describe('The files of steps', () => {
  it("one that didn't load is requested again", async () => {
    let calls = 0
    const load = async () => (calls++ === 0 ? throws() : { default: Page })
    expect(await fetchPart(load).catch(String)).to.equal('Error: oops')
    expect(viewOf(load)).to.equal(undefined)
    await fetchPart(load)
    expect(viewOf(load)).to.equal(Page)
  })

  it('a `load` that throws counts as a failed request', async () => {
    expect(await fetchPart(throws).catch(String)).to.equal('Error: oops')
  })

  for (const component of [undefined, null, 'div', 7])
    it(`an export that is ${String(component)} is no view`, async () => {
      const load = async () => ({ default: component as never })
      await fetchPart(load)
      expect(viewOf(load)).to.equal(undefined)
    })

  it('a view may be an object, as of `memo` and `forwardRef`, and have a name of its own', async () => {
    const memo = { $$typeof: Symbol.for('react.memo'), type: Page }
    const load = async () => ({ default: Page, Line: memo }) as unknown as Part
    await fetchPart(load)
    expect([viewOf(load), viewOf(load, 'Line')]).to.deep.equal([Page, memo])
  })

  /** Plugins whose files' requests are counted. */
  function counted() {
    const asked: string[] = []
    const plugin = (id: string, serves?: string, over: object = {}): AnyPlugin => ({
      id,
      ...(serves && { serves }),
      steps: [
        { ...step(id, 'flow', () => false), ...over, load: async () => (asked.push(id), { default: Page }) },
      ],
    })
    return { asked, plugin }
  }

  it("continue.files: the files of the journey's next steps load during the request", async () => {
    const { asked, plugin } = counted()
    const plugins = [enquiry, plugin('menus', 'booking'), plugin('extra', 'enquiry')]
    const { tasks } = boot(plugins, { first: { journey: 'Booking' } }).kernel
    await tasks.advance(async () => expect(asked).to.deep.equal(['menus']) && undefined)
    expect(tasks.isAdvancing.value).to.equal(true)
  })

  it('load once a time is chosen, for the steps that may come next alone', async () => {
    const { asked, plugin } = counted()
    const card = plugin('card', undefined, { priority: 'takeover' })
    // Two that come after the journey's own steps, or opt out.
    const others = [plugin('survey'), plugin('rare', 'booking', { prefetch: false })]
    boot([plugin('menu', 'booking'), card, ...others], { first: atSlot })
    await settles()
    expect(asked.sort()).to.deep.equal(['card', 'menu'])
  })

  for (const way of ['back', 'restart', 'complete'] as const)
    it(`the height that Continue reserves for the next steps is not reserved after ${way}`, async () => {
      const test = boot()
      await test.kernel.tasks.advance(async () => test.kernel.choices.set(confirmed))
      test.kernel.navigation[way]()
      expect([shown(test), test.kernel.tasks.isAdvancing.value]).to.deep.equal(['start', false])
    })
})

/** A part that comes when the test says so. */
function awaited(part: Part) {
  const waiting: { come: (part: Part) => void; fail: (error: Error) => void }[] = []
  const load: Load = () => new Promise((come, fail) => waiting.push({ come, fail }))
  return {
    load,
    requests: () => waiting.length,
    comes: () => (waiting.forEach(({ come }) => come(part)), turn()),
    isLost: () => (waiting.splice(0).forEach(({ fail }) => fail(new Error('lost'))), turn()),
  }
}

describe('Parts', () => {
  const clock = stopClockOfTests()

  /** A booking with a plugin whose only part comes later. */
  function booted(part: Part, plugin: Partial<AnyPlugin> = {}, first: object = confirmed) {
    const file = awaited(part)
    const card = definePlugin({
      id: 'card',
      serves: 'booking',
      essential: true,
      parts: [{ load: file.load }],
      ...plugin,
    })
    const test = bootKernel({ plugins: [start, booking, card], first })
    return { ...test, file, card, sent: () => test.network.sent('POST *') }
  }

  it('brand.files: come after the first frame, once, and join with their texts, rules and hooks', async () => {
    const events: string[] = []
    const test = booted({
      texts: { missing: 'Your card, please' },
      validators: [{ field: 'card', message: 'missing', at: 'submit', valid: () => false }],
      setup: () => void events.push('set up'),
      onEvent: (_ctx: never, { name }: { readonly name: string }) => void events.push(name),
    })
    expect(test.file.requests()).to.equal(0)
    await clock.advance(300)
    await test.file.comes()
    test.kernel.emit('search', { results: 0 })
    expect([...test.kernel.problems.at('submit').values()]).to.deep.equal(['Your card, please'])
    expect([events, test.file.requests()]).to.deep.equal([['set up', 'search'], 1])
  })

  for (const [when, begins] of [
    ['a restaurant is chosen', ({ choices }: Kernel) => choices.set({ venue: confirmed.venue })],
    ['the page has named a restaurant', ({ venueAsked }: Kernel) => void (venueAsked.value = true)],
  ] as const)
    it(`come once ${when}, or on any page if they ask for it`, async () => {
      const asked: string[] = []
      const load = (name: string) => async () => (asked.push(name), { default: Page })
      const card = definePlugin({
        id: 'card',
        parts: [{ load: load('part') }, { load: load('early part'), prefetch: true }],
        inserts: [
          { at: 'aside', load: load('insert') },
          { at: 'aside', load: load('early insert'), prefetch: true },
        ],
      })
      const { kernel } = bootKernel({ plugins: [start, booking, card] })
      await clock.advance(2_000)
      expect(asked).to.have.members(['early part', 'early insert'])
      begins(kernel)
      await clock.advance(2_000)
      expect(asked).to.have.members(['early part', 'early insert', 'part', 'insert'])
    })

  it('are not fetched while their condition does not hold', async () => {
    const file = awaited({})
    const parts = [{ when: () => false, load: file.load }]
    const card = definePlugin({ id: 'card', serves: 'booking', parts })
    const { kernel } = bootKernel({ plugins: [start, booking, card], first: confirmed })
    await clock.advance(2_000)
    await readyToSend(kernel)
    expect(file.requests()).to.equal(0)
  })

  it('continue.checks: it waits for them', async () => {
    const { kernel, file } = booted({}, {}, atSlot)
    const order: string[] = []
    const going = kernel.tasks.advance(async () => void order.push('continued'))
    await clock.advance(0)
    order.push('came')
    await file.comes()
    await going
    expect(order).to.deep.equal(['came', 'continued'])
  })

  it('submit.posted: waits for them too, with their fields and their veto', async () => {
    const asked: string[] = []
    const test = booted({
      payload: { paymentNonce: () => 'nonce' },
      beforeSubmit: () => (asked.push('asked'), true),
    })
    const sent = test.kernel.sender.send()
    expect([test.sent().length, test.kernel.submission.isSending.value]).to.deep.equal([0, true])
    await settles()
    await test.file.comes()
    await sent
    expect(test.sent().map(({ body }) => body)).to.deep.equal([{ venueId: 'cork', paymentNonce: 'nonce' }])
    expect(asked).to.deep.equal(['asked'])
  })

  for (const [what, plugin, errors] of [
    ['nothing is sent without one of an essential plugin', {}, [blocked]],
    ['without one of another plugin the rest is sent', { essential: undefined }, undefined],
  ] as const)
    it(`page.blocked-file: ${what}`, async () => {
      const test = booted({ payload: { paymentNonce: () => 'nonce' } }, plugin as object)
      const sent = test.kernel.sender.send()
      await settles()
      await test.file.isLost()
      await sent
      expect([errorsIn(test), test.sent().length]).to.deep.equal([errors, errors ? 0 : 1])
      expect(test.faults[0]).to.include({ plugin: 'card', place: 'part.load "0"' })
    })

  it('page.blocked-file: the next press asks for a lost one again, and sends with it', async () => {
    const test = booted({ payload: { paymentNonce: () => 'nonce' } })
    for (const happens of [test.file.isLost, test.file.comes]) {
      const sent = test.kernel.sender.send()
      await settles()
      await happens()
      await sent
    }
    expect(test.sent()).to.have.length(1)
  })

  it('a press waits ten seconds for one that hangs, whatever its hooks may take; it may still join', async () => {
    const lenient = { essential: undefined, deadline: 45_000 }
    const test = booted({ texts: { late: 'Here' } }, lenient as object, atSlot)
    let continued = false
    const going = test.kernel.tasks.advance(async () => void (continued = true))
    await clock.advance(0)
    await settles()
    await clock.advance(9_999)
    expect(continued).to.be.false
    await clock.advance(1)
    await going
    await test.file.comes()
    expect(test.kernel.catalogue.text('card.late')).to.equal('Here')
  })

  it('an essential one whose setup throws blocks the submit', async () => {
    const test = booted({ setup: throws })
    const sent = test.kernel.sender.send()
    await settles()
    await test.file.comes()
    await sent
    expect([errorsIn(test), test.sent().length]).to.deep.equal([[blocked], 0])
  })

  it('an essential plugin is blocked until the setups of all its parts have worked', async () => {
    const worked = async () => ({ setup: async () => turn() })
    const test = booted(
      { setup: throws },
      { parts: [{ load: async () => ({ setup: throws }) }, { load: worked }] },
    )
    await test.kernel.sender.send()
    expect([errorsIn(test), test.sent().length]).to.deep.equal([[blocked], 0])
  })

  it('a repeated setup is undone first', async () => {
    const calls: string[] = []
    const healthy = { setup: () => (calls.push('begin'), () => void calls.push('undo')) }
    const parts = [{ load: async () => healthy }, { load: async () => ({ setup: throws }) }]
    await booted({}, { parts }).kernel.sender.send()
    expect(calls).to.deep.equal(['begin', 'undo', 'begin'])
  })

  it('one whose condition another one has made hold is waited for too', async () => {
    let isWanted = false
    const parts = [
      { when: () => isWanted, load: async () => ({ payload: { paymentNonce: () => 'nonce' } }) },
      { load: async () => ({ setup: () => void (isWanted = true) }) },
    ]
    const test = booted({}, { parts })
    await test.kernel.sender.send()
    expect(test.sent()[0]?.body).to.include({ paymentNonce: 'nonce' })
  })

  it('a lost one that is no longer needed does not block the submit', async () => {
    let isNeeded = true
    const test = booted(
      {},
      { parts: [{ when: () => isNeeded, load: () => Promise.reject(new Error('lost')) }] },
    )
    await test.kernel.sender.send()
    isNeeded = false
    await test.kernel.sender.send()
    expect(test.sent()).to.have.length(1)
  })

  it('a module without a list of validators counts as lost', async () => {
    const test = booted({}, { parts: [{ load: async () => ({ validators: null }) as never }] })
    await test.kernel.sender.send()
    expect([errorsIn(test), test.sent().length]).to.deep.equal([[blocked], 0])
  })

  it('one that comes after disposal is not set up', async () => {
    const events: string[] = []
    const { kernel, file, card } = booted({ setup: () => void events.push('set up') })
    const loading = kernel.parts.load(card, card.parts![0]!.load)
    kernel.dispose()
    await file.comes()
    await loading
    expect(events).to.deep.equal([])
  })

  it('one that was fetched by another widget is here from the first frame on', async () => {
    const load = async () => ({ default: Page, texts: { title: 'Card' } })
    await fetchPart(load)
    const plugin = definePlugin({ id: 'card', steps: [{ ...step('card', 'takeover'), load }] })
    const { kernel } = bootKernel({ plugins: [start, booking, plugin] })
    expect([kernel.parts.has(load), kernel.catalogue.text('card.title')]).to.deep.equal([true, 'Card'])
  })

  it('nothing is fetched, and no timer is left, after disposal', async () => {
    const { kernel, file } = booted({})
    kernel.dispose()
    await clock.advance(2_000)
    expect([file.requests(), clock.countTimers()]).to.deep.equal([0, 0])
  })
})
