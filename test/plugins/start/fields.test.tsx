import { expect } from 'chai'
import { definePlugin, offeredTimes, type PluginContext, type WrapperProps } from 'tavola'
import { usePlugin } from 'tavola/controls'
import date from '../../../plugins/date'
import guests from '../../../plugins/guests'
import location from '../../../plugins/location'
import start from '../../../plugins/start'
import { atDetails, atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { hangs } from '../../kit/network'
import { enquiry, table } from '../../kit/stand-ins'

const plugins = [start, table]

const controls = [
  ['button', /^Date/],
  ['combobox', 'Guests'],
  ['combobox', 'Hour'],
  ['combobox', 'Minute'],
] as const

const cork = venue()
const day = '2026-11-28'

describe('start: each control is enabled after the one before', () => {
  it('start.one-by-one, guests.none: with nothing chosen none is, then one after another', async () => {
    const diner = await renderPlugins({ plugins, first: { adults: 0 } })
    const choices = [{}, { venue: cork }, { date: day }, { adults: 2 }, { time: '19:30' }]
    for (const [alive, chosen] of choices.entries()) {
      await diner.sees(() => diner.kernel.choices.set(chosen))
      await diner.finds('button', /^Date/)
      const living = controls.map(([role, name]) => diner.isEnabled(role, name))
      expect(living, Object.keys(chosen).join()).to.deep.equal(controls.map((_, index) => index < alive))
    }
  })

  it('start.busy: Continue is off while a request runs', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: cork, date: day, time: '19:30' } })
    await diner.finds('button', /^Date/)
    void diner.kernel.tasks.run(() => new Promise(() => undefined))
    await diner.waits()
    expect(diner.isEnabled('button', 'Continue')).to.be.false
  })

  it('WCAG 2.4.3: Continue keeps the focus during its request, and says why it waits', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: cork, date: day, time: '19:30' } })
    const button = await diner.finds('button', 'Continue')
    button.focus()
    void diner.kernel.tasks.run(() => new Promise(() => undefined))
    await diner.waits()
    expect(document.activeElement).to.equal(diner.gets('button', 'Continue'))
    expect(button.getAttribute('aria-busy')).to.equal('true')
    const reason = document.getElementById(button.getAttribute('aria-describedby')!)
    expect(reason!.textContent).to.equal('Checking…')
  })
})

function Times() {
  const ctx = usePlugin<PluginContext>()
  return (offeredTimes(ctx) ?? []).map(({ time }) => (
    <button key={time} type="button" onClick={() => ctx.set({ time })}>
      {time}
    </button>
  ))
}

/** A chain's own time, in place of ours. */
const times = definePlugin({
  id: 'times',
  inserts: [{ at: 'time', fallback: true, load: async () => ({ default: Times }) }],
})

const first = { ...atSlot, time: null }

describe('start: its fields', () => {
  it('it brings location, date, guests and time', async () => {
    const diner = await renderPlugins({ plugins: [start, table], first })
    for (const name of ['Location', 'Guests', 'Hour', 'Minute']) expect(diner.gets('combobox', name)).to.exist
    expect(diner.gets('button', /^Date/)).to.exist
  })

  it('a field that the brand does not list beside others is left out', async () => {
    const diner = await renderPlugins({ plugins: [start, location, date, guests, times, table], first })
    expect(diner.kernel.plugins.all.value.map(({ id }) => id)).to.not.include('time')
    expect(diner.has('combobox', 'Hour')).to.be.false
    await diner.clicks('button', '19:30')
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
  })

  it("a chain's own field can be replaced and wrapped like ours", async () => {
    const Hint = ({ replaced }: WrapperProps) => <p>Lunch: {replaced}</p>
    const hint = definePlugin({
      id: 'hint',
      inserts: [{ at: 'time', wraps: true, load: async () => ({ default: Hint }) }],
    })
    const diner = await renderPlugins({ plugins: [start, location, date, guests, times, hint, table], first })
    expect((await diner.finds('button', '19:30')).closest('p')!.textContent).to.match(/^Lunch: /)
  })
})

const sessions = 'GET /api/sessions/availability/*'

describe('start: a day that is chosen', () => {
  it('date.no-time: has no time of day, and takes the one that was chosen away', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot, answers: { [sessions]: hangs } })
    await diner.presses(/^Date/)
    await diner.presses('Sunday 29 November 2026')
    expect(diner.kernel.facts).to.include({ date: '2026-11-29', time: null })
    expect(diner.network.sent(sessions).at(-1)!.path).to.equal(
      '/api/sessions/availability/cork/2026-11-29/2/true',
    )
  })

  it('while its times are loading, those of the previous day are not offered', async () => {
    const diner = await renderPlugins({ plugins, first: atSlot })
    await diner.selects('Hour', '19')
    diner.network.answer(sessions, hangs)
    await diner.presses(/^Date/)
    await diner.presses('Sunday 29 November 2026')
    expect(diner.offers('Hour')).to.deep.equal(['–'])
    expect(diner.kernel.facts.time).to.equal(null)
  })

  it('its times are requested with the number of guests, once', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: venue(), adults: 3 } })
    await diner.presses(/^Date/)
    await diner.presses('Sunday 29 November 2026')
    expect(diner.network.sent(sessions).map(({ path }) => path)).to.deep.equal([
      '/api/sessions/availability/cork/2026-11-29/3/true',
    ])
  })

  it('continue.checks: its times are not requested again once one is confirmed', async () => {
    const diner = await renderPlugins({ plugins, first: atDetails })
    await diner.finds('heading', 'Your Details')
    expect(diner.network.sent(sessions)).to.be.empty
    expect(diner.kernel.facts.time).to.equal('19:30')
  })

  it('general-enquiry.optional: the day of one has no times to request', async () => {
    const general = definePlugin({ ...enquiry, journey: { ...enquiry.journey!, direct: true } })
    const first = { ...atSlot, time: null, journey: 'Enquiry' }
    const diner = await renderPlugins({ plugins: [...plugins, general], first })
    expect(diner.network.sent(sessions)).to.be.empty
  })
})
