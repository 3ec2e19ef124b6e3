import { expect } from 'chai'
import diet from '../../examples/plugins/dietary-requirements'
import booking from '../../plugins/booking'
import start from '../../plugins/start'
import { cleanup, type AnyDiner } from '../../src/testing'
import { renderWidget } from '../../themes/build/testing'
import { renderPlugins } from '../kit/diner'

const create = 'POST /api/bookings/create'
const plugins = [start, booking, diet]

/** The steps of a plugin's test, the same in jsdom and in a browser. */
async function booksWithDiet(diner: AnyDiner): Promise<void> {
  await diner.reachesDetails()
  await diner.ticks('Vegan')
  await diner.fillsDetails()
  await diner.completes()
  expect(await diner.reads('summary')).to.match(/^Booking on Saturday 28 November at \d\d:\d\d for 2 people$/)
}

describe('Testing kit: the same diner everywhere', () => {
  afterEach(cleanup)

  it('books with a plugin in a test kernel', async () => {
    const diner = await renderPlugins({ plugins })
    await booksWithDiet(diner)
    expect(diner.network.sent(create)[0]!.body).to.deep.include({ dietaryRequirements: ['vegan'] })
  })

  it('books with a plugin in the published kit', async () => {
    const diner = await renderWidget({ plugins })
    await booksWithDiet(diner)
    expect(diner.api.sent(create)[0]!.body).to.deep.include({ dietaryRequirements: ['vegan'] })
  })

  it('fails as soon as nothing is pending, and lists what is there', async () => {
    const diner = await renderWidget({ plugins })
    const error = await diner.presses('Order a pizza').catch(String)
    expect(error).to.match(/There is no button "Order a pizza"[^]*On the page:[^]*button: .*"Continue"/)
  })
})
