import { expect } from 'chai'
import { sessionsBody, venueBody } from '../../kit/fixtures'
import { hangs, held, status } from '../kit/answers'
import { goHome, visit } from '../kit/diner'
import {
  choosesDay,
  choosesSlot,
  choosesVenue,
  completes,
  fixesDetails,
  opensCalendar,
  reachesDetails,
} from '../../kit/ways'

/** Contract 3: what people, and their screen readers, find by role and name. */
describe('Browser: roles and names', () => {
  afterEach(goHome)

  it('contract 3: step 1', async () => {
    const diner = await visit()
    await diner.finds('region', 'Milano restaurants')
    await diner.finds('combobox', 'Location')
    await diner.page.getByPlaceholder('Search location').waitFor()
    for (const name of ['Guests', 'Hour', 'Minute']) await diner.finds('combobox', name)
    expect(await diner.get('button', 'Continue').isDisabled()).to.equal(true)
    await choosesVenue(diner)
    await opensCalendar(diner)
    const grid = diner.page.getByRole('grid')
    await grid.getByRole('button', { name: 'Friday 20 November 2026', exact: true }).waitFor()
    const guests = await diner.get('combobox', 'Guests').getByRole('option').allTextContents()
    expect(guests.slice(0, 14)).to.deep.equal(Array.from({ length: 14 }, (_, index) => String(index + 1)))
  })

  it('section 2: each control of step 1 comes alive after the one before it', async () => {
    const diner = await visit()
    await diner.finds('combobox', 'Guests')
    const disabled = async () => {
      const controls = [
        diner.get('button', /^Date/),
        ...['Guests', 'Hour', 'Minute'].map((name) => diner.get('combobox', name)),
      ]
      return (await Promise.all(controls.map((control) => control.isDisabled()))).map(Number).join('')
    }
    expect(await disabled()).to.equal('1111')
    await choosesVenue(diner)
    expect(await disabled()).to.equal('1111')
    await diner.clicks('button', 'Book a Table')
    expect(await disabled()).to.equal('0111')
    await choosesDay(diner)
    await diner.selects('Hour', '19')
    expect(await disabled()).to.equal('0000')
    expect(await diner.get('button', 'Continue').isEnabled()).to.equal(true)
  })

  it('contract 3: step 4', async () => {
    const configuration = { 'step4-requireMinAge': 'true', 'step4-showOptInCheckbox': 'true' }
    const diner = await visit({
      answers: { 'GET /api/sessions/availability/*': sessionsBody(undefined, configuration) },
    })
    await reachesDetails(diner)
    for (const name of ['First Name', 'Last Name', 'Email', 'Telephone Number', 'Special Requests']) {
      await diner.finds('textbox', name)
    }
    await diner.finds('checkbox', /over 16.*terms and conditions/i)
    await diner.finds('checkbox', /offers/)
    for (const name of ['Back', 'Change your mind? Edit your booking']) await diner.finds('button', name)
    expect(await diner.get('button', 'Continue').isDisabled()).to.equal(true)
    await diner.reads('Booking on Saturday 28 November at 19:00 for 2 people')
  })

  it('contract 3: step 5', async () => {
    const diner = await visit()
    await reachesDetails(diner)
    await fixesDetails(diner)
    await completes(diner)
    await diner.reads('MB-1234')
    expect(await diner.get('button', 'Back').count()).to.equal(0)
  })

  it('section 4: the loading text is announced', async () => {
    const diner = await visit({ answers: { 'GET /api/venues/searchavailability/*': hangs } })
    await choosesSlot(diner)
    await diner.clicks('button', 'Continue')
    await diner.page.getByRole('status').getByText('Checking Availability...').waitFor()
    expect(await diner.page.locator('[aria-busy=true]').count()).to.equal(1)
    expect(
      await diner.page.locator('[aria-busy=true]').getByRole('status').getByText('Checking').count(),
    ).to.equal(0)
  })

  it('section 2: the error banner is announced, takes the focus and gives it back', async () => {
    const check = held(status(404))
    const diner = await visit({ answers: { 'GET /api/venues/searchavailability/*': check.answer } })
    await choosesSlot(diner)
    await diner.get('button', 'Continue').press('Enter')
    check.release()
    await diner.page.getByRole('alert').waitFor()
    await diner.get('button', 'OK').and(diner.page.locator(':focus')).waitFor()
    await diner.page.keyboard.press('Enter')
    await diner.get('button', 'Continue').and(diner.page.locator(':focus')).waitFor()
  })

  it("section 5: a field's error is its description from the moment it is left until it is right", async () => {
    const diner = await visit()
    await reachesDetails(diner)
    const email = diner.get('textbox', 'Email')
    await email.fill('anna@')
    expect(await email.getAttribute('aria-invalid')).to.equal('false')
    await email.blur()
    expect(await email.getAttribute('aria-invalid')).to.equal('true')
    await diner.page.getByRole('textbox', { description: 'Please enter your email' }).waitFor()
    await email.fill('anna@example.ie')
    expect(await email.getAttribute('aria-invalid')).to.equal('false')
  })

  it('section 2: the closed message stands above the step, its dates as diners read them', async () => {
    const closed = venueBody({
      closedMessage: 'Closed from ##closedFrom## to ##closedTo##.',
      closedFrom: '2026-11-25',
      closedTo: '2026-11-27T00:00:00',
    })
    const diner = await visit({ answers: { 'GET /api/venues/search/*': [closed] } })
    await choosesVenue(diner)
    await diner.reads('Closed from Wednesday 25 November to Friday 27 November.')
    await opensCalendar(diner)
    const days = ['Tuesday 24', 'Wednesday 25', 'Thursday 26', 'Friday 27'].map(
      (day) => `${day} November 2026`,
    )
    const open = await Promise.all(days.map((day) => diner.get('button', day).isEnabled()))
    expect(open).to.deep.equal([true, false, false, true])
  })
})
