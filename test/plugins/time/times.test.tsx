import { expect } from 'chai'
import { slotPause } from '../../../plugins/start/check/times'
import { atSlot } from '../../kit/booking'
import type { Diner } from '../../kit/diner'
import { slotBody } from '../../kit/fixtures'
import { hangs, later } from '../../kit/network'
import { enquiry } from '../../kit/stand-ins'
import { day, describing, plugins, sees, sessions } from './setup'

const session = (startTime: number, endTime: number, ...times: readonly number[]) => ({
  title: '',
  startTime,
  endTime,
  availability: times.map((time) => slotBody(time)),
})

describe('time: the times', () => {
  it('time.slots, time.full: the hours of the free ones in order, and the minutes of the chosen hour', async () => {
    const diner = await sees(day('19:15', '09:00', '19:30', '20:00', '20:15', '21:00-'))
    expect(diner.offers('Hour')).to.deep.equal(['–', '09', '19', '20'])
    // The dash is read as what to do (WCAG 4.1.2).
    const nameOf = (part: string) => (diner.gets('combobox', part) as HTMLSelectElement).options[0]!.ariaLabel
    expect(['Hour', 'Minute'].map(nameOf)).to.deep.equal(['Choose an hour', 'Choose a minute'])
    await diner.selects('Hour', '19')
    expect(diner.offers('Minute')).to.deep.equal(['–', '15', '30'])
  })

  it('a time that step 2 offered is shown too, after Back or "Edit your booking"', async () => {
    const diner = await sees()
    await diner.sees(() => diner.kernel.choices.set({ time: '18:45' }))
    expect(diner.offers('Hour')).to.deep.equal(['–', '09', '18', '19', '20'])
    expect(diner.gets('combobox', 'Minute')).to.have.property('value', '45')
  })

  it('time.after-midnight: its hours come last, with their day, and are sent with the chosen one', async () => {
    const diner = await sees({ sessions: [session(1900, 130, 2330, 30, 0, 1930, 45)] })
    expect(diner.offers('Hour')).to.deep.equal(['–', '19', '23', '00 Sun'])
    await diner.selects('Hour', '00 Sun')
    expect(diner.offers('Minute')).to.deep.equal(['–', '00', '30', '45'])
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '00:00' })
    await diner.sees(() => diner.kernel.choices.set({ time: '01:00' }))
    expect(diner.offers('Hour')).to.deep.equal(['–', '19', '23', '00 Sun', '01 Sun'])
  })

  it('time.round-the-clock: an hour of two days is there twice, each with its own minutes', async () => {
    const diner = await sees({ sessions: [session(0, 500, 0, 30), session(2200, 500, 2300, 15, 45)] })
    expect(diner.offers('Hour')).to.deep.equal(['–', '00 Sat', '23', '00 Sun'])
    for (const [hour, minutes, time] of [
      ['00 Sun', ['–', '15', '45'], '00:15'],
      ['00 Sat', ['–', '00', '30'], '00:00'],
    ] as const) {
      await diner.selects('Hour', hour)
      expect([diner.shows('Hour'), diner.offers('Minute')]).to.deep.equal([hour, minutes])
      expect(diner.kernel.facts).to.include({ date: '2026-11-28', time })
    }
  })

  for (const [what, minutes, time] of [
    ['that lacks the chosen minute takes its first', ['20:00', '20:15'], '20:00'],
    ['that has the chosen minute keeps it', ['20:00', '20:30'], '20:30'],
  ] as const)
    it(`time.minute: an hour ${what}`, async () => {
      const diner = await sees(day('19:30', ...minutes), { first: atSlot })
      await diner.selects('Hour', '20')
      expect(diner.kernel.facts.time).to.equal(time)
    })

  for (const part of ['Hour', 'Minute'])
    it(`time.cleared: clearing the ${part.toLowerCase()} clears the slot`, async () => {
      const diner = await sees(undefined, { first: atSlot })
      await diner.selects(part, '–')
      expect(diner.kernel.facts.time).to.equal(null)
    })

  it('time.slots: a time that is offered no longer is cleared', async () => {
    const diner = await sees(undefined, { first: { ...atSlot, time: '21:00' } })
    expect(diner.kernel.facts.time).to.equal(null)
  })

  for (const [what, patch] of [
    ['an earlier day', { date: '2026-11-29' }],
    ['an earlier number of guests', { adults: 6 }],
  ] as const)
    it(`date.clears, loading.shown: an answer for ${what} is dropped`, async () => {
      const old = later()
      const diner = await sees(old.answer)
      expect(diner.gets('status')).to.have.property('textContent', 'Checking Availability...')
      diner.network.answer(sessions, day('09:00'))
      await diner.sees(() => diner.kernel.choices.set(patch))
      await diner.sees(() => old.come(day('22:00')))
      expect(diner.offers('Hour')).to.deep.equal(['–', '09'])
      expect(diner.network.requests.map(({ signal }) => signal.aborted)).to.deep.equal([true, false])
    })

  it('a chosen time is shown while the times load', async () => {
    const diner = await sees(hangs, { first: atSlot })
    expect([diner.shows('Hour'), diner.shows('Minute')]).to.deep.equal(['19', '30'])
    expect(describing(diner.gets('combobox', 'Hour'))).to.equal(null)
  })

  const slotsTold = ({ events }: Diner) =>
    events.flatMap(({ name, detail }) => (name === 'slot' ? [detail] : []))

  it('event.slot: a chosen slot is reported, but for an hour passed on the way to a minute', async () => {
    const diner = await sees()
    await diner.selects('Hour', '19')
    await diner.waits(slotPause - 1)
    await diner.selects('Minute', '30')
    await diner.waits(slotPause - 1)
    expect(slotsTold(diner)).to.deep.equal([])
    await diner.waits(1)
    const slot = { venueId: 'cork', date: '2026-11-28', time: '19:30', guests: 2 }
    expect(slotsTold(diner)).to.deep.equal([slot])
  })

  it('event.slot: Continue settles the time, and it is reported once', async () => {
    const diner = await sees()
    await diner.selects('Hour', '20')
    await diner.presses('Continue')
    await diner.waits(slotPause)
    expect(slotsTold(diner)).to.have.length(1)
  })
})

