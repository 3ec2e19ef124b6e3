import { expect } from 'chai'
import { definePlugin, here } from 'tavola'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { hangs, status } from '../../kit/network'
import { enquiry, table } from '../../kit/stand-ins'

const plugins = [start, table]
const sessions = 'GET /api/sessions/availability/*'
const chosen = { ...atSlot, time: null }

/** What a screen reader reads after the name of a control. */
const describing = (diner: Diner, name: string) => {
  const id = diner.gets('combobox', name).getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)!.textContent
}

describe('time: why hour and minute wait', () => {
  for (const [what, first, answer, hour] of [
    ['a restaurant is missing', {}, hangs, 'Choose a restaurant first.'],
    ['a day is missing', { venue: venue() }, hangs, 'Choose a date first.'],
    ['guests are missing', { ...chosen, adults: 0 }, hangs, 'Choose the number of guests first.'],
    ['the times are loading', chosen, hangs, 'Finding available times…'],
    ['the times failed to load', chosen, status(404), "We couldn't load times."],
    ['the day has none', chosen, { sessions: [] }, 'There are no times available on this day.'],
  ] as const) {
    it(`${what}: both say so`, async () => {
      const diner = await renderPlugins({ plugins, first, answers: { [sessions]: answer } })
      await diner.waits()
      expect([describing(diner, 'Hour'), describing(diner, 'Minute')]).to.deep.equal([hour, hour])
      expect(diner.isEnabled('combobox', 'Hour')).to.equal(false)
    })
  }

  it('time.slots: the minute waits for the hour alone', async () => {
    const diner = await renderPlugins({ plugins, first: chosen })
    await diner.finds('option', '19')
    expect([describing(diner, 'Hour'), describing(diner, 'Minute')]).to.deep.equal([
      null,
      'Choose an hour first.',
    ])
    await diner.selects('Hour', '19')
    expect(describing(diner, 'Minute')).to.equal(null)
    expect(diner.isEnabled('combobox', 'Minute')).to.equal(true)
  })

  for (const [what, answer] of [
    ['times', sessionsBody([slotBody(1900)])],
    ['failure', status(404)],
  ] as const) {
    it(`without a journey no ${what} of the day is shown`, async () => {
      const diner = await renderPlugins({
        plugins: [start, table, enquiry],
        first: { ...chosen, journey: 'Booking' },
        answers: { [sessions]: answer },
      })
      await diner.waits()
      await diner.sees(() => diner.kernel.choices.choose(null))
      expect(diner.offers('Hour')).to.deep.equal(['–'])
      expect(describing(diner, 'Hour')).to.equal('Choose a booking type first.')
      expect(document.querySelector('.times-failed')).to.equal(null)
    })
  }

  it('a chosen time is shown while the times load', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot, answers: { [sessions]: hangs } })
    expect([diner.shows('Hour'), diner.shows('Minute')]).to.deep.equal(['19', '30'])
    expect(describing(diner, 'Hour')).to.equal(null)
  })
})

const missing = () =>
  [...document.querySelectorAll('.start > .note .note-error')].map(({ textContent }) => textContent)

describe('time: what Continue finds missing', () => {
  for (const [what, first, shown] of [
    ['of a time alone', chosen, ['Choose a time']],
    ['of guests before a time', { ...chosen, adults: 0 }, ['Choose the number of guests']],
    ['of neither before there is a day', { venue: venue() }, []],
  ] as const) {
    it(`the line under the row tells ${what}`, async () => {
      const diner = await renderPlugins({ plugins, first })
      await diner.waits()
      expect(missing()).to.deep.equal([])
      await diner.presses('Continue')
      expect(missing()).to.deep.equal(shown)
    })
  }

  it('on a day without times it asks for none', async () => {
    const diner = await renderPlugins({ plugins, first: chosen, answers: { [sessions]: { sessions: [] } } })
    await diner.waits()
    await diner.presses('Continue')
    expect(missing()).to.deep.equal([])
  })

  it('the error of hour and minute is in sight once, under the row', async () => {
    const diner = await renderPlugins({ plugins, first: chosen })
    await diner.waits()
    await diner.presses('Continue')
    const hour = diner.gets('combobox', 'Hour')
    expect(hour.ariaInvalid).to.equal('true')
    expect(document.getElementById(hour.getAttribute('aria-describedby')!)).to.have.property('hidden', true)
  })

  it("a chain's own note takes the place of ours", async () => {
    const note = definePlugin({
      id: 'note',
      inserts: [{ at: 'times-note', load: here(() => <p>Our own note</p>) }],
    })
    const diner = await renderPlugins({ plugins: [...plugins, note], first: chosen })
    expect(diner.reads()).to.include('Our own note')
    expect(document.querySelector('.start > .note')).to.equal(null)
  })
})

describe('time: the full times under the row', () => {
  const evening = (...slots: readonly ReturnType<typeof slotBody>[]) => ({
    plugins,
    first: chosen,
    answers: { [sessions]: sessionsBody(slots) },
  })
  const ask = /^Ask for/

  it('full times: a second press folds them, and other guests begin with them folded', async () => {
    const diner = await renderPlugins(evening(slotBody(1900), slotBody(1930, false)))
    await diner.waits()
    const isOpen = () => [diner.gets('button', ask).ariaExpanded, diner.has('radiogroup')]
    expect(isOpen()).to.deep.equal(['false', false])
    await diner.presses(ask)
    expect(isOpen()).to.deep.equal(['true', true])
    const about = diner.gets('button', ask).getAttribute('aria-describedby')!
    expect(document.getElementById(about)!.textContent).to.equal('19:30 is fully booked.')
    await diner.presses(ask)
    expect(isOpen()).to.deep.equal(['false', false])
    await diner.presses(ask)
    await diner.selects('Guests', '4')
    await diner.waits()
    expect(isOpen()).to.deep.equal(['false', false])
  })

  it('full times: on a full day hour and minute have them, and no button is needed', async () => {
    const diner = await renderPlugins(evening(slotBody(1900, false), slotBody(1930, false)))
    await diner.waits()
    expect(diner.reads()).to.include('Fully booked online on this day.')
    expect(diner.has('button', ask)).to.equal(false)
  })

  it('full times: three spans are told one by one', async () => {
    const times = [1700, 1800, 1900, 2000, 2100]
    const diner = await renderPlugins(evening(...times.map((time, index) => slotBody(time, index % 2 === 1))))
    await diner.waits()
    expect(diner.reads()).to.include('17:00, 19:00 and 21:00 are fully booked.')
  })

  it('WCAG 4.1.3: one that is chosen is checked, and what it leads to is announced', async () => {
    const diner = await renderPlugins(evening(slotBody(1900), slotBody(1930, false), slotBody(2000, false)))
    await diner.waits()
    await diner.presses(ask)
    await diner.clicks('radio', '20:00')
    const checked = ['19:30', '20:00'].map((name) => (diner.gets('radio', name) as HTMLInputElement).checked)
    expect(checked).to.deep.equal([false, true])
    expect(diner.heard).to.include('20:00 is fully booked. See other times and restaurants.')
  })
})
