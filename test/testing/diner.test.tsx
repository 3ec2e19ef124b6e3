import '../kit/dom'
import { expect } from 'chai'
import { definePlugin, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import { cleanup, tableJourney } from '../../src/testing'
import glance from '../../plugins/day-at-a-glance'
import start from '../../plugins/start'
import { status } from '../../src/scenes/network'
import { renderWidget } from '../../themes/build/testing'
import { timeAt } from 'tavola/time'
import { createClock } from '../../src/kernel/core/clock'

/** The message that it is rejected with. */
export const rejectionOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'It was not rejected.',
    (error: Error) => error.message,
  )

const create = 'POST /api/bookings/create'

/** A question in the details. */
const nickname = definePlugin({
  id: 'nickname',
  state: { name: '' },
  texts: { label: 'Nickname' },
  inserts: [{ at: 'details', load: async () => ({ default: Nickname }) }],
  payload: { nickname: ({ state }) => state.name.value },
})

function Nickname() {
  const { state, t } = usePlugin<PluginContext<{ name: string }, object, { label: string }>>()
  return (
    <label>
      {t('label')}
      <input value={state.name.value} onChange={({ target }) => void (state.name.value = target.value)} />
    </label>
  )
}

describe('Testing kit: a diner', () => {
  afterEach(cleanup)

  it('types and presses in the real widget, and its request can be read', async () => {
    const diner = await renderWidget({ plugins: [tableJourney, nickname], at: 'details' })
    await diner.types('Nickname', 'Anni')
    await diner.fillsDetails({ firstName: 'Annegret' })
    await diner.completes()
    const [sent] = diner.api.sent(create)
    expect(sent!.body).to.include({
      nickname: 'Anni',
      firstName: 'Annegret',
      date: '2026-11-28',
      time: '1930',
    })
    expect(diner.events.map(({ name }) => name)).to.include.members(['ready', 'booking-confirmed'])
  })

  for (const [locale, chosen] of [
    ['en-IE', '19:30'],
    ['en-US', '7:30 PM'],
  ] as const) {
    it(`chooses a chip by its time as ${locale} writes it`, async () => {
      const diner = await renderWidget({
        plugins: [start, tableJourney, glance],
        venueId: 'cork',
        date: '2026-11-28',
        brand: { locale },
      })
      await diner.choosesTime('19:30')
      expect(diner.gets('radio', chosen)).to.have.property('checked', true)
    })
  }

  it("a name that isn't there is reported with those that are", async () => {
    const diner = await renderWidget({ plugins: [tableJourney], at: 'details' })
    expect(() => diner.gets('textbox', 'Nickname')).to.throw(
      /There is no textbox "Nickname"[^]*heading: [^]*textbox: "First Name", "Last Name"/,
    )
  })

  it("a booking that is refused isn't a completed one", async () => {
    const answers = { [create]: status(400, { email: 'This address does not exist.' }) }
    const diner = await renderWidget({ plugins: [tableJourney], at: 'complete', answers })
    expect(await rejectionOf(diner.completes())).to.include('This address does not exist.')
  })

  it('the clock is set to its time, moves with waits, and continues afterwards', async () => {
    const diner = await renderWidget({ plugins: [tableJourney], now: '2026-12-24T18:00:00Z' })
    let rang = false
    setTimeout(() => (rang = true), 60_000)
    await diner.waits(59_999)
    expect(rang).to.equal(false)
    await diner.waits(1)
    expect(rang).to.equal(true)
    const pageClock = createClock()
    expect(pageClock.now().toISOString()).to.equal('2026-12-24T18:01:00.000Z')
    await cleanup()
    expect(pageClock.now().toISOString()).to.not.match(/^2026-12-24T18:01/)
    expect(document.querySelector('.tavola')).to.equal(null)
  })

  it("the diner's device has the zone and language that the test names, and no longer than the test", async () => {
    const seen = () => [
      timeAt(new Date('2026-07-01T09:00:00Z')),
      navigator.language,
      (Reflect.construct(Intl.NumberFormat, []) as Intl.NumberFormat).format(1.5),
    ]
    const device = { timeZone: 'Asia/Tokyo', language: 'de-DE' }
    await renderWidget({ plugins: [tableJourney], device })
    expect(seen()).to.deep.equal(['18:00', 'de-DE', '1,5'])
    await cleanup()
    const [time, language] = seen()
    expect([time, language === 'de-DE']).to.deep.equal(['10:00', false])
    await renderWidget({ plugins: [tableJourney] })
    expect(seen()).to.deep.equal(['10:00', 'en-IE', '1.5'])
  })

  it("a problem that the test doesn't expect makes it fail", async () => {
    const wrong = { plugins: [tableJourney], brand: { tokens: { '--tavola-acent': 'red' } as object } }
    await renderWidget(wrong)
    expect(await rejectionOf(cleanup())).to.include('--tavola-acent')
    const diner = await renderWidget(wrong)
    expect(diner.expectsProblem(/--tavola-acent/)).to.have.length(1)
  })

  it('a second diner fails while the first has not left', async () => {
    await renderWidget({ plugins: [tableJourney] })
    expect(await rejectionOf(renderWidget({ plugins: [tableJourney] }))).to.include('afterEach(cleanup)')
  })

  it('a popup opens, and its button closes it', async () => {
    const diner = await renderWidget({ plugins: [tableJourney], popup: true })
    await diner.finds('heading', 'Your table')
    await diner.presses('Close')
    expect(diner.has('heading', 'Your table')).to.equal(false)
  })

  it('a start that depends on English words is reported in another language', async () => {
    const brand = { locale: 'it-IT' }
    const error = await rejectionOf(renderWidget({ plugins: [tableJourney], brand, at: 'details' }))
    expect(String(error)).to.include('the brand is in "it-IT". Begin at "step 1"')
  })
})
