import { expect } from 'chai'
import { stub } from 'sinon'
import { definePlugin } from 'tavola'
import analytics, { type AnalyticsOptions } from '../../../plugins/analytics'
import { anna, atComplete } from '../../kit/booking'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { form, placesStep } from '../../kit/stand-ins'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'

const page = window as unknown as { dataLayer?: object[]; layer?: object[] }

/** A diner on a page whose analytics are there, as this page has set them. */
async function visits(options: Partial<AnalyticsOptions> | undefined, first: object = atComplete) {
  page.dataLayer = []
  const diner = await renderPlugins({
    plugins: [placesStep, form, analytics],
    first,
    brand: { ...(options && { options: { analytics: options } }) },
  })
  return { ...diner, layer: () => page.dataLayer as Record<string, unknown>[] }
}

const yes = () => true

describe('analytics', () => {
  afterEach(() => {
    removeWidget()
    delete page.dataLayer
    delete page.layer
  })

  it("event.analytics: a booking arrives in the page's own list, under a name that GA4 accepts", async () => {
    const diner = await visits({ consent: yes })
    await diner.sees(() => void diner.kernel.submission.send())
    expect(diner.layer()).to.deep.include({
      event: 'tavola_booking_confirmed',
      reference: '',
      journey: 'Booking',
      venueId: 'cork',
      date: '2026-11-28',
      time: '19:30',
      guests: 2,
      version: 1,
    })
    for (const { event } of diner.layer()) expect(event).to.match(/^tavola_[a-z_]{1,33}$/)
  })

  it('event.consent: is silent until the page says yes, and again when it says no', async () => {
    let agreed = false
    const diner = await visits({ consent: () => agreed })
    expect(diner.events).not.to.deep.equal([])
    expect(diner.layer()).to.deep.equal([])
    agreed = true
    await diner.sees(() => diner.kernel.banner.fail({ code: 'form.failed' }))
    expect(diner.layer()).to.deep.equal([
      { event: 'tavola_error', code: 'form.failed', plugin: null, version: 1 },
    ])
    agreed = false
    await diner.sees(() => diner.kernel.banner.fail({ code: 'form.failed' }))
    expect(diner.layer()).to.have.length(1)
  })

  for (const answer of [undefined, 1, 'granted', {}, Promise.resolve(true)]) {
    it(`an answer other than true is not consent: ${String(answer)}`, async () => {
      const diner = await visits({ consent: () => answer })
      expect(diner.layer()).to.deep.equal([])
      expect(diner.faults).to.deep.equal([])
    })
  }

  it('with "tag-manager" each event goes into the list, which the page’s tag manager guards', async () => {
    const diner = await visits({ consent: 'tag-manager' })
    await diner.sees(() => void diner.kernel.submission.send())
    expect(diner.layer().map(({ event }) => event)).to.include('tavola_booking_confirmed')
    expect(diner.faults).to.deep.equal([])
  })

  it('"tag-manager" with the page’s own gtag is silent, and reports that: gtag sends pings without consent', async () => {
    const told: unknown[] = []
    const gtag = (...call: unknown[]) => void told.push(call)
    const diner = await visits({ consent: 'tag-manager', gtag })
    await diner.sees(() => void diner.kernel.submission.send())
    expect(told).to.deep.equal([])
    expect(diner.faults.map(({ error }) => String(error)).join()).to.match(/consent` must be a function/)
  })

  it('another text is no consent, and is reported', async () => {
    const diner = await visits({ consent: 'granted' as never })
    await diner.sees(() => void diner.kernel.submission.send())
    expect(diner.layer()).to.deep.equal([])
    expect(String(diner.faults[0]!.error)).to.match(/options\.analytics\.consent/)
  })

  it('event.consent: without the function it is silent, and reports that once', async () => {
    const diner = await visits(undefined)
    await diner.sees(() => void diner.kernel.submission.send())
    expect(diner.layer()).to.deep.equal([])
    expect(diner.faults.map(({ plugin, error }) => `${plugin}: ${error}`)).to.have.length(1)
    expect(String(diner.faults[0]!.error)).to.match(/options\.analytics\.consent/)
  })

  it('a function that throws is not consent, and breaks nothing', async () => {
    const oops = new Error('no consent manager')
    const consent = () => {
      throw oops
    }
    const diner = await visits({ consent })
    await diner.sees(() => void diner.kernel.submission.send())
    expect(diner.layer()).to.deep.equal([])
    expect(diner.faults).to.deep.equal([{ plugin: 'analytics', place: 'onEvent', error: oops }])
    expect(diner.reads()).to.include('Booking Confirmed')
  })

  it('every option that it has is known', () => {
    const all: Required<AnalyticsOptions> = {
      consent: yes,
      gtag: yes,
      dataLayer: 'layer',
      prefix: '',
      names: {},
    }
    const error = stub(console, 'error')
    checkPluginOptions([analytics], { ...brand, options: { analytics: { ...all } } })
    const first = error.args.flat()
    checkPluginOptions([analytics], { ...brand, options: { analytics: { consents: yes } } })
    error.restore()
    expect(first).to.deep.equal([])
    expect(error.args.flat().join()).to.match(/Did you mean "consent"/)
  })

  it('the page may name events itself, and leave some out', async () => {
    const names = { 'booking-confirmed': 'purchase', step: false } as const
    const diner = await visits({ consent: yes, prefix: 'milano_', names })
    await diner.sees(() => void diner.kernel.submission.send())
    expect(diner.layer().map(({ event }) => event)).to.deep.equal(['milano_submit_started', 'purchase'])
  })

  it('the page may have its own function or another list', async () => {
    const told: unknown[] = []
    const gtag = (...call: unknown[]) => void told.push(call)
    await visits({ consent: yes, gtag })
    expect(told).to.deep.equal([['event', 'tavola_step', { name: 'details', number: 4, version: 1 }]])
    removeWidget()
    page.layer = []
    const diner = await visits({ consent: yes, dataLayer: 'layer' })
    expect(diner.layer()).to.deep.equal([])
    expect(page.layer).to.have.length(1)
  })

  it('makes no global where the page has no list, and says so once', async () => {
    const diner = await visits({ consent: yes, dataLayer: 'layer' })
    await diner.sees(() => void diner.kernel.submission.send())
    expect(page.layer).to.equal(undefined)
    expect(diner.faults.map(({ error }) => String(error))).to.deep.equal([
      'TypeError: The page has no list "layer" to put events into; name another one under `options.analytics.dataLayer`.',
    ])
  })

  it('loads no script and requests nothing', async () => {
    const scripts = document.scripts.length
    const diner = await visits({ consent: yes })
    await diner.sees(() => void diner.kernel.submission.send())
    expect(document.scripts).to.have.length(scripts)
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal(['/api/bookings/create'])
  })

  it('passes on nothing that the diner typed', async () => {
    const customer = { ...anna, specialRequests: 'A cake for Grandmother' }
    const diner = await visits({ consent: yes }, { ...atComplete, customer })
    await diner.sees(() => void diner.kernel.submission.send())
    const said = JSON.stringify(diner.layer())
    expect(diner.layer()).to.have.length.above(2)
    for (const typed of Object.values(customer))
      if (typed && typed !== true) expect(said).not.to.include(typed)
  })

  it('a long name becomes one that GA4 accepts, too', async () => {
    const tea = definePlugin({
      ...form,
      outcome: { ...form.outcome!, id: 'afternoon-tea' },
      journey: { ...form.journey!, outcome: 'afternoon-tea' },
    })
    page.dataLayer = []
    const diner = await renderPlugins({
      plugins: [placesStep, tea, analytics],
      first: atComplete,
      brand: { options: { analytics: { consent: yes } } },
    })
    await diner.sees(() => void diner.kernel.submission.send())
    expect(page.dataLayer).to.deep.include.members([
      {
        event: 'tavola_afternoon_tea_confirmed',
        reference: '',
        journey: 'Booking',
        venueId: 'cork',
        date: '2026-11-28',
        time: '19:30',
        guests: 2,
        version: 1,
      },
    ])
  })
})
