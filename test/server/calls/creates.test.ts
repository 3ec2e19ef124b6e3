import { expect } from 'chai'
import type { Session } from '../../../examples/server/availability/availability'
import { onEachDatabase } from '../kit/databases'
import { CREATE, ENQUIRE } from '../kit/payloads'
import { refuses, type TestServer } from '../kit/test-server'

const names = ['firstName', 'lastName', 'email', 'telephoneNumber', 'termsAndConditions']

/** What a booking or an enquiry is not accepted with, and the field of the message. */
type Refused = Readonly<
  Record<string, readonly [field: string, changes: Record<string, unknown>, now?: string]>
>

function refusesEach(server: TestServer, call: 'book' | 'enquire', refused: Refused): void {
  for (const [name, [field, changes, now]] of Object.entries(refused))
    it(`answers 400 for ${name}`, async () => {
      if (now) server.now = new Date(now)
      refuses(await server[call](changes), 400, field)
      expect(await server.rows(call === 'book' ? 'bookings' : 'enquiries')).to.be.empty
    })
}

onEachDatabase('bookings/create', (server) => {
  const seats = () =>
    server.database.query<{ seats: number }>(
      'select seats from bookings join tables on tables.id = bookings.table_id',
    )

  it('returns a reference for a free table, and keeps the session id', async () => {
    const { status, body } = await server.book({ menuId: 'three-courses' })
    expect(status).to.equal(200)
    expect(body.bookingReference).to.match(/^MB-[2-9A-HJKMNP-Z]{8}$/)
    expect(body).to.include({ requiresCcg: false, ccgPerformed: false })
    const [stored, ...more] = await server.rows('bookings')
    expect(stored).to.include({
      reference: body.bookingReference,
      session_id: 'b8c6b1a2-5f6e-4c1d-9a53-0d6a4f7e2c11',
    })
    expect(more).to.be.empty
  })

  it('takes the smallest table that seats guests and children together', async () => {
    await server.book({ guests: 2, children: 3 })
    expect(await seats()).to.deep.equal([{ seats: 6 }])
  })

  it('takes the table for the whole sitting and no longer', async () => {
    // Kinsale has one table for more than two; a sitting lasts 105 minutes.
    await server.book({ venueId: 'kinsale', time: '1900', guests: 4 })
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
    const edinburgh = { venueId: 'edinburgh', guests: 8 }
    await server.book(kinsale)
    await server.book({ ...edinburgh, paymentNonce: 'sandbox-nonce-1' })
    refuses(await server.book(kinsale), 400, 'time')
    refuses(await server.book(edinburgh), 400, 'time')
    expect(await server.rows('bookings')).to.have.length(2)
  })

  it('books a time that has not passed where the restaurant is', async () => {
    server.now = new Date('2026-11-20T19:31:00Z')
    expect((await server.book({ time: '1945' })).status).to.equal(200)
  })

  refusesEach(server, 'book', {
    'a time that has passed': ['time', { time: '1930' }, '2026-11-20T19:31:00Z'],
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
  })

  it('returns a message for each invalid or missing field', async () => {
    const { body, ...answer } = await server.book({
      ...{ firstName: ' ', lastName: null, email: 'ada', telephoneNumber: 'none', termsAndConditions: false },
      ...{ date: '2026-02-30', time: 1930, guests: 0, children: 101, specialRequests: 'x'.repeat(201) },
    })
    const others = ['date', 'time', 'guests', 'children', 'specialRequests']
    refuses({ ...answer, body }, 400, ...names, ...others)
    expect(body).to.deep.include({
      firstName: ['Please enter your first name'],
      termsAndConditions: ['Please agree to our terms and conditions'],
    })
    refuses(await server.post(CREATE, {}), 400, 'venueId', 'date', 'time', 'guests', ...names)
  })

  it('refuses names that show nothing, and texts with hidden characters', async () => {
    expect((await server.book({ firstName: '\u200b', lastName: '\u3164' })).body).to.deep.equal({
      firstName: ['Please enter your first name'],
      lastName: ['Please enter your last name'],
    })
    const hidden = { firstName: 'A\u202eda', lastName: 'By\nrne', specialRequests: 'Half a smile: \ud83d' }
    const { body } = await server.book(hidden)
    for (const [field, words] of [
      ['firstName', 'first name'],
      ['lastName', 'last name'],
      ['specialRequests', 'special requests'],
    ] as const)
      expect(body[field]).to.deep.equal([`Please enter your ${words} again, without hidden characters`])
  })

  it('books for names of all scripts, and keeps the lines of a request', async () => {
    const specialRequests = 'Two high chairs,\n\ta quiet table 👨\u200d👩\u200d👧 | Source: Website'
    for (const [firstName, lastName] of [
      ['می\u200cنا', 'بن\u200f دیوید'],
      ['Zoë', "O'Byrne-Ó Súilleabháin"],
      ['李', '明'],
    ])
      expect((await server.book({ firstName, lastName, specialRequests })).status).to.equal(200)
    for (const stored of await server.rows('bookings'))
      expect(stored).to.have.property('special_requests', specialRequests)
  })
})

