import { expect } from 'chai'
import { availabilityBody, goodEvening, sessionsBody, slotBody, venueBody } from '../../kit/fixtures'
import { byDay, isNight } from '../../kit/night'
import { held, status } from '../kit/api'
import { visit, type Diner, type Visit } from '../kit/diner'
import { atTimes, initWith, type HostPage } from '../kit/site'
import { popupWith, visitPopup } from '../kit/visits'
import { shifts, watchShifts } from '../kit/layout'
import { friday, longDay, saturday, sunday, thursday } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

const check = 'GET /api/venues/searchavailability/*'

const opener = `<button type="button" onclick="handle.open('cork')">Book at Cork</button>`

/** The page keeps the room of the widget free, as the README asks of pages with the chips. */
const roomy =
  (options: string): HostPage =>
  (api) =>
    initWith(options)(api).replace('<h1>', '<style>#book { min-height: 84rem }</style><h1>')

const visitLate = (width: number, options: Visit = {}) =>
  visit({
    viewport: { width, height: 900 },
    reducedMotion: 'no-preference',
    prepare: (page) => watchShifts(page, { answersLate: true }),
    ...options,
  })

describeInEachFont('Browser: layout shift', () => {
  // All at once, as most of the time is spent waiting for answers.
  const atEachWidth = (walks: (width: number) => Promise<void>) => () =>
    Promise.all(byDay([360, 1280], (width) => width === 360).map(walks))

  it("is 0.00 from the script's arrival to step 5, with an error on the way", atEachWidth(booksSteadily))

  async function booksSteadily(width: number) {
    const diner = await visitLate(width, { answers: { [check]: status(404) } })
    await diner.choosesTable()
    await diner.presses('Continue')
    await diner.presses('OK')
    expect(await shifts(diner), `step 1 and the banner, ${width} px`).to.deep.equal([])
    diner.api.answer(check, goodEvening[check])
    await diner.presses('Continue')
    await diner.confirmsDetails()
    await diner.completes()
    expect(await shifts(diner), `steps 4 and 5, ${width} px`).to.deep.equal([])
  }

  const evening = sessionsBody([slotBody(1800), slotBody(1900, false), slotBody(1930, false), slotBody(2000)])
  const others = `'booking', 'enquiry', 'cross-sell'], journeys: ['Booking']`
  const offers = [
    ['a line says late which times are full', `['start', `, 'button'],
    ['the day at a glance is late', `['start', 'day-at-a-glance', 'first-free', `, 'radio'],
  ] as const
  for (const [what, plugins, offer] of byDay(offers, ([, , offer]) => offer === 'radio')) {
    it(`full times: nothing moves as ${what}`, atEachWidth(asksSteadily))

    async function asksSteadily(width: number) {
      const page = roomy(`${atTimes}, brand: { plugins: ${plugins}${others} }`)
      const answers = { 'GET /api/sessions/availability/*': evening }
      const diner = await visitLate(width, { page, answers })
      await diner.finds(offer, offer === 'button' ? /^Ask for/ : '19:30 full')
      if (offer === 'button') await diner.presses(/^Ask for/)
      await diner.clicks('radio', offer === 'button' ? '19:30' : '19:30 full')
      await diner.presses(/^Date/)
      await diner.presses(longDay(friday))
      await diner.finds('text', /19:30 isn't free/)
      expect(await shifts(diner), `${width} px`).to.deep.equal([])
    }
  }

  const shut = { sessions: [] }
  const full = sessionsBody([slotBody(1900, false), slotBody(1930, false)])
  const few = sessionsBody([slotBody(1900), slotBody(1930)])
  const on = (day: string) => `GET /api/sessions/availability/cork/${day}/2/true`
  const days = { [on(saturday)]: shut, [on(friday)]: few, [on(thursday)]: full, [on(sunday)]: shut }
  const found = /^Next available/
  const brands = [
    ['the controls', `'start', `, { shut: /^The next open day is/, full: /^Fully booked online/ }],
    ['with first-free', `'start', 'first-free', `, { shut: found, full: found }],
    ['all at a glance', `'start', 'day-at-a-glance', 'first-free', `, { shut: found, full: found }],
  ] as const
  for (const [brand, plugins, ends] of byDay(brands, ([brand]) => brand === 'all at a glance')) {
    it(
      `nothing moves from a closed day to a short, a full and a closed one: ${brand}`,
      atEachWidth(changesDays),
    )

    async function changesDays(width: number) {
      const page = roomy(`${atTimes}, brand: { plugins: [${plugins}${others} }`)
      // All of it in sight.
      const diner = await visitLate(width, { page, answers: days, viewport: { width, height: 1600 } })
      const chooses = async (day: string) => {
        await diner.presses(/^Date/)
        await diner.presses(day)
      }
      await diner.finds('text', ends.shut)
      await chooses(longDay(friday))
      await diner.page.getByText('19:30').or(diner.page.locator('select:enabled').nth(1)).first().waitFor()
      await chooses(longDay(thursday))
      await diner.finds('text', ends.full)
      await chooses(longDay(sunday))
      await diner.finds('text', ends.shut)
      expect(await shifts(diner), `${width} px`).to.deep.equal([])
    }
  }

  if (isNight)
    it('at a glance, Continue stays where it is when a time of a short day is chosen', async () => {
      const page = roomy(`${atTimes}, brand: { plugins: ['start', 'day-at-a-glance', ${others} }`)
      const diner = await visitLate(360, { page, answers: { [on(saturday)]: few } })
      const top = async () => (await diner.gets('button', 'Continue').boundingBox())!.y
      await diner.finds('radio', '19:30')
      const before = await top()
      await diner.clicks('radio', '19:30')
      await diner.settles()
      expect(await top()).to.equal(before)
      expect(await shifts(diner)).to.deep.equal([])
    })

  for (const width of byDay([360, 1280], (width) => width === 360)) {
    it(`the popup, its header and its step stay where they are as Continue is pressed, at ${width} px`, async () => {
      const answer = held(availabilityBody())
      const diner = await visitPopup({
        page: popupWith(`date: '${saturday}', journey: 'Booking'`, opener),
        answers: { [check]: answer.answer },
        viewport: { width, height: 900 },
      })
      await diner.opens()
      await diner.selects('Hour', '19')
      const places = () =>
        Promise.all(
          [diner.page.getByText('Milano restaurants'), diner.gets('heading', 'Find your table')].map(
            (element) => element.boundingBox(),
          ),
        )
      const before = await places()
      await diner.presses('Continue')
      await diner.finds('text', 'Checking Availability...')
      await diner.page.waitForFunction(`document.body.lastElementChild.className.includes('min-top')`)
      expect(await places()).to.deep.equal(before)
      answer.release()
    })
  }

  it('is 0.00 if the restaurant of the page has a message above the step, and offers no choice of journeys', async () => {
    const venue = venueBody({ closedMessage: 'We are closed on Mondays.', showJourneyOptions: false })
    const diner = await visitLate(360, {
      page: initWith(`venueId: 'cork'`),
      answers: { 'GET /api/venues/getbyid/*': venue },
    })
    await diner.finds('text', 'We are closed on Mondays.')
    expect(await shifts(diner)).to.deep.equal([])
  })

  it('is 0.00 if the restaurant of a general enquiry is loaded by its id', atEachWidth(findsItsRestaurant))

  async function findsItsRestaurant(width: number) {
    const diner = await visitLate(width, { page: roomy(`venueId: 'cork', journey: 'Enquiry'`) })
    await diner.finds('text', 'Milano Cork')
    expect(await diner.gets('combobox', 'Location').count()).to.equal(0)
    expect(await shifts(diner), `${width} px`).to.deep.equal([])
  }

  const story = '<p>A long story.</p>'.repeat(60)

  /** Its text is above the widget, with a field that it scrolls past and focuses. */
  const scrolled =
    (options = ''): HostPage =>
    (api) =>
      initWith(`preload: 'now', ${options}`)(api).replace(
        '<div id="book">',
        `<input id="news" />${story}<div id="book">`,
      )

  for (const [what, options, sees] of [
    ['a widget that appears', '', (diner: Diner) => diner.finds('combobox', 'Location')],
    ['an error at page load', atTimes, (diner: Diner) => diner.finds('button', 'Try again')],
  ] as const)
    it(`WCAG 3.2.1: ${what} neither scrolls the page nor takes its focus`, async () => {
      const diner = await visit({
        page: scrolled(options),
        answers: { 'GET /api/sessions/availability/*': status(404) },
        prepare: (page) =>
          page.addInitScript(`addEventListener('DOMContentLoaded', () => (news.focus(), scrollTo(0, 400)))`),
      })
      await sees(diner)
      await diner.settles()
      expect(await diner.page.evaluate('[scrollY, document.activeElement.id]')).to.deep.equal([400, 'news'])
    })
})
