import { expect } from 'chai'
import { after } from '../../../src/scenes/answers'
import { availabilityBody, goodEvening, sessionsBody, slotBody, venueBody } from '../../kit/fixtures'
import { held, status, type Answer } from '../kit/answers'
import { endVisits, visit, type Visit } from '../kit/diner'
import { atTimes, initWith } from '../kit/pages'
import { popupWith, visitPopup } from '../kit/popup-visit'
import { shifts, watchShifts } from '../kit/shifts'
import { choosesSlot, completes, fixesDetails } from '../../kit/ways'

const check = 'GET /api/venues/searchavailability/*'

/** Longer than the half second in which a browser forgives a shift after an input. */
const late = (answer: Answer) => after(700, answer)

const opener = `<button type="button" onclick="handle.open('cork')">Book at Cork</button>`

const lateEvening = Object.fromEntries(
  Object.entries(goodEvening).map(([call, answer]): [string, Answer] => [call, late(answer)]),
)

const visitLate = (width: number, options: Visit = {}) =>
  visit({
    viewport: { width, height: 900 },
    reducedMotion: 'no-preference',
    prepare: watchShifts,
    ...options,
    answers: { ...lateEvening, ...options.answers },
  })

describe('Browser: complaint 2, layout shift', () => {
  afterEach(endVisits)

  // Both widths at once, as most of the time is spent waiting for answers.
  it("is 0.00 from the script's arrival to step 5, with an error on the way, at 360 and 1280 px", () =>
    Promise.all([360, 1280].map(booksSteadily)))

  async function booksSteadily(width: number) {
    const diner = await visitLate(width, { answers: { [check]: late(status(404)) } })
    await choosesSlot(diner)
    await diner.clicks('button', 'Continue')
    await diner.clicks('button', 'OK')
    expect(await shifts(diner), `step 1 and the banner, ${width} px`).to.deep.equal([])
    diner.api.answer(check, late(goodEvening[check]))
    await diner.clicks('button', 'Continue')
    await fixesDetails(diner)
    await completes(diner)
    expect(await shifts(diner), `steps 4 and 5, ${width} px`).to.deep.equal([])
  }

  const evening = sessionsBody([slotBody(1800), slotBody(1900, false), slotBody(1930, false), slotBody(2000)])
  const others = `'booking', 'enquiry', 'cross-sell'], journeys: ['Booking']`
  for (const [what, plugins, offer, at] of [
    ['a line says late which times are full', `['start', `, 'button', [360, 1280]],
    ['the day at a glance is late', `['start', 'day-at-a-glance', 'first-free', `, 'radio', [360]],
  ] as const) {
    it(`decisions, "Step 1": full times: nothing moves as ${what}, at ${at.join(' and ')} px`, () =>
      Promise.all(at.map(asksSteadily)))

    async function asksSteadily(width: number) {
      const embed = initWith(`${atTimes}, brand: { plugins: ${plugins}${others} }`)
      // As the README asks of pages with the chips.
      const page = (api: string) =>
        embed(api).replace('<h1>', '<style>#book { min-height: 80rem }</style><h1>')
      const answers = { 'GET /api/sessions/availability/*': late(evening) }
      const diner = await visitLate(width, { page, answers })
      await diner.finds(offer, offer === 'button' ? /^Ask for/ : '19:30 full')
      if (offer === 'button') await diner.clicks('button', /^Ask for/)
      await diner.clicks('radio', offer === 'button' ? '19:30' : '19:30 full')
      await diner.clicks('button', /^Date/)
      await diner.clicks('button', 'Friday 27 November 2026')
      await diner.reads(/19:30 is taken/)
      expect(await shifts(diner), `${width} px`).to.deep.equal([])
    }
  }

  for (const width of [360, 1280]) {
    it(`the popup, its header and its step stay where they are as Continue is pressed, at ${width} px`, async () => {
      const answer = held(availabilityBody())
      const diner = await visitPopup({
        page: popupWith(`date: '2026-11-28', journey: 'Booking'`, opener),
        answers: { [check]: answer.answer },
        viewport: { width, height: 900 },
      })
      await diner.opens()
      await diner.selects('Hour', '19')
      const places = () =>
        Promise.all(
          [diner.page.getByText('Milano restaurants'), diner.get('heading', 'Find your table')].map(
            (element) => element.boundingBox(),
          ),
        )
      const before = await places()
      await diner.clicks('button', 'Continue')
      await diner.reads('Checking Availability...')
      await diner.page.waitForFunction(`document.body.lastElementChild.className.includes('min-top')`)
      expect(await places()).to.deep.equal(before)
      answer.release()
    })
  }

  it('is 0.00 where the venue is brought by its id', async () => {
    const diner = await visitLate(360, { page: initWith(`venueId: 'cork', date: '2026-11-28'`) })
    await diner.reads('Milano Cork')
    await diner.begins()
    await diner.get('combobox', 'Hour').selectOption('19')
    expect(await shifts(diner)).to.deep.equal([])
  })

  it('is 0.00 too where that venue has a message above the step, and offers no choice of journeys', async () => {
    const venue = venueBody({ closedMessage: 'We are closed on Mondays.', showJourneyOptions: false })
    const diner = await visitLate(360, {
      page: initWith(`venueId: 'cork'`),
      answers: { 'GET /api/venues/getbyid/*': late(venue) },
    })
    await diner.reads('We are closed on Mondays.')
    expect(await shifts(diner)).to.deep.equal([])
  })

  it('does not take the scroll or the focus of a page that it arrives on', async () => {
    const story = '<p>A long story.</p>'.repeat(60)
    const diner = await visit({
      page: (api) =>
        initWith(`preload: 'now'`)(api).replace(
          '<div id="book">',
          `<input id="news" />${story}<div id="book">`,
        ),
      prepare: (page) =>
        page.addInitScript(`addEventListener('DOMContentLoaded', () => (news.focus(), scrollTo(0, 400)))`),
    })
    await diner.finds('combobox', 'Location')
    expect(await diner.page.evaluate('[scrollY, document.activeElement.id]')).to.deep.equal([400, 'news'])
  })
})