// Many creates for the last table at once: processes.test.ts.
onEachDatabase('A table is sold once', (server) => {
  it('never lets two sittings share a table, at whatever times they are requested', async () => {
    const times = ['1700', '1730', '1745', '1815', '1845', '1900', '1930', '2000', '2030', '2100']
    const asked = times.flatMap((time) =>
      [1, 2, 3, 4].map((guests) => ({ venueId: 'kinsale', time, guests })),
    )
    const answers = await Promise.all(asked.map((each) => server.book(each)))

    const sold = answers.filter(({ status }) => status === 200)
    for (const answer of answers) if (!sold.includes(answer)) refuses(answer, 400, 'time')
    expect(await server.rows('bookings')).to.have.length(sold.length)
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
    await server.book({ venueId: 'kinsale' })
    const again = server.database.query('insert into sold_quarters select * from sold_quarters limit 1')
    expect(await again.catch((error: unknown) => error)).to.have.property('code', '23505')
  })
})

const PARTY = 'Kids Pizza Making Party'

onEachDatabase('enquiries/create', (server) => {
  it('stores enquiries of a group, a party and in general, and takes no table', async () => {
    const { body } = await server.enquire()
    await server.enquire({ guests: 2, children: 10, ocassionType: PARTY })
    expect((await server.enquire({ date: null, time: null, guests: null })).status).to.equal(200)
    const rows = await server.database.query<{ reference: string }>(
      `select reference, restaurant_id, date::text, minute, guests, children, occasion_type from enquiries`,
    )
    const group = { restaurant_id: 'cork', date: '2026-11-27', minute: 1140, guests: -1, children: 0 }
    expect(rows.find(({ reference }) => reference === body.enquiryReference)).to.include(group)
    expect(rows.map((row) => ({ ...row, reference: '' }))).to.have.deep.members([
      { ...group, reference: '', occasion_type: null },
      { ...group, reference: '', guests: 2, children: 10, occasion_type: PARTY },
      { ...group, reference: '', date: null, minute: null, guests: null, occasion_type: null },
    ])
    expect(await server.database.query('select * from sold_quarters')).to.be.empty
  })

  it('requires 48 hours of notice for a party, to the minute', async () => {
    const party = { ocassionType: PARTY, date: '2026-11-20', time: '1700' }
    server.now = new Date('2026-11-18T17:01:00Z')
    expect((await server.enquire(party)).body.date?.[0]).to.contain('48 hours')
    server.now = new Date('2026-11-18T17:00:00Z')
    expect((await server.enquire(party)).status).to.equal(200)
  })

  it('may be for today, without a time', async () => {
    expect((await server.enquire({ date: '2026-11-18', time: null })).status).to.equal(200)
  })

  refusesEach(server, 'enquire', {
    'a date that has passed': ['date', { date: '2026-11-17' }],
    'a date in a closure': ['date', { venueId: 'howth' }],
    'an unknown restaurant': ['venueId', { venueId: 'atlantis' }],
  })

  it('returns a message for each invalid field', async () => {
    const sent = { venueId: 'cork', guests: 'many', date: 'soon' }
    refuses(await server.post(ENQUIRE, sent), 400, 'date', 'guests', ...names)
  })
})
