import '../../kit/dom'
import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { stub, type SinonStub } from 'sinon'
import { definePlugin, secret } from 'tavola'
import type { Options } from '../../../src/host/options/table'
import { closeWidget, openWidget } from '../../../src/host/widget/open-widget'
import type { RunningWidget } from '../../../src/host/widget/running-widget'
import { booking, start, step } from '../../kernel/bare-plugins'
import { confirmed, cork } from '../../kernel/selection'
import { settles } from '../../kit/pending'
import { frameByAnotherSite } from '../../kit/foreign-frame'
import { bootKernel, type TestKernelOptions } from '../../kit/kernel'
import { recordErrors } from '../../kit/logged'
import { stopClockOfTests } from '../../kit/stopped-clock'

const done = definePlugin({
  ...booking,
  steps: [
    booking.steps![0]!,
    { ...step('booked', 'flow', ({ facts }) => facts.references.booking !== undefined), end: true },
  ],
})

const finished = { ...confirmed, journey: 'Booking', references: { booking: secret('B-1') } }

describe('Host: opening and closing', () => {
  const clock = stopClockOfTests()
  const error = recordErrors()
  let host: HTMLElement
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'))
    host.attachShadow({ mode: 'open' })
  })
  afterEach(() => void (document.body.innerHTML = ''))

  /** A widget on a bare kernel, and what is applied to it at each opening. */
  function createClosed(
    { inline = false, ...kernelOptions }: Partial<TestKernelOptions> = {},
    options: Options = {},
  ) {
    const opened = signal(false)
    const page = { options, opened }
    const { kernel, events } = bootKernel({ plugins: [start, done], inline, page, ...kernelOptions })
    const applied: object[] = []
    const end = new AbortController()
    const widget = {
      options: { options, from: {} },
      mounted: { kernel },
      opened,
      signal: end.signal,
      applyOnce: (more: object) => void applied.push(more),
    } as unknown as RunningWidget
    const where = { host, inline }
    return {
      widget,
      kernel,
      applied,
      end,
      isOpen: () => widget.opened.value,
      told: () => events.filter(({ name }) => name === 'open').map(({ detail }) => detail),
      opens: (...given: [venueId?: string | number, journey?: string, link?: DOMStringMap]) =>
        openWidget(widget, where, ...given),
      closes: () => closeWidget(widget, where),
    }
  }

  for (const [what, given, options, from] of [
    [
      'its restaurant and its journey',
      ['cork', 'Booking'],
      { venueId: 'cork', journey: 'Booking' },
      'Tavola.open',
    ],
    ['nothing, so that the diner chooses', [null, null], {}, ''],
    [
      'a link’s attributes',
      [undefined, undefined, { tavolaVenue: 'cork', tavolaGuests: '4' }],
      { venueId: 'cork', guests: 4 },
      'link',
    ],
    ['no invalid restaurant, which is reported', ['..'], {}, ''],
  ] as const)
    it(`host.venue: an opening applies ${what}, and is told to the page`, async () => {
      const { opens, isOpen, applied, told } = createClosed()
      opens(...(given as never as [string]))
      await settles()
      const sources = Object.fromEntries(Object.keys(options).map((name) => [name, from]))
      expect([isOpen(), applied]).to.deep.equal([true, [{ options, from: sources }]])
      expect(told()).to.deep.equal([{ venueId: 'venueId' in options ? options.venueId : null }])
      const isWrong = /T010 Tavola\.open: invalid "venueId"/.test(error.args.join())
      expect(isWrong).to.equal(given[0] === '..')
    })

  it('a widget in the page takes the options too, and tells of no popup', () => {
    const { opens, applied, told, closes, kernel } = createClosed({ inline: true, first: { venue: cork } })
    opens('dublin')
    expect([applied.length, told()]).to.deep.equal([1, []])
    kernel.choices.set({ date: '2026-12-24' })
    closes()
    expect(kernel.facts.date).to.equal('2026-12-24')
  })

  it('a popup that a navigation within the page has removed comes back, and a widget in the page does not', () => {
    const { body } = document
    for (const inline of [true, false]) {
      const { opens } = createClosed({ inline })
      host.remove()
      opens()
      expect(host.isConnected).to.equal(!inline)
    }
    body.replaceWith(document.createElement('body'))
    createClosed().opens()
    expect(host.parentNode).to.equal(document.body)
    document.body.replaceWith(body)
  })

  it('after a booking its result is shown first, so that nobody books twice; then another begins', () => {
    const { opens, applied, kernel, isOpen } = createClosed({ first: finished })
    opens('dublin')
    expect([isOpen(), applied]).to.deep.equal([true, []])
    expect(kernel.facts.references).to.have.keys('booking')
    opens('dublin')
    expect(kernel.facts.references).to.deep.equal({})
    expect(applied).to.have.lengthOf(1)
  })

  it('completion.resets: a second opening keeps what was chosen, and closing begins the next one', () => {
    const { opens, closes, kernel } = createClosed({ first: { venue: cork, date: '2026-12-24' } })
    opens()
    opens('dublin')
    expect(kernel.facts.date).to.equal('2026-12-24')
    closes()
    expect([kernel.facts.venue, kernel.facts.date]).to.deep.equal([null, null])
  })

  describe('while a booking is being sent', () => {
    it('an opening changes nothing, and closing keeps it', () => {
      for (const inline of [false, true]) {
        const { opens, closes, applied, kernel, isOpen } = createClosed({ inline, first: confirmed })
        kernel.submission.enter('press', { phase: 'checking' })
        opens('dublin')
        opens('dublin')
        expect([isOpen(), applied]).to.deep.equal([true, []])
        closes()
        expect([isOpen(), kernel.facts.venue]).to.deep.equal([inline, cork])
      }
    })

    it('one whose outcome is unknown is shown first, after a reload too', () => {
      const lost = (inline: boolean) => {
        const test = createClosed({ inline, first: confirmed })
        const { enter } = test.kernel.submission
        enter('press', { phase: 'checking' })
        enter('send', { phase: 'sending', sent: {} } as never)
        enter('lose', { phase: 'unknown', sent: {}, banner: null } as never)
        test.opens('dublin')
        return test
      }
      const { opens, applied } = lost(false)
      expect(applied).to.deep.equal([])
      opens('dublin')
      expect(applied, 'the diner has seen it').to.have.lengthOf(1)
      expect(lost(true).applied, 'it is there all the time').to.have.lengthOf(1)
    })
  })

  describe('while the diner types in the page', () => {
    const types = () => {
      document.body.append(document.createElement('input'))
      document.querySelector('input')!.focus()
    }

    it('WCAG 3.2.1: a popup opens a pause later, and only the last opening counts', () => {
      const { opens, applied, isOpen } = createClosed()
      types()
      opens('cork')
      opens('dublin')
      expect(isOpen()).to.equal(false)
      clock.tick(1_000)
      expect([isOpen(), applied.length]).to.deep.equal([true, 1])
      expect(applied[0]).to.have.deep.property('options', { venueId: 'dublin' })
    })

    it('WCAG 3.2.1: an open popup takes further openings at once', () => {
      const { opens, applied } = createClosed()
      opens()
      types()
      opens('dublin')
      expect(applied).to.have.lengthOf(2)
    })

    it('a popup that is closed or destroyed meanwhile does not open', () => {
      const closed = createClosed()
      const destroyed = createClosed()
      types()
      closed.opens()
      destroyed.opens()
      closed.closes()
      destroyed.end.abort()
      clock.tick(2_000)
      expect([closed.isOpen(), destroyed.isOpen()]).to.deep.equal([false, false])
    })
  })

  describe('in a frame of another site', () => {
    let open: SinonStub
    let leaveFrame: () => void
    beforeEach(() => {
      open = stub(window, 'open').returns(null)
      leaveFrame = frameByAnotherSite()
    })
    afterEach(() => {
      leaveFrame()
      open.restore()
    })

    it('security: the popup stays closed, and the page opens in a new tab', async () => {
      const { opens, isOpen } = createClosed()
      await opens('cork')
      expect([isOpen(), open.callCount]).to.deep.equal([false, 1])
    })

    it('security: the page may allow it, and a widget in the page is part of that', () => {
      const allowed = createClosed({}, { allowFraming: true })
      const inPage = createClosed({ inline: true })
      for (const { opens } of [allowed, inPage]) void opens()
      expect([allowed.isOpen(), inPage.isOpen(), open.callCount]).to.deep.equal([true, true, 0])
    })
  })
})
