import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { availabilityBody, enquiryBody, menuBody, slotBody, venueBody } from '../../kit/fixtures'
import { byDay } from '../../kit/night'
import { held, heldFile, status } from '../kit/api'
import { visit, type Visit } from '../kit/diner'
import { describeInEachFont } from '../kit/fonts'
import { forgetsShifts, misfitsAtAnyWidth, shifts, watchShifts } from '../kit/layout'
import { atTimes, initWith } from '../kit/site'
import { addDays, saturday } from '../kit/time'

/** Slots from 17:00 on, a quarter of an hour apart. */
const evening = Array.from({ length: 20 }, (_, index) =>
  slotBody(1700 + Math.floor(index / 4) * 100 + (index % 4) * 15),
)

const huge = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="7000"><rect width="100%" height="100%"/></svg>`

/** Picture 1 is huge and comes when it is released, 2 is missing, 3 never loads, and 4 is no picture. */
const answerPictures = (page: Page, released: () => Promise<unknown>) =>
  page.route(/\/pictures\//, async (route) => {
    const url = route.request().url()
    if (/1\.svg/.test(url)) {
      await released()
      return route.fulfill({ contentType: 'image/svg+xml', body: huge })
    }
    if (/2\.svg/.test(url)) return route.abort('connectionreset')
    if (/4\.svg/.test(url)) return route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' })
  })

const menu = (id: number, over: object = {}) =>
  menuBody(id, `Menu ${id}`, {
    description: 'A starter, any pizza or pasta and a dolce.',
    images: { thumbnail: `/pictures/${id}.svg` },
    ...over,
  })

const goes = (options: string, visits: Visit = {}) =>
  visit({ page: initWith(options), viewport: { width: 360, height: 740 }, ...visits })

/** What each step shows, asks for and sends: test/plugins. Each step as a whole: test/browser/accessibility/wcag.test.ts. */
describeInEachFont('Browser: other tables and menus', () => {
  it('page.fits: long names of other restaurants fit at any width', async () => {
    const long = venueBody({
      id: 'long',
      name: `Milano ${'Llanfairpwll'.repeat(6)}`,
      address: ['Street'.repeat(20)],
      distanceInMilesString: `${'1'.repeat(60)} miles`,
      availability: evening,
    })
    const venues = [long, venueBody({ id: 1, availability: evening })]
    const diner = await goes(
      `${atTimes}, brand: { plugins: ['start', 'booking', 'cross-sell'], journeys: ['Booking'] }`,
      {
        answers: {
          'GET /api/venues/searchavailability/*': availabilityBody({
            originalChoiceAvailable: false,
            venues,
          }),
        },
      },
    )
    await diner.choosesTable()
    await diner.presses('Continue')
    await diner
      .gets('button', /^More times/)
      .first()
      .waitFor()
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
  })

  for (const [width, ratio] of [
    [360, 2.5],
    [1280, 1.6],
  ] as const)
    it(`page.no-shift: pictures that load, fail or are missing have the same boxes, at ${width} px`, async () => {
      const picture = held(undefined)
      const long = menu(5, { title: 'Menu'.repeat(60), description: 'So many words. '.repeat(80) })
      const diner = await goes(
        `${atTimes}, brand: { plugins: ['start', 'booking', 'menus'], journeys: ['Booking'], options: { menus: { offer: true } } }`,
        {
          viewport: { width, height: 2400 },
          answers: { 'GET /api/menus/search/*': [...[1, 2, 3, 4].map((id) => menu(id)), long] },
          prepare: async (page) => {
            await watchShifts(page, { forgives: false })
            await answerPictures(page, picture.answer)
          },
        },
      )
      await diner.choosesTable()
      await diner.presses('Continue')
      await diner.finds('heading', 'CHOOSE MENU')
      await forgetsShifts(diner)
      picture.release()
      const first = diner.page.locator('.menu-picture img').first()
      await diner.until(
        () => first.evaluate((image: HTMLImageElement) => image.complete),
        'the first picture',
      )
      const boxes = await diner.page
        .locator('.menu-picture')
        .evaluateAll((all) =>
          all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const),
        )
      expect(boxes).to.have.lengthOf(5)
      expect(new Set(boxes.map(String)).size).to.equal(1)
      expect(boxes[0]![0] / boxes[0]![1]).to.be.closeTo(ratio, 0.1)
      expect(await shifts(diner)).to.deep.equal([])
      expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
    })
})

describeInEachFont('Browser: a general enquiry', () => {
  const create = 'POST /api/enquiries/create'
  const brand = `brand: { plugins: ['start', 'booking', 'enquiry'], journeys: ['Booking', 'Enquiry'] }`

  it('page.fits: half a date is neither lost nor sent, and a long warning is text that fits', async () => {
    const later = addDays(saturday, 26)
    const [year, month, date] = later.split('-')
    const warning = '<script>document.title = 1</script>\nBring a bib. ' + 'Please'.repeat(60)
    const bookingConfiguration = { 'enquiry-confirmation-warning': warning }
    const diner = await goes(brand, {
      answers: {
        [create]: enquiryBody(),
        'GET /api/venues/search/*': [venueBody({ bookingConfiguration })],
      },
    })
    await diner.presses('General Enquiry')
    await diner.choosesRestaurant()
    await diner.clicks('text', 'Add a date, time or number of guests (optional)')
    await diner.fillsDetails()
    const day = diner.page.getByLabel('Date', { exact: true })
    await day.focus()
    // The browser gives the page no half date.
    await diner.page.keyboard.type(month!)
    await diner.gets('textbox', 'Email').focus()
    await diner.finds('text', 'Enter the day, month and year, or leave it empty')
    await diner.presses('Continue')
    await diner.gets('link', /^Enter the day/).press('Enter')
    await day.and(diner.page.locator(':focus')).waitFor()
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
    await diner.page.keyboard.press('Tab')
    await diner.page.keyboard.type(`${date}${year}`)
    await diner.presses('Continue')
    await diner.presses('Complete Enquiry')
    await diner.finds('heading', 'Thank you for your enquiry.')
    expect(JSON.parse(diner.api.sent(create)[0]!.body).date).to.equal(later)
    const said = diner.page.getByText('Bring a bib.')
    expect(await said.textContent()).to.equal(warning)
    expect(await said.evaluate((text) => getComputedStyle(text).whiteSpace)).to.match(/^pre-line|^pre-wrap/)
    expect(await diner.page.title()).to.equal('Trattoria')
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
  })

  it('the bar is at the end of step 6, and an error above it covers nothing of it', async () => {
    const diner = await goes(`venueId: 'cork', ${brand}`, {
      viewport: { width: 360, height: 640 },
      answers: { [create]: status(503, '') },
    })
    await diner.presses('General Enquiry')
    await diner.confirmsDetails()
    await diner.presses('Complete Enquiry')
    await diner.page.getByRole('alert').waitFor()
    await diner.gets('button', 'Complete Enquiry').focus()
    const boxes = ['.banner', '.action', '.widget'].map((part) => diner.page.locator(part).boundingBox())
    const [error, bar, widget] = (await Promise.all(boxes)).map((box) => box!)
    expect(bar!.y + bar!.height).to.be.closeTo(Math.min(640, widget!.y + widget!.height), 1)
    expect(error!.y + error!.height).to.be.at.most(bar!.y)
  })
})

describeInEachFont('Browser: parties', () => {
  const party = `venueId: 'cork', date: '${saturday}', brand: {
    plugins: ['start', 'booking', 'enquiry', 'kids-party', 'adults-party'],
    journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'],
  }`
  const kids = 'Kids Pizza Making Party Enquiry'
  const adults = 'Adults Pizza Making Party Enquiry'

  it('split.valid: the wheel scrolls the page, and a tap selects the number', async () => {
    const diner = await goes(party, { viewport: { width: 360, height: 500 }, hasTouch: true })
    await diner.presses(kids)
    const children = diner.gets('spinbutton', 'Children')
    await children.tap()
    await diner.page.keyboard.type('6')
    expect(await children.inputValue()).to.equal('6')
    const scrolled = () => diner.page.evaluate<number>('scrollY')
    const before = await scrolled()
    await children.hover()
    await diner.page.mouse.wheel(0, 60)
    await diner.until(async () => (await scrolled()) > before, 'the page to scroll')
    expect(await children.inputValue()).to.equal('6')
  })

  for (const [width, id, journey, part] of byDay(
    [
      [360, 'journey.kids-party', kids, 'Children'],
      [1280, 'journey.adults-party', adults, 'Adults'],
      [500, 'journey.kids-party', kids, 'Children'],
      [768, 'journey.adults-party', adults, 'Adults'],
    ] as const,
    ([width]) => width === 360 || width === 1280,
  ))
    it(`${id}, page.no-shift, page.fits: the panel's room is kept for its file, at ${width} px`, async () => {
      const file = heldFile(/tavola-detours/)
      const diner = await goes(party, {
        viewport: { width, height: 1400 },
        reducedMotion: 'no-preference',
        prepare: async (host) => {
          await watchShifts(host, { forgives: false })
          await file.prepare(host)
        },
      })
      await diner.presses(journey)
      await diner.settles()
      await forgetsShifts(diner)
      file.release()
      await diner.finds('group', 'Your party')
      expect(await shifts(diner)).to.deep.equal([])
      await diner.fills(part, '100')
      await diner.waits(600)
      expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
    })
})
