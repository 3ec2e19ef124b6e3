import { expect } from 'chai'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import type { TestKernelOptions } from '../../kit/kernel'
import { hangs, status } from '../../kit/network'
import { enquiry, party } from '../../kit/stand-ins'
import { day, describing, plugins, sees, sessions } from './setup'

const chosen = { ...atSlot, time: null }
const none = { sessions: [] }

describe('time: why hour and minute wait', () => {
  for (const [what, first, answer, hour] of [
    ['a restaurant is missing', {}, hangs, 'Choose a restaurant first.'],
    ['a day is missing', { venue: venue() }, hangs, 'Choose a date first.'],
    ['guests are missing', { ...chosen, adults: 0 }, hangs, 'Choose the number of guests first.'],
    ['the times are loading', chosen, hangs, 'Finding available times…'],
    ['the times failed to load', chosen, status(404), "We couldn't load times."],
    ['the day has none', chosen, none, 'There are no times available on this day.'],
  ] as const)
    it(`${what}: both say so`, async () => {
      const diner = await renderPlugins({ plugins, first, answers: { [sessions]: answer } })
      await diner.waits()
      const parts = ['Hour', 'Minute'].map((name) => diner.gets('combobox', name))
      expect(parts.map(describing)).to.deep.equal([hour, hour])
      expect(diner.isEnabled('combobox', 'Hour')).to.equal(false)
    })

  it('time.slots: the minute waits for the hour alone', async () => {
    const diner = await sees()
    const [hour, minute] = [diner.gets('combobox', 'Hour'), diner.gets('combobox', 'Minute')]
    expect([hour, minute].map(describing)).to.deep.equal([null, 'Choose an hour first.'])
    await diner.selects('Hour', '19')
    expect(describing(minute)).to.equal(null)
    expect(diner.isEnabled('combobox', 'Minute')).to.equal(true)
  })

  for (const [what, answer] of [
    ['times', day('19:00')],
    ['failure', status(404)],
  ] as const)
    it(`without a journey no ${what} of the day is shown`, async () => {
      const diner = await sees(answer, { plugins: [...plugins, enquiry], first: { journey: 'Booking' } })
      await diner.sees(() => diner.kernel.choices.choose(null))
      expect(diner.offers('Hour')).to.deep.equal(['–'])
      expect(describing(diner.gets('combobox', 'Hour'))).to.equal('Choose a booking type first.')
      expect(document.querySelector('.times-failed')).to.equal(null)
    })
})

describe('time: what Continue finds missing', () => {
  const missing = () =>
    [...document.querySelectorAll('.start > .note .note-error')].map(({ textContent }) => textContent)

  for (const [what, first, answer, shown] of [
    ['of a time alone', chosen, day('19:00'), ['Choose a time']],
    ['of guests before a time', { ...chosen, adults: 0 }, day('19:00'), ['Choose the number of guests']],
    ['of neither before there is a day', { venue: venue() }, day('19:00'), []],
    ['of no time on a day without one', chosen, none, []],
  ] as const)
    it(`the line under the row tells ${what}`, async () => {
      const diner = await renderPlugins({ plugins, first, answers: { [sessions]: answer } })
      await diner.waits()
      expect(missing()).to.deep.equal([])
      await diner.presses('Continue')
      expect(missing()).to.deep.equal(shown)
    })

  it('the error of hour and minute is in sight once, under the row', async () => {
    const diner = await sees()
    await diner.presses('Continue')
    const hour = diner.gets('combobox', 'Hour')
    expect(hour.ariaInvalid).to.equal('true')
    expect(document.getElementById(hour.getAttribute('aria-describedby')!)).to.have.property('hidden', true)
  })
})

describe("time: the restaurant's time zone", () => {
  /** A diner whose clock is in `zone`, in front of step 1 of a restaurant in Dublin. */
  async function inZone(timeZone: string, options: Partial<TestKernelOptions> = {}) {
    const diner = await renderPlugins({ plugins, first: atSlot, device: { timeZone }, ...options })
    const line = document.querySelector('.note > span')
    await diner.waits()
    // It is there before its name, so that nothing moves.
    if (line) expect(line.isConnected).to.equal(true)
    return diner
  }
  const dublin = 'Times are in Ireland Time (GMT).'

  it("time.zone-named: it is named once, from the start, where the diner's clock differs", async () => {
    const diner = await inZone('America/New_York', { first: { venue: venue() } })
    expect(diner.reads().split(dublin)).to.have.length(2)
    await diner.sees(() => diner.kernel.choices.set(atSlot))
    expect(diner.reads().split(dublin)).to.have.length(2)
    expect(diner.heard).to.not.include(dublin)
  })

  it('time.zone-named: zones with the same clock are one, and a brand without one has the diner’s', async () => {
    for (const [zone, brand] of [
      ['Europe/London', {}],
      ['Africa/Abidjan', {}],
      ['America/New_York', { timeZone: undefined } as object],
    ] as const) {
      const diner = await inZone(zone, { brand })
      expect(diner.reads(), zone).to.not.include('Times are in')
      removeWidget()
    }
  })

  it('time.zone-named: it depends on the clocks of the chosen day, and a change is announced', async () => {
    // Summer time has no part of it in Africa.
    for (const [zone, now, inSummer] of [
      ['Africa/Abidjan', '', 'Times are in Ireland Time (IST).'],
      ['Africa/Lagos', dublin, ''],
    ] as const) {
      const diner = await inZone(zone)
      const named = () => /Times are in [^.]+\./.exec(diner.reads())?.[0] ?? ''
      expect(named()).to.equal(now)
      diner.gets('combobox', 'Guests').focus()
      await diner.sees(() => diner.kernel.choices.set({ date: '2027-07-03' }))
      await diner.waits()
      expect([named(), diner.heard.includes(named())]).to.deep.equal([inSummer, inSummer !== ''])
      removeWidget()
    }
  })

  it('time.zone-named: it comes with the journey, as the times do, and is heard once', async () => {
    const diner = await inZone('America/New_York', {
      plugins: [...plugins, enquiry, party],
      first: { venue: venue() },
    })
    expect(document.querySelector('.start > .note')!.textContent).to.equal('')
    for (const back of ['', 'Choose Booking Type']) {
      if (back) await diner.presses(back)
      await diner.presses('Book a Table')
      await diner.waits()
      expect(diner.reads()).to.include(dublin)
    }
    expect(diner.heard.filter((text) => text === dublin)).to.have.length(1)
  })
})
