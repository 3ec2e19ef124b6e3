import { expect } from 'chai'
import { status } from '../kit/answers'
import { findings } from '../kit/axe'
import { goHome, visit, type Diner } from '../kit/diner'
import { popupPage } from '../kit/pages'
import { choosesDay, completes, fixesDetails, opensCalendar, searches } from '../../kit/ways'

const check = 'GET /api/venues/searchavailability/*'

describe('Browser: complaint 9, axe finds nothing', () => {
  afterEach(goHome)

  const clean = async (diner: Diner) => expect(await findings(diner.page)).to.deep.equal([])

  it('on step 1, empty, with its list and with its calendar', async () => {
    const diner = await visit()
    await diner.finds('combobox', 'Location')
    await clean(diner)
    await searches(diner)
    await diner.finds('option', /Milano Cork/)
    await clean(diner)
    await diner.clicks('option', /Milano Cork/)
    await opensCalendar(diner)
    await diner.finds('grid', /November 2026/)
    await clean(diner)
  })

  it('on the error banner', async () => {
    const diner = await visit({ page: popupPage, answers: { [check]: status(404) } })
    await diner.clicks('button', 'Book at Cork')
    await choosesDay(diner)
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await diner.finds('button', 'OK')
    await clean(diner)
  })

  it('in the popup, on every step', async () => {
    const diner = await visit({ page: popupPage })
    await diner.clicks('button', 'Book at Cork')
    await diner.reads('Milano Cork')
    await clean(diner)
    await bookCleanly(diner)
  })

  it('inline, on every step', async () => {
    const diner = await visit()
    await searches(diner)
    await diner.clicks('option', /Milano Cork/)
    await bookCleanly(diner)
  })

  async function bookCleanly(diner: Diner) {
    await choosesDay(diner)
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await diner.finds('textbox', 'First Name')
    await clean(diner)
    await diner.get('textbox', 'First Name').press('Enter')
    await diner.reads('Please enter your first name')
    await clean(diner)
    await fixesDetails(diner)
    await clean(diner)
    await completes(diner)
    await clean(diner)
  }
})
