import { expect } from 'chai'
import type { Session } from '../../../examples/server/availability/availability'
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

  it('has a slot each quarter of an hour from the first to the last time, and the configuration', async () => {
    const { sessions, configuration } = await ask('cork', '2026-11-20', 2)
    expect(sessions.map(({ title, startTime, endTime }) => [title, startTime, endTime])).to.deep.equal([
      ['Lunch', 1200, 1500],
      ['Dinner', 1700, 2130],
    ])
    const times = sessions.map(({ availability }) => availability.map(({ time }) => time))
    expect(times[0]?.slice(0, 5)).to.deep.equal([1200, 1215, 1230, 1245, 1300])
    expect(times[1]).to.have.length(19)
    expect(sessions.flatMap((session) => session.availability).every(({ available }) => available)).to.be.true
    expect(configuration.configuration).to.include({ pmpKidsOccasionName: 'Kids Pizza Making Party' })
  })

  it('has the hours of the weekday, and none if the restaurant is closed on it', async () => {
    for (const [venueId, date, titles] of [
      ['manchester', '2026-11-20', ['Lunch', 'Dinner']],
      ['manchester', '2026-11-21', ['Brunch', 'Lunch', 'Dinner']],
      ['kinsale', '2026-11-23', []],
    ] as const)
      expect((await ask(venueId, date, 2)).sessions.map(({ title }) => title)).to.deep.equal(titles)
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
    for (const guests of [-1, 9])
      for (const slot of await slots('cork', '2026-11-20', guests))
        expect(slot).to.include({ available: false, useEnquiryFallback: true })
  })

  it('takes enquiries for a full time if the restaurant answers them', async () => {
    for (const [venueId, guests, useEnquiryFallback] of [
      ['killarney', 6, true],
      ['kinsale', 4, false],
    ] as const) {
      await server.post('/api/bookings/create', booking({ venueId, guests, time: '1900' }))
      const slot = (await slots(venueId, '2026-11-20', guests)).find(({ time }) => time === 1900)
      expect(slot).to.include({ available: false, useEnquiryFallback })
    }
  })
})

onEachDatabase('A path', (server) => {
  const sessions = (part: string) => `sessions/availability/cork/${part}/true`
  const availability = (time: string) => `venues/searchavailability/cork/2026-11-20/${time}/2`
  const wrong: Readonly<Record<string, readonly string[]>> = {
    date: ['2026-02-30/2', '20261120/2', '0000-00-00/2', 'today/2'].map(sessions),
    guests: ['2026-11-20/0', '2026-11-20/-2', '2026-11-20/two', '2026-11-20/201', '2026-11-20/2.5'].map(
      sessions,
    ),
    time: ['19:30', '2460', '930', 'noon'].map(availability),
    text: [`venues/search/${'x'.repeat(101)}`],
  }
  for (const [field, paths] of Object.entries(wrong))
    it(`gets a 400 for an invalid ${field}`, async () => {
      for (const path of paths) {
        const { status, body } = await server.get<Problems>(`/api/${path}`)
        expect(status, path).to.equal(400)
        expect(body, path).to.have.all.keys(field)
      }
    })

  it('gets a 404 for a restaurant that does not exist', async () => {
    const calls = ['atlantis', 'a%2500', "'%20or%20true"].map((id) => `venues/getbyid/${id}`)
    for (const path of [...calls, 'sessions/availability/atlantis/2026-11-20/2/true']) {
      const { status, body } = await server.get<Problems>(`/api/${path}`)
      expect(status, path).to.equal(404)
      expect(body, path).to.have.all.keys('venueId')
    }
  })
})

onEachDatabase('menus/search', (server) => {
  const ask = async (venueId: string) =>
    (await server.get<Menu[]>(`/api/menus/search/${venueId}/2026-11-20/2/1930`)).body

  it('returns the menus of the restaurant, or an empty list', async () => {
    expect((await ask('cork')).map(({ id }) => id)).to.deep.equal(['a-la-carte', 'three-courses'])
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
