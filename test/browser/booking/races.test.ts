import { expect } from 'chai'
import { availabilityBody } from '../../kit/fixtures'
import { choosesDay, choosesVenue, searches } from '../../kit/ways'
import { hangs, held } from '../kit/answers'
import { endVisits, visit } from '../kit/diner'

const check = 'GET /api/venues/searchavailability/*'

/** Decisions, "Step 1": an old answer never replaces a newer one. The other calls: test/plugins/start. */
describe('Browser: races', () => {
  afterEach(endVisits)

  it('a keystroke aborts the search under way, and a check whose time was changed meanwhile leads nowhere', async () => {
    const older = held(availabilityBody())
    const diner = await visit({
      answers: { 'GET /api/venues/search/co': hangs, [check]: older.answer },
    })
    const aborted = diner.page.waitForEvent('requestfailed')
    await searches(diner, 'co')
    await diner.api.hears('GET /api/venues/search/co')
    await diner.types('Location', 'cor')
    expect((await aborted).url()).to.match(/\/search\/co$/)
    await choosesVenue(diner)
    await choosesDay(diner)
    await diner.selects('Hour', '19')
    await diner.clicks('button', 'Continue')
    await diner.api.hears(check)
    await diner.selects('Hour', '12')
    older.release()
    await diner.receives(check)
    expect(await diner.get('combobox', 'Hour').inputValue()).to.equal('12')
    expect(await diner.get('textbox', 'First Name').count()).to.equal(0)
  })
})
