import '../../kit/dom'
import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { definePlugin, secret } from 'tavola'
import type { AnyPlugin, Load } from '../../../src/contract/plugin'
import type { Page } from '../../../src/kernel/core'
import { settles } from '../../kit/pending'
import { frameByAnotherSite } from '../../kit/foreign-frame'
import { later } from '../../kit/network'
import { booking, enquiry, step } from '../bare-plugins'
import { availability, confirmed as slot, cork } from '../selection'
import { visit } from './visit'
import { stopClockOfTests } from '../../kit/stopped-clock'

const create = 'POST /api/bookings/create'
const lost = new TypeError('Failed to fetch')
const confirmed = { ...slot, journey: 'Booking' }

const page = (options: object = {}, isOpen = false): Page => ({
  options: { ...options },
  opened: signal(isOpen),
})

/** A file that comes when the test says so. */
function file() {
  const answer = later()
  let requests = 0
  const load = (() => (requests++, answer.answer())) as Load
  return { load, come: () => answer.come({ default: () => null }), requests: () => requests }
}

/** Whether the page may be painted. */
async function isReady({ ready }: Page): Promise<boolean> {
  let done = false
  void ready?.then(() => (done = true))
  await settles()
  return done
}

/** A later plugin with these steps, which comes when the test says so. */
function latePlugin(plugin: AnyPlugin) {
  const arrival = later()
  const fetchFeatures = async (add: (plugin: AnyPlugin) => void) => {
    await arrival.answer()
    add(plugin)
  }
  return { fetchFeatures, come: () => arrival.come(undefined) }
}

