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

  it('stores enquiries of a group, a party and in general, and takes no table', async () => {
    const group = { restaurant_id: 'cork', date: '2026-11-27', minute: 1140, guests: -1, children: 0 }
    const { body } = await create()
    await create({ guests: 2, children: 10, ocassionType: PARTY })
    expect((await create({ date: null, time: null, guests: null })).status).to.equal(200)
    const rows = await server.database.query<{ reference: string }>(
      `select reference, restaurant_id, date::text, minute, guests, children, occasion_type from enquiries`,
    )
    expect(rows.find(({ reference }) => reference === body.enquiryReference)).to.include({
      ...group,
      occasion_type: null,
    })
    expect(rows.map((row) => ({ ...row, reference: '' }))).to.have.deep.members([
      { ...group, reference: '', occasion_type: null },
      { ...group, reference: '', guests: 2, children: 10, occasion_type: PARTY },
      { ...group, reference: '', date: null, minute: null, guests: null, occasion_type: null },
    ])
    expect(await server.database.query('select * from sold_quarters')).to.be.empty
  })

  it('requires 48 hours of notice for a party, to the minute', async () => {
    const party = { ocassionType: PARTY, date: '2026-11-20' }
    server.now = new Date('2026-11-18T17:01:00Z')
    expect((await problems({ ...party, time: '1700' })).date?.[0]).to.contain('48 hours')
    server.now = new Date('2026-11-18T17:00:00Z')
    expect((await create({ ...party, time: '1700' })).status).to.equal(200)
  })

  it('answers 400 for a date that has passed or is in a closure, and for an unknown restaurant', async () => {
    expect(await problems({ date: '2026-11-17' })).to.have.all.keys('date')
    expect(await problems({ venueId: 'howth' })).to.have.all.keys('date')
    expect(await problems({ venueId: 'atlantis' })).to.have.all.keys('venueId')
    expect((await create({ date: '2026-11-18', time: null })).status).to.equal(200)
  })

  it('returns a message for each invalid field', async () => {
    const sent = { venueId: 'cork', guests: 'many', date: 'soon' }
    const { status, body } = await server.post<Problems>(CREATE, sent)
    expect(status).to.equal(400)
    const details = ['firstName', 'lastName', 'email', 'telephoneNumber', 'termsAndConditions']
    expect(body).to.have.all.keys('date', 'guests', ...details)
  })
})
