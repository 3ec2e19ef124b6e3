import { expect } from 'chai'
import { bookingBody, venueBody } from '../../kit/fixtures'
import { held } from '../kit/answers'
import { goHome, visit } from '../kit/diner'
import {
  choosesSlot,
  choosesVenue,
  completes,
  fillsDetails,
  opensCalendar,
  reachesComplete,
  reachesDetails,
} from '../../kit/ways'

const create = 'POST /api/bookings/create'

describe('Browser: booking', () => {
  afterEach(goHome)

  it('section 2: leads from the search to the reference, with a summary on the way', async () => {
    const diner = await visit()
    await choosesSlot(diner)
    await diner.selects('Guests', '3')
    await diner.selects('Hour', '19')
    await diner.selects('Minute', '30')
    await diner.clicks('button', 'Continue')
    await diner.reads('Booking on Saturday 28 November at 19:30 for 3 people')
    await fillsDetails(diner)
    await diner.clicks('button', 'Continue')
    await completes(diner)
    await diner.reads('MB-1234')
  })

  it('section 3: posts the booking create payload, to the byte', async () => {
    const diner = await visit()
    await reachesComplete(diner)
    await completes(diner)
    const [post] = diner.api.sent(create)
    expect(post!.headers['content-type']).to.match(/^application\/json/)
    expect(post!.body).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1900","guests":2,"children":0,"menuId":null,' +
        '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"| Source: Website","paymentNonce":null,"captchaToken":null}',
    )
  })

  it('section 7: asks for each thing by its path', async () => {
    const diner = await visit({ answers: { 'GET /api/venues/search/*': [venueBody()] } })
    await choosesVenue(diner, 'Dún/Laoghaire?')
    await opensCalendar(diner)
    await diner.clicks('button', 'Saturday 28 November 2026')
    await diner.selects('Hour', '12')
    await diner.clicks('button', 'Continue')
    await diner.finds('textbox', 'First Name')
    expect(diner.api.requests.map(({ path }) => path)).to.have.members([
      '/api/venues/search/D%C3%BAn%2FLaoghaire%3F',
      '/api/venues/searchnearby/D%C3%BAn%2FLaoghaire%3F',
      '/api/sessions/availability/cork/2026-11-28/2/true',
      '/api/venues/searchavailability/cork/2026-11-28/1200/2',
      '/api/menus/search/cork/2026-11-28/2/1200',
    ])
  })

  it("section 6: sends one browser session's id with every call, over a reload too", async () => {
    const diner = await visit()
    await reachesComplete(diner)
    await completes(diner)
    await diner.page.reload()
    await choosesVenue(diner)
    const ids = diner.api.requests.map(({ headers }) => headers['x-session-id'])
    // Both searches and the sessions, the check, the menus, the create; and the searches again.
    expect(ids).to.have.lengthOf(8)
    expect(new Set(ids).size).to.equal(1)
    expect(ids[0]).to.match(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  it('section 5: gives the special requests their source', async () => {
    const diner = await visit()
    await reachesDetails(diner)
    await diner.types('Special Requests', 'A window, please')
    await fillsDetails(diner)
    await diner.clicks('button', 'Continue')
    await completes(diner)
    const { specialRequests } = JSON.parse(diner.api.sent(create)[0]!.body)
    expect(specialRequests).to.equal('A window, please| Source: Website')
  })

  it('complaint 8: says that it is sending, and sends once on a double click', async () => {
    const answer = held(bookingBody())
    const diner = await visit({ answers: { [create]: answer.answer } })
    await reachesComplete(diner)
    await diner.get('button', 'Complete Booking').dblclick()
    await diner.page.getByRole('status').getByText('Completing Booking...').waitFor()
    expect(await diner.get('button', 'Complete Booking').isDisabled()).to.equal(true)
    answer.release()
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent(create)).to.have.lengthOf(1)
  })

  it('complaint 8: an Enter that is held down fixes the details and sends nothing', async () => {
    const diner = await visit()
    await reachesDetails(diner)
    await fillsDetails(diner)
    await diner.get('button', 'Continue').focus()
    for (let repeats = 0; repeats < 10; repeats++) await diner.page.keyboard.down('Enter')
    await diner.finds('button', 'Complete Booking')
    await diner.get('button', 'Complete Booking').focus()
    for (let repeats = 0; repeats < 10; repeats++) await diner.page.keyboard.down('Enter')
    expect(diner.api.sent(create)).to.deep.equal([])
    await diner.page.keyboard.up('Enter')
    await diner.page.keyboard.press('Enter')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent(create)).to.have.lengthOf(1)
  })

  it('section 4: "Edit your booking" returns to step 1 with the choices kept', async () => {
    const diner = await visit()
    await reachesDetails(diner)
    await diner.clicks('button', 'Change your mind? Edit your booking')
    await diner.finds('button', 'Date Saturday 28 November 2026')
    expect(await diner.get('combobox', 'Hour').inputValue()).to.equal('19')
    await diner.reads('Milano Cork')
  })

  it('section 4: an inline widget starts anew after a booking, with the venue kept', async () => {
    const diner = await visit()
    await reachesComplete(diner)
    await completes(diner)
    await diner.clicks('button', 'Make another booking')
    await diner.finds('button', 'Date Choose a date')
    await diner.reads('Milano Cork')
    expect(await diner.get('combobox', 'Guests').inputValue()).to.equal('2')
  })
})