describe('Painting a restored widget', () => {
  const clock = stopClockOfTests()

  const stored = () => visit({ first: confirmed }).keeps()

  it('waits for the file of its step', async () => {
    const { load, come } = file()
    const steps = booking.steps!.map((one) => ({ ...one, load }))
    const after = page()
    visit({ plugins: [{ ...booking, steps }, enquiry], stored: stored(), page: after })
    expect(await isReady(after)).to.equal(false)
    come()
    expect(await isReady(after)).to.equal(true)
  })

  it('waits for the file of a first step of a journey, without a choice', async () => {
    const { load, come } = file()
    const direct = { ...enquiry, steps: [{ ...step('ask', 'flow'), load }] }
    const plugins = [booking, direct]
    const after = page()
    visit({ plugins, stored: visit({ plugins, first: { journey: 'Enquiry' } }).keeps(), page: after })
    expect(await isReady(after)).to.equal(false)
    come()
    expect(await isReady(after)).to.equal(true)
  })

  const { steps, ...withoutSteps } = booking
  for (const [what, first, when] of [
    ['the details', confirmed, () => true],
    ['step 2', { ...confirmed, confirmed: false, availability: availability() }, () => true],
  ] as const) {
    it(`waits for the plugin of ${what}, and for its file`, async () => {
      const { load, come } = file()
      const form = definePlugin({ id: 'form', serves: 'booking', steps: [{ ...steps![0]!, when, load }] })
      const late = latePlugin(form)
      const plugins = [withoutSteps, enquiry]
      const before = visit({ plugins, first })
      const after = page()
      const { shown } = visit({ plugins, stored: before.keeps(), page: after, ...late })
      late.come()
      expect(await isReady(after)).to.equal(false)
      expect(shown()).to.equal('details')
      come()
      expect(await isReady(after)).to.equal(true)
    })
  }

  it('at step 1 does not wait for later plugins', async () => {
    const late = latePlugin({ id: 'late' })
    const before = visit({ first: { venue: cork } })
    const after = page()
    visit({ stored: before.keeps(), page: after, ...late })
    expect(await isReady(after)).to.equal(true)
  })

  it('waits for the shell, and for the parts that report the restored choice', async () => {
    for (const restoring of ['loadShell', 'parts'] as const) {
      const { load, come } = file()
      const after = page()
      const before = visit({ first: { venue: cork } })
      const part = restoring === 'parts' ? { parts: [load] } : { loadShell: load }
      visit({ stored: before.keeps(), page: after, ...part })
      expect(await isReady(after), restoring).to.equal(false)
      come()
      expect(await isReady(after), restoring).to.equal(true)
    }
  })

  it('waits for the inserts that the step shows, and loads no other', async () => {
    const [plain, shown, hidden, always, broken] = [file(), file(), file(), file(), file()]
    const parts = definePlugin({
      id: 'parts',
      inserts: [
        { at: 'notice', load: plain.load },
        { at: 'notice', load: shown.load, when: ({ facts }) => facts.confirmed },
        { at: 'notice', load: hidden.load, when: ({ facts }) => !facts.confirmed },
        { at: 'notice', load: always.load, always: true },
        {
          at: 'details',
          load: broken.load,
          when: () => {
            throw new Error('oops')
          },
        },
      ],
    })
    const after = page()
    const { faults } = visit({ plugins: [booking, enquiry, parts], stored: stored(), page: after })
    expect(await isReady(after)).to.equal(false)
    plain.come()
    expect(await isReady(after)).to.equal(false)
    shown.come()
    expect(await isReady(after)).to.equal(true)
    expect([hidden, always, broken].map(({ requests }) => requests())).to.deep.equal([0, 0, 0])
    expect(faults.map(({ plugin, place }) => [plugin, place])).to.deep.equal([
      ['parts', 'insert.when "details"'],
    ])
  })

  it('waits three seconds at most', async () => {
    const after = page()
    visit({ stored: stored(), page: after, parts: [file().load] })
    await clock.advance(2_999)
    expect(await isReady(after)).to.equal(false)
    await clock.advance(1)
    expect(await isReady(after)).to.equal(true)
  })

  it('host.destroy: a widget that is destroyed in the meantime is never painted, and opens no popup', async () => {
    const before = visit({
      first: { ...confirmed, references: { booking: secret('MB-1') } },
      page: page({}, true),
    })
    const after = page()
    const { kernel, events } = visit({ stored: before.keeps(), page: after, parts: [file().load] })
    kernel.dispose()
    expect(await isReady(after)).to.equal(false)
    expect(after.opened.value).to.equal(false)
    expect(events.map(({ name }) => name)).not.to.include('open')
  })

  for (const [what, options, first, waits] of [
    ['whose restaurant the diner has chosen', {}, { date: '2026-11-29' }, true],
    ['with the page’s restaurant, which had come', { venueId: 'cork' }, confirmed, true],
    ['with the page’s restaurant, which had not come', { venueId: 'cork' }, { date: '2026-11-29' }, false],
  ] as const) {
    it(`a widget ${what}, ${waits ? 'waits' : 'is painted as if nothing were restored'}`, () => {
      const stored = visit({ first, page: page(options) }).keeps()
      const after = page(options)
      visit({ stored, page: after })
      expect(after.ready !== undefined).to.equal(waits)
    })
  }
})

describe('A restored popup', () => {
  /** A popup that was open when the page was reloaded. */
  async function reloads(
    first: object,
    { inline = false, wasOpen = true, isOpen = false, options = {} } = {},
  ) {
    const before = visit({ first, inline, page: page(options, wasOpen) })
    const after = page(options, isOpen)
    const { events } = visit({ stored: before.keeps(), inline, page: after })
    await after.ready
    await settles()
    return { opened: after.opened.value, events: events.filter(({ name }) => name === 'open') }
  }
  const booked = { ...confirmed, references: { booking: secret('MB-1') } }

  it('docs/privacy.md: opens again to show a confirmation, and tells the host its restaurant', async () => {
    const { opened, events } = await reloads(booked)
    expect([opened, events]).to.deep.equal([true, [{ name: 'open', detail: { venueId: 'cork' } }]])
  })

  it('docs/privacy.md: tells the host of no restaurant where none was chosen', async () => {
    const asked = { journey: 'Enquiry', confirmed: true, references: { enquiry: secret('ME-1') } }
    expect((await reloads(asked)).events).to.deep.equal([{ name: 'open', detail: { venueId: null } }])
  })

  it('docs/privacy.md: stays closed where it was closed, or where nothing was sent', async () => {
    const nothing = { opened: false, events: [] }
    expect(await reloads(booked, { wasOpen: false })).to.deep.equal(nothing)
    expect(await reloads(confirmed)).to.deep.equal(nothing)
  })

  it('security: stays closed in a frame of another site, unless the page allows framing', async () => {
    const leaveFrame = frameByAnotherSite()
    try {
      expect(await reloads(booked)).to.deep.equal({ opened: false, events: [] })
      expect(await reloads(booked, { options: { allowFraming: true } })).to.have.property('opened', true)
    } finally {
      leaveFrame()
    }
  })

  it('event.dom: a popup that the page has opened by then is not opened twice', async () => {
    expect(await reloads(booked, { isOpen: true })).to.deep.equal({ opened: true, events: [] })
  })

  it('event.dom: a widget in the page opens nothing', async () => {
    expect(await reloads(booked, { inline: true })).to.deep.equal({ opened: false, events: [] })
  })
})

