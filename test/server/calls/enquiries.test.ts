import { expect } from 'chai'
import { onEachDatabase } from '../kit/databases'
import { enquiry, type Problems } from '../kit/payloads'

const CREATE = '/api/enquiries/create'
const PARTY = 'Kids Pizza Making Party'

onEachDatabase('enquiries/create', (server) => {
  const create = (changes: Record<string, unknown> = {}) =>
    server.post<{ enquiryReference: string }>(CREATE, enquiry(changes))
  const problems = async (changes: Record<string, unknown>) => {
    const { status, body } = await server.post<Problems>(CREATE, enquiry(changes))
    expect(status).to.equal(400)
    return body
  }

  it('stores the enquiry of a group under a reference', async () => {
    const { status, body } = await create()
    expect(status).to.equal(200)
    const rows = await server.database.query(
      'select reference, restaurant_id, date::text, minute, guests, occasion_type from enquiries',
    )
    expect(rows).to.deep.equal([
      {
        reference: body.enquiryReference,
        restaurant_id: 'cork',
        date: '2026-11-27',
        minute: 1140,
        guests: -1,
        occasion_type: null,
      },
    ])
  })

  it('stores the occasion of a party', async () => {
    await create({ guests: 2, children: 10, ocassionType: PARTY })
    const rows = await server.database.query('select guests, children, occasion_type from enquiries')
    expect(rows).to.deep.equal([{ guests: 2, children: 10, occasion_type: PARTY }])
  })

  it('accepts a general enquiry without date, time and guests', async () => {
    expect((await create({ date: null, time: null, guests: null })).status).to.equal(200)
  })

  it('takes no table, however many are requested', async () => {
    await create({ venueId: 'kinsale', date: '2026-11-20', guests: 2 })
    expect(await server.database.query('select * from sold_quarters')).to.be.empty
  })

  it('requires 48 hours of notice for a party, to the minute', async () => {
    const party = { ocassionType: PARTY, date: '2026-11-20' }
    server.now = new Date('2026-11-18T17:01:00Z')
    expect((await problems({ ...party, time: '1700' })).date?.[0]).to.contain('48 hours')
    server.now = new Date('2026-11-18T17:00:00Z')
    expect((await create({ ...party, time: '1700' })).status).to.equal(200)
  })

  it('answers 400 for a date that has passed, or in a closure', async () => {
    expect(await problems({ date: '2026-11-17' })).to.have.all.keys('date')
    expect(await problems({ venueId: 'howth' })).to.have.all.keys('date')
    expect((await create({ date: '2026-11-18', time: null })).status).to.equal(200)
  })

  it('returns a message for each invalid field', async () => {
    const { status, body } = await server.post<Problems>(CREATE, {
      venueId: 'cork',
      guests: 'many',
      date: 'soon',
    })
    expect(status).to.equal(400)
    expect(body).to.have.all.keys(
      ...['date', 'guests', 'firstName', 'lastName', 'email', 'telephoneNumber', 'termsAndConditions'],
    )
  })

  it('answers 400 for a restaurant that does not exist', async () => {
    expect(await problems({ venueId: 'atlantis' })).to.have.all.keys('venueId')
  })
})
