import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'chai'
import { enquiryBody } from '../../kit/fixtures'
import { choosesVenue, fillsDetails } from '../../kit/ways'
import { findings } from '../kit/axe'
import { goHome, visit, type Diner, type Visit } from '../kit/diner'
import { misfitsAtAnyWidth } from '../kit/fit'
import { initWith, page } from '../kit/pages'
import { shifts, watchShifts } from '../kit/shifts'

const create = 'POST /api/enquiries/create'
const brand = `brand: {
  plugins: ['start', 'booking', 'kids-party', 'adults-party', 'enquiry'],
  journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'],
}`
const answers = { [create]: enquiryBody() }

const go = (options: Visit = {}) => visit({ page: initWith(brand), answers, ...options })

const kids = 'Kids Pizza Making Party Enquiry'
const adults = 'Adults Pizza Making Party Enquiry'

async function begins(diner: Diner, journey: string) {
  await choosesVenue(diner)
  await diner.clicks('button', journey)
  await diner.finds('group', 'Your party')
}

async function choosesSlot(diner: Diner) {
  await diner.clicks('button', /^Date/)
  await diner.clicks('button', 'Saturday 28 November 2026')
  await diner.selects('Hour', '19')
}

async function sends(diner: Diner) {
  await fillsDetails(diner)
  await diner.clicks('button', 'Continue')
  await diner.clicks('button', 'Complete Enquiry')
  await diner.finds('heading', 'Thank you for your enquiry.')
}

const posted = (diner: Awaited<ReturnType<typeof visit>>) => diner.api.sent(create)[0]!.body

describe('Browser: parties', () => {
  afterEach(goHome)

  for (const [journey, guests, people, occasion] of [
    [kids, '"guests":1,"children":8', 9, 'Kids Pizza Making Party'],
    [adults, '"guests":8,"children":0', 8, 'Adults Pizza Making Party'],
  ] as const) {
    it(`section 2: a "${journey}" leads from the search to the reference`, async () => {
      const diner = await go()
      await begins(diner, journey)
      await choosesSlot(diner)
      await diner.clicks('button', 'Continue')
      await diner.finds('heading', `YOUR ${journey.toUpperCase()} DETAILS`)
      await diner.reads(`Enquiry for Saturday 28 November at 19:00 for ${people} people`)
      await diner.reads('Thursday 26 November, 19:00')
      await sends(diner)
      await diner.finds('heading', `YOUR ${journey.toUpperCase()} DETAILS`)
      expect(posted(diner)).to.equal(
        `{"venueId":"cork","date":"2026-11-28","time":"1900",${guests},` +
          '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
          '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
          `"specialRequests":"| Source: Website","ocassionType":"${occasion}"}`,
      )
      expect(diner.errors).to.deep.equal([])
    })
  }

  it('section 9: the panel follows the numbers as they are typed, in both steps', async () => {
    const diner = await go()
    await begins(diner, kids)
    await diner.reads('€135.60')
    await choosesSlot(diner)
    await diner.get('spinbutton', 'Children').fill('7')
    await diner.reads('€118.65')
    await diner.reads('A party is for at least 8 children. You can still send your enquiry.')
    await diner.waits(600)
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await diner.finds('heading', 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await diner.reads('€118.65')
    await diner.clicks('button', 'Back')
    expect(await diner.get('spinbutton', 'Children').inputValue()).to.equal('7')
  })

  for (const [alias, label] of [
    ['KidsPMP', 'KIDS'],
    ['AdultPMP', 'ADULTS'],
  ] as const) {
    it(`decisions, "Names": hosts may open it as ${alias}`, async () => {
      const body = `<button type="button" onclick="Tavola.open('cork', '${alias}')">Party</button>
        <script src="/tavola.js"></script>`
      const diner = await go({
        page: (api) => page({ body: `${body}<script>Tavola.init({ baseUrl: '${api}', ${brand} })</script>` }),
      })
      await diner.clicks('button', 'Party')
      await diner.finds('group', 'Your party')
      expect(await diner.get('button', kids).count()).to.equal(0)
      await choosesSlot(diner)
      await diner.clicks('button', 'Continue')
      await diner.finds('heading', `YOUR ${label} PIZZA MAKING PARTY ENQUIRY DETAILS`)
    })
  }

  for (const [journey, part, width] of [
    [kids, 'Children', 320],
    [adults, 'Adults', 1280],
  ] as const) {
    it(`complaints 1 and 9: a "${journey}" fits at any width, and axe finds nothing, at ${width} px`, async () => {
      const diner = await go({ viewport: { width, height: 700 } })
      const good = async (screen: string) => {
        expect(await misfitsAtAnyWidth(diner.page), screen).to.deep.equal([])
        expect(await findings(diner.page), screen).to.deep.equal([])
      }
      await begins(diner, journey)
      await choosesSlot(diner)
      for (const count of ['3', '100']) {
        await diner.get('spinbutton', part).fill(count)
        await good(`step 1, ${count}`)
      }
      await diner.waits(600)
      await diner.selects('Hour', '19')
      await diner.clicks('button', 'Continue')
      await diner.finds('textbox', 'First Name')
      await good('step 6')
      await sends(diner)
      await good('step 7')
    })
  }

  for (const [journey, file, width] of [
    [kids, 'kids-party-panel', 360],
    [adults, 'adults-party-panel', 500],
    [kids, 'kids-party-panel', 768],
    [adults, 'adults-party-panel', 1280],
  ] as const) {
    it(`complaint 2: the panel's room is kept until its file is here (${file}, ${width} px)`, async () => {
      const diner = await go({
        viewport: { width, height: 1400 },
        reducedMotion: 'no-preference',
        prepare: async (host) => {
          await watchShifts(host)
          // Longer than the half second in which a browser forgives a shift after an input.
          await host.route(new RegExp(`-${file}-`), async (route) => {
            await pause(900)
            await route.continue()
          })
        },
      })
      await choosesVenue(diner)
      const before = (await shifts(diner)).length
      await diner.clicks('button', journey)
      await diner.finds('group', 'Your party')
      expect((await shifts(diner)).slice(before)).to.deep.equal([])
    })
  }
})
