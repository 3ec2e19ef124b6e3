import { expect } from 'chai'
import { enquiryBody, venueBody } from '../../kit/fixtures'
import { findings } from '../kit/accessibility-tree'
import { status } from '../kit/api'
import { endVisits, visit } from '../kit/diner'
import { describeInEachFont } from '../kit/fonts'
import { misfitsAtAnyWidth } from '../kit/layout'
import { initWith } from '../kit/site'
import { addDays, saturday } from '../kit/time'

const create = 'POST /api/enquiries/create'
const later = addDays(saturday, 26)
const [year, month, date] = later.split('-')
const brand = `brand: { plugins: ['start', 'booking', 'enquiry'], journeys: ['Booking', 'Enquiry'] }`
const warning = '<script>document.title = 1</script>\nBring a bib. ' + 'Please'.repeat(60)

/** What is asked and sent: test/plugins/enquiry. */
describeInEachFont('Browser: a general enquiry', () => {
  let diner: Awaited<ReturnType<typeof visit>>
  before(async () => {
    diner = await visit({
      page: initWith(brand),
      isLasting: true,
      viewport: { width: 320, height: 700 },
      answers: {
        [create]: enquiryBody(),
        'GET /api/venues/search/*': [
          venueBody({ bookingConfiguration: { 'enquiry-confirmation-warning': warning } }),
        ],
      },
    })
    await diner.presses('General Enquiry')
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    await diner.clicks('text', 'Add a date, time or number of guests (optional)')
  })
  after(endVisits)

  const day = () => diner.page.getByLabel('Date', { exact: true })
  const isGood = async () => {
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
    expect(await findings(diner.page)).to.deep.equal([])
  }

  it('page.fits, access.axe: step 6 fits at any width with its errors, and axe finds nothing', async () => {
    await diner.gets('textbox', 'Email').press('Enter')
    await diner.finds('link', 'Please choose a restaurant')
    await isGood()
  })

  // The browser gives the page no half date.
  it('half a date is neither lost nor sent unnoticed', async () => {
    await diner.choosesRestaurant()
    await diner.fillsDetails()
    await day().focus()
    await diner.page.keyboard.type(month!)
    await diner.gets('textbox', 'Email').focus()
    await diner.finds('text', 'Enter the day, month and year, or leave it empty')
    await diner.presses('Continue')
    await diner.gets('link', /^Enter the day/).press('Enter')
    await day().and(diner.page.locator(':focus')).waitFor()
    await diner.page.keyboard.press('Tab')
    await diner.page.keyboard.type(`${date}${year}`)
    await diner.presses('Continue')
    await diner.presses('Complete Enquiry')
    await diner.finds('heading', 'Thank you for your enquiry.')
    expect(JSON.parse(diner.api.sent(create)[0]!.body).date).to.equal(later)
  })

  it('page.fits, access.axe: step 7 fits with a long warning, which is text and keeps its lines', async () => {
    await isGood()
    const said = diner.page.getByText('Bring a bib.')
    expect(await said.textContent()).to.equal(warning)
    expect(await said.evaluate((text) => getComputedStyle(text).whiteSpace)).to.match(/^pre-line|^pre-wrap/)
    expect(await diner.page.title()).to.equal('Trattoria')
    expect(diner.errors).to.deep.equal([])
  })
})

describeInEachFont('Browser: an enquiry that fails', () => {
  it('the bar is at the end of step 6, and an error above it covers nothing of it', async () => {
    const diner = await visit({
      page: initWith(`venueId: 'cork', ${brand}`),
      viewport: { width: 360, height: 640 },
      answers: { [create]: status(503, '') },
    })
    await diner.presses('General Enquiry')
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
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
