import { expect } from 'chai'
import { availabilityBody, bookingBody, menuBody, slotBody, venueBody } from '../../kit/fixtures'
import { held } from '../kit/api'
import { visit, type Diner } from '../kit/diner'
import { watchShifts } from '../kit/layout'
import { until } from '../kit/playwright-driver'
import { atTimes, initWith, timesPage } from '../kit/site'
import { saturday, today } from '../kit/time'
import { kept, popupWith, reloads, skipToComplete, skipToDetails, stored } from '../kit/visits'
import { visitGuaranteed, create } from '../third-parties/braintree'

describe('Browser: a booking over a real connection', () => {
  it('journey.booking, payload.booking, call.whole-booking: each call has its path, and one is posted', async () => {
    const diner = await visit({ answers: { 'GET /api/venues/search/*': [venueBody()] } })
    await diner.choosesRestaurant('Dún/Laoghaire?', /Milano Cork/)
    await diner.reachesDetails()
    await diner.fills('Special Requests', 'A window, please')
    await diner.confirmsDetails()
    await diner.completes()
    expect(diner.api.requests.map(({ method, path }) => `${method} ${path}`)).to.have.members([
      'GET /api/venues/search/D%C3%BAn%2FLaoghaire%3F',
      'GET /api/venues/searchnearby/D%C3%BAn%2FLaoghaire%3F',
      `GET /api/sessions/availability/cork/${saturday}/2/true`,
      `GET /api/venues/searchavailability/cork/${saturday}/1900/2`,
      `GET /api/menus/search/cork/${saturday}/2/1900`,
      create,
    ])
    const [post] = diner.api.sent(create)
    expect(post!.headers['content-type']).to.match(/^application\/json/)
    expect(post!.body).to.equal(
      `{"venueId":"cork","date":"${saturday}","time":"1900","guests":2,"children":0,"menuId":null,` +
        '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"A window, please| Source: Website","paymentNonce":null,"captchaToken":null}',
    )
  })

  it('submit.shown, name.loading: a held Enter sends nothing, and a double click sends once', async () => {
    const answer = held(bookingBody())
    const diner = await visit({ page: timesPage, answers: { [create]: answer.answer } })
    const holdsEnter = async (name: string) => {
      await diner.gets('button', name).focus()
      for (let repeats = 0; repeats < 10; repeats++) await diner.page.keyboard.down('Enter')
    }
    await skipToDetails(diner)
    await diner.fillsDetails()
    await holdsEnter('Continue')
    await diner.finds('button', 'Complete Booking')
    await holdsEnter('Complete Booking')
    await diner.settles()
    expect(diner.api.sent(create)).to.deep.equal([])
    await diner.page.keyboard.up('Enter')
    await diner.gets('button', 'Complete Booking').dblclick()
    await diner.page.getByRole('status').getByText('Completing Booking...').waitFor()
    answer.release()
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent(create)).to.have.lengthOf(1)
  })

  const firstFreeDay = ({ page }: Diner) => page.locator('.day:enabled').first().getAttribute('data-day')

  for (const [timezoneId, instant] of [
    ['America/Los_Angeles', `${today}T01:00:00Z`],
    ['Pacific/Kiritimati', `${today}T22:00:00Z`],
  ] as const)
    it(`brand.time-zone, date.plain-days: books the restaurant's day in ${timezoneId}`, async () => {
      const diner = await visit({ timezoneId, now: new Date(instant) })
      await diner.choosesRestaurant()
      await diner.opensCalendar()
      expect(await firstFreeDay(diner)).to.equal(today)
      await diner.choosesDay()
      await skipToComplete(diner)
      await diner.completes()
      expect(JSON.parse(diner.api.sent(create)[0]!.body).date).to.equal(saturday)
    })
})

