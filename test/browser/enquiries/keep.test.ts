import { expect } from 'chai'
import { enquiryBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { hangs } from '../kit/api'
import { endVisits, visit, type Visit } from '../kit/diner'
import { initWith, type HostPage } from '../kit/site'
import { kept, reloads } from '../kit/visits'
import { watchShifts } from '../kit/layout'
import { until } from '../kit/playwright-driver'

const create = 'POST /api/enquiries/create'
const brand = `brand: {
  plugins: ['keep', 'start', 'booking', 'kids-party', 'enquiry'], journeys: ['Booking', 'KidsPartyEnquiry', 'Enquiry'],
}`
/** With as much room as the longest step needs. */
const page: HostPage = (api) => initWith(brand)(api).replace('min-height: 46rem', 'min-height: 90rem')

async function go(options: Visit = {}) {
  const diner = await visit({ page, answers: { [create]: enquiryBody() }, prepare: watchShifts, ...options })
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
async function asks(diner: Awaited<ReturnType<typeof go>>) {
  await diner.presses('General Enquiry')
  await diner.choosesRestaurant()
  await diner.fills('Your question', question)
  await diner.page.getByLabel('Date (optional)').fill('2026-12-24')
  await diner.fillsDetails()
}

// By day a booking stands for enquiries: ../booking/keep.test.ts, and test/plugins/keep in jsdom.
if (isNight) describe('Browser: keep in enquiries', suite)

function suite() {
  afterEach(endVisits)

  it('a reload restores a party at steps 1, 6 and 7', async () => {
    const diner = await go()
    await diner.choosesRestaurant()
    await diner.presses('Kids Pizza Making Party Enquiry')
    await diner.presses(/^Date/)
    await diner.presses('Saturday 28 November 2026')
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
    await diner.comes(thanks, 'This has already been sent.')
    await diner.finds('text', 'ME-4711')
    expect(diner.api.sent(create)).to.have.length(1)
  })

  it('a reload restores a general enquiry with its question, its day and the typed details, and Back leads to step 1', async () => {
    const diner = await go()
    await asks(diner)
    await diner.comes('YOUR ENQUIRY DETAILS')
    expect(await diner.gets('textbox', 'Your question').inputValue()).to.equal(question)
    expect(await diner.page.getByLabel('Date (optional)').inputValue()).to.equal('2026-12-24')
    await diner.presses('Continue')
    await diner.comes('YOUR ENQUIRY DETAILS')
    await diner.presses('Complete Enquiry')
    await diner.finds('heading', thanks)
    await diner.comes(thanks, 'This has already been sent.')
    const [post] = diner.api.sent(create)
    expect(JSON.parse(post!.body)).to.include({
      date: '2026-12-24',
      specialRequests: `${question} | Source: Website`,
    })
  })

  it('a reload restores an enquiry that was being sent as unknown, and as the same one', async () => {
    const diner = await go({ answers: { [create]: hangs } })
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