describe('A restored selection', () => {
  it('a booking that may have gone through is reported at once, without a wait', async () => {
    const before = visit({ first: confirmed, answers: { [create]: lost } })
    await before.kernel.submission.send()
    const after = page()
    const { kernel, shown } = visit({ stored: before.keeps(), page: after })
    const busy: boolean[] = []
    kernel.tasks.busy.subscribe((value) => busy.push(value))
    await after.ready
    await settles()
    expect(kernel.banner.shown.value!.text).to.include('may have gone through')
    expect([shown(), busy]).to.deep.equal(['details', [false]])
  })

  it('back.shown: where its journey is gone, Back does not lead to a step of that journey', async () => {
    const asks = definePlugin({
      id: 'asks',
      serves: 'enquiry',
      steps: [
        step('ask', 'flow', ({ facts }) => facts.adults < 9),
        step('more', 'flow', ({ facts }) => facts.adults > 8),
      ],
    })
    const before = visit({
      plugins: [booking, enquiry, asks],
      first: { journey: 'Enquiry', journeyLocked: true },
    })
    before.kernel.choices.set({ adults: 9, customer: slot.customer })
    expect([before.shown(), before.history()]).to.deep.equal(['more', ['ask']])
    const { kernel, shown, history } = visit({
      plugins: [booking, asks],
      stored: before.keeps(),
      unchecked: true,
    })
    await settles()
    expect([shown(), history(), kernel.facts.journey]).to.deep.equal(['start', [], null])
  })

  const asking = definePlugin({
    id: 'asking',
    serves: 'booking',
    state: { count: 0 },
    steps: [
      step('first', 'flow', ({ facts }) => facts.confirmed && facts.adults < 9),
      step('second', 'flow', ({ facts }) => facts.confirmed && facts.adults === 9),
    ],
  })
  const earlier = (...steps: [plugin: string, step: string][]) =>
    steps.map(([plugin, name]) => ({ plugin, step: name, changes: {} }))

  for (const [what, before, first, left] of [
    ['in their order', earlier(['start', 'start'], ['asking', 'first'], ['asking', 'second']), {}, undefined],
    ['without those of a plugin that is gone', earlier(['gone', 'gone'], ['start', 'start']), {}, ['start']],
    ['without a step that is gone', earlier(['start', 'start'], ['asking', 'gone']), {}, ['start']],
    [
      'without steps of a plugin that has none now',
      earlier(['keeper', 'one'], ['start', 'start']),
      {},
      ['start'],
    ],
    [
      'up to the one that is shown',
      earlier(['start', 'start'], ['asking', 'first'], ['asking', 'second']),
      { adults: 9 },
      ['start', 'first'],
    ],
    ['not from the first one, which is shown', earlier(['start', 'start']), { confirmed: false }, []],
  ] as const) {
    it(`back.shown: the earlier steps are restored ${what}`, async () => {
      const plugins = [booking, enquiry, asking]
      const snapshot = visit({ plugins, first: { ...confirmed, adults: 12, ...first } }).keeps()!
      const { history, faults } = visit({ plugins, stored: { ...snapshot, before } })
      await settles()
      expect(history()).to.deep.equal(left ?? before.map(({ step: name }) => name))
      expect(faults).to.deep.equal([])
    })
  }

  it('a widget outside a page is restored too, without a restaurant', () => {
    const { kernel, faults } = visit({ stored: visit({ first: { date: '2026-11-29' } }).keeps() })
    expect([kernel.facts.date, faults]).to.deep.equal(['2026-11-29', []])
  })
})
