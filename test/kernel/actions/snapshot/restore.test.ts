import '../../../kit/dom'
import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { definePlugin, secret } from 'tavola'
import type { Load } from '../../../../src/contract/plugin'
import type { Page } from '../../../../src/kernel/core/core'
import { settles } from '../../../kit/pending'
import { frameByAnotherSite } from '../../../kit/foreign-frame'
import { later } from '../../../kit/network'
import { booking, enquiry, step } from '../../bare-plugins'
import { confirmed as slot, cork } from '../../selection'
import { placesOf, throws, visit } from '../../setup'
import { stopClockOfTests } from '../../../kit/stopped-clock'

const confirmed = { ...slot, journey: 'Booking' }

const page = (options = {}, isOpen = false): Page => ({ options: { ...options }, opened: signal(isOpen) })

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

/** Waits for the file that has not come yet, and for no other. */
async function waitsFor({ come }: ReturnType<typeof file>, painted: Page, what?: string) {
  expect(await isReady(painted), what).to.equal(false)
  come()
  expect(await isReady(painted), what).to.equal(true)
}

describe('Painting a restored widget', () => {
  const clock = stopClockOfTests()

  const stored = () => visit({ first: confirmed }).keeps()

  it('waits for the file of its step', async () => {
    const form = file()
    const steps = booking.steps!.map((one) => ({ ...one, load: form.load }))
    const after = page()
    visit({ plugins: [{ ...booking, steps }, enquiry], stored: stored(), page: after })
    await waitsFor(form, after)
  })

  it('waits for the file of a first step of a journey, without a choice', async () => {
    const asked = file()
    const direct = { ...enquiry, steps: [{ ...step('ask', 'flow'), load: asked.load }] }
    const plugins = [booking, direct]
    const after = page()
    visit({ plugins, stored: visit({ plugins, first: { journey: 'Enquiry' } }).keeps(), page: after })
    await waitsFor(asked, after)
  })

  it('waits for the shell', async () => {
    const own = file()
    const after = page()
    visit({ stored: visit({ first: { venue: cork } }).keeps(), page: after, loadShell: own.load })
    await waitsFor(own, after)
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
        { at: 'details', load: broken.load, when: throws },
      ],
    })
    const after = page()
    const test = visit({ plugins: [booking, enquiry, parts], stored: stored(), page: after })
    expect(await isReady(after)).to.equal(false)
    plain.come()
    await waitsFor(shown, after)
    expect([hidden, always, broken].map(({ requests }) => requests())).to.deep.equal([0, 0, 0])
    expect(placesOf(test)).to.deep.equal(['parts insert.when "details"'])
  })

  it('waits three seconds at most', async () => {
    const after = page()
    visit({ stored: stored(), page: after, loadShell: file().load })
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
    const { kernel, events } = visit({ stored: before.keeps(), page: after, loadShell: file().load })
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

  const asked = { journey: 'Enquiry', confirmed: true, references: { enquiry: secret('ME-1') } }
  const nothing = { opened: false, events: [] }
  const opened = (venueId: string | null) => ({
    opened: true,
    events: [{ name: 'open', detail: { venueId } }],
  })
  for (const [rule, first, how, expected] of [
    ['docs/privacy.md: shows a booking, and tells the host its restaurant', booked, {}, opened('cork')],
    ['docs/privacy.md: tells the host of no restaurant where none was chosen', asked, {}, opened(null)],
    ['docs/privacy.md: stays closed where it was closed', booked, { wasOpen: false }, nothing],
    ['docs/privacy.md: stays closed where nothing was sent', confirmed, {}, nothing],
    ['event.dom: is not opened twice by then', booked, { isOpen: true }, { opened: true, events: [] }],
    ['event.dom: opens nothing as a widget in the page', booked, { inline: true }, nothing],
  ] as const)
    it(rule, async () => expect(await reloads(first, how)).to.deep.equal(expected))

  it('security: stays closed in a frame of another site, unless the page allows framing', async () => {
    const leaveFrame = frameByAnotherSite()
    try {
      expect(await reloads(booked)).to.deep.equal({ opened: false, events: [] })
      expect(await reloads(booked, { options: { allowFraming: true } })).to.have.property('opened', true)
    } finally {
      leaveFrame()
    }
  })
})

describe('A restored selection', () => {
  it('back.shown: where its journey is gone, Back does not lead to a step of that journey', async () => {
    const many = step('more', 'flow', ({ facts }) => facts.adults > 8)
    const asks = { id: 'asks', serves: 'enquiry', steps: [many, step('ask', 'flow')] }
    const first = { journey: 'Enquiry', journeyLocked: true }
    const before = visit({ plugins: [booking, enquiry, asks], first })
    before.kernel.choices.set({ adults: 9, customer: slot.customer })
    expect([before.shown(), before.history()]).to.deep.equal(['more', ['ask']])
    const after = visit({ plugins: [booking, asks], stored: before.keeps(), unchecked: true })
    await settles()
    expect([after.shown(), after.history(), after.kernel.facts.journey]).to.deep.equal(['start', [], null])
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
  const all = earlier(['start', 'start'], ['asking', 'first'], ['asking', 'second'])

  for (const [what, before, first, left] of [
    ['in their order', all, {}, undefined],
    ['without those of a plugin that is gone', earlier(['gone', 'gone'], ['start', 'start']), {}, ['start']],
    ['without a step that is gone', earlier(['start', 'start'], ['asking', 'gone']), {}, ['start']],
    ['without a plugin that has no steps now', earlier(['keeper', 'one'], ['start', 'start']), {}, ['start']],
    ['up to the one that is shown', all, { adults: 9 }, ['start', 'first']],
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
})
