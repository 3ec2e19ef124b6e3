import { expect } from 'chai'
import { availabilityBody, sessionsBody, slotBody, venueBody } from '../../kit/fixtures'
import { hangs, held } from '../kit/answers'
import { goHome, visit } from '../kit/diner'
import { choosesDay, choosesSlot, choosesVenue, searches } from '../../kit/ways'

const search = 'GET /api/venues/search/*'
const sessions = (guests: number) => `GET /api/sessions/availability/cork/2026-11-28/${guests}/true`
const check = 'GET /api/venues/searchavailability/*'

/** Decisions, "Step 1": an old answer never replaces a newer one. */
describe('Browser: races', () => {
  afterEach(goHome)

  it('an older search that is answered later is not listed', async () => {
    const older = held([venueBody({ name: 'Milano Coventry' })])
    const diner = await visit({ answers: { 'GET /api/venues/search/co': older.answer } })
    await searches(diner, 'co')
    await diner.api.hears('GET /api/venues/search/co')
    await searches(diner, 'cork')
    await diner.finds('option', /Milano Cork/)
    older.release()
    await diner.settles()
    expect(await diner.get('option', /Coventry/).count()).to.equal(0)
  })

  it('a keystroke aborts the search under way', async () => {
    const diner = await visit({ answers: { 'GET /api/venues/search/co': hangs } })
    const aborted = diner.page.waitForEvent('requestfailed')
    await searches(diner, 'co')
    await diner.api.hears('GET /api/venues/search/co')
    await diner.types('Location', 'cor')
    expect((await aborted).url()).to.match(/\/search\/co$/)
  })

  it('section 7: a search is sent once typing has paused for 750 ms', async () => {
    const diner = await visit()
    await diner.finds('combobox', 'Location')
    await diner.page.clock.pauseAt(new Date('2026-11-20T10:00:00Z'))
    for (const text of ['c', 'co', 'cor', 'cork']) {
      await diner.types('Location', text)
      await diner.page.clock.runFor(700)
    }
    expect(diner.api.requests).to.deep.equal([])
    await diner.page.clock.runFor(50)
    await diner.api.hears(search)
    expect(diner.api.sent(search).map(({ path }) => path)).to.deep.equal(['/api/venues/search/cork'])
  })

  it('times for an older number of guests that are answered later are not offered', async () => {
    const older = held(sessionsBody([slotBody(1500)]))
    const diner = await visit({ answers: { [sessions(5)]: older.answer } })
    await choosesVenue(diner)
    await choosesDay(diner)
    await diner.selects('Guests', '5')
    await diner.api.hears(sessions(5))
    await diner.selects('Guests', '6')
    await diner.api.hears(sessions(6))
    older.release()
    await diner.selects('Hour', '19')
    expect(await diner.get('combobox', 'Hour').getByRole('option').allTextContents()).not.to.include('15')
  })

  it('a check whose time was changed meanwhile leads nowhere', async () => {
    const older = held(availabilityBody())
    const diner = await visit({ answers: { [check]: older.answer } })
    await choosesSlot(diner)
    await diner.clicks('button', 'Continue')
    await diner.api.hears(check)
    await diner.selects('Hour', '12')
    const answered = diner.page.waitForEvent('requestfinished')
    older.release()
    await answered
    await diner.settles()
    expect(await diner.get('combobox', 'Hour').inputValue()).to.equal('12')
    expect(await diner.get('textbox', 'First Name').count()).to.equal(0)
  })
})
