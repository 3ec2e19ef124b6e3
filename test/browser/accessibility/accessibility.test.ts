import { expect } from 'chai'
import { availabilityBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { status } from '../kit/answers'
import { findings } from '../kit/axe'
import { endVisits, visit, type Diner } from '../kit/diner'
import { popupWith, visitPopup } from '../kit/popup-visit'

const check = 'GET /api/venues/searchavailability/*'

const opener = `<button type="button" onclick="handle.open('cork')">Book at Cork</button>`

// By day axe looks at the gallery's pictures.
if (isNight) describe('Browser: axe finds nothing', suite)

function suite() {
  afterEach(endVisits)

  const clean = async (diner: Diner) => expect(await findings(diner.page)).to.deep.equal([])

  it('inline, on every step, and on step 1 empty, with its list and with its calendar', async () => {
    const diner = await visit()
    await diner.finds('combobox', 'Location')
    await clean(diner)
    await diner.searches()
    await diner.finds('option', /Milano Cork/)
    await clean(diner)
    await diner.clicks('option', /Milano Cork/)
    await diner.opensCalendar()
    await diner.finds('grid', /November 2026/)
    await clean(diner)
    await diner.presses('Saturday 28 November 2026')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.gets('textbox', 'First Name').press('Enter')
    await diner.finds('text', 'Please enter your first name')
    await clean(diner)
    await goesOnCleanly(diner)
  })

  it('in the popup, on every step, and on the error banner', async () => {
    const page = popupWith(`date: '2026-11-28', journey: 'Booking'`, opener)
    const diner = await visitPopup({ page, answers: { [check]: status(404) } })
    await diner.opens()
    await diner.selects('Hour', '19')
    await clean(diner)
    await diner.presses('Continue')
    await diner.finds('button', 'OK')
    await clean(diner)
    await diner.presses('OK')
    diner.api.answer(check, availabilityBody())
    await diner.presses('Continue')
    await goesOnCleanly(diner)
  })

  async function goesOnCleanly(diner: Diner) {
    await diner.finds('textbox', 'First Name')
    await diner.fillsDetails()
    await clean(diner)
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Booking')
    await clean(diner)
    await diner.completes()
    await clean(diner)
  }
}
