import { expect } from 'chai'
import { enquiryBody, venueBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { findings } from '../kit/accessibility-tree'
import { visit, type Diner, type Visit } from '../kit/diner'
import { misfitsAtAnyWidth, watchShifts } from '../kit/layout'
import { initWith, page, type HostPage } from '../kit/site'
import { skipToComplete, kept, reloads } from '../kit/visits'
import { hangs, status } from '../kit/api'
import { until } from '../kit/playwright-driver'
import { addDays, saturday, shortDay, today } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

const create = 'POST /api/enquiries/create'
const later = addDays(saturday, 26)
const [year, month, date] = later.split('-')
const brand = `brand: { plugins: ['start', 'booking', 'enquiry'], journeys: ['Booking', 'Enquiry'] }`
const answers = { [create]: enquiryBody() }

const go = ({ answers: over, ...options }: Visit = {}) =>
  visit({ page: initWith(brand), ...options, answers: { ...answers, ...over } })

const optionalField = (diner: Diner, label: string) => diner.page.getByLabel(label, { exact: true })
const opensVisit = (diner: Diner) => diner.clicks('text', 'Add a date, time or number of guests (optional)')

async function beginsGeneral(diner: Diner) {
  await diner.presses('General Enquiry')
  await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
}

async function sends(diner: Diner) {
  await diner.presses('Complete Enquiry')
  await diner.finds('heading', 'Thank you for your enquiry.')
}

const customer =
  '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
  '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
  '"specialRequests":"| Source: Website","ocassionType":null}'

describeInEachFont('Browser: enquiry', () => {
  it('journey.enquiry, page.fits, access.axe: leads from step 6, with its location box, to the reference; half a date is neither lost nor sent unnoticed; each screen fits at any width, and axe finds nothing; texts of the restaurant’s configuration are text, and keep their line breaks', async () => {
    const warning = '<script>document.title = 1</script>\nBring a bib. ' + 'Please'.repeat(60)
    const bookingConfiguration = { 'enquiry-confirmation-warning': warning }
    const diner = await go({
      answers: { 'GET /api/venues/search/*': [venueBody({ bookingConfiguration })] },
      viewport: { width: 320, height: 700 },
    })
    const good = async (screen: string) => {
      expect(await misfitsAtAnyWidth(diner.page), screen).to.deep.equal([])
      expect(await findings(diner.page), screen).to.deep.equal([])
    }
    await beginsGeneral(diner)
    await opensVisit(diner)
    await optionalField(diner, 'Date').fill(addDays(today, -19))
    await diner.gets('textbox', 'Email').press('Enter')
    await diner.finds('link', 'Please choose a restaurant')
    await diner.finds('text', "Enter today's date or a later one")
    await good('step 6, with what it lacks')
    await optionalField(diner, 'Date').fill('')
    await optionalField(diner, 'Time').fill('20:15')
    await diner.choosesRestaurant()
    await optionalField(diner, 'Guests').selectOption('6')
    await diner.fillsDetails()
    await optionalField(diner, 'Date').focus()
    await diner.page.keyboard.type(month!)
    await diner.gets('textbox', 'Email').focus()
    await diner.finds('text', 'Enter the day, month and year, or leave it empty')
    await diner.presses('Continue')
    await diner.gets('link', /^Enter the day/).press('Enter')
    await optionalField(diner, 'Date').and(diner.page.locator(':focus')).waitFor()
    await diner.page.keyboard.press('Tab')
    await diner.page.keyboard.type(`${date}${year}`)
    await diner.presses('Milano Cork')
    await diner.finds('text', `Enquiry for ${shortDay(later)} at 20:15 for 6 people`)
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Enquiry')
    if (isNight) await good('step 6, fixed')
    await sends(diner)
    await diner.finds('text', 'ME-4711')
    await good('step 7')
    const said = diner.page.getByText('Bring a bib.')
    expect(await said.textContent()).to.equal(warning)
    expect(await said.evaluate((text) => getComputedStyle(text).whiteSpace)).to.match(/^pre-line|^pre-wrap/)
    expect(await diner.page.title()).to.equal('Trattoria')
    const [post] = diner.api.sent(create)
    expect(post!.headers['content-type']).to.match(/^application\/json/)
    expect(post!.body).to.equal(
      `{"venueId":"cork","date":"${later}","time":"2015","guests":6,"children":0,${customer}`,
    )
    expect(diner.api.sent('GET /api/sessions/*')).to.deep.equal([])
    expect(diner.errors).to.deep.equal([])
  })

  it('the bar is at the end of step 6, and an error above it covers nothing of it', async () => {
    const diner = await go({
      page: initWith(`venueId: 'cork', ${brand}`),
      viewport: { width: 360, height: 640 },
      answers: { [create]: status(503, '') },
    })
    await beginsGeneral(diner)
    await diner.confirmsDetails()
    await diner.presses('Complete Enquiry')
    const banner = diner.page.getByRole('alert')
    await banner.waitFor()
    await diner.gets('button', 'Complete Enquiry').focus()
    const boxes = ['.banner', '.action', '.widget'].map((part) => diner.page.locator(part).boundingBox())
    const [error, bar, widget] = (await Promise.all(boxes)).map((box) => box!)
    expect(bar!.y + bar!.height).to.be.closeTo(Math.min(640, widget!.y + widget!.height), 1)
    expect(error!.y + error!.height).to.be.at.most(bar!.y)
  })

  // By day: test/plugins/enquiry.
  if (isNight)
    it('host.open: Tavola.open accepts it, and starts at step 6 with the restaurant; "Done" closes the popup, and the next opening starts again', async () => {
      const body = `<button type="button" onclick="Tavola.open('cork', 'Enquiry')">Ask us</button>
      <script src="/tavola.js"></script>`
      const diner = await go({
        page: (api) => page({ body: `${body}<script>Tavola.init({ baseUrl: '${api}', ${brand} })</script>` }),
      })
      await diner.presses('Ask us')
      await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
      await diner.finds('text', 'Milano Cork')
      await skipToComplete(diner)
      await sends(diner)
      expect(diner.api.sent(create)[0]!.body).to.equal(
        `{"venueId":"cork","date":null,"time":null,"guests":null,"children":0,${customer}`,
      )
      await diner.presses('Done')
      await diner.misses('dialog', 'Milano restaurants')
      await diner.presses('Ask us')
      await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
      expect(await diner.gets('textbox', 'First Name').inputValue()).to.equal('')
    })
})

const keeping = `brand: {
  plugins: ['keep', 'start', 'booking', 'kids-party', 'enquiry'], journeys: ['Booking', 'KidsPartyEnquiry', 'Enquiry'],
}`
/** With as much room as the longest step needs. */
const keepingPage: HostPage = (api) =>
  initWith(keeping)(api).replace('min-height: 46rem', 'min-height: 90rem')

async function visitKept(options: Visit = {}) {
  const diner = await visit({
    page: keepingPage,
    answers: { [create]: enquiryBody() },
    prepare: watchShifts,
    ...options,
  })
  const comes = (heading: string, line = kept) =>
    reloads(diner, async () => {
      await diner.finds('heading', heading)
      await diner.finds('text', line)
    })
  return { ...diner, comes }
}

const thanks = 'Thank you for your enquiry.'
const question = 'Is there a step at the door?'

/** A general enquiry up to its button. */
async function asks(diner: Awaited<ReturnType<typeof visitKept>>) {
  await diner.presses('General Enquiry')
  await diner.choosesRestaurant()
  await diner.fills('Your question', question)
  await opensVisit(diner)
  await optionalField(diner, 'Date').fill(later)
  await diner.fillsDetails()
}

// By day a booking stands for enquiries: ../booking/back-and-reload.test.ts, and test/plugins/keep in jsdom.
if (isNight) describe('Browser: keep in enquiries', suite)

function suite() {
  it('a reload restores a party at steps 1, 6 and 7', async () => {
    const diner = await visitKept()
    await diner.choosesRestaurant()
    await diner.presses('Kids Pizza Making Party Enquiry')
    await diner.choosesDay(saturday)
    await diner.gets('spinbutton', 'Children').fill('9')
    await diner.waits(600)
    await diner.selects('Hour', '19')
    await reloads(diner, () => diner.finds('text', kept))
    expect(await diner.gets('spinbutton', 'Children').inputValue()).to.equal('9')
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.comes('YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await diner.presses('Back')
    expect(await diner.gets('spinbutton', 'Children').inputValue()).to.equal('9')
    await diner.presses('Continue')
    await diner.presses('Continue')
    await diner.comes('YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS')
    await diner.presses('Complete Enquiry')
    await diner.finds('heading', thanks)
    await diner.comes(thanks, "This has already been sent. For your security, we don't store the reference.")
    expect(await diner.has('text', 'ME-4711')).to.be.false
    expect(diner.api.sent(create)).to.have.length(1)
  })

  it('a reload restores a general enquiry with its question, its day and the typed details, and Back leads to step 1', async () => {
    const diner = await visitKept()
    await asks(diner)
    await diner.comes('YOUR ENQUIRY DETAILS')
    expect(await diner.gets('textbox', 'Your question').inputValue()).to.equal(question)
    expect(await optionalField(diner, 'Date').inputValue()).to.equal(later)
    await diner.presses('Continue')
    await diner.comes('YOUR ENQUIRY DETAILS')
    await diner.presses('Complete Enquiry')
    await diner.finds('heading', thanks)
    await diner.comes(thanks, "This has already been sent. For your security, we don't store the reference.")
    const [post] = diner.api.sent(create)
    expect(JSON.parse(post!.body)).to.include({
      date: later,
      specialRequests: `${question} | Source: Website`,
    })
  })

  it('a reload restores an enquiry that was being sent as unknown, and as the same one', async () => {
    const diner = await visitKept({ answers: { [create]: hangs } })
    await asks(diner)
    await diner.presses('Continue')
    await diner.presses('Complete Enquiry')
    await until(() => diner.api.sent(create).length > 0, 'the enquiry to be sent')
    await diner.page.reload()
    await diner.finds('text', /^We sent “/)
    await diner.finds('button', 'Send again')
    expect(diner.api.sent(create)).to.have.length(1)
  })
}
