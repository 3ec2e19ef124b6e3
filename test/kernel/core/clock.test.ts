import { expect } from 'chai'
import { settles } from '../../kit/pending'
import { slotBody, venue } from '../../kit/fixtures'
import { bootKernel } from '../../kit/kernel'
import { readClock } from '../../../src/api/device-clock'
import { readDeviceClock } from '../../../src/kernel/screen/device-clock'
import { handoverTo } from '../../../src/kernel/actions/handover'
import type { Kernel } from '../../../src/kernel/actions/kernel'
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
  const later = device + 92 * day
  beforeEach(() => (clock = stopClock(new Date(device))))
  afterEach(() => clock.restore())

  const boot = (options: object = {}) =>
    bootKernel({ plugins: [start, booking], brand: { timeZone: 'UTC' }, ...options }).kernel
  /** A widget to which the server's time is another. */
  function corrected(kernel = boot()) {
    readResponse(kernel, answer(later))
    return kernel
  }

  async function warningOf(kernel: Kernel) {
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
    expect(await warningOf(corrected(kernel))).to.equal('Unexpected / Unknown error')
    kernel.banner.dismiss()
    expect(await warningOf(kernel)).to.include('The date on this device')
    kernel.banner.dismiss()
    readResponse(kernel, answer(later + day))
    expect(await warningOf(kernel)).to.equal(undefined)
  })

  for (const isHeldUp of [false, true])
    it(`a change of brand ${isHeldUp ? 'before the warning delays it' : 'repeats no warning'}, and time stays`, async () => {
      const before = boot()
      if (isHeldUp) before.banner.fail({ code: 'widget.unexpected' })
      await warningOf(corrected(before))
      const handover = handoverTo([], before)
      before.dispose()
      const kernel = boot({ handover })
      await warningOf(before)
      expect(kernel.clock.now().getTime()).to.equal(later)
      const warning = await warningOf(corrected(kernel))
      expect(warning?.slice(0, 23)).to.equal(isHeldUp ? 'The date on this device' : undefined)
    })

  it('a widget destroyed meanwhile shows no warning', async () => {
    const test = bootKernel({ plugins: [start, booking], brand: { timeZone: 'UTC' } })
    test.kernel.banner.fail({ code: 'widget.unexpected' })
    await warningOf(corrected(test.kernel))
    const before = test.events.length
    test.kernel.dispose()
    await warningOf(test.kernel)
    expect(test.events.slice(before)).to.deep.equal([])
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

  for (const [rule, response, now] of [
    ["the server's time counts until another one is sent", new Response('{}'), later],
    ['a corrected clock is trusted again', answer(device), device],
  ] as const)
    it(rule, () => {
      const kernel = corrected()
      readResponse(kernel, response)
      expect(kernel.clock.now().getTime()).to.equal(now)
    })

  const doubted =
    "The date on this device is Friday 20 November 2026. If that's wrong, please correct it: the days shown here depend on it."
  const slot = (time: string) => ({ ...slotBody(0), time: `${time.slice(0, 2)}:${time.slice(2)}` })
  const offers = (times: readonly string[], date = '2026-11-20') => ({
    venue: venue(),
    date,
    sessions: [{ title: '', startTime: null, endTime: null, availability: times.map(slot) }],
  })
  const reasons: readonly [what: string, offer: object, isReason: boolean][] = [
    ['one of half an hour ago', offers(['1830']), false],
    ['one that is an hour old', offers(['1800']), false],
    // Of the evening before.
    ['one after midnight', offers(['0030']), false],
    ['an old one', offers(['1745']), true],
    ['an old one among others', offers(['2000', '1745']), true],
    ['one of the early morning', offers(['0600']), true],
    ['an old one of another day', offers(['1745'], '2026-11-21'), false],
    ['none at all', { ...offers([]), sessions: null }, false],
  ]
  for (const [what, offer, isReason] of reasons)
    it(`of the free times, ${what} is ${isReason ? 'a' : 'no'} reason to check the clock`, async () => {
      const kernel = boot()
      kernel.choices.set({ ...offer, time: '20:00' })
      expect(await warningOf(kernel)).to.equal(isReason ? doubted : undefined)
    })

  it('a refused day is a reason to check the clock, unless the server has sent its time', async () => {
    const kernel = boot()
    readResponse(kernel, new Response('{}', { status: 400 }))
    expect(await warningOf(kernel)).to.equal(doubted)
    const other = boot()
    readResponse(other, answer(device, 400))
    other.choices.set({ ...offers(['1200']), time: '12:00' })
    expect(await warningOf(other)).to.equal(undefined)
  })
})
