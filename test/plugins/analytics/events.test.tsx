import { expect } from 'chai'
import { definePlugin } from 'tavola'
import analytics, { type AnalyticsOptions } from '../../../plugins/analytics'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import { anna, atComplete } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { logged } from '../../kit/logged'
import { form, placesStep } from '../../kit/stand-ins'

type Layer = Record<string, unknown>[]
const page = window as unknown as { dataLayer?: Layer; layer?: Layer }
const yes = () => true

/** A diner on a page whose analytics are there, as this page has set them. */
async function visits(options?: Partial<AnalyticsOptions>, first: object = atComplete, journey = form) {
  page.dataLayer = []
  const diner = await renderPlugins({
    plugins: [placesStep, journey, analytics],
    first,
    brand: { ...(options && { options: { analytics: options } }) },
  })
  return {
    ...diner,
    layer: () => page.dataLayer!,
    sends: () => diner.sees(() => void diner.kernel.sender.send()),
    fails: () => diner.sees(() => diner.kernel.banner.fail({ code: 'form.failed' })),
  }
}

const slot = { venueId: 'cork', date: '2026-11-28', time: '19:30', guests: 2, version: 1 }
const booked = { reference: '', journey: 'Booking', ...slot }

describe('analytics', () => {
  afterEach(() => {
    delete page.dataLayer
    delete page.layer
  })

  it("event.analytics: a booking arrives in the page's own list, with nothing that the diner typed", async () => {
    const customer = { ...anna, specialRequests: 'A cake for Grandmother' }
    const diner = await visits({ consent: yes }, { ...atComplete, customer })
    const scripts = document.scripts.length
    await diner.sends()
    expect(diner.layer()).to.deep.include({ event: 'tavola_booking_confirmed', ...booked })
    for (const { event } of diner.layer()) expect(event).to.match(/^tavola_[a-z_]{1,33}$/)
    for (const typed of Object.values(customer))
      if (typed && typed !== true) expect(JSON.stringify(diner.layer())).not.to.include(typed)
    expect(document.scripts).to.have.length(scripts)
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal(['/api/bookings/create'])
  })

  it('event.analytics: a long name becomes one that GA4 accepts, too', async () => {
    const tea = definePlugin({
      ...form,
      outcome: { ...form.outcome!, id: 'afternoon-tea' },
      journey: { ...form.journey!, outcome: 'afternoon-tea' },
    })
    const diner = await visits({ consent: yes }, atComplete, tea as unknown as typeof form)
    await diner.sends()
    expect(diner.layer()).to.deep.include({ event: 'tavola_afternoon_tea_confirmed', ...booked })
  })

  it('event.consent: is silent until the page says yes, and again when it says no', async () => {
    let agreed = false
    const diner = await visits({ consent: () => agreed })
    expect(diner.events).not.to.deep.equal([])
    for (const consent of [false, true, false]) {
      agreed = consent
      await diner.fails()
    }
    const error = { event: 'tavola_error', code: 'form.failed', plugin: null, version: 1 }
    expect(diner.layer()).to.deep.equal([error])
  })

  for (const answer of [undefined, 1, 'granted', {}, Promise.resolve(true)])
    it(`event.consent: an answer other than true is not consent: ${String(answer)}`, async () => {
      const diner = await visits({ consent: () => answer })
      await diner.sends()
      expect([diner.layer(), diner.faults]).to.deep.equal([[], []])
    })

  it('event.consent: a function that throws is not consent, and breaks nothing', async () => {
    const oops = new Error('no consent manager')
    const diner = await visits({
      consent: () => {
        throw oops
      },
    })
    await diner.sends()
    expect(diner.layer()).to.deep.equal([])
    expect(diner.faults).to.deep.equal([{ plugin: 'analytics', place: 'onEvent', error: oops }])
    expect(diner.reads()).to.include('Booking Confirmed')
  })

  const told: unknown[] = []
  const gtag = (...call: unknown[]) => void told.push(call)
  // Without consent Google's tag sends pings.
  for (const [what, options, fault] of [
    ['without an answer', undefined, /options\.analytics\.consent/],
    ['with another text', { consent: 'granted' as never }, /options\.analytics\.consent/],
    ['with "tag-manager" and the page’s own gtag', { consent: 'tag-manager', gtag }, /must be a function/],
  ] as const)
    it(`event.consent: ${what} it is silent, and reports that once`, async () => {
      const diner = await visits(options)
      await diner.sends()
      expect([diner.layer(), told]).to.deep.equal([[], []])
      expect(diner.faults).to.have.length(1)
      expect(String(diner.faults[0]!.error)).to.match(fault)
    })

  it('with "tag-manager" each event goes into the list, which the page’s tag manager guards', async () => {
    const diner = await visits({ consent: 'tag-manager' })
    await diner.sends()
    expect(diner.layer().map(({ event }) => event)).to.include('tavola_booking_confirmed')
    expect(diner.faults).to.deep.equal([])
  })

  it('every option that it has is known', () => {
    const all: Required<AnalyticsOptions> = { consent: yes, gtag, dataLayer: 'layer', prefix: '', names: {} }
    const reported = (options: object) =>
      logged(() => checkPluginOptions([analytics], { ...brand, options: { analytics: { ...options } } }))
    expect(reported(all)).to.deep.equal([])
    expect(reported({ consents: yes }).join()).to.match(/Did you mean "consent"/)
  })

  it('the page may name events itself, and leave some out', async () => {
    const names = { 'booking-confirmed': 'purchase', step: false } as const
    const diner = await visits({ consent: yes, prefix: 'milano_', names })
    await diner.sends()
    expect(diner.layer().map(({ event }) => event)).to.deep.equal(['milano_submit_started', 'purchase'])
  })

  it('the page may have its own function', async () => {
    await visits({ consent: yes, gtag })
    expect(told.splice(0)).to.deep.equal([
      ['event', 'tavola_step', { name: 'details', number: 4, version: 1 }],
    ])
  })

  it('the page may have another list', async () => {
    page.layer = []
    const diner = await visits({ consent: yes, dataLayer: 'layer' })
    expect([diner.layer().length, page.layer.length]).to.deep.equal([0, 1])
  })

  it('makes no global where the page has no list, and says so once', async () => {
    const diner = await visits({ consent: yes, dataLayer: 'layer' })
    await diner.sends()
    expect(page.layer).to.equal(undefined)
    expect(diner.faults.map(({ error }) => String(error))).to.deep.equal([
      'TypeError: The page has no list "layer" to put events into; name another one under `options.analytics.dataLayer`.',
    ])
  })
})
