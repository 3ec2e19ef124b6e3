import { expect } from 'chai'
import { bookingBody, venueBody } from '../../kit/fixtures'
import { held } from '../kit/api'
import { endVisits, visit } from '../kit/diner'
import { initWith } from '../kit/site'
import { skipToDetails } from '../kit/skip'

const create = 'POST /api/bookings/create'

describe('Browser: booking', () => {
  afterEach(endVisits)

  it('section 2: leads from the search to the reference, with a summary on the way; section 7: uses the path of each call; section 2, "Close cross": is hidden when the widget is inline; section 4: "Edit your booking" returns to step 1 with the choices kept; section 3: posts the booking create payload, to the byte; section 5: adds the source to the special requests; section 6: sends one session id with every call, after a reload too', async () => {
    const diner = await visit({ answers: { 'GET /api/venues/search/*': [venueBody()] } })
    const length = await diner.page.evaluate('history.length')
    await diner.choosesRestaurant('Dún/Laoghaire?', /Milano Cork/)
    await diner.choosesDay()
    await diner.selects('Guests', '3')
    await diner.selects('Hour', '19')
    await diner.selects('Minute', '30')
    await diner.presses('Continue')
    await diner.finds('text', 'Booking on Saturday 28 November at 19:30 for 3 people')
    expect(await diner.gets('button', 'Close').count(), 'section 2, "Close cross"').to.equal(0)
    await diner.presses('Change your mind? Edit your booking')
    await diner.finds('button', 'Date Saturday 28 November 2026')
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
    await diner.chose('Milano Cork')
    expect(await diner.page.evaluate('[history.length, history.state]')).to.deep.equal([length, null])
    await diner.presses('Continue')
    await diner.fills('Special Requests', 'A window, please')
    await diner.confirmsDetails()
    await diner.completes()
    await diner.finds('text', 'MB-1234')
    const [post, ...more] = diner.api.sent(create)
    expect(post!.headers['content-type']).to.match(/^application\/json/)
    expect(post!.body).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1930","guests":3,"children":0,"menuId":null,' +
        '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
        '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
        '"specialRequests":"A window, please| Source: Website","paymentNonce":null,"captchaToken":null}',
    )
    expect(more).to.deep.equal([])
    const asked = new Set(diner.api.requests.map(({ method, path }) => `${method} ${path}`))
    expect([...asked]).to.have.members([
      'GET /api/venues/search/D%C3%BAn%2FLaoghaire%3F',
      'GET /api/venues/searchnearby/D%C3%BAn%2FLaoghaire%3F',
      'GET /api/sessions/availability/cork/2026-11-28/2/true',
      'GET /api/sessions/availability/cork/2026-11-28/3/true',
      'GET /api/venues/searchavailability/cork/2026-11-28/1930/3',
      'GET /api/menus/search/cork/2026-11-28/3/1930',
      create,
    ])
    await diner.page.reload()
    await diner.choosesRestaurant()
    const ids = diner.api.requests.map(({ headers }) => headers['x-session-id'])
    expect(new Set(ids).size).to.equal(1)
    expect(ids[0]).to.match(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  it('a held Enter confirms the details and sends nothing; a double click shows that it is sending, and sends once; section 4: an inline widget starts again, with the venue kept', async () => {
    const answer = held(bookingBody())
    const diner = await visit({
      page: initWith(`venueId: 'cork', journey: 'Booking'`),
      answers: { [create]: answer.answer },
    })
    const holdsEnter = async (name: string) => {
      await diner.gets('button', name).focus()
      for (let repeats = 0; repeats < 10; repeats++) await diner.page.keyboard.down('Enter')
    }
    await diner.choosesDay()
    await skipToDetails(diner)
    await diner.fillsDetails()
    await holdsEnter('Continue')
    await diner.finds('button', 'Complete Booking')
    await holdsEnter('Complete Booking')
    await diner.settles()
    expect(diner.api.sent(create)).to.deep.equal([])
    await diner.page.keyboard.up('Enter')
    await diner.gets('button', 'Complete Booking').dblclick()
    await diner.page.getByRole('status').getByText('Completing Booking...').waitFor()
    expect(await diner.gets('button', 'Complete Booking').isDisabled()).to.equal(true)
    answer.release()
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.api.sent(create)).to.have.lengthOf(1)
    await diner.presses('Make another booking')
    await diner.finds('button', 'Date Choose a date')
    await diner.chose('Milano Cork')
    expect(await diner.gets('combobox', 'Guests').inputValue()).to.equal('2')
  })
})
