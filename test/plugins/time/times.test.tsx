import { expect } from 'chai'
import start from '../../../plugins/start'
import { slotPause } from '../../../plugins/start/times'
import { atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import { hangs, later } from '../../kit/network'
import { enquiry, table } from '../../kit/stand-ins'

const plugins = [start, table]
const first = { ...atSlot, time: null }

const slots = [
  slotBody(1915),
  slotBody(900),
  slotBody(1930),
  slotBody(2000),
  slotBody(2015),
  slotBody(2100, false),
]

const call = 'GET /api/sessions/availability/*'

/** Step 1 on a day with these times. */
const render = (body: unknown = sessionsBody(slots), options: object = {}) =>
  renderPlugins({ plugins, first, answers: { [call]: body }, ...options })

describe('time: the times', () => {
  it('time.slots: the hours of the available slots alone, in order', async () => {
    const diner = await render()
    await diner.finds('option', '09')
    expect(diner.offers('Hour')).to.deep.equal(['–', '09', '19', '20'])
  })

  it('a time that step 2 offered is shown too, after Back or "Edit your booking"', async () => {
    const diner = await render()
    await diner.finds('option', '09')
    await diner.sees(() => diner.kernel.choices.set({ time: '18:45' }))
    expect(diner.offers('Hour')).to.deep.equal(['–', '09', '18', '19', '20'])
    expect(diner.gets('combobox', 'Minute')).to.have.property('value', '45')
  })

  it('time.after-midnight: its hours come last, with their day, and are sent with the chosen one', async () => {
    const late = {
      title: 'Late',
      startTime: 1900,
      endTime: 130,
      availability: [2330, 30, 0, 1930, 45].map((time) => slotBody(time)),
    }
    const diner = await render({ sessions: [late] })
    await diner.finds('option', '19')
    expect(diner.offers('Hour')).to.deep.equal(['–', '19', '23', '00 Sun'])
    await diner.selects('Hour', '00 Sun')
    expect(diner.offers('Minute')).to.deep.equal(['–', '00', '30', '45'])
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '00:00' })
    await diner.sees(() => diner.kernel.choices.set({ time: '01:00' }))
    expect(diner.offers('Hour')).to.deep.equal(['–', '19', '23', '00 Sun', '01 Sun'])
  })

  it('time.round-the-clock: an hour of two days is there twice, each with its own minutes', async () => {
    const early = { startTime: 0, endTime: 500, availability: [0, 30].map((time) => slotBody(time)) }
    const late = { startTime: 2200, endTime: 500, availability: [2300, 15, 45].map((time) => slotBody(time)) }
    const sessions = [early, late].map((session) => ({ title: 'Night', ...session }))
    const diner = await render({ sessions })
    await diner.finds('option', '23')
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

  it('in American English hours are "7 PM"', async () => {
    const diner = await render(undefined, { brand: { locale: 'en-US' } })
    await diner.selects('Hour', '7 PM')
    expect(diner.offers('Hour')).to.deep.equal(['–', '9 AM', '7 PM', '8 PM'])
    expect(diner.offers('Minute')).to.deep.equal(['–', '15', '30'])
    expect(diner.kernel.facts.time).to.equal('19:15')
  })

  it('time.slots: then the minutes of the chosen hour', async () => {
    const diner = await render()
    await diner.selects('Hour', '19')
    expect(diner.offers('Minute')).to.deep.equal(['–', '15', '30'])
  })

  for (const [what, minutes, time] of [
    ['that lacks the chosen minute takes its first', [0, 15], '20:00'],
    ['that has the chosen minute keeps it', [0, 30], '20:30'],
  ] as const)
    it(`time.minute: an hour ${what}`, async () => {
      const offered = [1930, ...minutes.map((minute) => 2000 + minute)].map((time) => slotBody(time))
      const diner = await render(sessionsBody(offered), { first: atSlot })
      await diner.selects('Hour', '20')
      expect(diner.kernel.facts.time).to.equal(time)
    })

  for (const part of ['Hour', 'Minute']) {
    it(`time.cleared: clearing the ${part.toLowerCase()} clears the slot`, async () => {
      const diner = await render(undefined, { first: atSlot })
      await diner.finds('option', '20')
      await diner.selects(part, '–')
      expect(diner.kernel.facts.time).to.equal(null)
    })
  }

  it('time.slots: a time that is offered no longer is cleared', async () => {
    const diner = await render(undefined, { first: { ...atSlot, time: '21:00' } })
    await diner.finds('option', '20')
    expect(diner.kernel.facts.time).to.equal(null)
  })

  for (const [what, earlier, patch] of [
    ['an earlier day', {}, { date: '2026-11-29' }],
    ['an earlier number of guests', { adults: 5 }, { adults: 6 }],
  ] as const)
    it(`date.clears: an answer for ${what} is dropped`, async () => {
      const old = later()
      const diner = await render(old.answer, { first: { ...first, ...earlier } })
      diner.network.answer(call, sessionsBody(slots))
      await diner.sees(() => diner.kernel.choices.set(patch))
      await diner.sees(() => old.come(sessionsBody([slotBody(2200)])))
      expect(diner.offers('Hour')).to.deep.equal(['–', '09', '19', '20'])
      expect(diner.network.requests.map(({ signal }) => signal.aborted)).to.deep.equal([true, false])
    })

  it('loading.shown: says that availability is checked while they are fetched', async () => {
    const diner = await render(hangs)
    expect(diner.gets('status')).to.have.property('textContent', 'Checking Availability...')
  })

  it('event.slot: a chosen slot is reported without anything personal', async () => {
    const diner = await render()
    await diner.selects('Hour', '09')
    await diner.waits(slotPause)
    const detail = { venueId: 'cork', date: '2026-11-28', time: '09:00', guests: 2 }
    expect(diner.events).to.deep.include({ name: 'slot', detail })
  })

  const slotsTold = ({ events }: Pick<Awaited<ReturnType<typeof renderPlugins>>, 'events'>) =>
    events.flatMap(({ name, detail }) => (name === 'slot' ? [(detail as { time: string }).time] : []))

  it('event.slot: an hour passed on the way to a minute is not reported', async () => {
    const diner = await render()
    await diner.selects('Hour', '19')
    await diner.waits(slotPause - 1)
    await diner.selects('Minute', '30')
    await diner.waits(slotPause - 1)
    expect(slotsTold(diner)).to.deep.equal([])
    await diner.waits(1)
    expect(slotsTold(diner)).to.deep.equal(['19:30'])
  })

  it('event.slot: Continue settles the time, and it is reported once', async () => {
    const diner = await render()
    await diner.selects('Hour', '20')
    await diner.presses('Continue')
    await diner.waits(slotPause)
    expect(slotsTold(diner)).to.deep.equal(['20:00'])
  })
})

/** A day with these times; a full one is written "19:30-", one that takes enquiries "19:30?". */
const day = (...times: readonly string[]) => ({
  plugins: [start, table, enquiry],
  first: { ...atSlot, journey: 'Booking', time: null },
  answers: {
    'GET /api/sessions/availability/*': sessionsBody(
      times.map((text) =>
        slotBody(Number(text.slice(0, 5).replace(':', '')), text.length === 5, text.endsWith('?')),
      ),
    ),
  },
})

describe('time: the full times of a day', () => {
  it('time.full: hour and minute hold the free ones alone', async () => {
    const diner = await renderPlugins(day('17:00', '18:00-', '19:00-', '20:00'))
    await diner.waits()
    await diner.finds('option', '17')
    expect(diner.offers('Hour')).to.deep.equal(['–', '17', '20'])
  })

  for (const [times, said] of [
    [['17:00', '18:00-', '18:30-', '21:00-', '21:30'], '18:00 to 21:00 are fully booked.'],
    [['17:00', '18:00-', '18:30'], '18:00 is fully booked.'],
    [['17:00-', '18:00', '19:00-', '20:00-', '21:00'], '17:00 and 19:00 to 20:00 are fully booked.'],
    [['17:00-', '18:00', '19:00-', '20:00', '20:30-', '21:00', '22:00-'], 'Many times are fully booked.'],
  ] as const) {
    it(`time.full: a line says which: ${said}`, async () => {
      const diner = await renderPlugins(day(...times))
      await diner.waits()
      await diner.finds('button', /^Ask for/)
      expect(diner.reads()).to.include(said)
    })
  }

  it('time.full, name.full-times: a requested one is chosen like any other', async () => {
    const diner = await renderPlugins(day('17:00', '18:00-', '19:00-'))
    await diner.waits()
    await diner.finds('button', 'Ask for a fully booked time')
    expect(diner.has('radiogroup')).to.equal(false)
    await diner.presses('Ask for a fully booked time')
    const names = [...diner.gets('radiogroup', 'Fully booked times').querySelectorAll('label')].map(
      (one) => one.textContent,
    )
    expect(names).to.deep.equal(['18:00', '19:00'])
    await diner.clicks('radio', '19:00')
    expect(diner.kernel.facts.time).to.equal('19:00')
    expect(diner.reads()).to.include('19:00 is fully booked. See other times and restaurants.')
    await diner.presses('Continue')
    expect(diner.network.sent('GET /api/venues/searchavailability/cork/2026-11-28/1900/2')).to.have.length(1)
  })

  it('one with the enquiry fallback alone says so', async () => {
    const diner = await renderPlugins(day('17:00', '18:00-', '19:00?'))
    await diner.waits()
    await diner.presses('Ask for a fully booked time')
    const described = (name: string) => {
      const id = diner.gets('radio', name).getAttribute('aria-describedby')
      return id && document.getElementById(id)!.textContent
    }
    expect([described('18:00'), described('19:00')]).to.deep.equal([null, 'on request'])
    await diner.clicks('radio', '19:00')
    expect(diner.reads()).to.include('19:00 is available on request.')
  })

  const told = (diner: Diner) => diner.heard.filter((line) => /\d/.test(line))

  it('WCAG 4.1.3: the full times are announced with the free ones', async () => {
    const evening = day('17:00', '18:00-', '18:30-', '19:00')
    const diner = await renderPlugins({ ...evening, first: { ...evening.first, date: null } })
    await diner.sees(() => diner.gets('combobox', 'Location').focus())
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-28' }))
    expect(told(diner)).to.deep.equal([
      '2 times available, from 17:00 to 19:00.',
      '18:00 to 18:30 are fully booked.',
    ])
  })

  it('WCAG 4.1.3: another number of guests is told only what it changes', async () => {
    const diner = await renderPlugins(day('17:00', '18:00-', '19:00'))
    diner.gets('combobox', 'Guests').focus()
    await diner.selects('Guests', '3')
    const first = told(diner)
    expect(first).to.deep.equal(['2 times available, from 17:00 to 19:00.', '18:00 is fully booked.'])
    await diner.selects('Guests', '4')
    expect(told(diner)).to.deep.equal(first)
    diner.network.answer('GET /api/sessions/availability/*', sessionsBody([slotBody(1700)]))
    await diner.selects('Guests', '5')
    expect(told(diner).slice(first.length)).to.deep.equal(['1 time available, at 17:00.'])
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-29' }))
    expect(told(diner).slice(first.length + 1)).to.deep.equal(['1 time available, at 17:00.'])
  })

  it('WCAG 4.1.2: the dash of hour and minute is read as what to do', async () => {
    const diner = await renderPlugins(day('17:00'))
    await diner.finds('option', '17')
    const names = ['Hour', 'Minute'].map(
      (name) => (diner.gets('combobox', name) as HTMLSelectElement).options[0]!.ariaLabel,
    )
    expect(names).to.deep.equal(['Choose an hour', 'Choose a minute'])
  })

  it('time.slots: a day without full times has no line', async () => {
    const diner = await renderPlugins(day('17:00', '18:00'))
    await diner.waits()
    await diner.finds('option', '17')
    expect(diner.has('button', /^Ask for/)).to.equal(false)
  })
})
