import { expect } from 'chai'
import { settles } from '../../kit/pending'
import { slotBody, venue } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { readClock } from '../../../src/api/device-clock'
import { readDeviceClock } from '../../../src/kernel/clock/device-clock'
import { handoverTo } from '../../../src/kernel/state/handover'
import type { Kernel } from '../../../src/kernel/kernel'
import { booking, start } from '../bare-plugins'
import { stopClock, type Clock } from '../../../src/testing/clock'

const day = 86_400_000

/** An answer of a server to which it is this moment. */
const answer = (moment: number, status = 200) =>
  new Response('{}', { status, headers: { Date: new Date(moment).toUTCString() } })

/** The client's report of a response about availability. */
const readResponse = (kernel: Kernel, response: Response) => readDeviceClock(kernel, readClock(response))

describe('A device whose clock is wrong', () => {
  let clock: Clock
  const device = Date.parse('2026-11-20T19:00:00Z')
  beforeEach(() => (clock = stopClock(new Date(device))))
  afterEach(() => clock.restore())

  const boot = () => bootKernel({ plugins: [start, booking], brand: { timeZone: 'UTC' } }).kernel

  async function warningOf(kernel: ReturnType<typeof boot>) {
    await settles()
    await clock.advance(0)
    return kernel.banner.shown.value?.text
  }

  for (const [what, by] of Object.entries({ ahead: 92 * day, behind: -92 * day })) {
    it(`months ${what}: the server's time counts, and the diner is warned`, async () => {
      const kernel = boot()
      readResponse(kernel, answer(device - by))
      expect(kernel.clock.now().getTime()).to.equal(device - by)
      const days = { ahead: 'Thursday 20 August 2026', behind: 'Saturday 20 February 2027' }
      expect(await warningOf(kernel)).to.equal(
        `The date on this device is Friday 20 November 2026, but at the restaurant it's ${days[what as 'ahead']}. The days shown here are the restaurant's.`,
      )
    })
  }

  it('the warning appears once, and not over another banner', async () => {
    const kernel = boot()
    kernel.banner.fail({ code: 'widget.unexpected' })
    readResponse(kernel, answer(device + 92 * day))
    expect(await warningOf(kernel)).to.equal('Unexpected / Unknown error')
    kernel.banner.dismiss()
    expect(await warningOf(kernel)).to.include('The date on this device')
    kernel.banner.dismiss()
    readResponse(kernel, answer(device + 93 * day))
    expect(await warningOf(kernel)).to.equal(undefined)
  })

  /** The kernel of another brand that takes this one's place. */
  function next(kernel: Kernel): Kernel {
    const handover = handoverTo([], kernel)
    kernel.dispose()
    return bootKernel({ plugins: [start, booking], brand: { timeZone: 'UTC' }, handover }).kernel
  }

  it("after a change of brand the server's time still counts, without a second warning", async () => {
    const before = boot()
    readResponse(before, answer(device + 92 * day))
    await warningOf(before)
    const kernel = next(before)
    expect(kernel.clock.now().getTime()).to.equal(device + 92 * day)
    readResponse(kernel, answer(device + 92 * day))
    expect(await warningOf(kernel)).to.equal(undefined)
  })

  it('a warning delayed by another banner appears after a change of brand', async () => {
    const before = boot()
    before.banner.fail({ code: 'widget.unexpected' })
    readResponse(before, answer(device + 92 * day))
    await warningOf(before)
    const kernel = next(before)
    await warningOf(before)
    readResponse(kernel, answer(device + 92 * day))
    expect(await warningOf(kernel)).to.include('The date on this device')
  })

  it('a widget destroyed meanwhile shows no warning', async () => {
    const { kernel, events } = bootKernel({ plugins: [start, booking], brand: { timeZone: 'UTC' } })
    kernel.banner.fail({ code: 'widget.unexpected' })
    readResponse(kernel, answer(device + 92 * day))
    await warningOf(kernel)
    const before = events.length
    kernel.dispose()
    await warningOf(kernel)
    expect(events.slice(before)).to.deep.equal([])
  })

  it('a difference below a day is fine, and a response without a date proves nothing', async () => {
    const kernel = boot()
    for (const response of [
      answer(device - day + 60_000),
      answer(device + day - 60_000),
      new Response('{}'),
    ]) {
      readResponse(kernel, response)
      expect(kernel.clock.now().getTime()).to.equal(device)
    }
    expect(await warningOf(kernel)).to.equal(undefined)
  })

  it("the server's time counts until another one is sent", () => {
    const kernel = boot()
    readResponse(kernel, answer(device + 92 * day))
    readResponse(kernel, new Response('{}'))
    expect(kernel.clock.now().getTime()).to.equal(device + 92 * day)
  })

  it('a corrected clock is trusted again', () => {
    const kernel = boot()
    readResponse(kernel, answer(device + 92 * day))
    readResponse(kernel, answer(device))
    expect(kernel.clock.now().getTime()).to.equal(device)
  })

  const doubted =
    "The date on this device is Friday 20 November 2026. If that's wrong, please correct it: the days shown here depend on it."
  const offering = (time: number | string) => ({
    venue: venue(),
    date: '2026-11-20',
    sessions: [{ title: '', startTime: null, endTime: null, availability: [slot(time)] }],
  })
  const slot = (time: number | string) => {
    const { available, useEnquiryFallback } = slotBody(Number(time))
    return { time: `${String(time).slice(0, 2)}:${String(time).slice(2)}`, available, useEnquiryFallback }
  }

  it('free times of today that are hours old are a reason to check the clock', async () => {
    const kernel = boot()
    for (const [slot, time] of [
      [1830, '18:30'],
      // After midnight, of the evening before.
      ['0030', '00:30'],
    ] as const) {
      kernel.choices.set({ ...offering(slot), time })
      expect(await warningOf(kernel)).to.equal(undefined)
    }
    kernel.choices.set({ ...offering(1745), time: '17:45' })
    expect(await warningOf(kernel)).to.equal(doubted)
  })

  const offers = (times: readonly (number | string)[], date = '2026-11-20') => {
    const { sessions, ...others } = offering(1900)
    return { ...others, date, sessions: [{ ...sessions[0]!, availability: times.map(slot) }] }
  }
  const reasons: readonly [what: string, offer: object, isReason: boolean][] = [
    ['an old one among others', offers([2000, 1745]), true],
    ['one of the early morning', offers(['0600']), true],
    ['one that is an hour old', offers([1800]), false],
    ['an old one of another day', offers([1745], '2026-11-21'), false],
    ['none at all', { ...offers([]), sessions: null }, false],
  ]
  for (const [what, offer, isReason] of reasons)
    it(`of the free times, ${what} is ${isReason ? 'a' : 'no'} reason to check the clock`, async () => {
      const kernel = boot()
      kernel.choices.set({ ...offer, time: '20:00' })
      expect(await warningOf(kernel)).to.equal(isReason ? doubted : undefined)
    })

  it('a refused day is a reason to check the clock', async () => {
    const kernel = boot()
    readResponse(kernel, new Response('{}', { status: 400 }))
    expect(await warningOf(kernel)).to.equal(doubted)
  })

  it('a refused day is no reason to check the clock if the server has sent its time', async () => {
    const kernel = boot()
    readResponse(kernel, answer(device, 400))
    kernel.choices.set({ ...offering(1200), time: '12:00' })
    expect(await warningOf(kernel)).to.equal(undefined)
  })
})
