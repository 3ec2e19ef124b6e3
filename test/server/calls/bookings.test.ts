import { expect } from 'chai'
import type { Session } from '../../../examples/server/availability/availability'
import { onEachDatabase } from '../kit/databases'
import { type Booked, booking, type Problems } from '../kit/payloads'
import { isNight } from '../../kit/night'

const CREATE = '/api/bookings/create'

onEachDatabase('bookings/create', (server) => {
  const create = (changes: Record<string, unknown> = {}) => server.post<Booked>(CREATE, booking(changes))
  const problems = async (changes: Record<string, unknown>) => {
    const { status, body } = await server.post<Problems>(CREATE, booking(changes))
    expect(status).to.equal(400)
    return body
  }
  const bookings = () =>
    server.database.query<{ reference: string; seats: number; session_id: string }>(
      'select b.reference, t.seats, b.session_id from bookings b join tables t on t.id = b.table_id',
    )

  it('returns a reference for a free table, and keeps the session id', async () => {
    const { status, body } = await create()
    expect(status).to.equal(200)
    expect(body.bookingReference).to.match(/^MB-[2-9A-HJKMNP-Z]{8}$/)
    expect(body).to.include({ requiresCcg: false, ccgPerformed: false })
    const [stored, ...more] = await bookings()
    expect(stored).to.include({
      reference: body.bookingReference,
      session_id: 'b8c6b1a2-5f6e-4c1d-9a53-0d6a4f7e2c11',
    })
    expect(more).to.be.empty
  })

  it('takes the smallest table that seats guests and children together', async () => {
    await create({ guests: 2, children: 3 })
    expect((await bookings()).map(({ seats }) => seats)).to.deep.equal([6])
  })

  it('takes the table for the whole sitting and no longer', async () => {
    // Kinsale has one table for more than two; a sitting lasts 105 minutes.
    await create({ venueId: 'kinsale', time: '1900', guests: 4 })
    for (const [date, time, available] of [
      ['2026-11-20', 1715, true],
      ['2026-11-20', 1730, false],
      ['2026-11-20', 2030, false],
      ['2026-11-20', 2045, true],
      ['2026-11-21', 1900, true],
    ] as const) {
      const path = `/api/sessions/availability/kinsale/${date}/4/true`
      const { body } = await server.get<{ sessions: Session[] }>(path)
      const slots = body.sessions.flatMap((session) => session.availability)
      expect(slots.find((slot) => slot.time === time)).to.include({ available })
    }
  })

  it('answers 400 for a time that is taken, before it requires a card', async () => {
    const kinsale = { venueId: 'kinsale', time: '1900', guests: 3 }
    await create(kinsale)
    expect(await problems(kinsale)).to.have.all.keys('time')
    expect(await bookings()).to.have.length(1)
    const edinburgh = { venueId: 'edinburgh', guests: 8 }
    await create({ ...edinburgh, paymentNonce: 'sandbox-nonce-1' })
    expect(await problems(edinburgh)).to.have.all.keys('time')
  })

  it('answers 400 for a time that has passed where the restaurant is', async () => {
    server.now = new Date('2026-11-20T19:31:00Z')
    expect(await problems({ time: '1930' })).to.have.all.keys('time')
    expect((await create({ time: '1945' })).status).to.equal(200)
  })

  const refused: Readonly<Record<string, readonly [field: string, changes: Record<string, unknown>]>> = {
    'a time outside the sittings': ['time', { time: '0900' }],
    'a time that no sitting has': ['time', { time: '1935' }],
    'a date in a closure': ['date', { venueId: 'howth', date: '2026-11-21' }],
    'a group, which must enquire': ['guests', { guests: -1 }],
    'more guests than any table seats': ['guests', { guests: 9 }],
    'a menu of other restaurants': ['menuId', { menuId: 'pizza-and-prosecco' }],
    'a restaurant that does not exist': ['venueId', { venueId: 'atlantis' }],
    'a name that PostgreSQL cannot store': ['firstName', { firstName: 'A\0da' }],
    'a menu id that PostgreSQL cannot store': ['menuId', { menuId: '\0' }],
    'an email address that begins with a dot': ['email', { email: '.a@b.ie' }],
  }
  for (const [name, [field, changes]] of Object.entries(refused))
    it(`answers 400 for ${name}`, async () => {
      expect(await problems(changes)).to.have.all.keys(field)
      expect(await bookings()).to.be.empty
    })

  it('books a menu that the restaurant has', async () => {
    expect((await create({ menuId: 'three-courses' })).status).to.equal(200)
  })

  it('returns a message for each invalid field', async () => {
    const body = await problems({
      firstName: ' ',
      lastName: null,
      email: 'ada',
      telephoneNumber: 'none',
      termsAndConditions: false,
      date: '2026-02-30',
      time: 1930,
      guests: 0,
      children: 101,
      specialRequests: 'x'.repeat(201),
    })
    expect(body).to.deep.include({
      firstName: ['Please enter your first name'],
      lastName: ['Please enter your last name'],
      email: ['Please enter your email'],
      telephoneNumber: ['Please enter your telephone number'],
      termsAndConditions: ['Please agree to our terms and conditions'],
    })
    expect(body).to.include.keys('date', 'time', 'guests', 'children', 'specialRequests')
  })

  it('returns a message for each missing field', async () => {
    const { status, body } = await server.post<Problems>(CREATE, {})
    expect(status).to.equal(400)
    const details = ['firstName', 'lastName', 'email', 'telephoneNumber', 'termsAndConditions']
    expect(body).to.have.all.keys('venueId', 'date', 'time', 'guests', ...details)
  })

  it('refuses names that show nothing, and texts with hidden characters', async () => {
    expect(await problems({ firstName: '\u200b', lastName: '\u3164' })).to.deep.equal({
      firstName: ['Please enter your first name'],
      lastName: ['Please enter your last name'],
    })
    const hidden = {
      firstName: 'A\u202eda',
      lastName: 'By\nrne',
      specialRequests: 'Half a smile: \ud83d',
    }
    expect(await problems(hidden)).to.deep.equal({
      firstName: ['Please enter your first name again, without hidden characters'],
      lastName: ['Please enter your last name again, without hidden characters'],
      specialRequests: ['Please enter your special requests again, without hidden characters'],
    })
  })

  it('books for names of all scripts, and keeps the lines of a request', async () => {
    const specialRequests = 'Two high chairs,\n\ta quiet table 👨\u200d👩\u200d👧 | Source: Website'
    for (const [firstName, lastName] of [
      ['می\u200cنا', 'بن\u200f دیوید'],
      ['Zoë', "O'Byrne-Ó Súilleabháin"],
      ['李', '明'],
    ])
      expect((await create({ firstName, lastName, specialRequests })).status).to.equal(200)
  })

  it('requires a card if one must guarantee the booking, and stores nothing', async () => {
    const { body } = await create({ venueId: 'edinburgh' })
    expect(body).to.deep.equal({ bookingReference: null, requiresCcg: true, ccgPerformed: false })
    expect(await bookings()).to.be.empty
  })
})

const many = isNight ? 200 : 50

onEachDatabase('A table is sold once', (server) => {
  it('gives one reference when many creates request the last table at once', async () => {
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

  it('never lets two sittings share a table, at whatever times they are requested', async () => {
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

  it('cannot sell twice because of a database constraint', async () => {
    await server.post<Booked>(CREATE, booking({ venueId: 'kinsale' }))
    const again = server.database.query('insert into sold_quarters select * from sold_quarters limit 1')
    expect(await again.catch((error: unknown) => error)).to.have.property('code', '23505')
  })
})
