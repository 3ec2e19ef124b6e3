import { expect } from 'chai'
import { readFile } from 'node:fs/promises'
import { bookingBody, venueBody, sessionsBody } from '../../kit/fixtures'
import { held, status } from '../kit/api'
import { visit, type Diner } from '../kit/diner'
import { initWith, atTimes, type HostPage } from '../kit/site'
import { skipToDetails, skipToComplete } from '../kit/visits'
import { isNight, byDay } from '../../kit/night'
import { policyFor } from '../../../tools/docs/policy'
import { findings } from '../kit/accessibility-tree'
import { misfitsAtAnyWidth, forgetsShifts, shifts, watchShifts } from '../kit/layout'
import { addDays, longDay, monthOf, now, saturday, shortDay, today } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

const create = 'POST /api/bookings/create'

describe('Browser: booking', () => {
  it('journey.booking, call.whole-booking, edit.booking, popup.close-button, payload.booking: leads from the search to the reference, with a summary on the way; uses the path of each call; is hidden when the widget is inline; "Edit your booking" returns to step 1 with the choices kept; posts the booking create payload, to the byte; adds the source to the special requests; sends one session id with every call, after a reload too', async () => {
    const diner = await visit({ answers: { 'GET /api/venues/search/*': [venueBody()] } })
    const length = await diner.page.evaluate('history.length')
    await diner.choosesRestaurant('Dún/Laoghaire?', /Milano Cork/)
    await diner.choosesDay()
    // Times for two that aren't needed any more are not asked for.
    await diner.api.waitsFor('GET /api/sessions/availability/*')
    await diner.selects('Guests', '3')
    await diner.selects('Hour', '19')
    await diner.selects('Minute', '30')
    await diner.presses('Continue')
    await diner.finds('text', `Booking on ${shortDay(saturday)} at 19:30 for 3 people`)
    expect(await diner.gets('button', 'Close').count(), 'popup.close-button').to.equal(0)
    await diner.presses('Change your mind? Edit your booking')
    await diner.finds('button', `Date ${longDay(saturday)}`)
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
    await diner.chose('Milano Cork')
    expect(await diner.page.evaluate('[history.length, history.state]')).to.deep.equal([length, null])
    await diner.presses('Continue')
    await diner.fills('Special Requests', 'A window, please')
    await diner.confirmsDetails()
    await diner.completes()
    await diner.finds('text', 'MB-1234')
    const [post, ...more] = diner.api.sent(create)
    expect(post!.headers['content-type']).to.match(/^application\/json/)
    expect(post!.body).to.equal(
      `{"venueId":"cork","date":"${saturday}","time":"1930","guests":3,"children":0,"menuId":null,` +
        '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"A window, please| Source: Website","paymentNonce":null,"captchaToken":null}',
    )
    expect(more).to.deep.equal([])
    const asked = new Set(diner.api.requests.map(({ method, path }) => `${method} ${path}`))
    expect([...asked]).to.have.members([
      'GET /api/venues/search/D%C3%BAn%2FLaoghaire%3F',
      'GET /api/venues/searchnearby/D%C3%BAn%2FLaoghaire%3F',
      `GET /api/sessions/availability/cork/${saturday}/2/true`,
      `GET /api/sessions/availability/cork/${saturday}/3/true`,
      `GET /api/venues/searchavailability/cork/${saturday}/1930/3`,
      `GET /api/menus/search/cork/${saturday}/3/1930`,
      create,
    ])
    await diner.page.reload()
    await diner.choosesRestaurant()
    const ids = diner.api.requests.map(({ headers }) => headers['x-session-id'])
    expect(new Set(ids).size).to.equal(1)
    expect(ids[0]).to.match(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  it('completion.inline, submit.shown: a held Enter confirms the details and sends nothing; a double click shows that it is sending, and sends once; an inline widget starts again, with the venue kept', async () => {
    const answer = held(bookingBody())
    const diner = await visit({
      page: initWith(`venueId: 'cork', journey: 'Booking'`),
      answers: { [create]: answer.answer },
    })
    const holdsEnter = async (name: string) => {
      await diner.gets('button', name).focus()
      for (let repeats = 0; repeats < 10; repeats++) await diner.page.keyboard.down('Enter')
    }
    await diner.choosesDay()
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
    expect(await diner.gets('button', 'Complete Booking').isDisabled()).to.equal(true)
    answer.release()
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent(create)).to.have.lengthOf(1)
    await diner.presses('Make another booking')
    await diner.finds('button', 'Date Choose a date')
    await diner.chose('Milano Cork')
    expect(await diner.gets('combobox', 'Guests').inputValue()).to.equal('2')
  })
})

const firstFreeDay = ({ page }: Diner) => page.locator('.day:enabled').first().getAttribute('data-day')

/** In days. */
const behind = 92

/** How the moment is read off an answer: test/api/device-clock.test.ts; a day that is refused: test/kernel/state/clock.test.ts. */
describe('Browser: a device whose clock is wrong', () => {
  it("gets a warning and the server's days, if the page may read the date of responses", async () => {
    const answer = status(200, sessionsBody())
    answer.headers.set('Date', now.toUTCString())
    const diner = await visit({
      page: initWith(`venueId: 'cork', journey: 'Booking'`),
      now: new Date(now.getTime() - behind * 86_400_000),
      answers: { 'GET /api/sessions/availability/*': answer },
    })
    await diner.choosesDay(addDays(today, 9 - behind))
    await diner.page
      .getByRole('alert')
      .getByText(`${longDay(addDays(today, -behind))}, but at the restaurant it's ${longDay(today)}`)
      .waitFor()
    await diner.presses('OK')
    await diner.finds('button', 'Date Choose a date')
    await diner.opensCalendar()
    await diner.finds('grid', monthOf(today))
    expect(await firstFreeDay(diner)).to.equal(today)
    expect(diner.errors).to.deep.equal([])
  })
})

const zones = [
  ['America/Los_Angeles', `${today}T01:00:00Z`, 'behind'],
  ['Pacific/Kiritimati', `${today}T22:00:00Z`, 'ahead'],
] as const

/** The restaurants are in Dublin (the default brand's time zone), where it is the tests' day at all these moments. */
// By day: the property tests of test/dates, and test/plugins/date/calendar.test.tsx.
if (isNight) describe('Browser: the same day in every time zone', suite)

function suite() {
  for (const [timezoneId, instant, where] of zones) {
    it(`brand.time-zone, date.plain-days: books the chosen day, in ${timezoneId}; today is the restaurant's if the diner is a day ${where}`, async () => {
      const diner = await visit({ timezoneId, now: new Date(instant) })
      await diner.choosesRestaurant()
      await diner.opensCalendar()
      expect(await firstFreeDay(diner)).to.equal(today)
      await diner.presses(longDay(today))
      await diner.api.waitsFor(`GET /api/sessions/availability/cork/${today}/2/true`)
      await diner.choosesDay()
      await diner.selects('Hour', '19')
      await diner.presses('Continue')
      await diner.finds('text', `Booking on ${shortDay(saturday)} at 19:00 for 2 people`)
      await skipToComplete(diner)
      await diner.completes()
      expect(diner.api.sent(`GET /api/venues/searchavailability/cork/${saturday}/*`)).to.have.lengthOf(1)
      expect(JSON.parse(diner.api.sent('POST /api/bookings/create')[0]!.body).date).to.equal(saturday)
    })
  }

  it('books the days around a clock change', async () => {
    const diner = await visit({ timezoneId: 'Europe/Dublin', now: new Date('2026-10-24T22:30:00Z') })
    await diner.choosesRestaurant()
    for (const [name, day] of [
      ['Sunday 25 October 2026', '2026-10-25'],
      ['Monday 26 October 2026', '2026-10-26'],
    ] as const) {
      await diner.opensCalendar()
      await diner.presses(name)
      await diner.api.waitsFor(`GET /api/sessions/availability/cork/${day}/2/true`)
    }
  })
}

const book = 'POST /api/bookings/create'
const nonce = 'c2VjcmV0'
/** Under a strict policy, in a dark look. */
const page: HostPage = (api) => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Trattoria</title></head>
  <body><main><h1>Trattoria</h1><div id="book"></div></main>
  <script nonce="${nonce}" src="/tavola.js"></script>
  <script nonce="${nonce}">
    handle = Tavola.init({
      baseUrl: '${api}', container: document.querySelector('#book'), ${atTimes},
      brand: { theme: 'notte', plugins: ['start', 'booking', 'ticket'], journeys: ['Booking'] },
    })
  </script></body></html>`
const headers = (api: string) => ({
  'Content-Security-Policy': `${policyFor(['ticket'], { nonce, api })}; report-uri /report`,
})

describeInEachFont('Browser: the ticket', () => {
  for (const width of byDay([360, 1280], (width) => width === 360)) {
    it(`layout shift is 0.00 when it appears, at ${width} px; offers a calendar file under a strict policy, without a request; copies the reference, or selects it if the page may not copy; axe finds nothing, with the calendars open; fits at any width, with targets of 44 px or more; is animated, but not if the diner prefers reduced motion; prints in black, without the controls`, async () => {
      const answer = held(bookingBody({ ccgPerformed: true }))
      const diner = await visit({
        page,
        headers,
        viewport: { width, height: 900 },
        reducedMotion: 'no-preference',
        permissions: ['clipboard-read', 'clipboard-write'],
        prepare: (page) => watchShifts(page, { forgives: false }),
        answers: {
          [book]: answer.answer,
          'GET /api/venues/getbyid/*': venueBody({ bookingConfiguration: { 'booking-cancel-hours': '48' } }),
        },
      })
      const looksOf = <Look>(look: string) =>
        diner.page.evaluate<Look>(`(() => {
          const part = (name) => getComputedStyle(document.querySelector('#book > div').shadowRoot.querySelector(name))
          return ${look}
        })()`)
      const motion = `['.ticket-main', '.ticket-stub'].map((name) => part(name).animationName)`
      await skipToComplete(diner)
      await diner.presses('Complete Booking')
      await forgetsShifts(diner)
      answer.release()
      await diner.finds('heading', 'Your table')
      await diner.finds('text', /Free to cancel until/)
      expect(await shifts(diner)).to.deep.equal([])
      // The room that is kept for the ticket doesn't stretch what is in it.
      const again = await diner.gets('button', 'Make another booking').boundingBox()
      expect(again!.height).to.be.below(72)
      expect(await looksOf(motion)).to.deep.equal(['ticket-drawn', 'ticket-hung'])
      await diner.page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await looksOf(motion)).to.deep.equal(['none', 'none'])

      await diner.presses('Copy the reference')
      await diner.finds('text', 'Reference copied.')
      const copied = () => diner.page.evaluate('navigator.clipboard.readText()')
      expect(await copied()).to.equal('MB-1234')
      await diner.page.evaluate(`{
        const { writeText } = navigator.clipboard
        writeText.call(navigator.clipboard, '')
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
      }`)
      await diner.presses('Copy the reference')
      await diner.finds('text', /We couldn't copy the reference/)
      await diner.page.keyboard.press('Control+c')
      expect(await copied()).to.equal('MB-1234')

      const asked = diner.answered.length
      await diner.presses('Add to calendar')
      const [download] = await Promise.all([
        diner.page.waitForEvent('download'),
        diner.presses(/^Calendar file/),
      ])
      expect(download.suggestedFilename()).to.equal(`milano-cork-${saturday}.ics`)
      const file = await readFile(await download.path(), 'utf8')
      expect(file).to.match(
        new RegExp(
          `^BEGIN:VCALENDAR\r\n.*DTSTART;TZID=Europe/Dublin:${saturday.replaceAll('-', '')}T190000\r\n`,
          's',
        ),
      )
      expect(diner.answered.slice(asked).filter(({ method }) => method !== 'GET')).to.deep.equal([])
      expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])

      await diner.finds('link', 'Google Calendar')
      expect(await findings(diner.page)).to.deep.equal([])
      expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
      const low = await diner.page.evaluate(`
        [...document.querySelector('#book > div').shadowRoot.querySelectorAll('.ticket-part :is(a, button)')]
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map(({ textContent }) => textContent)`)
      expect(low).to.deep.equal([])

      await diner.page.emulateMedia({ media: 'print' })
      const printed = `[part('.ticket-actions').display, part('.ticket-copy').display, part('.ticket-main').color, part('.ticket-main').backgroundColor]`
      expect(await looksOf(printed)).to.deep.equal(['none', 'none', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    })
  }
})