/** The shell's own steps, and a remembered diner: test/plugins/keep. */
describe('Browser: keep', () => {
  const page = initWith(`${atTimes}, brand: {
    plugins: ['keep', 'start', 'booking', 'cross-sell', 'menus', 'card-guarantee', 'terms'],
    journeys: ['Booking'],
    options: { menus: { offer: true } },
  }`)
  const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin', availability: [slotBody(1930)] })
  const answers = {
    'GET /api/venues/searchavailability/*': availabilityBody({
      originalChoiceAvailable: false,
      venues: [dublin],
    }),
    'GET /api/menus/search/*': [menuBody(7, 'Pizza and prosecco')],
  }

  it('WCAG 2.2.1: a reload restores a booking at every step, and moves nothing and no focus', async () => {
    const diner = await visitGuaranteed({ page, answers, prepare: watchShifts })
    const comes = (heading: string, line = kept) =>
      reloads(diner, async () => {
        await diner.finds('heading', heading)
        await diner.finds('text', line)
      })
    await diner.choosesTime()
    await diner.presses('Continue')
    await diner.presses(/^Book 19:30/)
    await diner.clicks('radio', 'Pizza and prosecco')
    await comes('CHOOSE MENU')
    await diner.presses('Next')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Booking')
    // Twice, the first time before all is here.
    await diner.page.reload()
    await comes('Your Details')
    expect(await diner.page.evaluate('document.activeElement === document.body')).to.equal(true)

    await diner.presses('Complete Booking')
    await diner.typesCard()
    expect(await stored(diner)).not.to.match(/4111|client-?token|nonce/i)
    // The card and its token are gone: the fields come back empty.
    await comes('Guarantee your table')
    await diner.finds('text', 'For your security, we never store your card details. Please enter them again.')
    await diner.typesCard()
    await diner.clicks('checkbox', /terms/)
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    await comes(
      'Booking Confirmed',
      "This has already been sent. For your security, we don't store the reference.",
    )
    const sent = diner.api.sent(create).map(({ body }) => JSON.parse(body))
    expect(sent.map(({ venueId, menuId, paymentNonce }) => [venueId, menuId, paymentNonce])).to.deep.equal([
      ['dublin', 7, null],
      ['dublin', 7, 'nonce-1'],
    ])
    expect(diner.errors).to.deep.equal([])
  })
})

/** Chromium's own WebMCP, as an assistant in the browser uses it (docs/agents.md). */
describe('Browser: an assistant that books with the diner', () => {
  const page = popupWith(`preload: 'now', brand: {
    timeZone: 'Europe/Dublin', plugins: ['start', 'booking', 'terms', 'ticket', 'agent-tools'], journeys: ['Booking'],
  }`)
  const table = { restaurant: 'cork', date: saturday, time: '19:30', guests: 2 }
  const anna = {
    firstName: 'Anna',
    lastName: 'Byrne',
    email: 'anna@example.ie',
    telephoneNumber: '020 7946 0958',
  }

  it('prepares a booking in the popup; only the diner’s press sends it', async () => {
    const diner = await visit({ page, viewport: { width: 360, height: 740 } })
    const { webmcp } = diner.page
    const calls = async (name: string, input: object = {}) =>
      (await webmcp.callTool(name, input as never)) as Readonly<Record<string, unknown>>
    await until(async () => (await webmcp.tools()).length === 5, 'the tools')
    expect(await calls('prepare_booking', { ...table, ...anna })).to.include({ prepared: true })
    await diner.finds('dialog', 'Milano restaurants')
    await diner.finds('text', /Filled in by your assistant: table, first name/)
    expect(diner.api.sent('POST *')).to.deep.equal([])
    await diner.ticks(/terms/)
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', /Booking Confirmed/)
    expect(await calls('read_ticket')).to.include({ confirmed: true, reference: 'MB-1234' })
    expect(diner.errors).to.deep.equal([])
  })

  it('in a browser without WebMCP nothing is fetched for it, and nothing is logged', async () => {
    const diner = await visit({
      page,
      prepare: (page) => page.addInitScript('delete Document.prototype.modelContext'),
    })
    await diner.page.waitForLoadState('networkidle')
    expect(diner.site.files.join()).to.include('tavola-brand').and.not.include('agent-tools-later')
    expect([diner.consoleLines, diner.errors]).to.deep.equal([[], []])
  })
})
