import { expect } from 'chai'
import { enquiryBody } from '../../kit/fixtures'
import { byDay, isNight } from '../../kit/night'
import { findings } from '../kit/accessibility-tree'
import { visit, type Diner, type Visit } from '../kit/diner'
import { misfitsAtAnyWidth, forgetsShifts, shifts, watchShifts } from '../kit/layout'
import { heldFile } from '../kit/api'
import { initWith, page } from '../kit/site'
import { skipToComplete } from '../kit/visits'
import { saturday, shortDay, thursday } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

const create = 'POST /api/enquiries/create'
const brand = `brand: {
  plugins: ['start', 'booking', 'kids-party', 'adults-party', 'enquiry'],
  journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'],
}`
const answers = { [create]: enquiryBody() }

const go = (options: Visit = {}) => visit({ page: initWith(brand), answers, ...options })

const kids = 'Kids Pizza Making Party Enquiry'
const adults = 'Adults Pizza Making Party Enquiry'

/** At which the kids' panel comes, and the adults'. */
const widths = [
  [360, 1280],
  [500, 768],
] as const

async function choosesSlot(diner: Diner) {
  await diner.choosesDay(saturday)
  await diner.selects('Hour', '19')
}

async function sends(diner: Diner) {
  await skipToComplete(diner)
  await diner.presses('Complete Enquiry')
  await diner.finds('heading', 'Thank you for your enquiry.')
}

const edit = 'Change your mind? Edit your booking'

const sent = (guests: string, occasion: string) =>
  `{"venueId":"cork","date":"${saturday}","time":"1900",${guests},` +
  '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
  '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
  `"specialRequests":"| Source: Website","ocassionType":"${occasion}"}`

const posted = (diner: Awaited<ReturnType<typeof visit>>) => diner.api.sent(create)[0]!.body

describeInEachFont('Browser: parties', () => {
  it('journey.kids-party, page.fits, access.axe: a "Kids Pizza Making Party Enquiry" leads from the search to the reference; the panel follows the numbers as they are typed, in both steps; both parties fit at any width, and axe finds nothing', async () => {
    const diner = await go({ viewport: { width: 320, height: 700 } })
    const good = async (screen: string) => {
      expect(await misfitsAtAnyWidth(diner.page), screen).to.deep.equal([])
      expect(await findings(diner.page), screen).to.deep.equal([])
    }
    const goodWith = async (journey: string, part: string) => {
      for (const count of byDay(['3', '100'], (count) => count === '100')) {
        await diner.fills(part, count)
        await good(`${journey}, step 1, ${count}`)
      }
      await diner.waits(600)
    }
    await diner.choosesRestaurant()
    await diner.presses(adults)
    await diner.finds('group', 'Your party')
    await choosesSlot(diner)
    await goodWith(adults, 'Adults')
    await diner.presses('Choose Booking Type')
    await diner.presses(kids)
    await diner.finds('text', '€135.60')
    if (isNight) await goodWith(kids, 'Children')
    await diner.fills('Children', '7')
    await diner.finds('text', '8 children at €16.95')
    await diner.finds('text', 'Parties need at least 8 children. You can still send your enquiry.')
    await diner.waits(600)
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.finds('heading', 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await diner.finds('text', '8 children at €16.95')
    await good('step 6')
    // At this width the summary is visible without a press.
    await diner.page.setViewportSize({ width: 1280, height: 700 })
    await diner.presses('Back')
    expect(await diner.shows('Children')).to.equal('7')
    await diner.presses('Continue')
    await diner.finds('text', `Enquiry for ${shortDay(saturday)} at 19:00 for 1 adult and 7 children`)
    await diner.finds('text', `${shortDay(thursday)}, 19:00`)
    await sends(diner)
    await diner.finds('heading', 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS')
    if (isNight) await good('step 7')
    expect(posted(diner)).to.equal(sent('"guests":1,"children":7', 'Kids Pizza Making Party'))
    expect(diner.errors).to.deep.equal([])
  })

  // By day: test/plugins/adults-party.
  if (isNight)
    it('journey.adults-party, host.open: a "Adults Pizza Making Party Enquiry" leads to the reference; hosts may open it as AdultPMP', async () => {
      const body = `<button type="button" onclick="Tavola.open('cork', 'AdultPMP')">Party</button>
      <script src="/tavola.js"></script>`
      const diner = await go({
        page: (api) => page({ body: `${body}<script>Tavola.init({ baseUrl: '${api}', ${brand} })</script>` }),
      })
      const has = async (name: string) => (await diner.gets('button', name).count()) > 0
      await diner.presses('Party')
      await diner.finds('group', 'Your party')
      expect(await has(kids)).to.equal(false)
      await choosesSlot(diner)
      await diner.presses('Continue')
      await diner.finds('heading', 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS')
      await diner.finds('text', `Enquiry for ${shortDay(saturday)} at 19:00 for 8 people`)
      await diner.finds('text', `${shortDay(thursday)}, 19:00`)
      expect([await has('Back'), await has(edit)], 'back.shown').to.deep.equal([true, true])
      await sends(diner)
      await diner.finds('text', `Enquiry for ${shortDay(saturday)} at 19:00 for 8 people`)
      expect([await has('Back'), await has(edit)], 'back.shown').to.deep.equal([false, false])
      expect(posted(diner)).to.equal(sent('"guests":8,"children":0', 'Adults Pizza Making Party'))
      expect(diner.errors).to.deep.equal([])
    })

  it('split.valid: the wheel scrolls the page, and a tap selects the number', async () => {
    const diner = await go({ viewport: { width: 360, height: 500 }, hasTouch: true })
    await diner.choosesRestaurant()
    await diner.presses(kids)
    await diner.choosesDay(saturday)
    const children = diner.gets('spinbutton', 'Children')
    await children.tap()
    await diner.page.keyboard.type('6')
    expect(await children.inputValue()).to.equal('6')
    const scrolled = () => diner.page.evaluate('scrollY') as Promise<number>
    const before = await scrolled()
    await children.hover()
    await diner.page.mouse.wheel(0, 60)
    await diner.until(async () => (await scrolled()) > before, 'the page to scroll')
    expect(await children.inputValue()).to.equal('6')
  })

  for (const [width, other] of byDay(widths, ([width]) => width === 360)) {
    it(`the panel's space is reserved until its file has loaded, at ${width} and ${other} px`, async () => {
      const files = [heldFile(/-kids-party-panel-/), heldFile(/-adults-party-panel-/)] as const
      const diner = await go({
        viewport: { width, height: 1400 },
        reducedMotion: 'no-preference',
        prepare: async (host) => {
          await watchShifts(host, { forgives: false })
          for (const file of files) await file.prepare(host)
        },
      })
      const keepsRoom = async (journey: string, file: (typeof files)[number]) => {
        await diner.presses(journey)
        await diner.finds('spinbutton', 'Adults')
        await forgetsShifts(diner)
        file.release()
        await diner.finds('group', 'Your party')
        expect(await shifts(diner), journey).to.deep.equal([])
      }
      await diner.choosesRestaurant()
      await keepsRoom(kids, files[0])
      await diner.presses('Choose Booking Type')
      await diner.page.setViewportSize({ width: other, height: 1400 })
      await keepsRoom(adults, files[1])
    })
  }
})
