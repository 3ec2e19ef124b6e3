import { expect } from 'chai'
import { isNight } from '../kit/night'
import { onEachDatabase } from './databases'
import { type Booked, booking } from './payloads'

const CREATE = '/api/bookings/create'
const many = isNight ? 200 : 50

onEachDatabase('A table is sold once', (server) => {
  it('gives one reference for many creates at the same moment for the last table (section 4)', async () => {
    const last = booking({ venueId: 'kinsale', time: '1900', guests: 4 })
    const answers = await Promise.all(Array.from({ length: many }, () => server.post<Booked>(CREATE, last)))

    const won = answers.filter(({ status }) => status === 200)
    const lost = answers.filter(({ status }) => status === 400)
    expect(won).to.have.length(1)
    expect(lost).to.have.length(many - 1)
    for (const { body } of lost) expect(body).to.have.all.keys('time')
    expect(await server.database.query('select reference from bookings')).to.deep.equal([
      { reference: won[0]?.body.bookingReference },
    ])
  })

  it('never lets two sittings share a table, at whatever times they are requested (section 4)', async () => {
    const times = ['1700', '1730', '1745', '1815', '1845', '1900', '1930', '2000', '2030', '2100']
    const asked = times.flatMap((time) =>
      [1, 2, 3, 4].map((guests) => booking({ venueId: 'kinsale', time, guests })),
    )
    const answers = await Promise.all(asked.map((each) => server.post<Booked>(CREATE, each)))

    const sold = answers.filter(({ status }) => status === 200)
    const stored = await server.database.query('select reference from bookings')
    expect(stored).to.have.length(sold.length)
    expect(sold.length).to.be.at.least(2)
    // Reads the bookings, not the sold quarters that keep them apart.
    const overlaps = await server.database.query(
      `select a.reference from bookings a join bookings b
         on a.table_id = b.table_id and a.date = b.date and a.reference < b.reference and abs(a.minute - b.minute) < 105`,
    )
    expect(overlaps).to.be.empty
    const tooSmall = await server.database.query(
      'select reference from bookings b join tables t on t.id = b.table_id where t.seats < b.guests + b.children',
    )
    expect(tooSmall).to.be.empty
  })

  it('is kept from selling twice by the database itself', async () => {
    await server.post<Booked>(CREATE, booking({ venueId: 'kinsale' }))
    const again = server.database.query('insert into sold_quarters select * from sold_quarters limit 1')
    const error = await again.then(
      () => undefined,
      (failure: { code?: string }) => failure,
    )
    expect(error?.code).to.equal('23505')
  })
})