describe('time: the full times of a day', () => {
  const ask = /^Ask for/

  for (const [times, said] of [
    [['17:00', '18:00-', '18:30-', '21:00-', '21:30'], '18:00 to 21:00 are fully booked.'],
    [['17:00', '18:00-', '18:30'], '18:00 is fully booked.'],
    [['17:00-', '18:00', '19:00-', '20:00', '21:00-'], '17:00, 19:00 and 21:00 are fully booked.'],
    [['12:00-', '12:30', '13:00-', '13:30', '14:00-', '14:30', '15:00-'], 'Many times are fully booked.'],
  ] as const)
    it(`time.full: ${times.join(' ')} says that ${said}`, async () => {
      const diner = await sees(day(...times))
      expect(diner.reads()).to.include(said)
      const about = diner.gets('button', ask)
      expect(describing(about)).to.equal(said)
    })

  it('time.full, name.full-times: a press opens them, another folds them, and other guests begin folded', async () => {
    const diner = await sees(day('19:00', '19:30-'))
    const isOpen = () => [
      diner.gets('button', ask).ariaExpanded,
      diner.has('radiogroup', 'Fully booked times'),
    ]
    for (const opens of [true, false, true]) {
      await diner.presses('Ask for the fully booked time')
      expect(isOpen()).to.deep.equal([String(opens), opens])
    }
    await diner.selects('Guests', '4')
    await diner.waits()
    expect(isOpen()).to.deep.equal(['false', false])
  })

  it('time.full, WCAG 4.1.3: one is chosen like any other, and what it leads to is announced', async () => {
    const first = { journey: 'Booking' }
    const diner = await sees(day('17:00', '18:00?', '19:00-'), { plugins: [...plugins, enquiry], first })
    await diner.presses('Ask for a fully booked time')
    expect(diner.getsAll('radio').map(describing)).to.deep.equal(['on request', null])
    for (const [time, said, ...checked] of [
      ['18:00', '18:00 is available on request.', true, false],
      ['19:00', '19:00 is fully booked. See other times and restaurants.', false, true],
    ] as const) {
      await diner.clicks('radio', time)
      expect(diner.getsAll('radio').map((one) => (one as HTMLInputElement).checked)).to.deep.equal(checked)
      expect(diner.kernel.facts.time).to.equal(time)
      expect(diner.reads()).to.include(said)
      expect(diner.heard).to.include(said)
    }
    await diner.presses('Continue')
    expect(diner.network.sent('GET /api/venues/searchavailability/cork/2026-11-28/1900/2')).to.have.length(1)
  })

  it('time.slots: a day without full times has no line', async () => {
    const diner = await sees(day('17:00', '18:00'))
    expect(diner.has('button', ask)).to.equal(false)
    expect(diner.reads()).to.not.match(/ully booked|No online bookings/)
  })
})
