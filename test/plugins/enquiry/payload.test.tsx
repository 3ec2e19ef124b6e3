import { expect } from 'chai'
import { anna } from '../../kit/booking'
import { venue } from '../../kit/fixtures'
import {
  create,
  general,
  removeWidget,
  group,
  plugins,
  ready,
  readyGroup,
  renderWidget,
  tasting,
} from './tables'

/** The JSON that was sent, key by key in its order. */
async function sent(table: Parameters<typeof renderWidget>[0]): Promise<string> {
  const diner = await renderWidget(table)
  await diner.presses('Complete Enquiry')
  expect(diner.network.sent(create)).to.have.lengthOf(1)
  return JSON.stringify(diner.network.sent(create)[0]!.body)
}

const customer =
  '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
  '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
  '"specialRequests":"| Source: Website"'

describe('enquiry: Complete Enquiry', () => {
  afterEach(removeWidget)

  it('section 3, "Enquiry create payload": is sent to the byte, with nothing of a booking’s', async () => {
    expect(await sent(readyGroup)).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1930","guests":-1,"children":0,' +
        `${customer},"ocassionType":null}`,
    )
  })

  it('decisions, "General enquiry": date, time and guests are null when unset', async () => {
    expect(await sent(ready)).to.equal(
      `{"venueId":"cork","date":null,"time":null,"guests":null,"children":0,${customer},"ocassionType":null}`,
    )
  })

  it('decisions, "General enquiry": and sent where they are set', async () => {
    const first = { ...ready.first, date: '2026-12-24', time: '20:15', adults: 4 }
    expect(await sent({ ...ready, first })).to.include(
      '"date":"2026-12-24","time":"2015","guests":4,"children":0',
    )
  })

  it('section 3: a party gives its guests apart, and its occasion in the enquiry’s place', async () => {
    const party = { ...group.first, journey: 'Tasting', adults: 2, children: 1 }
    const first = { ...party, customer: anna, detailsConfirmed: true }
    expect(await sent({ plugins: [...plugins, tasting], first })).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1930","guests":2,"children":1,' +
        `${customer},"ocassionType":"Tasting"}`,
    )
  })

  it('section 3: a restaurant’s id is sent back unchanged', async () => {
    const first = { ...ready.first, venue: venue({ id: 12 }) }
    expect(await sent({ ...ready, first })).to.match(/^{"venueId":12,/)
  })

  it('section 5: the special requests as the host changes them, with their source', async () => {
    const first = { ...ready.first, customer: { ...anna, specialRequests: 'A cake' } }
    const host = { transformSpecialRequests: (text: string) => `${text}, please` }
    expect(await sent({ ...ready, first, host })).to.include('"A cake, please| Source: Website"')
  })

  it('section 7: once, as JSON, with the session id', async () => {
    const diner = await renderWidget(ready)
    await diner.presses('Complete Enquiry')
    const { headers } = diner.network.sent(create)[0]!
    expect(headers.get('content-type')).to.equal('application/json')
    expect(headers.get('x-session-id')).to.equal('test-session')
  })

  it('section 5: nothing is sent without a restaurant', async () => {
    const first = { ...general, customer: anna, detailsConfirmed: true }
    const diner = await renderWidget({ plugins, first })
    await diner.presses('Complete Enquiry')
    expect(diner.within('alert').gets('text', 'Please choose a restaurant')).to.exist
    expect(diner.network.requests).to.be.empty
  })
})
