import { expect } from 'chai'
import type { Session } from '../../../examples/server/availability/sessions'
import { onEachDatabase } from '../kit/databases'
import { booking, type Problems } from '../kit/payloads'
import type { Menu } from '../../../examples/server/menu/menus'

interface Answer {
  readonly sessions: readonly Session[]
  readonly configuration: { readonly configuration: Readonly<Record<string, string>> }
}

onEachDatabase('sessions/availability', (server) => {
  const ask = async (venueId: string, date: string, guests: number) =>
    (await server.get<Answer>(`/api/sessions/availability/${venueId}/${date}/${guests}/true`)).body
  const slots = async (venueId: string, date: string, guests: number) =>
    (await ask(venueId, date, guests)).sessions.flatMap((session) => session.availability)

  it('has a slot each quarter of an hour from the first to the last time', async () => {
    const { sessions } = await ask('cork', '2026-11-20', 2)
    expect(sessions.map(({ title, startTime, endTime }) => [title, startTime, endTime])).to.deep.equal([
      ['Lunch', 1200, 1500],
      ['Dinner', 1700, 2130],
    ])
    expect(sessions[0]?.availability.slice(0, 5).map(({ time }) => time)).to.deep.equal([
      1200, 1215, 1230, 1245, 1300,
    ])
    expect(sessions[1]?.availability).to.have.length(19)
    expect(sessions.flatMap((session) => session.availability).every(({ available }) => available)).to.be.true
  })

  it('has the booking configuration', async () => {
    const { configuration } = await ask('cork', '2026-11-20', 2)
    expect(configuration.configuration).to.include({ pmpKidsOccasionName: 'Kids Pizza Making Party' })
  })

  it('has no sessions on a weekday when the restaurant is closed', async () => {
    expect((await ask('kinsale', '2026-11-23', 2)).sessions).to.be.empty
  })

  it('has the hours of the weekday', async () => {
    const titles = async (date: string) =>
      (await ask('manchester', date, 2)).sessions.map(({ title }) => title)
    expect(await titles('2026-11-20')).to.deep.equal(['Lunch', 'Dinner'])
    expect(await titles('2026-11-21')).to.deep.equal(['Brunch', 'Lunch', 'Dinner'])
  })

  it('offers no time that has passed where the restaurant is', async () => {
    // In summer the clocks in Cork show an hour more than UTC.
    server.now = new Date('2026-07-03T17:20:00Z')
    const evening = (await slots('cork', '2026-07-03', 2)).filter(({ time }) => time >= 1800 && time <= 1845)
    expect(evening.map(({ available }) => available)).to.deep.equal([false, false, true, true])
    expect((await slots('cork', '2026-07-02', 2)).some(({ available }) => available)).to.be.false
  })

  it('offers nothing during a closure, and everything again from closedTo on', async () => {
    const inClosure = await slots('howth', '2027-01-16', 2)
    expect(inClosure).to.not.be.empty
    expect(inClosure.some((slot) => slot.available || slot.useEnquiryFallback)).to.be.false
    expect((await slots('howth', '2027-01-17', 2)).every(({ available }) => available)).to.be.true
  })

  it('takes only enquiries from a group (-1) and from more guests than a table seats', async () => {
    for (const guests of [-1, 9]) {
      for (const slot of await slots('cork', '2026-11-20', guests)) {
        expect(slot).to.include({ available: false, useEnquiryFallback: true })
      }
    }
  })

  it('takes enquiries for a full time if the restaurant answers them', async () => {
    const whole = (venueId: string, guests: number) =>
      server.post('/api/bookings/create', booking({ venueId, guests, time: '1900' }))
    const at1900 = async (venueId: string, guests: number) =>
      (await slots(venueId, '2026-11-20', guests)).find(({ time }) => time === 1900)
    await whole('killarney', 6)
    await whole('kinsale', 4)
    expect(await at1900('killarney', 6)).to.include({ available: false, useEnquiryFallback: true })
    expect(await at1900('kinsale', 4)).to.include({ available: false, useEnquiryFallback: false })
  })

  it('answers 400 for an invalid part of the path, with its name', async () => {
    const wrong = {
      date: ['2026-02-30/2', '20261120/2', '0000-00-00/2', 'today/2'],
      guests: ['2026-11-20/0', '2026-11-20/-2', '2026-11-20/two', '2026-11-20/201', '2026-11-20/2.5'],
    }
    for (const [field, parts] of Object.entries(wrong)) {
      for (const part of parts) {
        const { status, body } = await server.get<Problems>(`/api/sessions/availability/cork/${part}/true`)
        expect(status, part).to.equal(400)
        expect(body, part).to.have.all.keys(field)
      }
    }
  })

  it('answers 404 for a restaurant that does not exist', async () => {
    const { status } = await server.get('/api/sessions/availability/atlantis/2026-11-20/2/true')
    expect(status).to.equal(404)
  })
})

onEachDatabase('menus/search', (server) => {
  const ask = async (venueId: string) =>
    (await server.get<Menu[]>(`/api/menus/search/${venueId}/2026-11-20/2/1930`)).body

  it('returns the menus of the restaurant', async () => {
    expect((await ask('cork')).map(({ id }) => id)).to.deep.equal(['a-la-carte', 'three-courses'])
  })

  it('returns an empty list if there are none', async () => {
    expect(await ask('kinsale')).to.deep.equal([])
  })

  it('gives thumbnails that can be fetched from any page', async () => {
    for (const { images } of await ask('london-covent-garden')) {
      const { origin, pathname } = new URL(images.thumbnail)
      expect(origin).to.equal('http://localhost')
      const response = await server.app.request(pathname)
      expect(response.headers.get('Content-Type')).to.match(/^image\/svg\+xml/)
      expect(await response.text()).to.match(/^<svg /)
    }
  })

  it('gives thumbnails at the public address, whatever the Host header', async () => {
    server.use({ publicUrl: 'https://tables.example' })
    const response = await server.app.request('http://evil.example/api/menus/search/galway/2026-11-20/2/1930')
    const [menu] = (await response.json()) as Menu[]
    expect(menu?.images.thumbnail).to.equal('https://tables.example/menus/a-la-carte.svg')
  })
})
